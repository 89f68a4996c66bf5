import type { EmailPicture } from '@kahani/contracts/email-pictures'
import type { EmailContent } from '@kahani/contracts/emails'
import type { Address } from '../mailer/mailer.ts'

/** A rendered template before layout. All values are plain text. */
export interface TemplateContent {
  subject: string
  /** The preview that an inbox shows after the subject. */
  preheader: string
  heading: string
  /** Empty for none. By default it names the recipient. */
  greeting?: string
  lead: string[]
  /** Paragraphs of a newsletter. Line breaks are preserved, and URLs become links. */
  article?: string[]
  /** A picture above the heading, instead of the moon. */
  picture?: EmailImage
  story?: StoryContent
  /** Written by a user. Line breaks are preserved. */
  message?: { heading: string; text: string }
  facts: Fact[]
  button?: { label: string; url: string; copyLink?: string }
  closing: string[]
  /** Why the recipient gets this email. */
  reason: string
  /** Ends the emails of this kind. `url` is a page, `oneClick` the URL for List-Unsubscribe. */
  unsubscribe?: { label: string; url: string; oneClick: string }
  /** Written by a visitor to our own team: without our signature and contact details. */
  writtenBy?: Address
}

/** The story that an email is about. */
export interface StoryContent {
  title: string
  /** Null if it may be deleted. */
  url: string | null
  cover: EmailImage | null
}

export interface EmailImage {
  jpeg: Buffer
  altText: string
}

export const toEmailImage = ({ jpeg, altText }: EmailPicture): EmailImage => ({
  jpeg: Buffer.from(jpeg, 'base64'),
  altText,
})

export interface Fact {
  label: string
  value: string
}

export type EmailContentOf<K extends EmailContent['kind']> = Extract<EmailContent, { kind: K }>
/** @returns the absolute URL of a path of the web app */
export type ToUrl = (path: string) => string

export const withToken = (path: string, token: string) => `${path}?${new URLSearchParams({ token })}`

/** The content of an email from its texts. `content` adds what it has beyond a lead, and overrides the rest. */
export const composeEmail = (
  { subject, preheader, heading, lead }: Record<'subject' | 'preheader' | 'heading' | 'lead', string>,
  content: Pick<TemplateContent, 'reason'> & Partial<TemplateContent>,
): TemplateContent => ({ subject, preheader, heading, lead: [lead], facts: [], closing: [], ...content })
