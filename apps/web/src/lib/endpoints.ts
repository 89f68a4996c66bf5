import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { withQuery } from './query-string.ts'

function downloadPath(id: number, kind: DownloadKind, suffix = ''): string {
  const [format, purpose] = kind.split('/')
  return withQuery(`/api/stories/${id}/download/${format}${suffix}`, { for: purpose })
}

/** The URLs of all API endpoints, one function each. */
export const endpoints = {
  me: () => '/api/me',
  signUp: () => '/api/signup',
  signIn: () => '/api/login',
  signOut: () => '/api/logout',
  account: () => '/api/account',
  accountActivity: () => '/api/account/activity?limit=10',
  keptData: () => '/api/account/kept-data',
  archive: () => '/api/account/archive',
  archiveDownload: () => '/api/account/archive/download',
  secondFactors: () => '/api/account/factors',
  passkeySignInOptions: () => '/api/passkeys/sign-in-options',
  passkeySignIn: () => '/api/passkeys/sign-in',
  passkeys: () => '/api/passkeys',
  passkeyOptions: () => '/api/passkeys/options',
  passkey: (id: string) => `/api/passkeys/${encodeURIComponent(id)}`,
  authenticatorApp: () => '/api/authenticator-app',
  confirmAuthenticatorApp: () => '/api/authenticator-app/confirm',
  recoveryCodes: () => '/api/recovery-codes',
  confirmIdentity: () => '/api/confirm-identity',
  confirmPasskeyOptions: () => '/api/confirm-identity/passkey-options',
  signInOptions: () => '/api/sign-in-options',
  /** A page, not an API: it redirects to Google, and in the end to `redirectTo`. */
  googleSignIn: (redirectTo?: string) =>
    redirectTo === undefined ? '/auth/google' : `/auth/google?${new URLSearchParams({ redirectTo })}`,
  forgotPassword: () => '/api/forgot-password',
  resetPassword: () => '/api/reset-password',
  verifyEmail: () => '/api/verify-email',
  resendVerification: () => '/api/resend-verification',
  devices: () => '/api/sessions',
  device: (id: string) => `/api/sessions/${encodeURIComponent(id)}`,
  photoConsents: () => '/api/photo-consents',
  photoConsent: (storyId: number) => `/api/photo-consents/${storyId}`,
  childConsents: () => '/api/child-consents',
  childConsent: (id: string) => `/api/child-consents/${id}`,
  privacyNotice: () => '/api/privacy-notice',
  family: () => '/api/family',
  familyMember: (id: string) => `/api/family/${id}`,
  lookPreview: () => '/api/looks/preview',
  lookFromPhoto: () => '/api/looks/from-photo',
  contact: () => '/api/contact',
  subscribeToNewsletter: () => '/api/newsletter',
  confirmNewsletter: () => '/api/newsletter/confirm',
  unsubscribeFromNewsletter: () => '/api/newsletter/unsubscribe',
  storyCredits: () => '/api/story-credits',
  checkout: () => '/api/payments/checkout',
  createOrder: () => '/api/create-order',
  createGiftOrder: () => '/api/create-gift-order',
  giftPreview: () => '/api/gift-preview',
  verifyPayment: () => '/api/verify-payment',
  availableGifts: () => '/api/check-available-gifts',
  giftDetails: () => '/api/gift-details',
  redeemGift: () => '/api/redeem-gift',
  orderPrintedCopy: (id: number) => `/api/stories/${id}/order-printed-copy`,
  printCheck: (id: number) => `/api/stories/${id}/print-check`,
  printedCopies: (id: number) => `/api/stories/${id}/printed-copies`,
  freePrintedCopy: (id: number) => `/api/stories/${id}/process-free-printed-copy`,
  generateStory: () => '/api/generate-story',
  /** Newest first; the answer links to the next page. */
  stories: () => '/api/stories',
  searchStories: () => '/api/stories/search',
  storyFilters: () => '/api/stories/filters',
  unfinishedStories: () => '/api/stories/unfinished',
  /** The progress of the story that was requested with this idempotency key. */
  storyProgress: (key: string) => withQuery('/api/stories/progress', { key }),
  story: (id: number) => `/api/stories/${id}`,
  illustrations: (id: number) => `/api/stories/${id}/illustrations`,
  /** Server-Sent Events with what has changed since the list with the ETag `after`. */
  illustrationEvents: (id: number, after?: string) => withQuery(`/api/stories/${id}/illustrations/events`, { after }),
  retryIllustration: (id: number, pageNumber: number) => `/api/stories/${id}/illustrations/${pageNumber}/retry`,
  prioritizeIllustration: (id: number, pageNumber: number) =>
    `/api/stories/${id}/illustrations/${pageNumber}/prioritize`,
  storyPdf: (id: number) => `/api/stories/${id}/pdf`,
  download: (id: number, kind: DownloadKind) => downloadPath(id, kind),
  downloadStatus: (id: number, kind: DownloadKind) => downloadPath(id, kind, '/status'),
  clientErrors: () => '/api/client-errors',
  downloadChecks: (id: number, kind: DownloadKind) => downloadPath(id, kind, '/checks'),
}
