// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { createDraftStore, deleteDrafts } from './draft.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'

beforeEach(() => sessionStorage.clear())

const stored = () => Object.entries({ ...sessionStorage })
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
    expect(drafts.form()).toEqual({ ...asha, ...notStored })
    expect(drafts.hadPhoto()).toBe(true)
    expect(stored().join()).not.toMatch(/c2VjcmV0|consent/i)
  })

  test('tells the answers of a surprise from those of the parent', () => {
    createDraftStore(1).saveSurprise({ theme: 'farm' })
    createDraftStore(1).saveForm(asha)
    expect(createDraftStore(1).surprise()).toEqual({ theme: 'farm' })
    sessionStorage.setItem('kahani.create-story.1', '{"surprise":{"theme":"moon"}}')
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
    expect(createDraftStore(1).form()).toMatchObject({ storyFocus: 'values', illustrationStyle: 'vivid' })
    expect(createDraftStore(1, ['vivid', 'ghibli']).form().illustrationStyle).toBe('ghibli')
  })

  test('is deleted when another user opens the form', () => {
    createDraftStore(1).saveForm(asha)
    expect(createDraftStore(2).form()).toEqual(EMPTY_FORM)
    expect(stored()).toEqual([])
  })

  test('is cleared together with its attempt', () => {
    const drafts = createDraftStore(1)
    drafts.saveForm(asha)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.clear()
    expect(drafts.form()).toEqual(EMPTY_FORM)
    expect(drafts.attempt()).toBeNull()
  })

  test('an attempt survives a reload and changes of the form', () => {
    const drafts = createDraftStore(1)
    drafts.saveAttempt({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveForm(asha)
    expect(createDraftStore(1).attempt()).toEqual({ key: 'key-0001', fingerprint: 'a' })
    drafts.saveAttempt(null)
    expect(createDraftStore(1).form().characterName).toBe('Asha')
    expect(createDraftStore(1).attempt()).toBeNull()
  })

  test('deletes the drafts of all users and nothing else', () => {
    sessionStorage.setItem('kahani.page', '1')
    createDraftStore(1).saveForm(asha)
    deleteDrafts()
    expect(stored()).toEqual([['kahani.page', '1']])
  })

  test('replaces invalid values field by field', () => {
    sessionStorage.setItem('kahani.create-story.1', '{"form":{"characterName":"Asha","theme":"moon","pet":7}}')
    expect(createDraftStore(1).form()).toEqual({ ...EMPTY_FORM, characterName: 'Asha' })
    for (const broken of ['', '{', '[]', 'null', '"x"']) {
      sessionStorage.setItem('kahani.create-story.1', broken)
      expect(createDraftStore(1).form()).toEqual(EMPTY_FORM)
    }
  })
})
