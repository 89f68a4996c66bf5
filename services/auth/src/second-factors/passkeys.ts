import type { NewPasskey, PasskeyAssertion } from '@kahani/contracts/second-factors'
import { PRODUCT_NAME } from '@kahani/messages/product'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { passkeyFailed } from '../errors.ts'
import { createPasskeyRepository } from './passkey-repository.ts'

/** Takes 0.2 s, so it is loaded when the first passkey is used. */
const webAuthn = () => import('@simplewebauthn/server')
type WebAuthn = Awaited<ReturnType<typeof webAuthn>>
type Registration = Parameters<WebAuthn['verifyRegistrationResponse']>[0]['response']
type Assertion = Parameters<WebAuthn['verifyAuthenticationResponse']>[0]['response']

/** EdDSA, ES256 and RS256. The default adds an algorithm that Node warns of. */
const supportedAlgorithmIDs = [-8, -7, -257]
/** Time in seconds between the options and the answer of the authenticator. */
const CHALLENGE_LIFETIME_S = 5 * 60
const challengeKey = (challenge: string) => `passkey-challenge:${challenge}`
/** The owner of a challenge that anybody may answer, to sign in. */
const ANYBODY = 0

/** Who the user is to an authenticator. */
export interface PasskeyUser {
  id: number
  username: string
  passkeyHandle: string
}

/**
 * Registers passkeys and verifies their signatures. They are created as discoverable credentials that verify the user, so
 * that a passkey signs in without a username, and is more than one factor by itself.
 * @param publicUrl its host is the relying party
 */
export function createPasskeys(db: Kysely<Database>, redis: RedisClient, publicUrl: string) {
  const { origin, hostname: rpID } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  const passkeys = createPasskeyRepository(db)

  const keep = (challenge: string, userId: number) =>
    redis.set(challengeKey(challenge), String(userId), 'EX', CHALLENGE_LIFETIME_S)
  /** Each challenge can be answered once. */
  const take = (userId: number) => async (challenge: string) =>
    (await redis.getdel(challengeKey(challenge))) === String(userId)

  /** Options for a signature. @param userId whose passkey is asked for; null for anybody's */
  async function requestOptions(userId: number | null) {
    const { generateAuthenticationOptions } = await webAuthn()
    const allowed = userId === null ? [] : await passkeys.listOf(userId)
    const options = await generateAuthenticationOptions({
      ...{ rpID, userVerification: 'required' },
      ...(allowed.length > 0 && { allowCredentials: allowed.map(({ id, transports }) => ({ id, transports })) }),
    })
    await keep(options.challenge, userId ?? ANYBODY)
    return { ...options }
  }

  /** @returns the passkey's user. @throws HttpError 401 if the signature is not valid */
  async function verify(assertion: PasskeyAssertion, userId: number | null): Promise<number> {
    const passkey = await passkeys.find(assertion.id)
    if (!passkey || (userId !== null && passkey.userId !== userId)) throw passkeyFailed()
    const { verifyAuthenticationResponse } = await webAuthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      response: assertion as unknown as Assertion,
      expectedChallenge: take(userId ?? ANYBODY),
      credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
    }).catch(cause => {
      throw passkeyFailed(cause)
    })
    if (!verified) throw passkeyFailed()
    await passkeys.markUsed(passkey.id, authenticationInfo.newCounter)
    return passkey.userId
  }

  return {
    requestOptions,
    verify,

    async registrationOptions({ id, username, passkeyHandle }: PasskeyUser) {
      const { generateRegistrationOptions } = await webAuthn()
      const existing = await passkeys.listOf(id)
      const options = await generateRegistrationOptions({
        ...{ rpName: PRODUCT_NAME, rpID, userName: username, userID: new TextEncoder().encode(passkeyHandle) },
        supportedAlgorithmIDs,
        excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keep(options.challenge, id)
      return { ...options }
    },

    /** @returns what to store of a new passkey. @throws HttpError 401 if the answer is not valid */
    async verifyRegistration(userId: number, { passkey }: NewPasskey) {
      const { verifyRegistrationResponse } = await webAuthn()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        supportedAlgorithmIDs,
        response: passkey as unknown as Registration,
        expectedChallenge: take(userId),
      }).catch(cause => {
        throw passkeyFailed(cause)
      })
      if (!verified) throw passkeyFailed()
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return { id, userId, publicKey: Buffer.from(publicKey), counter, transports: [...transports] }
    },
  }
}
export type Passkeys = ReturnType<typeof createPasskeys>
