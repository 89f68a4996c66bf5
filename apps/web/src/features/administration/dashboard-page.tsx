import { adminDashboardMessages as messages } from '@kahani/messages/en/admin-dashboard'
import { useSearchParams } from 'react-router-dom'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { OverviewTab } from './components/overview-tab.tsx'
import { SettingsTab } from './components/settings-tab.tsx'
import { StoriesTab } from './components/stories-tab.tsx'
import { UsersTab } from './components/users-tab.tsx'

const TABS = [
  { id: 'overview', label: messages.tabs.overview, Content: OverviewTab },
  { id: 'users', label: messages.tabs.users, Content: UsersTab },
  { id: 'stories', label: messages.tabs.stories, Content: StoriesTab },
  { id: 'settings', label: messages.tabs.settings, Content: SettingsTab },
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
        {TABS.map(({ id, Content }) => (
          <TabPanel key={id} value={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Content />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
