import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import fastifyPlugin from 'fastify-plugin'
import { errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Keys, parseKeys } from './config.ts'
import { HttpError, notSignedIn } from './http-error.ts'

/** The signed-in user of a request. It has no role, which would be outdated when the account changes. */
export const identitySchema = z.object({
  userId: z.number().int().positive(),
  name: z.string(),
  /** As in the session, in ms since 1970. */
  confirmedAt: z.number().int().optional(),
  secondFactorAt: z.number().int().optional(),
})
export type Identity = z.infer<typeof identitySchema>

/** Lifetime of an identity token in seconds. Short, because signing out can't revoke it. */
export const IDENTITY_SECONDS = 60
const ALGORITHM = 'EdDSA'
const ISSUER = 'gateway'
/** The services behind the gateway, which use the same key. */
const AUDIENCE = 'services'
/** Distinguishes these tokens from any others that the key might sign. */
const TYPE = 'identity+jwt'

const keysFrom = (read: (pem: string) => KeyObject, kind: string) =>
  z.string({ error: `is missing: an Ed25519 ${kind} key (PEM, or its base64)` }).transform((list, ctx) => {
    try {
      const keys = parseKeys(list).map(text =>
        read(text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : Buffer.from(text, 'base64').toString('utf8')),
      )
      if (keys.every(key => key.asymmetricKeyType === 'ed25519')) return keys as unknown as Keys<KeyObject>
    } catch {
      // Reported below.
    }
    const message = `is invalid: must be an Ed25519 ${kind} key (PEM, or its base64); during a rotation several, separated by commas`
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })
/** `IDENTITY_PRIVATE_KEY`, held by the gateway only. */
export const identityPrivateKeys = keysFrom(createPrivateKey, 'private')
/** `IDENTITY_PUBLIC_KEY`, held by every service. */
export const identityPublicKeys = keysFrom(createPublicKey, 'public')

/** Creates an identity token that is valid for `IDENTITY_SECONDS`. @param now ms since 1970 */
export function signIdentity({ userId, ...claims }: Identity, key: KeyObject, now = Date.now()): Promise<string> {
  const issuedAt = Math.floor(now / 1_000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(String(userId))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + IDENTITY_SECONDS)
    .sign(key)
}

const VERIFICATION: JWTVerifyOptions = {
  issuer: ISSUER,
  audience: AUDIENCE,
  typ: TYPE,
  algorithms: [ALGORITHM],
  requiredClaims: ['exp'],
}

/** Verifies a token with the first key that fits its signature. */
async function verifyWithAny([key, ...others]: Keys<KeyObject>, token: string): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, key, VERIFICATION)).payload
  } catch (error) {
    const [next, ...rest] = others
    if (!next || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    return verifyWithAny([next, ...rest], token)
  }
}

/**
 * Creates a function that verifies identity tokens and rejects forged and expired ones. Verified tokens are cached until
 * they expire, because the gateway reuses them.
 */
export function createIdentityVerifier(keys: Keys<KeyObject>) {
  // Of `max` entries, the cache would allocate all at once.
  const verified = new LRUCache<string, Identity>({ maxSize: 10_000, sizeCalculation: () => 1 })
  return async (token: string): Promise<Identity> => {
    const cached = verified.get(token)
    if (cached) return cached
    const payload = await verifyWithAny(keys, token)
    const identity = identitySchema.parse({ ...payload, userId: Number(payload.sub) })
    const ttl = (payload.exp ?? 0) * 1000 - Date.now()
    if (ttl > 0) verified.set(token, identity, { ttl })
    return identity
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, or null for a visitor. */
    identity: Identity | null
  }
}

/** Sets `request.identity` from the gateway's header. An invalid token is rejected with 401, not ignored. */
export const identityPlugin = fastifyPlugin<{ publicKeys: Keys<KeyObject> }>(
  async (app, { publicKeys }) => {
    const verify = createIdentityVerifier(publicKeys)
    app.decorateRequest('identity', null)
    app.addHook('onRequest', async request => {
      const token = request.headers[IDENTITY_HEADER]
      if (token === undefined) return
      try {
        request.identity = await verify(String(token))
      } catch (cause) {
        throw new HttpError(401, 'identity_invalid', 'Please sign in again.', { cause })
      }
    })
  },
  { name: 'identity' },
)

/** Returns the signed-in user. @throws HttpError 401 for a visitor */
export function signedIn(request: { identity: Identity | null }): Identity {
  if (!request.identity) throw notSignedIn()
  return request.identity
}

/** An onRequest hook that rejects visitors with 401 before the body is parsed. */
export const requireUser = async (request: { identity: Identity | null }) => void signedIn(request)
