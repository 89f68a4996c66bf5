import { createDerivedTokens, type DerivedTokens } from '@kahani/service-kit/derived-tokens'
import { deriveKey } from '../derive-key.ts'
import type { LinkPurpose } from './email-link-repository.ts'

/** The tokens in the links of emails, under a key derived from `SESSION_SECRET`. */
export function createEmailLinkTokens(sessionSecret: string): Record<LinkPurpose, DerivedTokens> {
  const key = deriveKey(sessionSecret, 'email links')
  return {
    'verify-email': createDerivedTokens(key, 'verify-email'),
    'reset-password': createDerivedTokens(key, 'reset-password'),
  }
}
export type EmailLinkTokens = ReturnType<typeof createEmailLinkTokens>
