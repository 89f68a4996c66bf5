import type { PolicyText } from './policy-text.ts'
import { policyTitles } from './policy-titles.ts'

export const refundsText: PolicyText = {
  title: policyTitles.refunds,
  description: 'When and how you get your money back.',
  updated: '2026-11-01',
  intro: 'We want you to be glad about every story. If you are not, here is what we do.',
  sections: [
    {
      heading: 'The 7-day window',
      body: [
        'You may ask for a refund within 7 days of a purchase, for the credits of that package that you have not used. Credits that have become stories are not refunded, unless the story was faulty.',
      ],
    },
    {
      heading: 'Faulty stories',
      body: [
        'If a story cannot be made, its credit comes back by itself. If a finished story has missing pictures or text, or content that does not belong in a children’s book, write to us: we repair it, return the credit or refund its price.',
      ],
    },
    {
      heading: 'Printed books',
      body: [
        'A printed book is made for you alone, so an order cannot be cancelled once it is printed. Books that arrive damaged are replaced free of charge if you tell us within 7 days of receipt, with photos and your order number. See the Shipping Policy.',
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
        'Write to us from the e-mail address of your account, with the date of the purchase and the reason.',
        'We process a refund in 3-5 business days.',
        'The money reaches your account in 5-10 days after that, by the way you paid.',
      ],
    },
    {
      heading: 'Credits',
      body: ['Credits never expire. There is no need to use them up before a date.'],
    },
  ],
}
