import type { PrintStatus } from '@kahani/contracts/prints'

/**
 * What a notification is about: ids of the rows that the email is rendered from when it is sent, and values that may
 * have changed by then.
 */
export type NotificationSubject =
  | { kind: 'receipt'; orderId: number }
  | { kind: 'gift'; giftId: string }
  | { kind: 'gift-receipt'; giftId: string }
  | { kind: 'print'; printId: number; status: PrintStatus; courier: string | null; trackingNumber: string | null }
  | { kind: 'refund'; refundId: string }
  | { kind: 'paid-twice'; paymentId: string }
