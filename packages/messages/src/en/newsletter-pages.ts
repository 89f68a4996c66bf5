/** Texts of the newsletter box in the footer, and of the pages that its emails link to. */
export const newsletterPageMessages = {
  box: {
    heading: 'Newsletter',
    label: 'Your email address',
    about: 'Ideas for bedtime, about once a month.',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing...',
    invalid: 'Please enter a valid email address',
  },
  confirm: {
    title: 'Confirm Newsletter',
    heading: 'One last step',
    lead: 'Please confirm that you would like to receive our newsletter.',
    submit: 'Yes, subscribe me',
    submitting: 'Subscribing...',
    done: 'You are subscribed',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    heading: 'Leave the newsletter?',
    lead: 'We will not send it to you again. Emails about your account and orders are not affected.',
    submit: 'Unsubscribe',
    submitting: 'Unsubscribing...',
    done: 'You are unsubscribed',
  },
  incomplete: 'This link is incomplete',
  openAgain: 'Please open it again from the email, or copy the whole link into your browser.',
  failed: 'That did not work',
  goHome: 'Go to Homepage',
} as const
