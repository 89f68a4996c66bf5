import type { Schema } from '@kahani/service-kit/database-roles'

/** An external provider, identified by the variable that configures it. */
export type Provider = 'SMTP_URL' | 'RAZORPAY_KEY_ID' | 'GOOGLE_CLIENT_ID'

/** A process of the product, and the variables that it receives. */
export interface Service {
  name: string
  /** Path of its program, relative to the checkout. */
  entry: string
  /** Variable that tells other services its URL. */
  address?: string
  /** Its schema in the database. It receives a DATABASE_URL with its own role. */
  schema?: Schema
  /** The providers that it replaces, with the additional variables for each. It runs only if it replaces one. */
  sandboxFor?: Record<Provider, string[]>
  /** Variables in addition to `COMMON_VARIABLES`, HOST and PORT. */
  variables: string[]
}

/** Of the processes that use the blob store. */
const STORAGE = [
  'STORAGE_URL',
  'STORAGE_FALLBACK_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
]

/** Variables that every service receives. */
export const COMMON_VARIABLES = [
  'NODE_ENV',
  'ALLOW_UNSAFE',
  'LOG_LEVEL',
  'DRAIN_SECONDS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_RESOURCE_ATTRIBUTES',
]

export const GATEWAY: Service = {
  name: 'gateway',
  entry: 'services/gateway/src/server.ts',
  variables: [
    'PUBLIC_URL',
    'REDIS_URL',
    'SESSION_SECRET',
    'IDENTITY_PRIVATE_KEY',
    'PICTURE_KEY',
    ...STORAGE,
    'INTERNAL_CALLERS',
    'AUTH_URL',
    'STORIES_URL',
    'PAYMENTS_URL',
    'EXPORTS_URL',
    'RAZORPAY_CHECKOUT_URL',
    'SUPPORT_EMAIL',
    'WEB_DIST',
    'TRUSTED_PROXIES',
    'MAX_CONNECTIONS',
    'MAX_CONNECTIONS_PER_ADDRESS',
    'MAX_REQUESTS_PER_ADDRESS',
  ],
}

/** `illustrations` generates the pictures, `stories` estimates their cost in advance. */
const OPENAI = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_IMAGE_MODEL',
  'OPENAI_IMAGE_MODEL_PREMIUM',
  'OPENAI_IMAGE_QUALITY',
  'OPENAI_IMAGE_QUALITY_PREMIUM',
  'OPENAI_STAGING_SKETCH',
  'OPENAI_MODERATION_MODEL',
  'OPENAI_CHECK_MODEL',
  'OPENAI_PRICES',
]

/** The services behind the gateway. */
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
      'INTERNAL_CALLERS',
      'PAYMENTS_URL',
      'STORIES_URL',
      'EXPORTS_URL',
      'ADMIN_USERNAME',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'SIGN_UPS_PER_HOUR',
      'SMTP_URL',
      'MAIL_FROM',
      'SUPPORT_EMAIL',
      'GMAIL_API_URL',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'GOOGLE_AUTH_URL',
      'GOOGLE_TOKEN_URL',
      'GOOGLE_USERINFO_URL',
      'GOOGLE_CERTS_URL',
    ],
  },
  {
    name: 'stories',
    entry: 'services/stories/src/server.ts',
    address: 'STORIES_URL',
    schema: 'stories',
    variables: [
      'REDIS_URL',
      ...STORAGE,
      'STORAGE_MIN_FREE_MB',
      'IDENTITY_PUBLIC_KEY',
      'INTERNAL_TOKEN',
      'INTERNAL_CALLERS',
      'PHOTO_KEY',
      'PICTURE_KEY',
      'AUTH_URL',
      'PAYMENTS_URL',
      'EXPORTS_URL',
      'REQUIRE_VERIFIED_EMAIL',
      'STORIES_PER_HOUR',
      'FREE_STORIES_PER_DAY',
      'REDRAWS_PER_STORY',
      'SUPPORT_EMAIL',
      'GRIEVANCE_CONTACT',
      ...OPENAI,
      'AI_PROVIDER_NAME',
      'AI_PROVIDER_COUNTRY',
      'ILLUSTRATION_STYLES',
      'OPENAI_TEXT_MODEL',
      'OPENAI_REASONING_EFFORT',
      'OPENAI_DAILY_BUDGET',
      'OPENAI_DAILY_BUDGET_FREE',
    ],
  },
  {
    name: 'illustrations',
    entry: 'services/illustrations/src/server.ts',
    variables: [
      'REDIS_URL',
      ...STORAGE,
      'STORAGE_MIN_FREE_MB',
      'INTERNAL_TOKEN',
      'STORIES_URL',
      ...OPENAI,
      'ILLUSTRATION_CONCURRENCY',
      'ILLUSTRATION_CONCURRENCY_TOTAL',
      'ILLUSTRATION_RATE_PER_MINUTE',
      'ILLUSTRATION_SIZE',
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
      'INTERNAL_CALLERS',
      'AUTH_URL',
      'STORIES_URL',
      'EXPORTS_URL',
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
    variables: [
      'REDIS_URL',
      ...STORAGE,
      'STORAGE_MIN_FREE_MB',
      'IDENTITY_PUBLIC_KEY',
      'INTERNAL_TOKEN',
      'INTERNAL_CALLERS',
      'AUTH_URL',
      'STORIES_URL',
      'PAYMENTS_URL',
      'BOOK_QUEUE_LIMIT',
      'BOOK_QUEUE_LIMIT_PER_ACCOUNT',
      'PRINT_PROVIDER',
    ],
  },
  {
    name: 'exports-worker',
    entry: 'services/exports/src/worker.ts',
    variables: [
      'REDIS_URL',
      ...STORAGE,
      'STORAGE_MIN_FREE_MB',
      'INTERNAL_TOKEN',
      'AUTH_URL',
      'STORIES_URL',
      'PAYMENTS_URL',
      'PRINT_PROVIDER',
      'EXPORT_CONCURRENCY',
      'CHROMIUM_PATH',
      'CHROMIUM_SOCKET',
      'EBOOK_CONVERT_PATH',
    ],
  },
  {
    name: 'sandbox',
    entry: 'tools/sandbox/src/server.ts',
    sandboxFor: {
      SMTP_URL: [],
      RAZORPAY_KEY_ID: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_WEBHOOK_URL'],
      GOOGLE_CLIENT_ID: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'PUBLIC_URL'],
    },
    variables: ['SMTP_PORT', 'DATA_DIR'],
  },
]

/** Name of another instance of a service. @param running names of all processes; the first instance has the service's own */
export const nextInstance = (service: string, running: readonly string[]) =>
  `${service}-${running.filter(name => name.replace(/-\d+$/, '') === service).length + 1}`
