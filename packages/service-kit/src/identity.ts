import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { IDENTITY_HEADER } from '@kahani/contracts/headers'
import fastifyPlugin from 'fastify-plugin'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { HttpError, notSignedIn } from './http-error.ts'

/** Who is calling. */
export const identitySchema = z.object({ userId: z.number().int().positive(), name: z.string(), admin: z.boolean() })
export type Identity = z.infer<typeof identitySchema>

/** How long the gateway's word is good for, in seconds; short, since a sign-out can't call it back. */
export const IDENTITY_SECONDS = 60
const ALGORITHM = 'EdDSA'
const ISSUER = 'gateway'

const keyFrom = (read: (pem: string) => KeyObject, kind: string) =>
  z.string({ error: `is missing: an Ed25519 ${kind} key (PEM, or its base64)` }).transform((text, ctx) => {
    const pem = text.includes('-----BEGIN')
      ? text.replaceAll('\\n', '\n')
      : Buffer.from(text, 'base64').toString('utf8')
    try {
      const key = read(pem)
      if (key.asymmetricKeyType === 'ed25519') return key
    } catch {
      // Said below, with what is expected.
    }
    ctx.addIssue({ code: 'custom', message: `is not usable: an Ed25519 ${kind} key (PEM, or its base64)` })
    return z.NEVER
  })
/** `IDENTITY_PRIVATE_KEY`, which the gateway alone holds. */
export const identityPrivateKey = keyFrom(createPrivateKey, 'private')
/** `IDENTITY_PUBLIC_KEY`, which every service holds. */
export const identityPublicKey = keyFrom(createPublicKey, 'public')

/** Signs who is calling, for `IDENTITY_SECONDS`. */
export function signIdentity(identity: Identity, key: KeyObject): Promise<string> {
  return new SignJWT({ name: identity.name, admin: identity.admin })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(identity.userId))
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${IDENTITY_SECONDS}s`)
    .sign(key)
}

/**
 * Reads tokens back. What was verified is remembered until it expires, since the gateway sends one token many times.
 * The promise rejects for a token that is forged or too old.
 */
export function identityReader(key: KeyObject) {
  const known = new LRUCache<string, Identity>({ max: 10_000 })
  return async (token: string): Promise<Identity> => {
    const seen = known.get(token)
    if (seen) return seen
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
    })
    const identity = identitySchema.parse({ userId: Number(payload.sub), name: payload.name, admin: payload.admin })
    const ttl = (payload.exp ?? 0) * 1000 - Date.now()
    if (ttl > 0) known.set(token, identity, { ttl })
    return identity
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling, or null for a visitor. */
    identity: Identity | null
  }
}

/** Turns the gateway's header into `request.identity`. A header that does not hold is refused, not ignored. */
export const identityPlugin = fastifyPlugin<{ publicKey: KeyObject }>(
  async (app, { publicKey }) => {
    const read = identityReader(publicKey)
    app.decorateRequest('identity', null)
    app.addHook('onRequest', async request => {
      const token = request.headers[IDENTITY_HEADER]
      if (token === undefined) return
      try {
        request.identity = await read(String(token))
      } catch (cause) {
        throw new HttpError(401, 'identity_invalid', 'Please sign in again.', { cause })
      }
    })
  },
  { name: 'identity' },
)

/** The caller, who must be signed in. @throws HttpError 401 */
export function signedIn(request: { identity: Identity | null }): Identity {
  if (!request.identity) throw notSignedIn()
  return request.identity
}

/** A hook that lets only those in who are signed in, before anything of the call is read. */
export const requireUser = async (request: { identity: Identity | null }) => void signedIn(request)

/** A hook that lets only administrators in: 401 for a visitor, 403 for anybody else. */
export const requireAdmin = async (request: { identity: Identity | null }) => {
  if (!signedIn(request).admin) throw new HttpError(403, 'not_an_administrator', 'This is for administrators.')
}
