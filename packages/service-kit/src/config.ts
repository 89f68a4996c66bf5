import { z } from 'zod'

/** Thrown at boot when the environment is not usable; its message names every bad key and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the environment once. An empty value counts as absent.
 * @throws ConfigError naming every bad key in one message.
 */
export function loadConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`)
  throw new ConfigError(`The configuration can't be used:\n${[...new Set(lines)].join('\n')}`)
}

const missing = (what: string) => ({
  error: (issue: { input: unknown }) => (issue.input === undefined ? `is missing: ${what}` : `is not usable: ${what}`),
})

/** A secret of at least 32 characters. */
export const secret = (what: string) => z.string(missing(what)).min(32, `is too short: ${what}, at least 32 characters`)
export const httpUrl = (what: string) => z.url({ protocol: /^https?$/, ...missing(what) })
/** `RAZORPAY_CHECKOUT_URL`: the page loads it, the gateway lets it in. */
export const checkoutUrl = httpUrl("where Razorpay's checkout script is").default(
  'https://checkout.razorpay.com/v1/checkout.js',
)
export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  ...missing('an address like postgres://role:password@host:5432/name'),
})
export const redisUrl = z.url({ protocol: /^rediss?$/, ...missing('an address like redis://host:6379') })
export const storageUrl = z.url({ protocol: /^file$/, ...missing('a place like file:///var/lib/kahani/blobs') })
export const port = z.coerce.number(missing('a port number')).int().min(0).max(65_535)
/** "true" or "false", never anything else, so that "false" is false. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true')
export const atLeastOne = z.coerce.number(missing('a whole number')).int().min(1)

/** What every service reads. */
export const commonConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
export type CommonConfig = z.infer<typeof commonConfig>

/** Adds to a schema that in production none of these addresses leads to the sandbox. */
export function refuseSandbox<T extends { NODE_ENV: string }>(keys: readonly (keyof T & string)[]) {
  return (config: T, ctx: z.RefinementCtx) => {
    if (config.NODE_ENV !== 'production') return
    for (const key of keys) {
      const value = config[key]
      if (typeof value === 'string' && /sandbox/i.test(value)) {
        ctx.addIssue({
          code: 'custom',
          path: [key],
          message: 'points at the sandbox, which never serves in production',
        })
      }
    }
  }
}
