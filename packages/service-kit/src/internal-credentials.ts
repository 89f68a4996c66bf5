import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Who calls internal routes: services, and `monitoring`, which reads the gateway's metrics and the lengths of queues. */
export const CALLERS = [
  'auth',
  'stories',
  'payments',
  'illustrations',
  'exports',
  'exports-worker',
  'monitoring',
] as const
export type Caller = (typeof CALLERS)[number]

/** Who accepts internal calls. */
export const AUDIENCES = ['gateway', 'auth', 'stories', 'payments', 'exports'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * What a caller presents to one audience. It is derived from the caller's secret `INTERNAL_TOKEN`, so an audience that
 * knows it can't use it at another one.
 */
export const credentialFor = (token: string, audience: Audience): string =>
  createHmac('sha256', token).update(`internal:${audience}`).digest('base64url')

/** The credentials that an audience accepts, by caller: several while the caller's token is rotated. */
export type InternalCallers = ReadonlyMap<Caller, readonly Buffer[]>

const HINT = 'callers and their credentials, like auth=…,stories=…'
const isCaller = (name: string): name is Caller => (CALLERS as readonly string[]).includes(name)

/** `INTERNAL_CALLERS`, like `auth={credential},stories={credential}`. */
export const internalCallers = z.string({ error: `is missing: ${HINT}` }).transform((text, ctx): InternalCallers => {
  const callers = new Map<Caller, Buffer[]>()
  for (const entry of text.split(',')) {
    const [, name = '', credential = ''] = /^\s*([a-z-]+)=([\w-]{43})\s*$/.exec(entry) ?? []
    if (!isCaller(name)) {
      ctx.addIssue({ code: 'custom', message: `is invalid: ${HINT}` })
      return z.NEVER
    }
    callers.set(name, [...(callers.get(name) ?? []), Buffer.from(credential)])
  }
  return callers
})

/** The value of `INTERNAL_CALLERS` of an audience that accepts these callers. */
export const listCallers = (tokens: Partial<Record<Caller, string>>, audience: Audience): string =>
  Object.entries(tokens)
    .map(([caller, token]) => `${caller}=${credentialFor(token, audience)}`)
    .join(',')

/** The value of the internal header. */
export const bearerOf = (caller: Caller, token: string, audience: Audience): string =>
  `Bearer ${caller}.${credentialFor(token, audience)}`

/** The caller whose credential a header contains; null if it contains none that is known. */
export function identifyCaller(header: unknown, callers: InternalCallers): Caller | null {
  const [, name = '', credential = ''] = /^Bearer ([a-z-]+)\.([\w-]{43})$/.exec(String(header)) ?? []
  if (!isCaller(name)) return null
  const given = Buffer.from(credential)
  return callers.get(name)?.some(known => timingSafeEqual(known, given)) ? name : null
}
