import { BUSINESS_DAYS } from '../delivery-times.ts'
import type { PolicyText } from './policy-page.ts'
import { policyTitleMessages } from './policy-titles.ts'

/** Formatted amounts. */
export interface ShippingFees {
  standard: string
  express: string
}

/** Always shows the current date as the date of the last change. */
export const shippingMessages = ({ standard, express }: ShippingFees): PolicyText => ({
  title: policyTitleMessages.shipping,
  description: 'How printed books are made, sent and delivered, and what it costs.',
  intro: 'Every printed book is made for one child, and then travels to you. Here is how.',
  sections: [
    {
      heading: 'Shipping Information',
      body: [
        'Printed booklets are shipped within India only. Digital stories are not shipped: they are in your account as soon as they are made.',
      ],
    },
    {
      heading: 'Order Processing',
      body: ['An order goes through four stages, and we keep you posted by email along the way.'],
      list: [
        'Placed: you receive a confirmation by email.',
        `Processing: the book is printed, bound and checked. This takes ${BUSINESS_DAYS.processing} business days, and longer in peak seasons.`,
        'Shipped: you receive an email with a tracking number.',
        'Delivered: the courier hands over the book.',
      ],
    },
    {
      heading: 'Shipping Methods and Timeframes',
      body: [`After processing, standard delivery takes ${BUSINESS_DAYS.delivery} business days in most of India:`],
      list: [
        `Metro cities: ${BUSINESS_DAYS.metroDelivery} business days`,
        `Other urban areas: ${BUSINESS_DAYS.delivery} business days`,
        `Rural areas: ${BUSINESS_DAYS.ruralDelivery} business days`,
        `Express delivery, where it is offered: ${BUSINESS_DAYS.expressDelivery} business days`,
      ],
    },
    {
      heading: 'Shipping Costs',
      list: [
        'Free for subscribers to the Printed Collection Plan.',
        `Individual printed copies: a flat ${standard} per order. It is part of the price of the copy: nothing is added to it.`,
        `Express delivery: an extra ${express}.`,
      ],
    },
    {
      heading: 'Order Tracking',
      body: [
        'The email that confirms the shipping of your order has a tracking number and a link to the courier. It can take a day for the first tracking update to appear.',
      ],
    },
    {
      heading: 'Delivery Address',
      body: [
        'Please give a complete address with PIN code, and a phone number that the courier can call. You can change the address until the order is shipped: write to us with your order number.',
      ],
    },
    {
      heading: 'Failed Delivery Attempts',
      body: [
        'The courier tries 2-3 times. After that the parcel is held at a courier office near you, and then returned to us. We will then arrange a new delivery with you, possibly at an extra charge.',
      ],
    },
    {
      heading: 'Damaged Items',
      body: [
        'If a book arrives damaged, tell us within 7 days of receipt, with photos and your order number. We will send a replacement free of charge.',
      ],
    },
    {
      heading: 'International Shipping',
      body: ['We do not ship outside India. Family abroad can read and download the digital story.'],
    },
    {
      heading: 'Contact',
      body: ['For any question about a delivery, write to us or call us with your order number.'],
    },
  ],
})
