import type { Costs } from '@kahani/contracts/ai-calls'
import { formatPaise } from '@kahani/contracts/money'
import { adminCostsMessages as messages } from '@kahani/messages/en/admin-costs'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/input.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { costsQuery } from './api/lists.ts'
import { AdminPage } from './components/admin-page.tsx'
import { List } from './components/list.tsx'
import { NamedId } from './components/named-id.tsx'
import { PictureChecks } from './components/picture-checks.tsx'
import { TodaysCosts } from './components/todays-costs.tsx'
import { useFilters } from './model/use-filters.ts'

type Cost = Omit<Costs['days'][number], 'day'>
const { number } = adminListMessages

const PERIODS = ['7', '30', '90', '366']
const DEFAULT_PERIOD = '30'

const COST_COLUMNS: Column<Cost>[] = [
  { header: messages.columns.cost, cell: ({ costPaise }) => formatPaise(costPaise), numeric: true },
  { header: messages.columns.calls, cell: ({ calls }) => number(calls), numeric: true },
  { header: messages.columns.unanswered, cell: ({ unanswered }) => number(unanswered), numeric: true },
  { header: messages.columns.images, cell: ({ images }) => number(images), numeric: true },
  { header: messages.columns.inputTokens, cell: ({ inputTokens }) => number(inputTokens), numeric: true },
  { header: messages.columns.outputTokens, cell: ({ outputTokens }) => number(outputTokens), numeric: true },
]
const DAY_COLUMNS: Column<Costs['days'][number]>[] = [
  { header: messages.byDay.day, cell: ({ day }) => adminListMessages.date(day), className: 'whitespace-nowrap' },
  ...COST_COLUMNS,
]
const STORY_COLUMNS: Column<Costs['stories'][number]>[] = [
  { header: messages.byStory.story, cell: ({ storyId, title }) => <NamedId id={storyId} name={title} /> },
  { header: messages.byStory.created, cell: ({ createdAt }) => adminListMessages.dateTime(createdAt) },
  ...COST_COLUMNS,
]

export default function CostsPage() {
  const { values, filter } = useFilters({ days: PERIODS })
  const period = values.days || DEFAULT_PERIOD
  const query = useInfiniteQuery(costsQuery({ days: period }))
  const pages = query.data?.pages ?? []
  const report = pages[0]?.body
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      {report && (
        <>
          <TodaysCosts today={report.today} />
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h2 className="text-xl">{messages.byDay.title}</h2>
              <Field label={messages.byDay.period} labelHidden className="w-44">
                <Select value={period} onChange={event => filter('days').onChange(event.currentTarget.value)}>
                  {PERIODS.map(days => (
                    <option key={days} value={days}>
                      {messages.byDay.last(Number(days))}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            {report.days.length === 0 ? (
              <p className="text-ink-soft">{messages.byDay.empty}</p>
            ) : (
              <Table
                label={messages.byDay.title}
                columns={DAY_COLUMNS}
                rows={report.days}
                rowKey={({ day }) => day}
                narrow="scroll"
              />
            )}
          </section>
          <PictureChecks days={period} />
        </>
      )}
      {/* Replaced instead of moved down when the report arrives. */}
      <section key={report ? 'loaded' : 'loading'} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {report && <h2 className="text-xl">{messages.byStory.title}</h2>}
        <List
          label={messages.byStory.title}
          query={query}
          rows={pages.flatMap(({ body }) => body.stories)}
          columns={STORY_COLUMNS}
          rowKey={({ storyId }) => storyId}
          narrow="scroll"
          failed={messages.failed}
          empty={messages.byStory.empty}
        />
      </section>
    </AdminPage>
  )
}
