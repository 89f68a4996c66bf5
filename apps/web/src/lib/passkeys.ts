import { passkeyAssertionSchema, passkeyOptionsSchema } from '@kahani/contracts/second-factors'
import { postJson } from './api.ts'

/** Loaded when a passkey is used. */
const webAuthn = () => import('@simplewebauthn/browser')
type WebAuthn = Awaited<ReturnType<typeof webAuthn>>
type CreationOptions = Parameters<WebAuthn['startRegistration']>[0]['optionsJSON']
type RequestOptions = Parameters<WebAuthn['startAuthentication']>[0]['optionsJSON']

const IP_ADDRESS = /^[\d.]+$|:/

/** Passkeys belong to a domain, so they do not work at an IP address. */
export const supportsPasskeys = () =>
  typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname)

/** Lets the device sign with a passkey. @param path of the options. Throws if the user cancels */
export async function signWithPasskey(path: string) {
  const options = await postJson(path, passkeyOptionsSchema)
  const { startAuthentication } = await webAuthn()
  return passkeyAssertionSchema.parse(await startAuthentication({ optionsJSON: options as unknown as RequestOptions }))
}

/** Lets the device create a passkey. @param path of the options. Throws if the user cancels */
export async function createPasskey(path: string) {
  const options = await postJson(path, passkeyOptionsSchema)
  const { startRegistration } = await webAuthn()
  return startRegistration({ optionsJSON: options as unknown as CreationOptions })
}

/** Whether the user, or the device, stopped it. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
