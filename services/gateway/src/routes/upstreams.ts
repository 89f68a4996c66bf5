import type { FastifyRequest } from 'fastify'

/** The services behind the gateway, and what a person calls them. */
export const SERVICES = {
  auth: 'account service',
  stories: 'story service',
  payments: 'payment service',
  exports: 'book service',
}
export type Service = keyof typeof SERVICES

const WEBHOOK = '/api/payments/webhook'

/** Whether Razorpay's servers call, not a page of ours: a webhook proves itself by its signature and acts as nobody. */
export const isWebhook = ({ method, routeOptions }: FastifyRequest) => method === 'POST' && routeOptions.url === WEBHOOK

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
const KB = 1024
const MB = 1024 * KB

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
    // What stories cost is known where their calls are recorded.
    paths: ['/api/stories', '/api/stories/*', '/api/images/*', '/api/admin/costs'],
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
      '/api/payments/*',
      // What an administrator does with money and prints is done where they are recorded.
      '/api/admin/fix-story-count',
      '/api/admin/printed-copies',
      '/api/admin/printed-copies/*',
    ],
    patienceMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    service: 'payments',
    paths: [WEBHOOK],
    patienceMs: 30 * SECOND,
    bodyLimit: 256 * KB,
  },
  {
    // A book is made while its reader waits.
    service: 'exports',
    paths: ['/api/stories/:id/pdf', '/api/stories/:id/download/*'],
    patienceMs: 120 * SECOND,
    bodyLimit: MB,
  },
]
