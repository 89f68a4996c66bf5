// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDraftStore } from './draft.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'

beforeEach(() => localStorage.clear())

const DAY_MS = 24 * 60 * 60_000
const KEY = 'kahani.account-1.create-story'
const store = (draft: object) => localStorage.setItem(KEY, JSON.stringify({ ...draft, changedAt: Date.now() }))
const stored = () => Object.entries({ ...localStorage })
const asha: StoryForm = {
  ...EMPTY_FORM,
  characterName: 'Asha',
  characterAge: '4-6',
  theme: 'farm',
  specialMessage: 'Nani loves you',
  childId: 'a2c3f0de-4b1a-4c55-9d0e-1f2a3b4c5d01',
  look: { skin: 4, glasses: true },
  companionIds: ['a2c3f0de-4b1a-4c55-9d0e-1f2a3b4c5d02'],
  saveChild: true,
  familyConsent: true,
  characterPhoto: 'data:image/jpeg;base64,c2VjcmV0',
  photoConsent: true,
}

describe('a draft', () => {
  test('is restored after a reload, without the photo and its consent', () => {
    createDraftStore(1).saveForm(asha)
    const drafts = createDraftStore(1)
    const notStored = { characterPhoto: null, photoConsent: false, saveChild: false, familyConsent: false }
    expect(drafts.storedForm()).toEqual({ ...asha, ...notStored })
    expect(drafts.hadPhoto()).toBe(true)
    expect(stored().join()).not.toMatch(/c2VjcmV0|consent/i)
  })

  test('tells the answers of a surprise from those of the parent', () => {
    createDraftStore(1).saveSurprise({ theme: 'farm' })
    createDraftStore(1).saveForm(asha)
    expect(createDraftStore(1).surprise()).toEqual({ theme: 'farm' })
    store({ surprise: { theme: 'moon' } })
    expect(createDraftStore(1).surprise()).toEqual({})
  })

  test('reports a lost photo until it is replaced or removed', () => {
    const drafts = createDraftStore(1)
    drafts.saveForm({ ...asha, characterPhoto: null }, true)
    expect(drafts.hadPhoto()).toBe(true)
    drafts.saveForm({ ...asha, characterPhoto: null })
    expect(drafts.hadPhoto()).toBe(false)
  })

  test('always restores the available focus and style', () => {
    createDraftStore(1).saveForm({ ...asha, storyFocus: 'growth', illustrationStyle: 'ghibli' })
    expect(createDraftStore(1).storedForm()).toMatchObject({ storyFocus: 'values', illustrationStyle: 'vivid' })
    expect(createDraftStore(1, ['vivid', 'ghibli']).storedForm()?.illustrationStyle).toBe('ghibli')
  })

  test('is deleted when another user opens the form', () => {
    createDraftStore(1).saveForm(asha)
    expect(createDraftStore(2).storedForm()).toBeUndefined()
    expect(stored()).toEqual([])
  })

  test('is cleared together with its attempt', () => {
    const drafts = createDraftStore(1)
    drafts.saveForm(asha)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.clear()
    expect(drafts.attempt()).toBeNull()
    expect(stored()).toEqual([])
  })

  test('an attempt survives a reload and changes of the form', () => {
    const drafts = createDraftStore(1)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveForm(asha)
    expect(createDraftStore(1).attempt()).toEqual({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveAttempt(null)
    expect(createDraftStore(1).storedForm()?.characterName).toBe('Asha')
    expect(createDraftStore(1).attempt()).toBeNull()
  })

  test('of two tabs is that of the one that was changed last, and each keeps its own attempt', () => {
    const [first, second] = [createDraftStore(1), createDraftStore(1)]
    first.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    second.saveAttempt({ key: 'key-0002', fingerprint: 'b' })
    first.saveForm(asha)
    second.saveForm({ ...asha, theme: 'space' })
    expect(createDraftStore(1).storedForm()).toMatchObject({ characterName: 'Asha', theme: 'space' })
    expect([first.attempt()?.key, second.attempt()?.key]).toEqual(['key-0001', 'key-0002'])
  })

  test('is not offered again after 30 days', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    createDraftStore(1).saveForm(asha)
    vi.advanceTimersByTime(29 * DAY_MS)
    expect(createDraftStore(1).storedForm()).toMatchObject({ characterName: 'Asha' })
    vi.advanceTimersByTime(2 * DAY_MS)
    expect(createDraftStore(1).storedForm()).toBeUndefined()
  })

  test('replaces invalid values field by field', () => {
    store({ form: { characterName: 'Asha', theme: 'moon', pet: 7 } })
    expect(createDraftStore(1).storedForm()).toEqual({ ...EMPTY_FORM, characterName: 'Asha' })
    for (const broken of ['', '{', '[]', 'null', '"x"']) {
      localStorage.setItem(KEY, broken)
      expect(createDraftStore(1).storedForm()).toBeUndefined()
    }
  })
})
