// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reading/readerregistry.h"

int main()
{
    return chronolane::ReaderRegistry::standard().readers().empty() ? 1 : 0;
}
