import { describe, expect, test } from 'vitest'
import { createDrafts, type DraftStorage, deleteDrafts } from './draft.ts'
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

describe('the draft of a story', () => {
  test('comes back after a reload, but for the photo and the consent to it', () => {
    const storage = memory()
    createDrafts(1, storage).saveForm(asha)
    const drafts = createDrafts(1, storage)
    expect(drafts.form()).toEqual({ ...asha, characterPhoto: null, photoConsent: false })
    expect(drafts.hadPhoto()).toBe(true)
    expect([...storage.entries.values()].join()).not.toMatch(/c2VjcmV0|consent/i)
  })

  test('goes on missing its photo until it is chosen or given up', () => {
    const storage = memory()
    const drafts = createDrafts(1, storage)
    drafts.saveForm({ ...asha, characterPhoto: null }, true)
    expect(drafts.hadPhoto()).toBe(true)
    drafts.saveForm({ ...asha, characterPhoto: null })
    expect(drafts.hadPhoto()).toBe(false)
  })

  test('always opens with the focus and the style that can be chosen', () => {
    const storage = memory()
    createDrafts(1, storage).saveForm({ ...asha, storyFocus: 'growth', illustrationStyle: 'ghibli' })
    expect(createDrafts(1, storage).form()).toMatchObject({ storyFocus: 'values', illustrationStyle: 'vivid' })
  })

  test('is neither shown to another user of the tab nor left behind for them', () => {
    const storage = memory()
    createDrafts(1, storage).saveForm(asha)
    expect(createDrafts(2, storage).form()).toEqual(EMPTY_FORM)
    expect(storage.entries.size).toBe(0)
  })

  test('is gone once the story is made, with the attempt to make it', () => {
    const storage = memory()
    const drafts = createDrafts(1, storage)
    drafts.saveForm(asha)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.clear()
    expect(drafts.form()).toEqual(EMPTY_FORM)
    expect(drafts.attempt()).toBeNull()
  })

  test('an attempt outlives a reload and later changes of the form', () => {
    const storage = memory()
    const drafts = createDrafts(1, storage)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveForm(asha)
    expect(createDrafts(1, storage).attempt()).toEqual({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveAttempt(null)
    expect(createDrafts(1, storage).form().characterName).toBe('Asha')
    expect(createDrafts(1, storage).attempt()).toBeNull()
  })

  test('forgetting takes the drafts of everybody and nothing else', () => {
    const storage = memory({ 'kahani.currency': 'INR' })
    createDrafts(1, storage).saveForm(asha)
    deleteDrafts(storage)
    expect([...storage.entries.keys()]).toEqual(['kahani.currency'])
  })

  test('what cannot be read becomes an empty form, field by field', () => {
    const storage = memory({ 'kahani.create-story.1': '{"form":{"characterName":"Asha","theme":"moon","pet":7}}' })
    expect(createDrafts(1, storage).form()).toEqual({ ...EMPTY_FORM, characterName: 'Asha' })
    for (const broken of ['', '{', '[]', 'null', '"x"']) {
      expect(createDrafts(1, memory({ 'kahani.create-story.1': broken })).form()).toEqual(EMPTY_FORM)
    }
  })

  test('a page without storage works without', () => {
    const full = memory()
    full.setItem = () => {
      throw new Error('full')
    }
    for (const storage of [null, full]) {
      const drafts = createDrafts(1, storage)
      drafts.saveForm(asha)
      expect(drafts.form()).toEqual(EMPTY_FORM)
    }
  })
})
