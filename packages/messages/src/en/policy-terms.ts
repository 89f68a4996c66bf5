import { TERMS_VERSION } from '../policy-versions.ts'
import { PRODUCT_NAME } from '../product.ts'
import type { PolicyText } from './policy-page.ts'
import { policyTitleMessages } from './policy-titles.ts'

export const termsMessages: PolicyText = {
  title: policyTitleMessages.terms,
  description: `The rules for using ${PRODUCT_NAME}.`,
  updated: TERMS_VERSION,
  intro: `These terms are the agreement between you and ${PRODUCT_NAME}. By creating an account or buying a package you accept them. Please read them together with our privacy, refund and shipping policies.`,
  sections: [
    {
      heading: 'Who may use the service',
      body: [
        `${PRODUCT_NAME} is made for parents, grandparents and other caregivers aged 18 or over. Children under 13 are not a target audience, and nobody below 18 may create an account. By creating one you confirm that you are 18 or over. Your child reads with you, on your account.`,
      ],
    },
    {
      heading: 'Your account',
      body: [
        'Use a working email address and keep your password to yourself. You are responsible for what happens on your account; tell us at once if you think someone else is using it.',
      ],
    },
    {
      heading: 'Stories and credits',
      body: [
        'One story credit makes one story. A new account gets one free credit. Further credits come in packages, which you pay for once and which do not renew. Credits never expire, cannot be exchanged for cash and, except as a gift package, cannot be passed on.',
        'If a story cannot be created because something failed on our side, we return its credit.',
      ],
    },
    {
      heading: 'What you give us',
      body: [
        'You may only enter details and photos of a child if you are their parent or guardian, or have that person’s consent. You keep the rights to what you enter; you allow us to use it to create your story, and for nothing else.',
        'By asking for a story you agree, for the child, that we use the name, age, gender and wishes you enter, and a photo if you add one, as our Privacy Policy describes. You can withdraw this on your account page at any time.',
        'Do not enter anything unlawful, hateful, sexual or violent, or meant to hurt a real person. We may refuse such a request and close accounts that repeat it.',
      ],
    },
    {
      heading: 'What you get from us',
      body: [
        'Stories and pictures are made by software. We check them automatically, but they can contain mistakes: please read through a story before you read it to a child.',
        'You may read, download, print and give away your stories for private use. You may not sell them or present them as the work of a named author or illustrator.',
      ],
    },
    {
      heading: 'Prices and payment',
      body: [
        'Prices are in Indian rupees and include applicable taxes. Payments are handled by our payment provider; we never see your card number. Refunds follow the Refund Policy and printed books the Shipping Policy.',
      ],
    },
    {
      heading: 'Our responsibility',
      body: [
        'We work to keep the service running and your stories safe, but we cannot promise that it will never be interrupted. Where the law allows it, our liability is limited to what you paid us in the twelve months before the claim. Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'Changes and termination',
      body: [
        'If we change these terms in a way that matters, we will tell you by email before the change takes effect. You may stop using the service at any time and ask us to delete your account.',
        'These terms are governed by the laws of India, and the courts of Bengaluru have jurisdiction.',
      ],
    },
  ],
}
