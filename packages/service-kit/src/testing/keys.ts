import { generateKeyPairSync } from 'node:crypto'
import { IDENTITY_HEADER, INTERNAL_HEADER, MARKER_HEADER, MARKER_VALUE } from '@kahani/contracts/headers'
import { type Identity, signIdentity } from '../identity.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')

export const testKeys = { publicKey, privateKey }
export const TEST_SECRET = 'a secret for the tests, long enough'

/** Headers as the gateway sends them for somebody who is signed in. */
export async function headersFor(identity: Partial<Identity> & { userId: number }) {
  const whole = { name: 'Meera', admin: false, ...identity }
  return { [IDENTITY_HEADER]: await signIdentity(whole, privateKey), [MARKER_HEADER]: MARKER_VALUE }
}

/** Headers as a service sends them. */
export const internalHeaders = { [INTERNAL_HEADER]: `Bearer ${TEST_SECRET}` }
