import { generateKeyPairSync } from 'node:crypto'
import { CSRF_HEADER, CSRF_HEADER_VALUE, IDENTITY_HEADER, INTERNAL_HEADER } from '@kahani/contracts/headers'
import { SignJWT } from 'jose'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')

export const testKeys = { publicKey, privateKey }
export const TEST_SECRET = 'a secret for the tests, long enough'

/** Headers that the gateway sends for a signed-in user. */
export async function headersFor({ userId, name = 'Meera' }: TestUser) {
  const token = await new SignJWT({ name })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'identity+jwt' })
    .setSubject(String(userId))
    .setIssuer('gateway')
    .setAudience('services')
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(privateKey)
  return { [IDENTITY_HEADER]: token, [CSRF_HEADER]: CSRF_HEADER_VALUE }
}
interface TestUser {
  userId: number
  name?: string
}

/** Headers that a service sends to another service. */
export const internalHeaders = { [INTERNAL_HEADER]: `Bearer ${TEST_SECRET}` }
