import { PRODUCT_NAME } from '../product.ts'

/** Texts of Google sign-in. `errors` explains why it failed, by code. */
export const googleSignInMessages = {
  errors: {
    google_cancelled: 'Signing in with Google was cancelled. Nothing was changed.',
    google_failed: 'Signing in with Google did not work. Please try again.',
    google_unverified: 'Google has not confirmed your email address yet. Please confirm it at Google, then try again.',
    google_other_account: `Your ${PRODUCT_NAME} account is connected to another Google account. Please sign in with that one, or with your password.`,
    google_too_many: 'Too many tries. Please wait a little and try again.',
    google_unavailable: 'Google sign-in is not available just now. Please try again in a moment, or use your password.',
  },
  /** Start of the username of somebody whose name at Google can't be one. */
  fallbackUsername: 'Family',
} as const
