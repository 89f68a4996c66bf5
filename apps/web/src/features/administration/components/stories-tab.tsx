import type { AdminStory } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import type { Column } from '../../../ui/table.tsx'
import { storiesQuery } from '../api/lists.ts'
import { SearchList } from './search-list.tsx'
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

export const StoriesTab = () => (
  <SearchList label={adminDashboardMessages.tabs.stories} query={storiesQuery} columns={COLUMNS} messages={messages} />
)
