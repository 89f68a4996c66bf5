import { PRIVACY_VERSION } from '../policy-versions.ts'
import { PRODUCT_NAME } from '../product.ts'
import type { PolicyText } from './policy-page.ts'
import { policyTitleMessages } from './policy-titles.ts'

export const privacyMessages: PolicyText = {
  title: policyTitleMessages.privacy,
  description: `What ${PRODUCT_NAME} knows about your family, why, and for how long.`,
  updated: PRIVACY_VERSION,
  intro:
    'A bedtime story is a private thing. We ask only for what a story needs, use it for that story, and show it to nobody else. This page explains exactly what that means.',
  sections: [
    {
      heading: 'What we keep',
      list: [
        'Your account: username, email address and your password in a protected form that nobody can read. If you sign in with Google, also the number by which Google identifies you.',
        'Your stories: the first name, age band and other details you enter, the text and the pictures.',
        'Your family, if you save it: what each person or pet is called and looks like, with glasses and aids if you choose them, gender, children’s months of birth, and for each child your consent.',
        'With your consent for a saved child, the sheet on which an AI provider drew the child for a story, so that the child looks the same in the next one. Nobody but the provider sees it.',
        'Your consent to the use of a child’s details, and to keeping a child you save: when and how you gave it, the version of this policy, who received them, and when you withdrew it.',
        'Your consent to the use of a photo: when you gave it, when you withdrew it, and when we deleted the photo.',
        'Your orders: what you bought, when, and for printed books the delivery address. Card details stay with the payment provider.',
        'Gifts you send: the name and email address of the person who receives the gift, and your message. We use them to deliver the gift and for nothing else.',
        'Your subscription to our newsletter: your email address, once you have confirmed it. If you do not confirm it within 7 days, or unsubscribe, we delete it.',
        'What you write to us with the contact form: your name, your email address and the message. We use it to answer you, and delete our copy after one year.',
        'Security records: when and from which network and browser somebody signed in to your account or tried to, and changes of your password, username and email address, for 90 days.',
        'A record of which of our staff saw or changed something of yours, for a year. You find it on your account page.',
        'Technical records, such as when a request was made and whether it worked. They never contain a child’s name, story or photo.',
      ],
    },
    {
      heading: 'Photos of children',
      body: [
        'A reference photo is used for one thing: to draw the child in your story. If no AI provider draws the pictures, software of ours proposes skin tone, hair and glasses from the photo, and we keep none of it. Otherwise we remove hidden data such as the place where it was taken, and store it encrypted. We delete it when the pictures are ready, and in any case after 24 hours.',
        'If an AI provider draws the pictures, it receives the photo for that purpose, and first checks whether the photo is suitable for a children’s book. We ask for your consent when you add a photo, and never use one without it. You may withdraw your consent at any time: we delete the photo at once, if we still have it, and make the remaining pictures without it. To delete the pictures drawn from it too, delete the story.',
        'We never publish a photo, use it to train software or use it for face recognition.',
      ],
    },
    {
      heading: 'How a story is made',
      body: [
        'The words and pictures of your stories are made by software, not by people. If an AI provider makes them, it works on our behalf: OpenAI, in the United States, or another provider that we have chosen. It receives the child’s first name, age and gender, the names and wishes you enter for the story, what you saved of the people and the pet in it and of the grown-ups at home, without last names, and, with your consent, the photo and the kept sheet.',
        'The sentence at the button of the form says which provider that is and where. With the button you consent, as the child’s parent or guardian or with their permission. You can withdraw this for each child on your account page, as easily as you gave it: we then make and send nothing more about the child, delete stories that are not written yet, and keep what is finished until you delete the story.',
        'We do not share your email address, account or payments with it, and your own name only if you saved it as that of a grown-up of the family. It can tell which requests come from the same family, so that misuse can be stopped, but not which family that is.',
        'What you write, a photo you add, and every finished text and picture are checked by a moderation service before they are used or shown, usually by the same provider. OpenAI does not train its models with any of it, and keeps it for up to 30 days to look into misuse, longer only if the law or someone’s safety requires it.',
      ],
    },
    {
      heading: 'Children',
      body: [
        `${PRODUCT_NAME} is for adults who read to children. Children under 13 are not a target audience. Only somebody aged 18 or over may create an account: whoever signs up confirms it, and we record when, and the version of our terms. In India the law counts everybody below 18 as a child. If you believe that a child has an account, write to us and we will delete it.`,
      ],
    },
    {
      heading: 'Who else is involved',
      list: [
        'The AI provider receives what it needs to create and check a story on our behalf, as described above.',
        'Email providers deliver the emails we send: receipts, gifts, updates on printed copies, the title, cover and link of a story that took a while, and the newsletter if you want it.',
        'If you choose to sign in with Google, Google learns that you use our site, and tells us your name and email address. It receives nothing about your child or your stories.',
        'The payment provider receives your payment and your email address.',
        'The printer and the courier receive the book, your name, address and phone number, if you order a printed copy.',
        'Nobody receives your data for advertising. We do not sell it.',
      ],
    },
    {
      heading: 'Cookies',
      body: [
        'We set one cookie that keeps you signed in, one that tells the page that you are signed in, one that lets us tell you about sign-ins in a browser that you did not use before, and another for ten minutes while you sign in with Google. If you choose a language, another cookie remembers it for a year. Your browser also remembers the currency you chose, your reading settings and, until you sign out, your username and the stories you opened or saved, so that you can read them without the internet. There are no advertising or tracking cookies.',
      ],
    },
    {
      heading: 'How long we keep it',
      body: [
        'We keep the family that you saved until you delete a member, withdraw the consent for a child or delete your account; the kept sheet goes with the child, also if you change how the child looks. Stories stay as they were made. Backups never contain kept sheets.',
        'We keep your account and stories until you delete them or ask us to. A story that you delete stays in the bin for 30 days, from which you can bring it back or delete it for good. Then its text, pictures and books go within minutes; the print files of a printed book that is on order stay until it is delivered. If a story could not be made, we delete what you filled in after 7 days. Technical records contain none of your child’s names, words or photos.',
        'If you delete your account, the law asks us to keep the records of your orders for eight more financial years. From that moment they contain no name, address or message. The payment provider keeps its own records. Printed books that are not being made yet are cancelled, and refunded if you paid for them.',
      ],
      list: [
        'The delivery address of a printed book: 90 days after the book left the printer, or 30 days if it was never paid for. If you delete your account, this address and the print files stay until the book is delivered, and for 60 days at most.',
        'The names, address and message of a gift: 90 days after it was redeemed or refunded, or 7 days if it was never paid for.',
        'Records of the emails about your orders, without their texts: 90 days.',
      ],
    },
    {
      heading: 'Your rights',
      body: [
        'On your account page you can download everything that we keep about you and your child as one file. We delete that file after 7 days.',
        'You may ask to see, correct, receive or delete what we hold about you and your child, and withdraw your consent, which you can also do yourself on your account page. Write to us from the email address of your account. We answer within 30 days. If you are not satisfied you may complain to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Security',
      body: [
        'Connections are encrypted, passwords and photos are protected as described above, and your pictures are shown to your account only. If something goes wrong with your data, we will tell you and the authorities without delay.',
      ],
    },
  ],
}
