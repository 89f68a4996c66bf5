import { ONE_CLICK_UNSUBSCRIBE } from '@kahani/contracts/newsletter'
import type { FastifyRequest } from 'fastify'
import type { BodyLimits } from './bodies/request-body.ts'

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

/** Paths of one service that share limits and connections. */
export interface Upstream {
  service: Service
  paths: readonly string[]
  /** Limit for response headers, and between two chunks of the response, in ms. */
  timeoutMs: number
  body: BodyLimits
  /** Visitors get a 401 before their body is read. */
  signedInOnly?: true
  /** Its answers that are not JSON keep the service's Cache-Control. Without it, nothing is stored by browsers. */
  isFile?: true
  /** Its answers are Server-Sent Events, each of which occupies a connection: how many, and how many of one account. */
  streams?: { connections: number; share: number }
  /** Its pictures are read from the blob store; it gets the requests for those that are not there. */
  hasPictures?: true
}

const SECOND = 1_000
const KB = 1024
const MB = 1024 * KB

const SMALL_BODY: BodyLimits = {
  maxBytes: 256 * KB,
  graceMs: 5 * SECOND,
  minBytesPerSecond: KB,
  maxMs: 30 * SECOND,
}
/**
 * The data URL of a photo. A phone on a slow 3G network uploads 25 KB/s, so 30 s are not enough: the time depends on the
 * size, at 16 KB/s.
 */
const PHOTO_BODY: BodyLimits = {
  maxBytes: 10 * MB,
  graceMs: 30 * SECOND,
  minBytesPerSecond: 16 * KB,
  maxMs: 670 * SECOND,
}

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
      '/api/account/activity',
      '/api/account/factors',
      '/api/account/username',
      '/api/account/email-change',
      '/api/account/email-change/*',
      '/api/passkeys',
      '/api/passkeys/*',
      '/api/authenticator-app',
      '/api/authenticator-app/*',
      '/api/recovery-codes',
      '/api/confirm-identity',
      '/api/confirm-identity/*',
      '/api/sign-in-options',
      '/api/newsletter',
      '/api/newsletter/*',
      ONE_CLICK_UNSUBSCRIBE,
      '/api/contact',
      // A preview of an email, whose templates belong to the account service.
      '/api/gift-preview',
      '/api/client-errors',
      '/api/admin/*',
      '/auth/*',
    ],
    timeoutMs: 30 * SECOND,
    body: SMALL_BODY,
  },
  {
    service: 'stories',
    // The stories service records the calls whose costs are listed.
    paths: [
      '/api/stories',
      '/api/stories/*',
      '/api/photo-consents',
      '/api/photo-consents/*',
      '/api/child-consents',
      '/api/child-consents/*',
      '/api/family',
      '/api/family/*',
      '/api/looks/preview',
      '/api/cover-preview',
      '/api/privacy-notice',
      '/api/admin/stories',
      '/api/admin/costs',
    ],
    timeoutMs: 30 * SECOND,
    body: SMALL_BODY,
  },
  {
    service: 'stories',
    paths: ['/api/stories/:id/illustrations/events'],
    // Twice the interval of its heartbeat.
    timeoutMs: 30 * SECOND,
    body: SMALL_BODY,
    signedInOnly: true,
    streams: { connections: 1_024, share: 8 },
  },
  {
    service: 'stories',
    paths: ['/api/images/placeholder', '/api/images/:name'],
    timeoutMs: 30 * SECOND,
    body: SMALL_BODY,
    isFile: true,
    hasPictures: true,
  },
  {
    // The request waits for the text, and its body contains the child's photo.
    service: 'stories',
    paths: ['/api/generate-story'],
    timeoutMs: 180 * SECOND,
    body: PHOTO_BODY,
    signedInOnly: true,
  },
  {
    // The body contains a photo, like that of a story.
    service: 'stories',
    paths: ['/api/looks/from-photo'],
    timeoutMs: 60 * SECOND,
    body: PHOTO_BODY,
    signedInOnly: true,
  },
  {
    service: 'payments',
    paths: [
      '/api/stories/:id/order-printed-copy',
      '/api/stories/:id/process-free-printed-copy',
      '/api/stories/:id/printed-copies',
      '/api/account/printed-copies',
      '/api/account/printed-copies/:id/cancel',
      '/api/story-credits',
      '/api/subscription-plans',
      '/api/create-order',
      '/api/create-gift-order',
      '/api/create-subscription',
      '/api/verify-payment',
      '/api/check-available-gifts',
      '/api/redeem-gift',
      '/api/gift-details',
      '/api/gifts',
      '/api/gifts/*',
      '/api/payments/*',
      WEBHOOK,
      // The payments service owns credits, orders and printed copies.
      '/api/admin/fix-story-count',
      '/api/admin/disputes/*',
      '/api/admin/orders',
      '/api/admin/printed-copies',
      '/api/admin/printed-copies/*',
    ],
    timeoutMs: 30 * SECOND,
    body: SMALL_BODY,
  },
  {
    service: 'exports',
    paths: [
      '/api/account/archive',
      '/api/account/archive/download',
      '/api/stories/:id/print-check',
      '/api/admin/stories/:id/print-files/:file',
      '/api/admin/stories/:id/press-check',
    ],
    timeoutMs: 30 * SECOND,
    body: SMALL_BODY,
  },
  {
    // The request waits 25 s for the book, then it answers 202.
    service: 'exports',
    paths: ['/api/stories/:id/pdf', '/api/stories/:id/download/*', '/api/stories/:id/print-preview/:page'],
    timeoutMs: 40 * SECOND,
    body: SMALL_BODY,
    isFile: true,
  },
]
