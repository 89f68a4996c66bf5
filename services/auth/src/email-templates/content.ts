import type { EmailContent } from '@kahani/contracts/emails'

/** A rendered template before layout. All values are plain text. */
export interface TemplateContent {
  subject: string
  /** The preview that an inbox shows after the subject. */
  preheader: string
  heading: string
  lead: string[]
  /** Written by a user. Line breaks are preserved. */
  message?: { heading: string; text: string }
  facts: Fact[]
  button?: { label: string; url: string; copyLink?: string }
  closing: string[]
  /** Why the recipient gets this email. */
  reason: string
}

export interface Fact {
  label: string
  value: string
}

export type EmailContentOf<K extends EmailContent['kind']> = Extract<EmailContent, { kind: K }>
/** @returns the absolute URL of a path of the web app */
export type ToUrl = (path: string) => string
