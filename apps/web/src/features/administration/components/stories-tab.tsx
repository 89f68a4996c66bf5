import type { AdminStory } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Column } from '../../../ui/table.tsx'
import { storiesQuery } from '../api/lists.ts'
import { List } from './list.tsx'
import { SearchField } from './search-field.tsx'
import { StoryTitle } from './story-title.tsx'

const { stories: messages } = adminDashboardMessages

const COLUMNS: Column<AdminStory>[] = [
  { header: messages.columns.id, cell: ({ id }) => id },
  { header: messages.columns.title, cell: story => <StoryTitle story={story} />, className: 'wrap-anywhere' },
  { header: messages.columns.character, cell: ({ characterName }) => characterName, className: 'wrap-anywhere' },
  { header: messages.columns.theme, cell: ({ theme }) => theme, className: 'wrap-anywhere' },
  { header: messages.columns.userId, cell: ({ userId }) => userId },
  { header: messages.columns.premium, cell: ({ isPremium }) => (isPremium ? messages.yes : messages.no) },
  {
    header: messages.columns.createdAt,
    cell: ({ createdAt }) => adminListMessages.date(createdAt),
    className: 'whitespace-nowrap',
  },
]

export function StoriesTab() {
  const [q, setQ] = useState('')
  const query = useInfiniteQuery(storiesQuery({ q }))
  return (
    <>
      <SearchField hint={messages.searchHint} value={q} onChange={setQ} />
      <List
        label={adminDashboardMessages.tabs.stories}
        query={query}
        rows={query.data?.pages.flatMap(({ body }) => body) ?? []}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        failed={messages.failed}
        empty={q === '' ? messages.empty : messages.noMatch}
      />
    </>
  )
}
