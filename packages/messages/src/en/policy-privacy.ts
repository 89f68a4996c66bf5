import { PRODUCT_NAME } from '../product.ts'
import type { PolicyText } from './policy-text.ts'
import { policyTitles } from './policy-titles.ts'

export const privacyText: PolicyText = {
  title: policyTitles.privacy,
  description: `What ${PRODUCT_NAME} knows of your family, why, and for how long.`,
  updated: '2026-11-21',
  intro:
    'A bedtime story is a private thing. We ask for as little as a story needs, use it for that story, and show it to nobody else. This page says exactly what that means.',
  sections: [
    {
      heading: 'What we keep',
      list: [
        'Your account: username, e-mail address and a protected form of your password that cannot be read back.',
        'Your stories: the first name, age band and other details you enter, the text and the pictures.',
        'That you agreed to the use of a photo, and when.',
        'Your orders: what you bought, when, and for printed books the delivery address. The address of a book that was never paid for is deleted after 30 days. Card details stay with the payment provider.',
        'A gift you send: the name and e-mail address of whoever receives it, and your message. They are used to deliver the gift and for nothing else.',
        'Technical records, such as when a call was made and whether it worked. They never hold a child’s name, story or photo.',
      ],
    },
    {
      heading: 'Photos of children',
      body: [
        'A reference photo is used for one thing: to draw the child in your story. On arrival it is stripped of hidden data such as the place where it was taken, and stored encrypted. It is deleted when the pictures are done, and after 24 hours in any case.',
        'Where an AI provider draws, it receives the photo for that, and checks first whether it has a place in a children’s book. We ask for your consent where you add a photo, and take none without it. You may withdraw it whenever you like: write to us, and we delete the photo, if it is still there, and the pictures drawn from it.',
        'We never publish a photo, use it to train software or keep it to recognise a face.',
      ],
    },
    {
      heading: 'How a story is made',
      body: [
        'The words and pictures of your stories are made by software, not by people. Where an AI provider makes them, it works for us: OpenAI, in the United States, or another that we have chosen. It receives the child’s first name, age and gender, the names and wishes you enter for the story, and, with your consent, the photo.',
        'Your own name, your e-mail address, your account and your payments are not given to it. It can tell which requests come from the same family, so that misuse can be stopped, but not which family that is.',
        'What you write, a photo you add, and every finished text and picture are checked by a moderation service before they are used or shown, usually by the same provider. OpenAI does not train its models with any of it, and keeps it for up to 30 days to look into misuse, longer only where the law or somebody’s safety asks for it.',
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
        'The AI provider receives what is needed to make a story and to check it, as described above, on our behalf.',
        'Mail providers carry the mails we send: receipts, gifts and news of a printed copy.',
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
