import type { AdminStory, AdminUser } from '@kahani/contracts/admin'
import { adminDashboardMessages as messages } from '@kahani/messages/en/admin-dashboard'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { useSearchParams } from 'react-router-dom'
import { Badge } from '../../ui/badge.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import type { Column } from '../../ui/table.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { storiesQuery, usersQuery } from './api/lists.ts'
import { NamedId } from './components/named-id.tsx'
import { OverviewTab } from './components/overview-tab.tsx'
import { SearchList } from './components/search-list.tsx'
import { SettingsTab } from './components/settings-tab.tsx'
import { StoryTitle } from './components/story-title.tsx'
import { UserActions } from './components/user-actions.tsx'
import { subscriptionText } from './model/subscription-text.ts'

const { tabs, users, stories } = messages

const USER_COLUMNS: Column<AdminUser>[] = [
  { header: users.columns.id, cell: ({ id }) => id },
  {
    header: users.columns.username,
    cell: ({ username, isAdmin }) => (
      <>
        {username} {isAdmin && <Badge variant="info">{users.administrator}</Badge>}
      </>
    ),
    className: 'font-semibold wrap-anywhere',
  },
  { header: users.columns.email, cell: ({ email }) => email, className: 'wrap-anywhere' },
  { header: users.columns.subscription, cell: subscriptionText },
  { header: users.columns.storiesLeft, cell: ({ storiesRemaining }) => storiesRemaining || 0, numeric: true },
  {
    header: users.columns.createdAt,
    cell: ({ createdAt }) => adminListMessages.date(createdAt),
    className: 'whitespace-nowrap',
  },
  { header: users.columns.actions, cell: user => <UserActions user={user} /> },
]

const STORY_COLUMNS: Column<AdminStory>[] = [
  { header: stories.columns.id, cell: ({ id }) => id },
  { header: stories.columns.title, cell: story => <StoryTitle story={story} />, className: 'wrap-anywhere' },
  { header: stories.columns.character, cell: ({ characterName }) => characterName, className: 'wrap-anywhere' },
  { header: stories.columns.theme, cell: ({ theme }) => theme, className: 'wrap-anywhere' },
  { header: stories.columns.userId, cell: ({ userId, username }) => <NamedId id={userId} name={username} /> },
  { header: stories.columns.premium, cell: ({ isPremium }) => (isPremium ? stories.yes : stories.no) },
  {
    header: stories.columns.createdAt,
    cell: ({ createdAt }) => adminListMessages.date(createdAt),
    className: 'whitespace-nowrap',
  },
]

const TABS = [
  { id: 'overview', label: tabs.overview, content: <OverviewTab /> },
  {
    id: 'users',
    label: tabs.users,
    content: <SearchList label={tabs.users} query={usersQuery} columns={USER_COLUMNS} messages={users} />,
  },
  {
    id: 'stories',
    label: tabs.stories,
    content: <SearchList label={tabs.stories} query={storiesQuery} columns={STORY_COLUMNS} messages={stories} />,
  },
  { id: 'settings', label: tabs.settings, content: <SettingsTab /> },
] as const
const [OVERVIEW] = TABS

export default function DashboardPage() {
  const [query, setQuery] = useSearchParams()
  const { id: current } = TABS.find(({ id }) => id === query.get('tab')) ?? OVERVIEW
  const open = (id: string) => setQuery(id === OVERVIEW.id ? {} : { tab: id }, { replace: true })
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <header className="grid gap-1">
        <h1 className="text-4xl">{messages.title}</h1>
        <p className="text-ink-soft">{messages.subtitle}</p>
      </header>
      <Tabs value={current} onValueChange={open}>
        <TabList aria-label={messages.tabsLabel}>
          {TABS.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {TABS.map(({ id, content }) => (
          <TabPanel key={id} value={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
