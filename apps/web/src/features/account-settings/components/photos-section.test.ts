import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { expect, test } from 'vitest'
import { consentStatus } from './photos-section.tsx'

const { photos: messages, consents } = accountSettingsMessages
const consentedAt = '2026-03-01T12:00:00.000Z'
const later = '2026-03-02T12:00:00.000Z'
const consent = { storyId: 7, title: 'Mira and the Moon', consentedAt, photoDeletedAt: null, withdrawnAt: null }

test('a photo is stored until it is deleted', () => {
  expect(consentStatus(consent)).toBe(`${messages.consented(consentedAt)} ${messages.stored}`)
  expect(consentStatus({ ...consent, photoDeletedAt: later })).toBe(
    `${messages.consented(consentedAt)} ${messages.deleted(later)}`,
  )
})

test('a withdrawn consent no longer says that the photo is stored', () => {
  expect(consentStatus({ ...consent, withdrawnAt: later })).toBe(
    `${messages.consented(consentedAt)} ${consents.withdrawn(later)}`,
  )
})
