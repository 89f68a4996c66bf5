import { plural } from './plurals.ts'

/** Texts about disputes of payments, for administrators. */
export const adminDisputesMessages = {
  column: 'Disputes',
  filter: 'Disputes',
  filters: { open: 'With an open dispute', any: 'With a dispute' },
  statuses: { open: 'Open', under_review: 'Under review', won: 'Won', lost: 'Lost', closed: 'Closed' },
  dispute: (amount: string, date: string) => `${amount} on ${date}`,
  /** @param reason code of the provider, such as `goods_not_received` */
  reason: (phase: string, reason: string) =>
    [phase, reason]
      .filter(code => code !== '')
      .map(code => code.replaceAll('_', ' '))
      .join(', '),
  respondBy: (dateTime: string) => `Respond by ${dateTime}`,

  banner: {
    title: (count: number) =>
      `${count} ${plural(count, { one: 'payment is disputed', other: 'payments are disputed' })}`,
    deadline: (dateTime: string) => `The next deadline is ${dateTime}.`,
    about: 'Accept or contest disputes in the Razorpay dashboard. Without a response, they are lost.',
    link: 'Show the orders',
  },
} as const
