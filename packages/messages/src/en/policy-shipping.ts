import type { PolicyText } from './policy-text.ts'
import { policyTitles } from './policy-titles.ts'

/** Formatted amounts. */
export interface ShippingFees {
  standard: string
  express: string
}

/** The day of its last change is always the current one. */
export const shippingText = ({ standard, express }: ShippingFees): PolicyText => ({
  title: policyTitles.shipping,
  description: 'How printed books are made, sent and delivered, and what it costs.',
  intro: 'Every printed book is made for one child, and then travels to you. This is how.',
  sections: [
    {
      heading: 'Shipping Information',
      body: [
        'Printed booklets are shipped within India only. Digital stories are not shipped: they are in your account as soon as they are made.',
      ],
    },
    {
      heading: 'Order Processing',
      body: ['An order goes through four stages, and you hear from us by e-mail along the way.'],
      list: [
        'Placed: you receive a confirmation by e-mail.',
        'Processing: the book is printed, bound and checked. This takes 1-3 business days, and longer in peak seasons.',
        'Shipped: you receive an e-mail with a tracking number.',
        'Delivered: the courier hands over the book.',
      ],
    },
    {
      heading: 'Shipping Methods and Timeframes',
      body: ['After processing, standard delivery takes:'],
      list: [
        'Metro cities: 3-5 business days',
        'Other urban areas: 5-7 business days',
        'Rural areas: 7-10 business days',
        'Express delivery, where it is offered: 1-2 business days',
      ],
    },
    {
      heading: 'Shipping Costs',
      list: [
        'Free for subscribers to the Printed Collection Plan.',
        `Individual printed copies: a flat ${standard} per order.`,
        `Express delivery: an extra ${express}.`,
      ],
    },
    {
      heading: 'Order Tracking',
      body: [
        'The e-mail that says your order is shipped holds a tracking number and a link to the courier. It can take a day until the courier shows the first entry.',
      ],
    },
    {
      heading: 'Delivery Address',
      body: [
        'Please give a complete address with PIN code and a phone number that the courier can call. An address can be changed until the order is shipped: write to us with your order number.',
      ],
    },
    {
      heading: 'Failed Delivery Attempts',
      body: [
        'The courier tries 2-3 times. After that the parcel is held at a courier office near you, and then returned to us. We then arrange a new delivery with you, possibly at an extra charge.',
      ],
    },
    {
      heading: 'Damaged Items',
      body: [
        'If a book arrives damaged, tell us within 7 days of receipt, with photos and your order number. We send a replacement free of charge.',
      ],
    },
    {
      heading: 'International Shipping',
      body: ['We do not ship outside India. Family abroad can read and download the digital story.'],
    },
    {
      heading: 'Contact',
      body: ['For anything about a delivery, write or call us with your order number at hand.'],
    },
  ],
})
