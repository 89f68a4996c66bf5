/** The hour in India at which gifts are emailed on their day. */
export const GIFT_HOUR = 8

/** Ranges of business days, which the order of a printed copy, its emails and the policy state. */
export const BUSINESS_DAYS = {
  processing: '1-3',
  /** After processing, in most of India. */
  delivery: '5-7',
  metroDelivery: '3-5',
  ruralDelivery: '7-10',
  expressDelivery: '1-2',
} as const
