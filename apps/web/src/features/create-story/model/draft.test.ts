import { describe, expect, test } from 'vitest'
import { createDraftStore, type DraftStorage, deleteDrafts } from './draft.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'

function memory(entries: Record<string, string> = {}): DraftStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
    key: index => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}
const asha: StoryForm = {
  ...EMPTY_FORM,
  characterName: 'Asha',
  characterAge: '4-6',
  theme: 'farm',
  specialMessage: 'Nani loves you',
  characterPhoto: 'data:image/jpeg;base64,c2VjcmV0',
  photoConsent: true,
}

describe('a draft', () => {
  test('is restored after a reload, without the photo and its consent', () => {
    const storage = memory()
    createDraftStore(1, storage).saveForm(asha)
    const drafts = createDraftStore(1, storage)
    expect(drafts.form()).toEqual({ ...asha, characterPhoto: null, photoConsent: false })
    expect(drafts.hadPhoto()).toBe(true)
    expect([...storage.entries.values()].join()).not.toMatch(/c2VjcmV0|consent/i)
  })

  test('reports a lost photo until it is replaced or removed', () => {
    const storage = memory()
    const drafts = createDraftStore(1, storage)
    drafts.saveForm({ ...asha, characterPhoto: null }, true)
    expect(drafts.hadPhoto()).toBe(true)
    drafts.saveForm({ ...asha, characterPhoto: null })
    expect(drafts.hadPhoto()).toBe(false)
  })

  test('always restores the available focus and style', () => {
    const storage = memory()
    createDraftStore(1, storage).saveForm({ ...asha, storyFocus: 'growth', illustrationStyle: 'ghibli' })
    expect(createDraftStore(1, storage).form()).toMatchObject({ storyFocus: 'values', illustrationStyle: 'vivid' })
  })

  test('is deleted when another user opens the form', () => {
    const storage = memory()
    createDraftStore(1, storage).saveForm(asha)
    expect(createDraftStore(2, storage).form()).toEqual(EMPTY_FORM)
    expect(storage.entries.size).toBe(0)
  })

  test('is cleared together with its attempt', () => {
    const storage = memory()
    const drafts = createDraftStore(1, storage)
    drafts.saveForm(asha)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.clear()
    expect(drafts.form()).toEqual(EMPTY_FORM)
    expect(drafts.attempt()).toBeNull()
  })

  test('an attempt survives a reload and changes of the form', () => {
    const storage = memory()
    const drafts = createDraftStore(1, storage)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveForm(asha)
    expect(createDraftStore(1, storage).attempt()).toEqual({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveAttempt(null)
    expect(createDraftStore(1, storage).form().characterName).toBe('Asha')
    expect(createDraftStore(1, storage).attempt()).toBeNull()
  })

  test('deletes the drafts of all users and nothing else', () => {
    const storage = memory({ 'kahani.currency': 'INR' })
    createDraftStore(1, storage).saveForm(asha)
    deleteDrafts(storage)
    expect([...storage.entries.keys()]).toEqual(['kahani.currency'])
  })

  test('replaces invalid values field by field', () => {
    const storage = memory({ 'kahani.create-story.1': '{"form":{"characterName":"Asha","theme":"moon","pet":7}}' })
    expect(createDraftStore(1, storage).form()).toEqual({ ...EMPTY_FORM, characterName: 'Asha' })
    for (const broken of ['', '{', '[]', 'null', '"x"']) {
      expect(createDraftStore(1, memory({ 'kahani.create-story.1': broken })).form()).toEqual(EMPTY_FORM)
    }
  })

  test('works without storage', () => {
    const full = memory()
    full.setItem = () => {
      throw new Error('full')
    }
    for (const storage of [null, full]) {
      const drafts = createDraftStore(1, storage)
      drafts.saveForm(asha)
      expect(drafts.form()).toEqual(EMPTY_FORM)
    }
  })
})
