import { BUSINESS_DAYS } from '../delivery-times.ts'
import { formatAlternatives, formatDate, formatDays } from './formats.ts'
import { freePrintedCopies } from './plurals.ts'

const PROCESSING = `${BUSINESS_DAYS.processing} business days`
const DELIVERY = `${BUSINESS_DAYS.delivery} business days`
const ARRIVAL = `It will be printed in ${PROCESSING} and then delivered in ${DELIVERY}.`

/** Texts of the dialog that orders a printed copy of a story. */
export const printDialogMessages = {
  open: 'Order printed copy',
  ordering: 'Ordering...',
  title: 'Order printed copy',
  cost: (price: string) => `A printed copy costs ${price}.`,
  free: (count: number, price: string) =>
    `This copy is free (usually ${price}). You have ${freePrintedCopies(count)} left.`,
  /** Of copies that a package includes. */
  held: (count: number) => `You have ${freePrintedCopies(count)} on hold while the payment is disputed at the bank.`,
  delivery: `Delivered in ${DELIVERY} in most of India, after ${PROCESSING} for printing.`,
  /** Of a copy that is ordered today. */
  arrival: (days: { first: string; last: string }) =>
    `It should arrive ${formatDays(days)}, or a few days later in a village.`,
  name: 'Full Name',
  phone: 'Phone Number',
  address: 'Address',
  addressHint: 'House, street, area and landmark',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  pincode: 'PIN Code',
  /** If the PIN code is usually in other states than the one that was chosen. */
  otherStates: {
    question: (pincode: string, states: readonly string[]) =>
      `${pincode} is usually in ${formatAlternatives(states)}. Is the state right?`,
    right: 'Yes, it’s right',
    change: (state: string) => `Change to ${state}`,
    correct: 'Correct the state',
  },
  cancel: 'Cancel',
  pay: (price: string) => `Pay ${price}`,
  orderFree: 'Order Free Copy',
  submitting: 'Placing your order...',
  checkoutDescription: 'Printed copy of a story',

  freeOrdered: (left: number) => ({
    title: 'Free Printed Copy Ordered!',
    description: `${ARRIVAL} You have ${freePrintedCopies(left)} remaining.`,
  }),
  paid: {
    title: 'Payment Successful!',
    description: `Your printed copy has been ordered. ${ARRIVAL}`,
  },
  cancelled: {
    title: 'Payment Cancelled',
    description: 'Your order was not placed. We have saved the details you filled in.',
  },
  networkError: { title: 'Network or Auth Error', description: 'Failed to reach server. Are you logged in?' },
  freeOrderFailed: { title: 'Order Error', description: 'Failed to process free printed copy order.' },
  orderFailed: { title: 'Error Creating Order', description: 'Something went wrong. Please try again.' },
  invalidOrder: 'Invalid order data received',
  paymentFormFailed: {
    title: 'Error Processing Order',
    description: 'Could not open payment form. Please try again later.',
  },
  checkoutUnavailable: {
    title: 'Payment System Error',
    description: 'There was an error loading the payment system. Please try again later.',
  },
  unverified: {
    title: 'Verification Error',
    description: 'Your payment was received but there was an issue verifying it. Please contact support.',
  },
} as const

/** A copy of a story that is on order, as the story shows it. Times are ISO 8601. */
export const orderedCopyMessages = {
  label: 'Printed copies on order',
  statuses: {
    placed: (orderedAt: string) => `Printed copy ordered on ${formatDate(orderedAt)}`,
    processing: (orderedAt: string) => `Printed copy ordered on ${formatDate(orderedAt)}: it is being printed`,
    shipped: (orderedAt: string) => `Printed copy ordered on ${formatDate(orderedAt)}: it is on its way to you`,
    returned: (orderedAt: string) => `Printed copy ordered on ${formatDate(orderedAt)}: it came back to us`,
  },
  arrival: (days: { first: string; last: string }) => `It should arrive ${formatDays(days)}.`,
  track: 'Track your parcel',
  all: 'See your printed copies',
} as const

/** The states and union territories of India, as India Post spells them. They are values: addresses have them. */
export const INDIAN_STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const
export type IndianState = (typeof INDIAN_STATES)[number]

/** Label of a state. */
export const stateName = (state: IndianState): string => state
