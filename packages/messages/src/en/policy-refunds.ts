import type { PolicyText } from './policy-page.ts'
import { policyTitleMessages } from './policy-titles.ts'

export const refundsMessages: PolicyText = {
  title: policyTitleMessages.refunds,
  description: 'When and how you get your money back.',
  updated: '2026-11-27',
  intro: 'We want you to be happy with every story. If you are not, here is what we do.',
  sections: [
    {
      heading: 'The 7-day window',
      body: [
        'You may ask for a refund of the unused credits of a package within 7 days of buying it. Credits that were used for a story are not refunded, unless the story was faulty.',
      ],
    },
    {
      heading: 'Faulty stories',
      body: [
        'If a story cannot be created, we return its credit automatically. If a finished story has missing pictures or text, or content that does not belong in a children’s book, write to us: we will fix it, return the credit or refund its price.',
      ],
    },
    {
      heading: 'Printed books',
      body: [
        'A printed book is made only for you, so an order cannot be cancelled once it is being made. Until then, you cancel it and get your money or your free copy back when you delete the story in My Stories; to cancel it and keep the story, write to us. Books that arrive damaged are replaced free of charge if you tell us within 7 days of receipt, with photos and your order number. See the Shipping Policy.',
      ],
    },
    {
      heading: 'Gifts',
      body: [
        'A gift package that has not been redeemed can be refunded to its buyer within the 7 days. Once redeemed, it belongs to the person who received it.',
      ],
    },
    {
      heading: 'How to ask',
      list: [
        'Write to us from the email address of your account, with the date of the purchase and the reason.',
        'We process a refund in 3-5 business days.',
        'The money then reaches your account in 5-10 days, through the payment method you used.',
      ],
    },
    {
      heading: 'Credits',
      body: ['Credits never expire. You can use them whenever you like.'],
    },
  ],
}
