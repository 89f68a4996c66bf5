import { generateKeyPair, randomBytes, sign } from 'node:crypto'
import { promisify } from 'node:util'
import type { Grant } from './grants.ts'

const LIFETIME_S = 3_600
const CLIENT_OF_ANOTHER = '123-another.apps.googleusercontent.com'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Name and email address, as in ID tokens and userinfo. */
export function profileOf({ person: { name, email, emailVerified } }: Pick<Grant, 'person'>) {
  const [given_name = name, ...family] = name.split(' ')
  return { email, email_verified: emailVerified, name, given_name, family_name: family.join(' ') }
}

async function generateKeys() {
  const keys = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { kid: randomBytes(20).toString('hex'), ...keys }
}
let generated: ReturnType<typeof generateKeys> | undefined
/** One key for all fakes of this process, generated for the first token, because that is slow. */
const getKeys = () => {
  generated ??= generateKeys()
  return generated
}

/** Issues ID tokens. */
export function createIdTokens(clientId: string, now: () => number) {
  return {
    async issue(grant: Grant): Promise<string> {
      const { kid, privateKey } = await getKeys()
      const { person, nonce, fault } = grant
      const iat = Math.floor(now() / 1000) - (fault === 'expired' ? 2 * LIFETIME_S : 0)
      const audience = fault === 'audience' ? CLIENT_OF_ANOTHER : clientId
      const claims = {
        iss: fault === 'issuer' ? 'https://accounts.example' : 'https://accounts.google.com',
        azp: audience,
        aud: audience,
        sub: person.sub,
        ...(fault !== 'profile' && profileOf(grant)),
        nonce: fault === 'nonce' ? randomBytes(32).toString('base64url') : nonce || undefined,
        iat,
        exp: iat + LIFETIME_S,
      }
      const content = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(claims)}`
      const signed = fault === 'signature' ? `${content} ` : content
      return `${content}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
    },

    /** The public keys, as a JSON Web Key Set. */
    async keySet() {
      const { kid, publicKey } = await getKeys()
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }
    },
  }
}
export type IdTokens = ReturnType<typeof createIdTokens>
