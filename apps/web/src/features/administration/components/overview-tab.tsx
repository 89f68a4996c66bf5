import { type AdminStory, type Dashboard, receivedDashboardSchema } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { BookOpen, Crown, type LucideIcon, UserCheck, Users } from 'lucide-react'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { getJson } from '../../../lib/api.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { percentOf } from '../model/percent.ts'
import { subscriptionSlices } from '../model/subscription-slices.ts'
import { EndingModels } from './ending-models.tsx'
import { Loaded } from './loaded.tsx'
import { NamedId } from './named-id.tsx'
import { OpenDisputes } from './open-disputes.tsx'
import { StoryTitle } from './story-title.tsx'

const dashboardQuery = () =>
  queryOptions({
    queryKey: ['administration', adminEndpoints.dashboard()],
    queryFn: ({ signal }) => getJson(adminEndpoints.dashboard(), receivedDashboardSchema, { signal }),
    staleTime: 0,
  })

const { overview: messages, stories } = adminDashboardMessages

const RECENT_ROWS = 5
const RECENT_COLUMNS: Column<AdminStory>[] = [
  { header: stories.columns.title, cell: story => <StoryTitle story={story} />, className: 'wrap-anywhere' },
  { header: stories.columns.character, cell: ({ characterName }) => characterName, className: 'wrap-anywhere' },
  { header: stories.columns.theme, cell: ({ theme }) => theme, className: 'wrap-anywhere' },
  { header: messages.user, cell: ({ userId, username }) => <NamedId id={userId} name={username} /> },
]

export function OverviewTab() {
  const query = useQuery(dashboardQuery())
  return (
    <>
      <OpenDisputes />
      <Loaded query={query} failed={messages.failed} skeleton={<OverviewSkeleton />}>
        {dashboard => (
          <>
            <EndingModels models={dashboard.endingModels} />
            <Totals dashboard={dashboard} />
            <div className="grid gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
              <Card className="grid content-start gap-4">
                <CardTitle>{messages.distribution}</CardTitle>
                <SubscriptionChart stats={dashboard.subscriptionStats} />
              </Card>
              <RecentStories stories={dashboard.recentStories.slice(0, RECENT_ROWS)} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function Totals({ dashboard }: { dashboard: Dashboard }) {
  const { userCount, paidUserCount, storyCount, recentStories } = dashboard
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Total icon={Users} title={messages.totalUsers} value={userCount} note={messages.paidUserCount(paidUserCount)} />
      <Total icon={BookOpen} title={messages.totalStories} value={storyCount} note={messages.createdBy(userCount)} />
      <Total
        icon={UserCheck}
        title={messages.paidUsers}
        value={paidUserCount}
        note={messages.percentOfUsers(percentOf(paidUserCount, userCount))}
      />
      <Total
        icon={Crown}
        title={messages.premiumStories}
        value={recentStories.filter(({ isPremium }) => isPremium).length}
        note={messages.fromRecent}
      />
    </div>
  )
}

interface TotalProps {
  icon: LucideIcon
  title: string
  value: number
  note: string
}

function Total({ icon: Icon, title, value, note }: TotalProps) {
  return (
    <Card className="grid content-start gap-1">
      <div className="flex items-start justify-between gap-2">
        <h2 className="sm:text-lg">{title}</h2>
        <Icon className="size-5 shrink-0 text-peacock" aria-hidden="true" />
      </div>
      <p className="font-display text-3xl font-bold tabular-nums">{adminListMessages.number(value)}</p>
      <p className="text-sm text-ink-soft">{note}</p>
    </Card>
  )
}

function RecentStories({ stories }: { stories: AdminStory[] }) {
  return (
    <section className="grid min-w-0 content-start gap-4">
      <h2 className="text-xl">{messages.recent}</h2>
      {stories.length === 0 ? (
        <p className="text-ink-soft">{messages.noStories}</p>
      ) : (
        <Table label={messages.recent} columns={RECENT_COLUMNS} rows={stories} rowKey={({ id }) => id} />
      )}
    </section>
  )
}

function OverviewSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{messages.loading}</span>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['users', 'stories', 'paid', 'premium'].map(total => (
          <Skeleton key={total} className="h-32" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}

/** Room for the labels beside the pie, in px. */
const WIDTH = 340
const HEIGHT = 220

/** A pie chart, and the same numbers as a list. */
function SubscriptionChart({ stats }: { stats: Record<string, number> }) {
  const slices = subscriptionSlices(stats)
  if (slices.length === 0) return <p className="text-ink-soft">{messages.noUsers}</p>
  const summary = slices.map(({ name, percent }) => messages.slice(name, percent)).join(', ')
  return (
    <div className="grid gap-4">
      <svg
        role="img"
        aria-label={`${messages.distribution}: ${summary}`}
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        className="h-auto max-w-full justify-self-center overflow-visible text-sm"
      >
        {slices.map(({ name, colour, path }) => (
          <path key={name} d={path} fill={colour} className="stroke-card stroke-2" />
        ))}
        {slices.map(({ name, percent, label: { x, y, anchor } }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} dominantBaseline="middle" className="fill-ink font-semibold">
            {messages.slice(name, percent)}
          </text>
        ))}
      </svg>
      <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm">
        {slices.map(({ name, count, colour }) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 1 1" className="size-3.5 rounded-sm" aria-hidden="true">
              <rect width="1" height="1" fill={colour} />
            </svg>
            {name}: {messages.users(count)}
          </li>
        ))}
      </ul>
    </div>
  )
}
