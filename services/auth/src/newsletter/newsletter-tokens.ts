import { createHmac } from 'node:crypto'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { createDerivedTokens } from '@kahani/service-kit/derived-tokens'
import { deriveKey } from '../derive-key.ts'

const UUID_HEX = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

/** The tokens in the links of the newsletter's emails, under a key derived from `SESSION_SECRET`. */
export function createNewsletterTokens(sessionSecret: string) {
  const key = deriveKey(sessionSecret, 'newsletter')
  return {
    /** The id of the subscription of an address, as a UUID. */
    subscriptionId: (email: string) =>
      createHmac('sha256', key).update(canonicalize(email)).digest('hex').replace(UUID_HEX, '$1-$2-$3-$4-$5'),
    confirm: createDerivedTokens(key, 'confirm'),
    unsubscribe: createDerivedTokens(key, 'unsubscribe'),
  }
}
export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>
