import { safeRedirect } from '@kahani/contracts/redirect-target'

/** The page that opens after signing in. Its origin has no meaning. */
export const redirectUrl = (redirectTo: string | undefined) =>
  new URL(safeRedirect(redirectTo), 'http://origin.invalid')
