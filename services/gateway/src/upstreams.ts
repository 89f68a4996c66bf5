import { ONE_CLICK_UNSUBSCRIBE } from '@kahani/contracts/newsletter'
import type { FastifyRequest } from 'fastify'

/** The services behind the gateway and their names in error messages. */
export const SERVICES = {
  auth: 'account service',
  stories: 'story service',
  payments: 'payment service',
  exports: 'book service',
}
export type Service = keyof typeof SERVICES

const WEBHOOK = '/api/payments/webhook'
const CALLED_BY_SERVERS: readonly unknown[] = [WEBHOOK, ONE_CLICK_UNSUBSCRIBE]

/**
 * Whether the request is sent by a server instead of a browser: Razorpay's webhook, which is authenticated by its signature,
 * or a mail provider's request to unsubscribe, which is authenticated by its token. Neither has a session.
 */
export const isSentByServer = ({ method, routeOptions }: FastifyRequest) =>
  method === 'POST' && CALLED_BY_SERVERS.includes(routeOptions.url)

/** Paths of one service that share limits. */
export interface Upstream {
  service: Service
  paths: readonly string[]
  /** Limit for response headers, and between two chunks of the body, in ms. */
  timeoutMs: number
  /** Maximum Content-Length of a request, in bytes. */
  bodyLimit: number
}

const SECOND = 1_000
const KB = 1024
const MB = 1024 * KB

/** The routing table. The most specific path wins. `/internal/*` is never proxied. */
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
      '/api/verify-email',
      '/api/resend-verification',
      '/api/sessions',
      '/api/sessions/*',
      '/api/account',
      '/api/account/kept-data',
      '/api/sign-in-options',
      '/api/newsletter',
      '/api/newsletter/*',
      ONE_CLICK_UNSUBSCRIBE,
      '/api/contact',
      '/api/admin/*',
      '/auth/*',
    ],
    timeoutMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    service: 'stories',
    // The stories service records the calls whose costs are listed.
    paths: [
      '/api/stories',
      '/api/stories/*',
      '/api/images/*',
      '/api/photo-consents',
      '/api/photo-consents/*',
      '/api/admin/stories',
      '/api/admin/costs',
    ],
    timeoutMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    // The request waits for the text, and its body contains the child's photo.
    service: 'stories',
    paths: ['/api/generate-story'],
    timeoutMs: 180 * SECOND,
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
      // The payments service owns credits, orders and printed copies.
      '/api/admin/fix-story-count',
      '/api/admin/orders',
      '/api/admin/printed-copies',
      '/api/admin/printed-copies/*',
    ],
    timeoutMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    service: 'payments',
    paths: [WEBHOOK],
    timeoutMs: 30 * SECOND,
    bodyLimit: 256 * KB,
  },
  {
    service: 'exports',
    paths: [
      '/api/account/archive',
      '/api/account/archive/download',
      '/api/stories/:id/print-check',
      '/api/admin/stories/:id/print-files/:file',
    ],
    timeoutMs: 30 * SECOND,
    bodyLimit: MB,
  },
  {
    // The request waits 25 s for the book, then it answers 202.
    service: 'exports',
    paths: ['/api/stories/:id/pdf', '/api/stories/:id/download/*'],
    timeoutMs: 40 * SECOND,
    bodyLimit: MB,
  },
]
