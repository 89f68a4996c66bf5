import { formatDate } from './formats.ts'

/** Texts of changing the username and the email address. */
export const accountDetailsMessages = {
  change: 'Change',
  cancel: 'Cancel',
  saving: 'Saving...',

  username: {
    change: 'Change your username',
    title: 'Change your username',
    description: 'You sign in with it, and it is your name on gifts that you send.',
    label: 'New username',
    submit: 'Save',
    done: 'Your username is changed',
    failed: 'Your username was not changed',
  },

  email: {
    change: 'Change your email address',
    title: 'Change your email address',
    description: 'We send a link to the new address. When you open it, the new address replaces the old one.',
    label: 'New email address',
    submit: 'Send the link',
    sent: 'Email sent',
    sentTo: (email: string) => `Please open the link that we sent to ${email}.`,
    failed: 'That did not work',
    /** @param expiresAt when the link stops working, in ISO 8601 */
    pending: (email: string, expiresAt: string) =>
      `We sent a link to ${email}. Open it before ${formatDate(expiresAt)}, and this becomes the address of your account.`,
    keep: 'Keep the present address',
    cancelled: 'Your address stays as it is',
  },
} as const
