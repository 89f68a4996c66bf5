import { ONE_CLICK_UNSUBSCRIBE } from '@kahani/contracts/newsletter'
import { newsletterEmailMessages } from '@kahani/messages/en/newsletter-emails'
import { composeEmail, type EmailContentOf, type TemplateContent, type ToUrl, withToken } from './content.ts'
import { removeControls } from './sanitize.ts'

export function newsletterConfirmEmail({ token }: EmailContentOf<'newsletter-confirm'>, toUrl: ToUrl): TemplateContent {
  const texts = newsletterEmailMessages.confirm
  const { button, copyLink, reason } = texts
  return composeEmail(texts, {
    reason,
    lead: [texts.lead, texts.confirm],
    button: { label: button, url: toUrl(withToken('/newsletter/confirm', token)), copyLink },
    closing: [texts.notYou],
  })
}

const PREHEADER_LENGTH = 100

/** Written by an administrator, who addresses the readers. */
export function newsletterEmail({ subject, body, token }: EmailContentOf<'newsletter'>, toUrl: ToUrl): TemplateContent {
  const { reason, testReason, unsubscribe } = newsletterEmailMessages.newsletter
  const text = removeControls(body)
  const heading = removeControls(subject).replaceAll('\n', ' ')
  return {
    subject: heading,
    preheader: text.replace(/\s+/g, ' ').slice(0, PREHEADER_LENGTH),
    heading,
    greeting: '',
    lead: [],
    article: text.split(/\n\s*\n/).map(paragraph => paragraph.trim()),
    facts: [],
    closing: [],
    reason: token === null ? testReason : reason,
    ...(token !== null && {
      unsubscribe: {
        label: unsubscribe,
        url: toUrl(withToken('/newsletter/unsubscribe', token)),
        oneClick: toUrl(withToken(ONE_CLICK_UNSUBSCRIBE, token)),
      },
    }),
  }
}
