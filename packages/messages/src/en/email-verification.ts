/** Texts of the request to confirm the email address, wherever it appears. */
export const confirmEmailMessages = {
  banner: 'Confirm your email address to see gifts that were sent to you',
  dismiss: 'Dismiss',
  sendAgain: 'Send the link again',
  sending: 'Sending...',
  sent: 'Email sent',
  failed: 'The email was not sent',
} as const

/** Texts of the page that the emailed link opens. */
export const verifyEmailMessages = {
  title: 'Confirm Email',
  verifying: { heading: 'One moment', lead: 'We are confirming your email address.' },
  verified: {
    heading: 'Your address is confirmed',
    lead: 'Thank you! Gifts that are sent to you will now appear here, and you can reset your password by email.',
  },
  alreadyVerified: {
    heading: 'Already confirmed',
    lead: 'Your email address is confirmed. There is nothing left to do.',
  },
  expired: {
    heading: 'This link no longer works',
    lead: 'Links to confirm an address work for 7 days.',
  },
  incomplete: {
    heading: 'This link is incomplete',
    lead: 'Please open it again from the email, or copy the whole link into your browser.',
  },
  ownership: {
    heading: 'Is this your account?',
    lead: (username: string | null) =>
      username === null
        ? 'Somebody signed up with your email address. If it was you, please sign in, and the address is confirmed.'
        : `You are signed in as ${username}, but the link is of another account with your email address. If it is yours too, please sign in to it, and the address is confirmed.`,
    newPassword: 'Or choose a new password',
    newPasswordLead:
      'The account is then yours alone: everybody who is signed in to it is signed out. If you did not sign up, you can close this page.',
  },
  newAddress: {
    heading: 'One more step',
    lead: (username: string | null) =>
      username === null
        ? 'Please sign in to the account that gets this address. If you did not ask for it, you can close this page: nothing is changed.'
        : `You are signed in as ${username}, but the link is of another account. Please sign in to that one. If you did not ask for it, you can close this page: nothing is changed.`,
  },
  newAddressExpired: {
    heading: 'This link no longer works',
    lead: 'Links to confirm a new address work for 3 days, and only the last one does. You can ask for another one on your account page.',
  },
  openAccount: 'Open my account',
  failed: { heading: 'That did not work' },
  signInForNewLink: 'Sign in to get a new link',
  tryAgain: 'Try again',
  createStory: 'Create a Story',
  viewStories: 'View My Stories',
  signIn: 'Sign In',
} as const
