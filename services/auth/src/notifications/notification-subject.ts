import type { KeptData } from '@kahani/contracts/account-deletion'
import type { NewsletterDraft } from '@kahani/contracts/newsletter'
import type { SecurityChange } from '@kahani/contracts/security-changes'

/** What an email of this service is about. */
export type NotificationSubject =
  /** To a new account. `linkId` is the link that verifies its address; null if the address is verified already. */
  | { kind: 'welcome'; userId: number; linkId: string | null }
  | { kind: 'verify-email'; userId: number; linkId: string }
  /** Requested for an address that may have no account, which is looked up when the email is sent. */
  | { kind: 'reset-password'; emailKey: string; linkId: string }
  | { kind: 'password-changed'; userId: number; at: string }
  | { kind: 'google-linked'; userId: number; at: string; passwordRemoved?: boolean }
  | { kind: 'new-device'; userId: number; at: string; device: string | null; network: string }
  | { kind: 'security-changed'; userId: number; at: string; change: SecurityChange }
  /** To the new address of a link, which may have an account of its own. That is looked up when the email is sent. */
  | { kind: 'change-email'; userId: number; linkId: string }
  /** To the address that the account had before. */
  | { kind: 'address-changed'; userId: number; name: string; email: string; at: string }
  | { kind: 'archive-ready'; userId: number }
  /** Sent when the account does not exist any more. */
  | { kind: 'account-deleted'; name: string; email: string; kept: KeptData }
  | { kind: 'newsletter-confirm'; subscriptionId: string }
  | { kind: 'newsletter'; newsletterId: number; subscriptionId: string }
  | ({ kind: 'newsletter-test'; userId: number } & NewsletterDraft)
  | { kind: 'contact-message'; contactMessageId: number }
  | { kind: 'test-email'; userId: number; at: string }
