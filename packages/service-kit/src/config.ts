import { z } from 'zod'
import { parseStorageUrl } from './blobs/storage-url.ts'
import { isRedisUrl } from './redis-url.ts'
import { StartError } from './start-error.ts'
import { allowUnsafe } from './unsafe-settings.ts'

/** Thrown at boot for an invalid environment. The message names every invalid variable and its expected value. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

/**
 * Parses the environment. An empty value counts as missing, except of `NODE_ENV`: it could stand for production, whose checks
 * would be skipped. @throws ConfigError
 */
export function loadConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const values = Object.fromEntries(Object.entries(env).filter(([key, value]) => value !== '' || key === 'NODE_ENV'))
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`)
  throw new ConfigError(`Invalid configuration:\n${[...new Set(lines)].join('\n')}`)
}

const expected = (what: string) => ({
  error: (issue: { input: unknown }) => (issue.input === undefined ? `is missing: ${what}` : `is invalid: ${what}`),
})

/** A secret of at least 32 characters. */
export const secret = (what: string) =>
  z.string(expected(what)).min(32, `is too short: ${what}, at least 32 characters`)

/** Keys for one purpose, newest first. The newest one signs and encrypts. The others are accepted during a rotation. */
export type Keys<Key = string> = readonly [newest: Key, ...older: Key[]]

/** Parses a comma-separated list of keys, newest first. */
export const parseKeys = (list: string) => list.split(',').map(key => key.trim()) as unknown as Keys

/** Secrets of at least `minLength` characters, separated by commas, newest first. */
export const secrets = (what: string, minLength = 32) =>
  z
    .string(expected(what))
    .transform(parseKeys)
    .refine(
      keys => keys.every(key => key.length >= minLength),
      `is too short: ${what}, at least ${minLength} characters; during a rotation several, separated by commas`,
    )

export const httpUrl = (what: string) => z.url({ protocol: /^https?$/, ...expected(what) })
/** `RAZORPAY_CHECKOUT_URL`: loaded by the page and allowed by the gateway's content security policy. */
export const checkoutUrl = httpUrl("the URL of Razorpay's checkout script").default(
  'https://checkout.razorpay.com/v1/checkout.js',
)
export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  ...expected('a URL like postgres://role:password@host:5432/name'),
})
/** `DATABASE_READ_URL`: a replica for the lists of administrators. */
export const databaseReadUrl = postgresUrl.optional()
export const redisUrl = z
  .string(expected('a URL like redis://host:6379'))
  .refine(isRedisUrl, 'is invalid: a URL like redis://host:6379, or redis+cluster://host:6379,host:6379 for a cluster')
/** `STORAGE_URL` */
export const storageUrl = z
  .string(expected('a URL like file:///var/lib/kahani/blobs or s3://bucket?region=ap-south-1'))
  .superRefine((url, ctx) => {
    try {
      parseStorageUrl(url)
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: `is invalid: ${(error as Error).message}` })
    }
  })
/** The blob store of a service that writes to it. */
export const storageFields = {
  STORAGE_URL: storageUrl,
  /** The store that blobs are being moved from. */
  STORAGE_FALLBACK_URL: storageUrl.optional(),
  /** What has to stay free on the disk of a folder: below it nothing is bought, and the service is not ready. */
  STORAGE_MIN_FREE_MB: z.coerce.number(expected('a number of megabytes')).int().min(0).default(100),
}
export const port = z.coerce.number(expected('a port number')).int().min(0).max(65_535)
/** Accepts only "true" and "false". */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true')
export const positiveInteger = z.coerce.number(expected('a whole number')).int().min(1)

const samplerName = z.enum(
  [
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ],
  'must be a sampler of OpenTelemetry, such as parentbased_traceidratio',
)
export type SamplerName = z.infer<typeof samplerName>

/** The variables that every service reads. */
export const commonConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(0),
  ALLOW_UNSAFE: allowUnsafe,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long a process that was asked to stop still accepts requests, so that load balancers notice. */
  DRAIN_SECONDS: z.coerce.number(expected('a number of seconds')).min(0).max(60).default(0),
  /** Where traces are sent, by OTLP over HTTP. Without it there are none. `tracing` reads these variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('the base URL of a collector, such as http://localhost:4318').optional(),
  OTEL_TRACES_SAMPLER: samplerName.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(expected('a share from 0 to 1')).min(0).max(1).optional(),
})
export type CommonConfig = z.infer<typeof commonConfig>

/** A refinement: in production none of these URLs may point to the sandbox. */
export function rejectSandbox<T extends { NODE_ENV: string }>(keys: readonly (keyof T & string)[]) {
  return (config: T, ctx: z.RefinementCtx) => {
    if (config.NODE_ENV !== 'production') return
    for (const key of keys) {
      const value = config[key]
      if (typeof value === 'string' && /sandbox/i.test(value)) {
        ctx.addIssue({
          code: 'custom',
          path: [key],
          message: 'points at the sandbox, which is not allowed in production',
        })
      }
    }
  }
}
