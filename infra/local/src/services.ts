import type { Schema } from '@kahani/service-kit/database-roles'

/** An outside provider, by the variable that names the real one. */
export type Provider = 'SMTP_URL' | 'RAZORPAY_KEY_ID'

/** A process of the product, and exactly what it is told. */
export interface Service {
  name: string
  /** The program, from the checkout's folder. */
  entry: string
  /** The variable by which other services find it. */
  address?: string
  /** Its schema in the database; it gets a DATABASE_URL with its own role. */
  schema?: Schema
  /** Runs only while it stands in for one of these; what it reads more for each that it does. */
  sandboxFor?: Record<Provider, string[]>
  /** What it reads beside NODE_ENV, HOST, PORT and LOG_LEVEL. */
  variables: string[]
}

export const GATEWAY: Service = {
  name: 'gateway',
  entry: 'services/gateway/src/server.ts',
  variables: [
    'PUBLIC_URL',
    'REDIS_URL',
    'SESSION_SECRET',
    'IDENTITY_PRIVATE_KEY',
    'INTERNAL_TOKEN',
    'AUTH_URL',
    'STORIES_URL',
    'PAYMENTS_URL',
    'EXPORTS_URL',
    'RAZORPAY_CHECKOUT_URL',
    'WEB_DIST',
    'TRUSTED_PROXIES',
  ],
}

/** What both of those read that speak to an AI provider: one draws the pictures, the other reckons what they will cost. */
const OPENAI = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_IMAGE_MODEL',
  'OPENAI_IMAGE_MODEL_PREMIUM',
  'OPENAI_IMAGE_QUALITY',
  'OPENAI_IMAGE_QUALITY_PREMIUM',
  'OPENAI_MODERATION_MODEL',
  'OPENAI_PRICES',
]

/** Everything behind the gateway. */
export const SERVICES: Service[] = [
  {
    name: 'auth',
    entry: 'services/auth/src/server.ts',
    address: 'AUTH_URL',
    schema: 'auth',
    variables: [
      'REDIS_URL',
      'SESSION_SECRET',
      'PUBLIC_URL',
      'IDENTITY_PUBLIC_KEY',
      'INTERNAL_TOKEN',
      'PAYMENTS_URL',
      'ADMIN_USERNAME',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'SMTP_URL',
      'MAIL_FROM',
    ],
  },
  {
    name: 'stories',
    entry: 'services/stories/src/server.ts',
    address: 'STORIES_URL',
    schema: 'stories',
    variables: [
      'REDIS_URL',
      'STORAGE_URL',
      'IDENTITY_PUBLIC_KEY',
      'INTERNAL_TOKEN',
      'PHOTO_KEY',
      'PAYMENTS_URL',
      ...OPENAI,
      'OPENAI_TEXT_MODEL',
      'OPENAI_REASONING_EFFORT',
      'OPENAI_DAILY_BUDGET',
    ],
  },
  {
    name: 'illustrations',
    entry: 'services/illustrations/src/server.ts',
    variables: [
      'REDIS_URL',
      'STORAGE_URL',
      'INTERNAL_TOKEN',
      'STORIES_URL',
      ...OPENAI,
      'ILLUSTRATION_CONCURRENCY',
      'ILLUSTRATION_CONCURRENCY_TOTAL',
      'ILLUSTRATION_RATE_PER_MINUTE',
    ],
  },
  {
    name: 'payments',
    entry: 'services/payments/src/server.ts',
    address: 'PAYMENTS_URL',
    schema: 'payments',
    variables: [
      'REDIS_URL',
      'IDENTITY_PUBLIC_KEY',
      'INTERNAL_TOKEN',
      'AUTH_URL',
      'STORIES_URL',
      'GIFT_KEY',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'RAZORPAY_API_URL',
      'RAZORPAY_CHECKOUT_URL',
    ],
  },
  {
    name: 'exports',
    entry: 'services/exports/src/server.ts',
    address: 'EXPORTS_URL',
    variables: ['REDIS_URL', 'STORAGE_URL', 'IDENTITY_PUBLIC_KEY', 'INTERNAL_TOKEN', 'STORIES_URL'],
  },
  {
    name: 'exports-worker',
    entry: 'services/exports/src/worker.ts',
    variables: [
      'REDIS_URL',
      'STORAGE_URL',
      'INTERNAL_TOKEN',
      'STORIES_URL',
      'EXPORT_CONCURRENCY',
      'CHROMIUM_PATH',
      'CHROMIUM_SANDBOX',
    ],
  },
  {
    name: 'sandbox',
    entry: 'infra/sandbox/src/server.ts',
    sandboxFor: {
      SMTP_URL: [],
      RAZORPAY_KEY_ID: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_WEBHOOK_URL'],
    },
    variables: ['SMTP_PORT', 'DATA_DIR'],
  },
]
