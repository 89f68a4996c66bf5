import { hkdfSync } from 'node:crypto'
import { createDerivedTokens, type DerivedTokens } from '@kahani/service-kit/derived-tokens'
import type { LinkPurpose } from './email-link-repository.ts'

const KEY_BYTES = 32

/** The tokens in the links of emails, under a key derived from `SESSION_SECRET`. */
export function createEmailLinkTokens(sessionSecret: string): Record<LinkPurpose, DerivedTokens> {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'email links', KEY_BYTES))
  return {
    'verify-email': createDerivedTokens(key, 'verify-email'),
    'reset-password': createDerivedTokens(key, 'reset-password'),
  }
}
export type EmailLinkTokens = ReturnType<typeof createEmailLinkTokens>
