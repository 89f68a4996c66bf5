/** Texts of the page that requests a password reset, and of the page that the emailed link opens. */
export const forgotPasswordMessages = {
  title: 'Forgot Password',
  heading: 'Forgot your password?',
  lead: 'Tell us the email address of your account, and we will send you a link to choose a new one.',
  description: 'Request a link to choose a new password.',
  email: 'Email',
  submit: 'Send the link',
  submitting: 'Sending...',
  remembered: 'Remembered it?',
  signIn: 'Sign In',
  checkEmail: 'Check your email',
  checkEmailLead: (email: string) =>
    `If there is an account for ${email}, an email with a link is on its way. The link works for one hour.`,
  checkSpam: 'Nothing there after a few minutes? Please look in your spam folder, and check the address.',
  otherAddress: 'Try another address',
  returnToSignIn: 'Return to Sign In',
  sent: 'Email sent',
  failed: 'Request failed',
  failedDefault: 'Failed to send reset instructions',
} as const

export const resetPasswordMessages = {
  heading: 'Choose a new password',
  lead: 'You will be signed out on all devices, and can then sign in with the new password.',
  submit: 'Save the new password',
  expired: 'This link no longer works',
  expiredHeading: 'You need a new link',
  expiredLead: 'Each link works once, within one hour.',
  requestNew: 'Request a new link',
} as const
