import { formatPaise } from '../money.ts'
import { PRINTED_COPY_PRICE } from '../shop.ts'
import { freePrintedCopies } from './counts.ts'

const DELIVERY = '5-7 business days'
const price = formatPaise(PRINTED_COPY_PRICE)

/** Texts of the dialog that orders a printed copy of a story. */
export const printDialogTexts = {
  open: 'Order printed copy',
  ordering: 'Ordering...',
  title: 'Order printed copy',
  cost: `A printed copy costs ${price}.`,
  free: (count: number) => `This copy is free (otherwise ${price}): you have ${freePrintedCopies(count)} left.`,
  delivery: `Delivered in ${DELIVERY}, anywhere in India.`,
  name: 'Full Name',
  phone: 'Phone Number',
  address: 'Address',
  addressHint: 'House, street, area and landmark',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  pincode: 'PIN Code',
  cancel: 'Cancel',
  pay: `Pay ${price}`,
  orderFree: 'Order Free Copy',
  submitting: 'Placing your order...',
  checkoutDescription: 'Printed copy of a story',

  freeOrdered: (left: number) => ({
    title: 'Free Printed Copy Ordered!',
    description: `It arrives in ${DELIVERY}. You have ${freePrintedCopies(left)} remaining.`,
  }),
  paid: { title: 'Payment Successful!', description: `Your printed copy is ordered. It arrives in ${DELIVERY}.` },
  dismissed: { title: 'Payment Cancelled', description: 'Nothing was ordered. What you filled in is kept.' },
  unreached: { title: 'Network or Auth Error', description: 'Failed to reach server. Are you logged in?' },
  freeFailed: { title: 'Order Error', description: 'Failed to process free printed copy order.' },
  notMade: { title: 'Error Creating Order', description: 'Something went wrong. Please try again.' },
  invalidOrder: 'Invalid order data received',
  notProcessed: {
    title: 'Error Processing Order',
    description: 'Could not open payment form. Please try again later.',
  },
  noCheckout: {
    title: 'Payment System Error',
    description: 'There was an error loading the payment system. Please try again later.',
  },
  unverified: {
    title: 'Verification Error',
    description: 'Your payment was received but there was an issue verifying it. Please contact support.',
  },
} as const

/** The states and union territories of India, as the post writes them. */
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
