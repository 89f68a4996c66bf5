import { PRODUCT_NAME } from '../product.ts'
import { printedBooklets, storyCredits } from './counts.ts'

const holdings = (stories: number, printedCopies: number) =>
  [stories > 0 ? storyCredits(stories) : '', printedCopies > 0 ? printedBooklets(printedCopies) : '']
    .filter(Boolean)
    .join(' and ')

const REFUND_TIME =
  'A refund is processed in 3-5 business days, and reaches your account in 5-10 days, by the way you paid.'
const HOW_TO_PRINT = 'To have a booklet printed, open a finished story and choose “Order printed copy”.'

/** Texts of the letters that are sent by mail. Amounts, dates and names come formatted. */
export const emailMessages = {
  tagline: 'Bedtime stories that star your child',
  greeting: (name: string) => `Dear ${name},`,
  goodbye: 'Sweet dreams,',
  signature: `Your ${PRODUCT_NAME} team`,
  holdings,
  date: (dayAndTime: string) => `${dayAndTime} IST`,
  footer: {
    help: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
    order: `You receive this email because it is about an order of yours at ${PRODUCT_NAME}.`,
    gift: (senderName: string) =>
      `You receive this email because ${senderName} gave us your address for this gift. We use it for nothing else.`,
  },
  labels: {
    orderNumber: 'Order number',
    package: 'Package',
    contents: 'Contents',
    recipient: 'For',
    paid: 'Paid',
    paidAt: 'Paid on',
    printNumber: 'Printed copy',
    price: 'Price',
    courier: 'Courier',
    trackingNumber: 'Tracking number',
    refunded: 'Refund',
    revoked: 'Taken back',
  },

  receipt: {
    subject: (packageName: string, orderNumber: string) => `Your receipt for ${packageName}, order ${orderNumber}`,
    preheader: (contents: string) => `We have added ${contents} to your account.`,
    heading: 'Thank you for your purchase!',
    lead: (contents: string) =>
      `We have added ${contents} to your account. Credits never expire, so use one whenever a new story is wanted.`,
    button: 'Create a story',
    howToPrint: HOW_TO_PRINT,
    keep: 'Please keep this email as your receipt. Credits that you have not used can be refunded within 7 days.',
  },

  gift: {
    subject: (senderName: string) => `${senderName} has sent you a gift from ${PRODUCT_NAME}`,
    preheader: (contents: string) => `${contents}, for picture books that star a child you love.`,
    heading: 'A gift for you!',
    lead: (senderName: string, packageName: string, contents: string) =>
      `${senderName} has given you ${packageName}: ${contents}.`,
    what: 'Each story credit makes a bedtime picture book that stars a child you love, written and illustrated just for them.',
    messageFrom: (senderName: string) => `Personal message from ${senderName}:`,
    button: 'Redeem your gift',
    copyLink: 'If the button does not work, copy this address into your browser:',
    howTo: 'Sign in or create a free account, and your gift is added to it. Its credits never expire.',
    secret:
      'This link is for you alone: whoever opens it first can redeem the gift, so please do not forward this email.',
  },

  giftReceipt: {
    subject: (orderNumber: string) => `Your gift is on its way, order ${orderNumber}`,
    preheader: (packageName: string) => `Thank you for giving ${packageName}. Here is your receipt.`,
    heading: 'Your gift is on its way!',
    lead: (recipientName: string) =>
      `Thank you for giving stories. We are sending ${recipientName} an email with the link to redeem the gift, and with your message if you wrote one.`,
    recipient: (name: string, email: string) => `${name} (${email})`,
    keep: 'Please keep this email as your receipt. A gift that has not been redeemed can be refunded within 7 days.',
  },

  print: {
    number: (printNumber: number) => `No. ${printNumber}`,
    free: 'Free with your package',
    button: 'Open the story',
    placed: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} is ordered`,
      preheader: 'Thank you! Here is what happens next.',
      heading: 'Your printed copy is ordered!',
      lead: [
        'Thank you! We have your order, and your story is about to become a real book.',
        'Printing, binding and checking it takes 1-3 business days, and a little longer in peak seasons. After that, delivery takes 5-7 business days. We write to you when it leaves us.',
      ],
    },
    processing: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} is being made`,
      preheader: 'It is being printed, bound and checked.',
      heading: 'Your book is being made!',
      lead: [
        'Your story is being printed and bound. Every page is checked before it leaves us.',
        'This takes 1-3 business days, and a little longer in peak seasons. The next email from us brings your tracking number.',
      ],
    },
    shipped: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} is on its way`,
      preheader: 'The courier has it. Here is your tracking number.',
      heading: 'Your book is on its way!',
      lead: [
        'The courier has your printed copy. Delivery takes 5-7 business days.',
        'It can take a day until the tracking number shows its first entry.',
      ],
    },
    delivered: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} has been delivered`,
      preheader: 'Happy reading!',
      heading: 'Your book has arrived!',
      lead: [
        'The courier tells us that your printed copy has been delivered. We hope that it is read until its corners are soft.',
        'If it arrived damaged, or did not arrive at all, please tell us within 7 days with the number below. For a damaged copy please add photos: we replace it free of charge.',
      ],
    },
    returned: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} came back to us`,
      preheader: 'The courier could not deliver it. We arrange a new delivery with you.',
      heading: 'Your book came back to us',
      lead: [
        'The courier tried 2-3 times to deliver your printed copy, and then held it at an office near you. It was not collected there, so it has been returned to us, and we keep it safe.',
        'Please write or call to arrange a new delivery, with the number below and the address and phone number that suit you best. The new delivery may come at an extra charge, which we tell you beforehand.',
      ],
    },
    cancelled: {
      subject: (printNumber: number) => `Your printed copy No. ${printNumber} is cancelled`,
      preheader: 'It will not be printed or sent.',
      heading: 'Your printed copy is cancelled',
      lead: ['This order is cancelled, and the copy will not be sent. Your story stays in your account to be read.'],
      refund: `What you paid is on its way back. ${REFUND_TIME}`,
    },
  },

  refund: {
    subject: (orderNumber: string) => `Your refund for order ${orderNumber}`,
    preheader: (amount: string) => `${amount} is on its way back to you.`,
    heading: 'Your refund is on its way',
    lead: (amount: string) => `We have refunded ${amount} to you. ${REFUND_TIME}`,
    revoked: 'What had not been used of this order was taken back with it.',
  },

  paidTwice: {
    subject: (orderNumber: string) => `Your second payment for order ${orderNumber} is being sent back`,
    preheader: (amount: string) => `${amount} is on its way back to you.`,
    heading: 'One payment is enough',
    lead: (amount: string) =>
      `Two payments reached us for this order, so we are sending the second one back: ${amount}. Your order is not changed by this, and you need not do anything.`,
    when: REFUND_TIME,
  },
} as const
