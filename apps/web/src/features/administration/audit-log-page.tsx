import type { AuditEntry } from '@kahani/contracts/audit-log'
import { adminAuditLogMessages as messages } from '@kahani/messages/en/admin-audit-log'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../ui/table.tsx'
import { auditLogQuery } from './api/lists.ts'
import { AdminPage } from './components/admin-page.tsx'
import { FilterBar, SelectFilter, UserIdFilter } from './components/filters.tsx'
import { List } from './components/list.tsx'
import { NamedId } from './components/named-id.tsx'
import { auditDetails } from './model/audit-details.ts'
import { USER_ID, useFilters } from './model/use-filters.ts'

const { columns } = messages

const COLUMNS: Column<AuditEntry>[] = [
  { header: columns.at, cell: ({ at }) => adminListMessages.dateTime(at), className: 'whitespace-nowrap' },
  {
    header: columns.action,
    cell: ({ action }) => messages.actions[action] ?? action,
    className: 'font-semibold wrap-anywhere',
  },
  {
    header: columns.actor,
    cell: ({ actorId, actorName }) => <NamedId id={actorId ?? adminListMessages.none} name={actorName} />,
  },
  {
    header: columns.user,
    cell: ({ userId, userName }) => <NamedId id={userId ?? adminListMessages.none} name={userName} />,
  },
  { header: columns.network, cell: ({ network }) => network ?? adminListMessages.none },
  { header: columns.details, cell: entry => <Details entry={entry} /> },
]

export default function AuditLogPage() {
  const { values, active, filter, clear } = useFilters({ kind: Object.keys(messages.kinds), userId: USER_ID })
  const query = useInfiniteQuery(auditLogQuery(values))
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      <FilterBar active={active} onClear={clear}>
        <SelectFilter label={messages.filterKind} options={messages.kinds} {...filter('kind')} />
        <UserIdFilter {...filter('userId')} />
      </FilterBar>
      <List
        label={messages.title}
        query={query}
        rows={query.data?.pages.flatMap(({ body }) => body) ?? []}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        failed={messages.failed}
        empty={active ? messages.noMatch : messages.empty}
      />
    </AdminPage>
  )
}

function Details({ entry }: { entry: AuditEntry }) {
  const details = auditDetails(entry.details)
  if (details.length === 0) return adminListMessages.none
  return (
    <dl className="grid gap-0.5">
      {details.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
