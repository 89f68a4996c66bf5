import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { z } from 'zod'
import { secondFactorCodeSchema } from './accounts.ts'

/** Second factors of accounts: passkeys, an authenticator app (TOTP), and recovery codes for when both are lost. */

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
/** What `@simplewebauthn/browser` returns. Its verification checks the rest. */
const credentialSchema = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
})
const passkeyRegistrationSchema = credentialSchema.extend({
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export const passkeyAssertionSchema = credentialSchema.extend({
  response: z.looseObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>

/** Options of the WebAuthn API, as JSON. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })

/** Body of `POST /api/passkeys`. Its answer has recovery codes if the passkey is the first factor of the account. */
export const newPasskeySchema = z.object({ passkey: passkeyRegistrationSchema })
export type NewPasskey = z.infer<typeof newPasskeySchema>
export const passkeyParamsSchema = z.object({ id: base64url.min(1).max(2_000) })

/** Response of `POST /api/authenticator-app`: for the app that the user sets up, once. */
export const authenticatorSetupSchema = z.object({
  /** In base32. */
  secret: z.string(),
  /** For a QR code. */
  uri: z.string(),
})
/** Body of `POST /api/authenticator-app/confirm`, which proves that the app is set up. */
export const confirmAuthenticatorSchema = z.object({ code: secondFactorCodeSchema })

/** Recovery codes, shown once. Null if the account has some already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() })

/** Response of `GET /api/account/factors`. Times are ISO 8601. */
export const secondFactorsSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** The device that created it. */
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  authenticatorApp: z.boolean(),
  recoveryCodesLeft: z.number().int(),
})
export type SecondFactors = z.infer<typeof secondFactorsSchema>

/** Body of `POST /api/confirm-identity`: any proof of who is there. */
export const confirmIdentitySchema = z.union([
  z.object({ password: z.string().min(1, messages.passwordRequired).max(1_024) }),
  z.object({ code: secondFactorCodeSchema }),
  z.object({ passkey: passkeyAssertionSchema }),
])
export type ConfirmIdentity = z.infer<typeof confirmIdentitySchema>
