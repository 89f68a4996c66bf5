import { PRODUCT_NAME } from '../product.ts'
import type { PolicyText } from './policy-text.ts'
import { policyTitles } from './policy-titles.ts'

export const privacyText: PolicyText = {
  title: policyTitles.privacy,
  description: `What ${PRODUCT_NAME} knows of your family, why, and for how long.`,
  updated: '2026-11-01',
  intro:
    'A bedtime story is a private thing. We ask for as little as a story needs, use it for that story, and show it to nobody else. This page says exactly what that means.',
  sections: [
    {
      heading: 'What we keep',
      list: [
        'Your account: username, e-mail address and a protected form of your password that cannot be read back.',
        'Your stories: the first name, age band and other details you enter, the text and the pictures.',
        'Your orders: what you bought, when, and for printed books the delivery address. The address of a book that was never paid for is deleted after 30 days. Card details stay with the payment provider.',
        'A gift you send: the name and e-mail address of whoever receives it, and your message. They are used to deliver the gift and for nothing else.',
        'Technical records, such as when a call was made and whether it worked. They never hold a child’s name, story or photo.',
      ],
    },
    {
      heading: 'Photos of children',
      body: [
        'A reference photo is used for one thing: to draw the child in your story. On arrival it is stripped of hidden data such as the place where it was taken, and stored encrypted. It is deleted when the pictures are done, and after 24 hours in any case.',
        'We never publish a photo, use it to train software or keep it to recognise a face.',
      ],
    },
    {
      heading: 'Children',
      body: [
        `${PRODUCT_NAME} is for adults who read to children. It is not directed at children under 13, and we do not knowingly let a child make an account. If you believe that one has, write to us and we delete it.`,
      ],
    },
    {
      heading: 'Who else is involved',
      list: [
        'Providers of text and image software receive what is needed to make a story, on our behalf.',
        'The payment provider receives your payment and your e-mail address.',
        'The printer and the courier receive the book, your name, address and phone number, if you order a printed copy.',
        'Nobody receives your data to advertise to you. We do not sell it.',
      ],
    },
    {
      heading: 'Cookies',
      body: [
        'We set one cookie, which keeps you signed in. Your browser also remembers the chosen currency. There are no advertising or tracking cookies.',
      ],
    },
    {
      heading: 'How long we keep it',
      body: [
        "Account and stories stay until you ask us to delete them. Records of orders stay as long as tax law asks for. Technical records hold none of your child's names, words or photos.",
      ],
    },
    {
      heading: 'Your rights',
      body: [
        'You may ask to see, correct, receive or delete what we hold about you and your child, and withdraw a consent you gave. Write to us from the e-mail address of your account. We answer within 30 days. If you are not satisfied you may complain to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Security',
      body: [
        'Connections are encrypted, passwords and photos are protected as described above, and your pictures are shown to your account only. If something goes wrong that concerns your data, we tell you and the authority without delay.',
      ],
    },
  ],
}
