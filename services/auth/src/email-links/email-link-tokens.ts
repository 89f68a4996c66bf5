import type { Keys } from '@kahani/service-kit/config'
import { createDerivedTokens, type DerivedTokens } from '@kahani/service-kit/derived-tokens'
import { deriveKeys } from '../derive-keys.ts'
import type { LinkPurpose } from './email-link-repository.ts'

/** The tokens in the links of emails, under keys derived from `SESSION_SECRET`. */
export function createEmailLinkTokens(sessionSecrets: Keys): Record<LinkPurpose, DerivedTokens> {
  const keys = deriveKeys(sessionSecrets, 'email links')
  return {
    'verify-email': createDerivedTokens(keys, 'verify-email'),
    'reset-password': createDerivedTokens(keys, 'reset-password'),
    'change-email': createDerivedTokens(keys, 'change-email'),
  }
}
export type EmailLinkTokens = ReturnType<typeof createEmailLinkTokens>
