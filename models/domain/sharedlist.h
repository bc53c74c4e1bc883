// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/smart_ptr/intrusive_ptr.hpp>
#include <boost/smart_ptr/intrusive_ref_counter.hpp>

#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

namespace chronolane {

/// A list that is empty in most of a million events, or the same in many of them: one pointer wide, its copies share
/// their items until one of them is changed. It reads as the std::vector that it stands for. Copies may be used in
/// several threads, one of them like a vector.
template<typename T>
class SharedList
{
public:
    using value_type = T;
    using const_iterator = typename std::vector<T>::const_iterator;

    SharedList() = default;
    SharedList(std::vector<T> items)
        : m_block(items.empty() ? nullptr : new Block(std::move(items)))
    {
    }
    SharedList(std::initializer_list<T> items)
        : SharedList(std::vector<T>(items))
    {
    }

    [[nodiscard]] const std::vector<T> &items() const
    {
        static const std::vector<T> none;
        return m_block ? m_block->items : none;
    }
    operator const std::vector<T> &() const { return items(); }

    [[nodiscard]] bool empty() const { return !m_block || m_block->items.empty(); }
    [[nodiscard]] std::size_t size() const { return items().size(); }
    [[nodiscard]] const_iterator begin() const { return items().begin(); }
    [[nodiscard]] const_iterator end() const { return items().end(); }
    [[nodiscard]] const T &operator[](std::size_t index) const { return items()[index]; }
    [[nodiscard]] const T &front() const { return items().front(); }
    [[nodiscard]] const T &back() const { return items().back(); }

    /// The items, to be changed: no copy sees it. Valid until this list is copied.
    [[nodiscard]] std::vector<T> &edit()
    {
        if (!m_block)
            m_block = new Block({});
        else if (m_block->use_count() > 1)
            m_block = new Block(m_block->items);
        return m_block->items;
    }
    void push_back(T item) { edit().push_back(std::move(item)); }
    template<typename... Arguments>
    T &emplace_back(Arguments &&...arguments)
    {
        return edit().emplace_back(std::forward<Arguments>(arguments)...);
    }
    void clear() { m_block.reset(); }

    friend bool operator==(const SharedList &a, const SharedList &b)
    {
        return a.m_block == b.m_block || a.items() == b.items();
    }

private:
    struct Block : boost::intrusive_ref_counter<Block>
    {
        explicit Block(std::vector<T> list)
            : items(std::move(list))
        {
        }
        std::vector<T> items;
    };
    boost::intrusive_ptr<Block> m_block;   ///< null where the list is empty
};

} // namespace chronolane
