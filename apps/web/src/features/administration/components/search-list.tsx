import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Column } from '../../../ui/table.tsx'
import type { ListQuery } from '../api/lists.ts'
import { TextFilter } from './filters.tsx'
import { List } from './list.tsx'

interface SearchListProps<T extends { id: number }> {
  /** The accessible name of the table. */
  label: string
  query: (filters: { q: string }) => ListQuery<T[]>
  columns: readonly Column<T>[]
  /** `searchHint` says what can be searched for. */
  messages: Record<'searchHint' | 'failed' | 'empty' | 'noMatch', string>
}

/** A list with a search. Its text may be an email address or a child's name, so it is never in the address of the page. */
export function SearchList<T extends { id: number }>({
  label,
  query: queryFor,
  columns,
  messages,
}: SearchListProps<T>) {
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(queryFor({ q }))
  return (
    <>
      <search className="max-w-md">
        <TextFilter
          label={adminListMessages.search}
          placeholder={messages.searchHint}
          value={q}
          onChange={setQ}
          maxLength={100}
          className=""
        />
      </search>
      <List
        label={label}
        query={query}
        rows={query.data?.pages.flatMap(({ body }) => body) ?? []}
        columns={columns}
        rowKey={({ id }) => id}
        failed={messages.failed}
        empty={q === '' ? messages.empty : messages.noMatch}
      />
    </>
  )
}
