/** The services behind the gateway, and what a person calls them. */
export const SERVICES = {
  auth: 'account service',
  stories: 'story service',
  payments: 'payment service',
  exports: 'book service',
}
export type Service = keyof typeof SERVICES

/** Called by Razorpay's servers, not by our pages: it proves itself by its signature instead. */
export const WEBHOOK = '/api/payments/webhook'

/** Paths that go to one service on the same terms. */
export interface Upstream {
  service: Service
  paths: readonly string[]
  /** How long the answer may take to begin, and to go on once it has begun, in ms. */
  patienceMs: number
  /** The longest body a call may announce, in bytes. */
  bodyLimit: number
}

const SECOND = 1_000
const MB = 1024 * 1024

/** Which service answers which path. The most specific path wins; `/internal/*` is not here and never leads anywhere. */
export const UPSTREAMS: readonly Upstream[] = [
  {
    service: 'auth',
    paths: [
      '/api/me',
      '/api/signup',
      '/api/login',
      '/api/logout',
      '/api/forgot-password',
      '/api/reset-password',
      '/api/admin/*',
      '/auth/*',
    ],
    patienceMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    service: 'stories',
    paths: ['/api/stories', '/api/stories/*', '/api/images/*'],
    patienceMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    // The text is written while the family waits, and the child's photo travels in the body.
    service: 'stories',
    paths: ['/api/generate-story'],
    patienceMs: 180 * SECOND,
    bodyLimit: 12 * MB,
  },
  {
    service: 'payments',
    paths: [
      '/api/stories/:id/order-printed-copy',
      '/api/stories/:id/process-free-printed-copy',
      '/api/story-credits',
      '/api/subscription-plans',
      '/api/create-order',
      '/api/create-gift-order',
      '/api/create-subscription',
      '/api/verify-payment',
      '/api/check-available-gifts',
      '/api/redeem-gift',
      WEBHOOK,
      '/api/payments/*',
    ],
    patienceMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    // A book is made while its reader waits.
    service: 'exports',
    paths: ['/api/stories/:id/pdf', '/api/stories/:id/download/*'],
    patienceMs: 120 * SECOND,
    bodyLimit: MB,
  },
]
