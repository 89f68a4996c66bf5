import { accountEmailMessages as messages } from '@kahani/messages/en/account-emails'
import { formatDay } from '@kahani/messages/en/formats'
import { composeEmail, type EmailContentOf, type TemplateContent, type ToUrl, withToken } from './content.ts'
import { formatIndianTime } from './format-date.ts'
import { nightPicture } from './pictures.ts'

const { reason, copyLink } = messages

export function welcomeEmail({ token }: EmailContentOf<'welcome'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.welcome
  if (token === null) {
    const button = { label: texts.createButton, url: toUrl('/create-story') }
    return composeEmail(texts, { reason, picture: nightPicture(), button })
  }
  return composeEmail(texts, {
    reason,
    picture: nightPicture(),
    lead: [texts.lead, texts.verify],
    button: { label: texts.verifyButton, url: toUrl(withToken('/verify-email', token)), copyLink },
    closing: [texts.notYou],
  })
}

export function verifyEmailEmail({ token }: EmailContentOf<'verify-email'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.verifyEmail
  return composeEmail(texts, {
    reason,
    button: { label: texts.button, url: toUrl(withToken('/verify-email', token)), copyLink },
    closing: [texts.notYou],
  })
}

export function resetPasswordEmail({ token }: EmailContentOf<'reset-password'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.resetPassword
  return composeEmail(texts, {
    reason,
    button: { label: texts.button, url: toUrl(withToken('/reset-password', token)), copyLink },
    closing: [texts.notYou],
  })
}

export function passwordChangedEmail({ at }: EmailContentOf<'password-changed'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.passwordChanged
  return composeEmail(texts, {
    reason,
    lead: [texts.lead, texts.notYou],
    facts: [{ label: messages.time, value: formatIndianTime(at) }],
    button: { label: texts.button, url: toUrl('/forgot-password') },
  })
}

export function googleLinkedEmail({ at, passwordRemoved }: EmailContentOf<'google-linked'>): TemplateContent {
  const texts = messages.googleLinked
  return composeEmail(texts, {
    reason,
    ...(passwordRemoved && { lead: [texts.leadPasswordRemoved] }),
    facts: [{ label: messages.time, value: formatIndianTime(at) }],
    closing: [texts.notYou],
  })
}

export function newDeviceEmail({ at, device, network }: EmailContentOf<'new-device'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.newDevice
  return composeEmail(texts, {
    reason,
    facts: [
      { label: messages.time, value: formatIndianTime(at) },
      { label: texts.device, value: device ?? texts.unknownDevice },
      { label: texts.network, value: network },
    ],
    button: { label: texts.button, url: toUrl('/account') },
    closing: [texts.notYou],
  })
}

export function securityChangedEmail(
  { at, change }: EmailContentOf<'security-changed'>,
  toUrl: ToUrl,
): TemplateContent {
  const texts = messages.securityChanged
  return composeEmail(
    { ...texts, lead: texts.changes[change] },
    {
      reason,
      facts: [{ label: messages.time, value: formatIndianTime(at) }],
      button: { label: texts.button, url: toUrl('/account') },
      closing: [texts.notYou],
    },
  )
}

export function newAddressEmail({ token }: EmailContentOf<'new-address'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.newAddress
  return composeEmail(texts, {
    reason: texts.reason,
    button: { label: texts.button, url: toUrl(withToken('/verify-email', token)), copyLink },
    closing: [texts.notYou],
  })
}

export function addressInUseEmail(_content: EmailContentOf<'address-in-use'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.addressInUse
  return composeEmail(texts, {
    reason,
    button: { label: texts.button, url: toUrl('/signin') },
    closing: [texts.notYou],
  })
}

export function addressChangedEmail({ at }: EmailContentOf<'address-changed'>): TemplateContent {
  const texts = messages.addressChanged
  return composeEmail(texts, {
    reason: texts.reason,
    facts: [{ label: messages.time, value: formatIndianTime(at) }],
    closing: [texts.notYou],
  })
}

export function archiveReadyEmail(_content: EmailContentOf<'archive-ready'>, toUrl: ToUrl): TemplateContent {
  const texts = messages.archiveReady
  return composeEmail(texts, {
    reason,
    button: { label: texts.button, url: toUrl('/account') },
    closing: [texts.notYou],
  })
}

export function accountDeletedEmail({ kept }: EmailContentOf<'account-deleted'>): TemplateContent {
  const texts = messages.accountDeleted
  const { orders, printedCopiesInTransit, printedCopiesCancelled, keptUntil } = kept
  const keptTexts = [
    ...(keptUntil === null ? [] : [texts.kept(orders, formatDay(keptUntil))]),
    ...(printedCopiesInTransit > 0 ? [texts.inTransit(printedCopiesInTransit)] : []),
  ]
  return composeEmail(texts, {
    reason: texts.reason,
    lead: [
      texts.lead,
      ...(printedCopiesCancelled > 0 ? [texts.cancelled(printedCopiesCancelled)] : []),
      ...(keptTexts.length > 0 ? keptTexts : [texts.nothingKept]),
    ],
    closing: [texts.goodbye],
  })
}
