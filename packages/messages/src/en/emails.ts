import { BUSINESS_DAYS, GIFT_HOUR } from '../delivery-times.ts'
import { PRODUCT_NAME } from '../product.ts'
import { printedBooklets, storyCredits } from './plurals.ts'

const holdings = (stories: number, printedCopies: number) =>
  [stories > 0 ? storyCredits(stories) : '', printedCopies > 0 ? printedBooklets(printedCopies) : '']
    .filter(Boolean)
    .join(' and ')

const REFUND_TIME =
  'Refunds are processed in 3-5 business days and reach your account in 5-10 days, through the payment method you used.'
const DELIVERY_TIME = `delivery takes ${BUSINESS_DAYS.delivery} business days in most of India`
const HOW_TO_PRINT = 'To order a printed booklet, open a finished story and choose “Order printed copy”.'

/** Texts of the emails. Amounts, dates and names are passed in formatted. */
export const emailMessages = {
  tagline: 'Bedtime stories that star your child',
  greeting: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
  goodbye: 'Sweet dreams,',
  signature: `The ${PRODUCT_NAME} team`,
  /** Alternative texts of the pictures in emails. */
  pictures: {
    gift: 'A grandmother hands a girl a big red present with a yellow ribbon',
    night: 'A girl sleeps on the clouds, and a smiling star looks down at her',
  },
  holdings,
  date: (dayAndTime: string) => `${dayAndTime} IST`,
  footer: {
    help: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
    order: `You are receiving this email because it is about your order at ${PRODUCT_NAME}.`,
    gift: (senderName: string) =>
      `You are receiving this email because ${senderName} gave us your address for this gift. We will not use it for anything else.`,
  },
  labels: {
    orderNumber: 'Order number',
    package: 'Package',
    contents: 'Contents',
    recipient: 'For',
    paid: 'Paid',
    paidAt: 'Paid on',
    printNumber: 'Printed copy',
    shippingAddress: 'Delivery address',
    price: 'Price',
    courier: 'Courier',
    trackingNumber: 'Tracking number',
    refunded: 'Refund',
    revoked: 'Removed',
  },

  receipt: {
    subject: (packageName: string, orderNumber: string) => `Your receipt for ${packageName}, order ${orderNumber}`,
    preheader: (contents: string) => `We have added ${contents} to your account.`,
    heading: 'Thank you for your purchase!',
    lead: (contents: string) =>
      `We have added ${contents} to your account. Credits never expire, so use one whenever you want a new story.`,
    button: 'Create a story',
    howToPrint: HOW_TO_PRINT,
    keep: 'Please keep this email as your receipt. Unused credits can be refunded within 7 days.',
  },

  gift: {
    subject: (senderName: string) => `${senderName} sent you a gift from ${PRODUCT_NAME}`,
    preheader: (contents: string) => `${contents}, for picture books that star a child you love.`,
    heading: 'A gift for you!',
    lead: (senderName: string, packageName: string, contents: string) =>
      `${senderName} gave you ${packageName}: ${contents}.`,
    what: 'Each story credit makes a bedtime picture book that stars a child you love, written and illustrated just for them.',
    messageFrom: (senderName: string) => `Personal message from ${senderName}:`,
    button: 'Open your gift',
    copyLink: 'If the button does not work, copy this link into your browser:',
    howTo: 'Sign in or create a free account, and we will add the gift to it. The credits never expire.',
    secret: 'This link is only for you. Anyone who has it can redeem the gift, so please do not forward this email.',
  },

  giftReceipt: {
    subject: (orderNumber: string) => `Your gift is on its way, order ${orderNumber}`,
    preheader: (packageName: string) => `Thank you for gifting ${packageName}. Here is your receipt.`,
    heading: 'Your gift is on its way!',
    lead: (recipientName: string) =>
      `Thank you for gifting stories. We are sending ${recipientName} an email with the link to redeem the gift, and your message if you wrote one.`,
    /** A gift for a later day. */
    later: {
      subject: (orderNumber: string) => `Your gift is ready, order ${orderNumber}`,
      heading: 'Your gift is wrapped and waiting',
      lead: (recipientName: string, day: string) =>
        `Thank you for gifting stories. On ${day} at ${GIFT_HOUR} in the morning, Indian time, we will send ${recipientName} an email with the link to redeem the gift, and your message if you wrote one.`,
      change: 'Until then you can change the day, and you can print a card to give by hand.',
    },
    button: 'See your gifts',
    recipient: (name: string, email: string) => `${name} (${email})`,
    keep: 'Please keep this email as your receipt. A gift that has not been redeemed can be refunded within 7 days.',
  },

  print: {
    number: (printNumber: number) => `No. ${printNumber}`,
    free: 'Free with your package',
    button: 'Open the story',
    track: 'Track your parcel',
    placed: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} has been ordered`,
      preheader: 'Thank you! Here is what happens next.',
      heading: 'Your printed copy has been ordered!',
      lead: [
        'Thank you! We have your order, and your story is about to become a real book.',
        `Printing, binding and checking it takes ${BUSINESS_DAYS.processing} business days, and a little longer in peak seasons. After that, ${DELIVERY_TIME}. We will email you when it ships.`,
      ],
    },
    processing: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} is being made`,
      preheader: 'We are printing, binding and checking it.',
      heading: 'Your book is being made!',
      lead: [
        'Your story is being printed and bound. Every page is checked before it leaves us.',
        `This takes ${BUSINESS_DAYS.processing} business days, and a little longer in peak seasons. Our next email will have your tracking number.`,
      ],
    },
    shipped: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} is on its way`,
      preheader: 'The courier has it. Here is your tracking number.',
      heading: 'Your book is on its way!',
      lead: [
        `The courier has your printed copy, and ${DELIVERY_TIME}.`,
        'It can take a day for the first tracking update to appear.',
      ],
    },
    delivered: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} has been delivered`,
      preheader: 'Happy reading!',
      heading: 'Your book has arrived!',
      lead: [
        'The courier tells us that your printed copy has been delivered. We hope it is read until its corners are soft.',
        'If it arrived damaged, or did not arrive at all, please write to us within 7 days with the number below. If it is damaged, please add photos and we will replace it free of charge.',
      ],
    },
    returned: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} has been returned to us`,
      preheader: 'The courier could not deliver it. Let us arrange a new delivery.',
      heading: 'Your book came back to us',
      lead: [
        'The courier tried 2-3 times to deliver your printed copy, and then held it at an office near you. It was not collected there, so it has been returned to us. We are keeping it safe for you.',
        'To arrange a new delivery, please write to us or call with the number below, and the address and phone number that suit you best. There may be an extra charge, which we will tell you beforehand.',
      ],
    },
    cancelled: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} has been cancelled`,
      preheader: 'It will not be printed or sent.',
      heading: 'Your printed copy has been cancelled',
      lead: ['This order has been cancelled. The copy will not be printed or sent.'],
      refund: `We have refunded what you paid. ${REFUND_TIME}`,
    },
  },

  refund: {
    subject: (orderNumber: string) => `Your refund for order ${orderNumber}`,
    preheader: (amount: string) => `${amount} is on its way back to you.`,
    heading: 'Your refund is on its way',
    lead: (amount: string) => `We have refunded ${amount} to you. ${REFUND_TIME}`,
    revoked: 'We have removed the unused part of this order from your account.',
  },

  paidTwice: {
    subject: (orderNumber: string) => `Your second payment for order ${orderNumber} is being refunded`,
    preheader: (amount: string) => `${amount} is on its way back to you.`,
    heading: 'One payment is enough',
    lead: (amount: string) =>
      `We received two payments for this order, so we are refunding the second one: ${amount}. Your order is not affected, and you do not need to do anything.`,
    when: REFUND_TIME,
  },
} as const
