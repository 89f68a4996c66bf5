import { createHmac } from 'node:crypto'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { Keys } from '@kahani/service-kit/config'
import { createDerivedTokens } from '@kahani/service-kit/derived-tokens'
import { deriveKeys } from '../derive-keys.ts'

const UUID_HEX = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

/** The tokens in the links of the newsletter's emails, under keys derived from `SESSION_SECRET`. */
export function createNewsletterTokens(sessionSecrets: Keys) {
  const keys = deriveKeys(sessionSecrets, 'newsletter')
  return {
    /** The id of the subscription of an address, as a UUID. */
    subscriptionId: (email: string) =>
      createHmac('sha256', keys[0]).update(canonicalize(email)).digest('hex').replace(UUID_HEX, '$1-$2-$3-$4-$5'),
    confirm: createDerivedTokens(keys, 'confirm'),
    unsubscribe: createDerivedTokens(keys, 'unsubscribe'),
  }
}
export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>
