import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const UNSAFE_SETTINGS = [
  'test-payments',
  'short-key-secret',
  'short-webhook-secret',
  'http-provider',
  'trust-every-proxy',
  'no-daily-budget',
  'word-list-moderation',
  'unlimited-free-stories',
  'unnamed-provider',
] as const
type UnsafeSetting = (typeof UNSAFE_SETTINGS)[number]

/** `ALLOW_UNSAFE`: what production accepts nevertheless, separated by commas. */
export const allowUnsafe = z
  .string()
  .default('')
  .transform(list =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.enum(UNSAFE_SETTINGS, `must be a list of any of ${UNSAFE_SETTINGS.join(', ')}`)))

export interface Rule {
  setting: UnsafeSetting
  isUnsafe: boolean
  /** The variable to change. */
  key: string
  /** What production requires of it. */
  requirement: string
}

/**
 * Adds a check to the schema of an environment: in production an unsafe setting stops the start, unless `ALLOW_UNSAFE` has its
 * name. @param rulesOf also gets environments in which other variables are missing or invalid, so that one message names all
 */
export const refuseUnsafe = <S extends z.ZodType<{ NODE_ENV: string; ALLOW_UNSAFE: readonly string[] }>>(
  schema: S,
  rulesOf: (env: Partial<z.output<S>>) => Rule[],
) =>
  schema.superRefine(
    (env, ctx) => {
      if (env.NODE_ENV !== 'production') return
      for (const { setting, isUnsafe, key, requirement } of rulesOf(env)) {
        if (!isUnsafe || env.ALLOW_UNSAFE.includes(setting)) continue
        const message = `production requires ${requirement} (or ${setting} in ALLOW_UNSAFE)`
        ctx.addIssue({ code: 'custom', path: [key], message })
      }
    },
    { when: () => true },
  )

function isLoopback(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return address === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
}

/** Whether the keys and data sent to a provider can be read on the way. */
function isReadable(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isLoopback(hostname)
}

export const httpProviderRule = (key: string, url: string | undefined): Rule => ({
  setting: 'http-provider',
  isUnsafe: url !== undefined && URL.canParse(url) && isReadable(url),
  key,
  requirement: 'an https:// address, or one of this machine',
})

/** The shortest prefixes of networks that one organisation has: larger ones contain the addresses of strangers. */
const MIN_PREFIX = { ipv4: 8, ipv6: 7 }
/** Of IPv4 addresses that are written as IPv6. */
const MAPPED_PREFIX = 96

/** Whether a network, such as 0.0.0.0/0 or ::/0, has addresses of strangers. An address is a network of one. */
export function containsStrangers(network: string): boolean {
  if (!network.includes('/') || !ipaddr.isValidCIDR(network)) return false
  const [address, prefix] = ipaddr.parseCIDR(network)
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()) return prefix - MAPPED_PREFIX < MIN_PREFIX.ipv4
  return prefix < MIN_PREFIX[address.kind()]
}
