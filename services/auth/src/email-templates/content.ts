import type { EmailContent } from '@kahani/contracts/mails'

/** What a letter says, before it is laid out. All of it is plain text. */
export interface Content {
  subject: string
  /** What an inbox shows behind the subject. */
  preheader: string
  heading: string
  lead: string[]
  /** What a person wrote; its line breaks are kept. */
  message?: { heading: string; text: string }
  facts: Fact[]
  button?: { label: string; url: string; copyLink?: string }
  closing: string[]
  /** Why they get it. */
  reason: string
}

export interface Fact {
  label: string
  value: string
}

export type EmailContentOf<K extends EmailContent['kind']> = Extract<EmailContent, { kind: K }>
/** An address of the product, by its path. */
export type UrlOf = (path: string) => string
