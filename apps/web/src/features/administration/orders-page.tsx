import { type AdminOrder, DISPUTE_FILTERS, ORDER_PURPOSES, ORDER_STATUSES } from '@kahani/contracts/admin-orders'
import type { DisputeStatus } from '@kahani/contracts/disputes'
import { formatMoney } from '@kahani/contracts/money'
import { packageOf } from '@kahani/contracts/shop'
import { adminDisputesMessages } from '@kahani/messages/en/admin-disputes'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminOrdersMessages as messages } from '@kahani/messages/en/admin-orders'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Column } from '../../ui/table.tsx'
import { ordersQuery } from './api/lists.ts'
import { AdminPage } from './components/admin-page.tsx'
import { FilterBar, SelectFilter, TextFilter, UserIdFilter } from './components/filters.tsx'
import { List } from './components/list.tsx'
import { NamedId } from './components/named-id.tsx'
import { OpenDisputes } from './components/open-disputes.tsx'
import { StatusBadge, type Tone } from './components/status-badge.tsx'
import { USER_ID, useFilters } from './model/use-filters.ts'

const FILTERS = {
  status: ORDER_STATUSES,
  purpose: ORDER_PURPOSES,
  refunded: ['true', 'false'],
  surplus: ['true'],
  dispute: DISPUTE_FILTERS,
  userId: USER_ID,
  orderNumber: /^[\w-]{1,32}$/,
}
const REFUNDED = { true: messages.filters.withRefund, false: messages.filters.withoutRefund }
const SURPLUS = { true: messages.filters.withSurplus }
const TONES: Record<AdminOrder['status'], Tone> = { open: 'waiting', paid: 'good', expired: 'neutral' }

const COLUMNS: Column<AdminOrder>[] = [
  {
    header: messages.columns.number,
    cell: ({ orderNumber }) => orderNumber,
    className: 'font-semibold whitespace-nowrap',
  },
  { header: messages.columns.user, cell: ({ userId, username }) => <NamedId id={userId} name={username} /> },
  { header: messages.columns.item, cell: itemOf },
  {
    header: messages.columns.status,
    cell: ({ status }) => <StatusBadge tone={TONES[status]}>{messages.statuses[status]}</StatusBadge>,
  },
  { header: messages.columns.price, cell: ({ price }) => formatMoney(price), numeric: true },
  { header: messages.columns.refunds, cell: order => <Refunds order={order} /> },
  { header: adminDisputesMessages.column, cell: order => <OrderDisputes order={order} /> },
  { header: messages.columns.created, cell: ({ createdAt }) => adminListMessages.dateTime(createdAt) },
  {
    header: messages.columns.paid,
    cell: ({ paidAt }) => (paidAt ? adminListMessages.dateTime(paidAt) : adminListMessages.none),
  },
]

export default function OrdersPage() {
  const { values, active, filter, clear } = useFilters(FILTERS)
  const query = useInfiniteQuery(ordersQuery(values))
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      <OpenDisputes />
      <FilterBar active={active} onClear={clear}>
        <SelectFilter label={messages.filters.status} options={messages.statuses} {...filter('status')} />
        <SelectFilter label={messages.filters.purpose} options={messages.purposes} {...filter('purpose')} />
        <SelectFilter label={messages.filters.refunded} options={REFUNDED} {...filter('refunded')} />
        <SelectFilter label={messages.filters.surplus} options={SURPLUS} {...filter('surplus')} />
        <SelectFilter
          label={adminDisputesMessages.filter}
          options={adminDisputesMessages.filters}
          {...filter('dispute')}
        />
        <UserIdFilter {...filter('userId')} />
        <TextFilter label={messages.filters.orderNumber} {...filter('orderNumber')} maxLength={32} />
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

function itemOf({ purpose, packageId }: AdminOrder): string {
  if (packageId === null) return messages.purposes.printed_copy
  const { name } = packageOf(packageId)
  return purpose === 'gift' ? messages.gift(name) : name
}

function Refunds({ order: { refunds, surplusPayments, disputes } }: { order: AdminOrder }) {
  const reversal = (id: string) =>
    disputes.some(dispute => dispute.id === id) ? messages.lostDispute : messages.refund
  if (refunds.length === 0 && surplusPayments.length === 0) return adminListMessages.none
  return (
    <ul className="grid gap-1">
      {refunds.map(({ id, amount, stories, printedCopies, createdAt }) => (
        <li key={id}>
          {reversal(id)(formatMoney(amount), adminListMessages.date(createdAt))}
          <span className="block text-xs text-ink-soft">{messages.revoked(stories, printedCopies)}</span>
        </li>
      ))}
      {surplusPayments.map(({ id, amount, refunded, createdAt }) => (
        <li key={id}>
          {messages.surplusPayment(formatMoney(amount), adminListMessages.date(createdAt))}
          <span className="block text-xs text-ink-soft">
            {refunded ? messages.surplusDone : messages.surplusPending}
          </span>
        </li>
      ))}
    </ul>
  )
}

const DISPUTE_TONES: Record<DisputeStatus, Tone> = {
  open: 'bad',
  under_review: 'active',
  won: 'good',
  lost: 'neutral',
  closed: 'neutral',
}

/** The disputes of an order, with the deadlines of those that have not been contested. */
function OrderDisputes({ order: { disputes } }: { order: AdminOrder }) {
  if (disputes.length === 0) return adminListMessages.none
  return (
    <ul className="grid gap-2">
      {disputes.map(({ id, amount, status, phase, reason, respondBy, openedAt }) => (
        <li key={id} className="grid justify-items-start gap-0.5">
          <StatusBadge tone={DISPUTE_TONES[status]}>{adminDisputesMessages.statuses[status]}</StatusBadge>
          {adminDisputesMessages.dispute(formatMoney(amount), adminListMessages.date(openedAt))}
          <span className="text-xs text-ink-soft">{adminDisputesMessages.reason(phase, reason)}</span>
          {respondBy !== null && status === 'open' && (
            <strong className="text-xs">
              {adminDisputesMessages.respondBy(adminListMessages.dateTime(respondBy))}
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
}
