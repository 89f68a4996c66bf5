// @vitest-environment jsdom
import type { Story } from '@kahani/contracts/stories'
import { beforeEach, expect, test } from 'vitest'
import { aarav, family, kiara } from '../../../lib/family.fixture.ts'
import { createDraftStore } from './draft.ts'
import { startOf } from './start-form.ts'
import { EMPTY_FORM } from './story-form.ts'

beforeEach(() => localStorage.clear())

const told = (characterName: string, changes: Partial<Story> = {}): Story => ({
  ...{ id: 1, title: '', characterName, characterAge: '4-6', characterType: 'pirate', theme: 'jungle' },
  ...{ createdAt: '2026-11-28T12:00:00.000Z', coverUrl: null, ...changes },
})
const start = (options: Partial<Parameters<typeof startOf>[0]> = {}) =>
  startOf({ draft: createDraftStore(1), started: null, members: family, childId: null, recent: [], ...options })

test('proposes a story for the saved child whose last one is the oldest, with ideas that it has not had lately', () => {
  expect(start({ members: [] })).toEqual({ form: EMPTY_FORM, proposed: {}, origin: 'new' })
  expect(start().form.childId).toBe(kiara.id)
  const { form, proposed } = start({ recent: [told('KIARA'), told('Zoya'), told('Aarav')] })
  expect(form).toMatchObject({ ...proposed, childId: aarav.id, characterName: 'Aarav', pet: 'none', friendName: '' })
  expect(Object.keys(proposed)).toEqual(['characterType', 'theme', 'primaryValue'])
  expect(form).not.toMatchObject({ characterType: 'pirate' })
  expect(form).not.toMatchObject({ theme: 'jungle' })
  expect(start({ childId: aarav.id }).form.childId).toBe(aarav.id)
})

test('continues a draft as it was left, also without a child that is no longer saved', () => {
  createDraftStore(1).saveForm({ ...EMPTY_FORM, characterName: 'Asha', theme: 'farm' })
  expect(start()).toMatchObject({ origin: 'draft', proposed: {}, form: { characterName: 'Asha', theme: 'farm' } })
  createDraftStore(1).saveForm({ ...EMPTY_FORM, childId: kiara.id, theme: 'farm' })
  expect(start({ members: [] }).form).toEqual({ ...EMPTY_FORM, theme: 'farm' })
})

test('what was started before the sign-up comes before a draft, and is the saved child of that name', () => {
  createDraftStore(1).saveForm({ ...EMPTY_FORM, characterName: 'Asha', characterGender: 'girl', theme: 'farm' })
  const started = { characterName: 'Meera', characterAge: '2-3', characterType: 'fairy' } as const
  const { form, origin } = start({ started })
  expect(form).toEqual({ ...EMPTY_FORM, ...started, theme: 'farm' })
  expect(origin).toBe('started')
  expect(start({ started: { ...started, characterName: 'aarav' } }).form).toMatchObject({
    ...{ childId: aarav.id, characterName: 'Aarav', characterGender: 'boy', characterType: 'fairy' },
  })
})
