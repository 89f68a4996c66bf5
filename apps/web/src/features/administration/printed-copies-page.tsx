import { PRINT_STATUSES, type PrintedCopy, type PrintStatus } from '@kahani/contracts/prints'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminPrintedCopiesMessages as messages } from '@kahani/messages/en/admin-printed-copies'
import { adminPreflightMessages } from '@kahani/messages/en/preflight'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../ui/table.tsx'
import { printedCopiesQuery } from './api/lists.ts'
import { AdminPage } from './components/admin-page.tsx'
import { FilterBar, SelectFilter, UserIdFilter } from './components/filters.tsx'
import { List } from './components/list.tsx'
import { NamedId } from './components/named-id.tsx'
import { PrintFiles } from './components/print-files.tsx'
import { PrintedCopyActions } from './components/printed-copy-actions.tsx'
import { StatusBadge, type Tone } from './components/status-badge.tsx'
import { USER_ID, useFilters } from './model/use-filters.ts'

const TONES: Record<PrintStatus, Tone> = {
  placed: 'waiting',
  processing: 'active',
  shipped: 'active',
  delivered: 'good',
  returned: 'bad',
  cancelled: 'neutral',
}

const COLUMNS: Column<PrintedCopy>[] = [
  { header: messages.columns.id, cell: ({ id }) => id, className: 'font-semibold' },
  { header: messages.columns.story, cell: ({ storyId, title }) => <NamedId id={storyId} name={title} /> },
  { header: messages.columns.user, cell: ({ userId, username }) => <NamedId id={userId} name={username} /> },
  { header: messages.columns.payment, cell: ({ free }) => (free ? messages.free : messages.paid) },
  {
    header: messages.columns.address,
    cell: ({ shippingAddress }) => shippingAddress || messages.noAddress,
    className: 'md:min-w-56 wrap-anywhere',
  },
  { header: messages.columns.status, cell: copy => <Status copy={copy} /> },
  { header: adminPreflightMessages.column, cell: copy => <PrintFiles copy={copy} /> },
  {
    header: messages.columns.ordered,
    cell: ({ createdAt }) => adminListMessages.date(createdAt),
    className: 'whitespace-nowrap',
  },
  { header: messages.columns.actions, cell: copy => <PrintedCopyActions copy={copy} /> },
]

export default function PrintedCopiesPage() {
  const { values, active, filter, clear } = useFilters({ status: PRINT_STATUSES, userId: USER_ID })
  const query = useInfiniteQuery(printedCopiesQuery(values))
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      <FilterBar active={active} onClear={clear}>
        <SelectFilter label={messages.filterStatus} options={messages.statuses} {...filter('status')} />
        <UserIdFilter {...filter('userId')} />
      </FilterBar>
      <List
        label={messages.title}
        query={query}
        rows={query.data?.pages.flatMap(({ body }) => body.printedCopies) ?? []}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        failed={messages.failed}
        empty={active ? messages.noMatch : messages.empty}
      />
    </AdminPage>
  )
}

function Status({ copy: { status, held, courier, trackingNumber, updatedAt } }: { copy: PrintedCopy }) {
  return (
    <div className="grid justify-items-start gap-1">
      <StatusBadge tone={TONES[status]}>{messages.statuses[status]}</StatusBadge>
      {held && <StatusBadge tone="bad">{messages.held}</StatusBadge>}
      <span className="text-xs text-ink-soft">{messages.since(adminListMessages.dateTime(updatedAt))}</span>
      {courier && trackingNumber && <span className="text-xs">{messages.tracking(courier, trackingNumber)}</span>}
    </div>
  )
}
