import { formatNumber } from './formats.ts'
import { plural } from './plurals.ts'

const subscribers = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'subscriber', other: 'subscribers' })}`

/** Texts of the administrator's newsletter screen. */
export const adminNewslettersMessages = {
  title: 'Newsletter',
  subtitle: 'Write to everybody who subscribed and confirmed their address.',
  failed: 'Could not load the newsletters. Please try again.',
  loading: 'Loading the newsletters',
  write: 'Write a newsletter',
  subscribers: (count: number) => `It goes to ${subscribers(count)}.`,
  noSubscribers: 'Nobody has subscribed yet.',
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'An empty line starts a new paragraph.',
  test: 'Send a test to me',
  testing: 'Sending a test...',
  tested: 'Test',
  send: 'Send newsletter',
  sending: 'Sending...',
  sent: 'Newsletter on its way',
  sendFailed: 'Could not send the newsletter',
  testFailed: 'Could not send the test',
  confirm: {
    title: (subject: string) => `Send “${subject}”?`,
    body: (count: number) => `It goes to ${subscribers(count)} and cannot be stopped.`,
    cancel: 'Cancel',
  },
  earlier: 'Earlier newsletters',
  empty: 'No newsletter has been sent yet.',
  columns: {
    subject: 'Subject',
    created: 'Created',
    recipients: 'Recipients',
    completed: 'Completed',
    queued: 'Queued',
  },
  notQueued: 'In progress',
} as const
