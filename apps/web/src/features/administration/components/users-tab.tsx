import type { AdminUser } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/table.tsx'
import { usersQuery } from '../api/lists.ts'
import { subscriptionText } from '../model/subscription-text.ts'
import { SearchList } from './search-list.tsx'
import { UserActions } from './user-actions.tsx'

const { users: messages } = adminDashboardMessages

const COLUMNS: Column<AdminUser>[] = [
  { header: messages.columns.id, cell: ({ id }) => id },
  {
    header: messages.columns.username,
    cell: ({ username, isAdmin }) => (
      <>
        {username} {isAdmin && <Badge variant="info">{messages.administrator}</Badge>}
      </>
    ),
    className: 'font-semibold wrap-anywhere',
  },
  { header: messages.columns.email, cell: ({ email }) => email, className: 'wrap-anywhere' },
  { header: messages.columns.subscription, cell: subscriptionText },
  { header: messages.columns.storiesLeft, cell: ({ storiesRemaining }) => storiesRemaining || 0, numeric: true },
  {
    header: messages.columns.createdAt,
    cell: ({ createdAt }) => adminListMessages.date(createdAt),
    className: 'whitespace-nowrap',
  },
  { header: messages.columns.actions, cell: user => <UserActions user={user} /> },
]

export const UsersTab = () => (
  <SearchList label={adminDashboardMessages.tabs.users} query={usersQuery} columns={COLUMNS} messages={messages} />
)
