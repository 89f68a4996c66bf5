import { printedCopies, storyCredits } from './plurals.ts'

/** Texts of the administrator's list of orders. */
export const adminOrdersMessages = {
  title: 'Orders',
  subtitle: 'Orders of packages, gifts and printed copies, newest first.',
  failed: 'Could not load the orders. Please try again.',
  empty: 'There is no order yet.',
  noMatch: 'No order matches the filters.',
  columns: {
    number: 'Order',
    user: 'User ID',
    item: 'Item',
    status: 'Status',
    price: 'Price',
    refunds: 'Refunds',
    created: 'Created',
    paid: 'Paid',
  },
  filters: {
    status: 'Status',
    purpose: 'Purpose',
    refunded: 'Refunds',
    withRefund: 'With a refund',
    withoutRefund: 'Without a refund',
    surplus: 'Surplus payments',
    withSurplus: 'With a surplus payment',
    orderNumber: 'Order number',
  },
  statuses: { open: 'Open', paid: 'Paid', expired: 'Expired' },
  purposes: { package: 'Package', gift: 'Gift', printed_copy: 'Printed copy' },
  gift: (packageName: string) => `${packageName} (gift)`,
  refund: (amount: string, date: string) => `${amount} on ${date}`,
  lostDispute: (amount: string, date: string) => `Lost dispute: ${amount} on ${date}`,
  /** A payment that is refunded, because the order was paid twice or too late. */
  surplusPayment: (amount: string, date: string) => `Surplus payment of ${amount} on ${date}`,
  surplusDone: 'Returned',
  surplusPending: 'Not returned yet: tried again, except during a dispute',
  /** Credits that a refund revoked; empty for none. */
  revoked: (stories: number, copies: number) => {
    const parts = [stories > 0 ? storyCredits(stories) : '', copies > 0 ? printedCopies(copies) : '']
    const revoked = parts.filter(part => part !== '').join(' and ')
    return revoked === '' ? '' : `${revoked} revoked`
  },
} as const
