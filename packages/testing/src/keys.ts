import { createHmac, generateKeyPairSync } from 'node:crypto'
import { CSRF_HEADER, CSRF_HEADER_VALUE, IDENTITY_HEADER, INTERNAL_HEADER } from '@kahani/contracts/headers'
import { SignJWT } from 'jose'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')

export const testKeys = { publicKey, privateKey }
export const TEST_SECRET = 'a secret for the tests, long enough'
/** The key after a rotation. */
export const NEWER_TEST_SECRET = 'a newer secret for the tests, long enough'

interface TestUser {
  userId: number
  name?: string
  /** In ms since 1970. */
  confirmedAt?: number
  secondFactorAt?: number
}

const signToken = ({ userId, name = 'Meera', ...proofs }: TestUser) =>
  new SignJWT({ name, ...proofs })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'identity+jwt' })
    .setSubject(String(userId))
    .setIssuer('gateway')
    .setAudience('services')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)

/** Services verify each token once, so a user keeps it. */
const tokens = new Map<string, Promise<string>>()

/** Headers that the gateway sends for a signed-in user. */
export async function headersFor(user: TestUser) {
  const key = JSON.stringify(user)
  const token = tokens.get(key) ?? signToken(user)
  tokens.set(key, token)
  return { [IDENTITY_HEADER]: await token, [CSRF_HEADER]: CSRF_HEADER_VALUE }
}

const credentialFor = (audience: string) =>
  createHmac('sha256', TEST_SECRET).update(`internal:${audience}`).digest('base64url')

/** Headers that a service with the token `TEST_SECRET` sends to another one. */
export const internalHeaders = (caller: string, audience: string) => ({
  [INTERNAL_HEADER]: `Bearer ${caller}.${credentialFor(audience)}`,
})

/** Whether a request to a fake service has the credential of `caller` for one of the services. */
export const isFromService = (caller: string, headers: Record<string, unknown>) =>
  ['auth', 'stories', 'payments', 'exports'].some(
    audience => headers[INTERNAL_HEADER] === internalHeaders(caller, audience)[INTERNAL_HEADER],
  )

/** The services that call others, and what reads the gateway's metrics. */
export const CALLERS = ['auth', 'stories', 'payments', 'illustrations', 'exports', 'exports-worker', 'monitoring']

/** `INTERNAL_CALLERS` of a service whose callers have the token `TEST_SECRET`. */
export const testCallers = (audience: string) => CALLERS.map(caller => `${caller}=${credentialFor(audience)}`).join(',')
