import { accountEmailMessages as messages } from '@kahani/messages/en/account-emails'
import { type EmailContentOf, type TemplateContent, type ToUrl, withToken } from './content.ts'
import { formatIndianDay, formatIndianTime } from './format-date.ts'

export function welcomeEmail({ token }: EmailContentOf<'welcome'>, toUrl: ToUrl): TemplateContent {
  const { subject, preheader, heading, lead, verify, verifyButton, createButton, notYou } = messages.welcome
  return {
    subject,
    preheader,
    heading,
    lead: token === null ? [lead] : [lead, verify],
    facts: [],
    button:
      token === null
        ? { label: createButton, url: toUrl('/create-story') }
        : { label: verifyButton, url: toUrl(withToken('/verify-email', token)), copyLink: messages.copyLink },
    closing: token === null ? [] : [notYou],
    reason: messages.reason,
  }
}

export function verifyEmailEmail({ token }: EmailContentOf<'verify-email'>, toUrl: ToUrl): TemplateContent {
  const { subject, preheader, heading, lead, button, notYou } = messages.verifyEmail
  return {
    subject,
    preheader,
    heading,
    lead: [lead],
    facts: [],
    button: { label: button, url: toUrl(withToken('/verify-email', token)), copyLink: messages.copyLink },
    closing: [notYou],
    reason: messages.reason,
  }
}

export function resetPasswordEmail({ token }: EmailContentOf<'reset-password'>, toUrl: ToUrl): TemplateContent {
  const { subject, preheader, heading, lead, button, notYou } = messages.resetPassword
  return {
    subject,
    preheader,
    heading,
    lead: [lead],
    facts: [],
    button: { label: button, url: toUrl(withToken('/reset-password', token)), copyLink: messages.copyLink },
    closing: [notYou],
    reason: messages.reason,
  }
}

export function passwordChangedEmail({ at }: EmailContentOf<'password-changed'>, toUrl: ToUrl): TemplateContent {
  const { subject, preheader, heading, lead, notYou, button } = messages.passwordChanged
  return {
    subject,
    preheader,
    heading,
    lead: [lead, notYou],
    facts: [{ label: messages.time, value: formatIndianTime(at) }],
    button: { label: button, url: toUrl('/forgot-password') },
    closing: [],
    reason: messages.reason,
  }
}

export function googleLinkedEmail({ at }: EmailContentOf<'google-linked'>): TemplateContent {
  const { subject, preheader, heading, lead, notYou } = messages.googleLinked
  return {
    subject,
    preheader,
    heading,
    lead: [lead],
    facts: [{ label: messages.time, value: formatIndianTime(at) }],
    closing: [notYou],
    reason: messages.reason,
  }
}

export function accountDeletedEmail({ kept }: EmailContentOf<'account-deleted'>): TemplateContent {
  const m = messages.accountDeleted
  const { orders, printedCopiesInTransit, printedCopiesCancelled, keptUntil } = kept
  const keptTexts = [
    ...(keptUntil === null ? [] : [m.kept(orders, formatIndianDay(keptUntil))]),
    ...(printedCopiesInTransit > 0 ? [m.inTransit(printedCopiesInTransit)] : []),
  ]
  return {
    subject: m.subject,
    preheader: m.preheader,
    heading: m.heading,
    lead: [
      m.lead,
      ...(printedCopiesCancelled > 0 ? [m.cancelled(printedCopiesCancelled)] : []),
      ...(keptTexts.length > 0 ? keptTexts : [m.nothingKept]),
    ],
    facts: [],
    closing: [m.goodbye],
    reason: m.reason,
  }
}

export function archiveReadyEmail(_content: EmailContentOf<'archive-ready'>, toUrl: ToUrl): TemplateContent {
  const { subject, preheader, heading, lead, button, notYou } = messages.archiveReady
  return {
    subject,
    preheader,
    heading,
    lead: [lead],
    facts: [],
    button: { label: button, url: toUrl('/account') },
    closing: [notYou],
    reason: messages.reason,
  }
}
