import { describe, expect, test } from 'vitest'
import { EMPTY_FORM, FIELD_ORDER, type StoryForm, storyFormSchema } from './story-form.ts'

const asha: StoryForm = { ...EMPTY_FORM, characterName: ' Asha ', characterAge: '4-6', characterGender: 'girl' }
const withPhoto: StoryForm = { ...asha, characterPhoto: 'data:image/jpeg;base64,AA==', photoConsent: true }
const errorsOf = (form: StoryForm, photoRequired = false) =>
  Object.fromEntries(
    storyFormSchema(photoRequired)
      .safeParse(form)
      .error?.issues.map(issue => [issue.path.join('.'), issue.message]) ?? [],
  )

describe('the story form', () => {
  test('requires a name, an age and a gender', () => {
    expect(errorsOf(EMPTY_FORM)).toEqual({
      characterName: 'Character name is required',
      characterAge: 'Age is required',
      characterGender: 'Gender is required',
    })
    expect(errorsOf(asha)).toEqual({})
  })

  test('reports a missing custom text together with the missing required fields', () => {
    expect(errorsOf({ ...EMPTY_FORM, characterType: 'custom', theme: 'custom', primaryValue: 'custom' })).toEqual({
      characterName: 'Character name is required',
      characterAge: 'Age is required',
      characterGender: 'Gender is required',
      customCharacter: 'Please tell us who the character is',
      customTheme: 'Please tell us what the story is about',
      customValue: 'Please tell us which value the story should teach',
    })
  })

  test('requires a photo for premium accounts only', () => {
    expect(errorsOf(asha, true)).toEqual({ characterPhoto: 'Reference photo is required for premium users' })
    expect(errorsOf(withPhoto, true)).toEqual({})
  })

  test('requires consent to a photo, and reports it together with other errors', () => {
    const consentError = { photoConsent: 'Please confirm that we may use this photo' }
    for (const photoRequired of [false, true])
      expect(errorsOf({ ...withPhoto, photoConsent: false }, photoRequired)).toEqual(consentError)
    expect(errorsOf({ ...withPhoto, characterName: '', photoConsent: false })).toEqual({
      characterName: 'Character name is required',
      ...consentError,
    })
    expect(storyFormSchema(false).parse(withPhoto)).toMatchObject({ photoConsent: true })
    expect(storyFormSchema(false).parse(asha)).toMatchObject({ characterPhoto: null, photoConsent: false })
  })

  test('trims texts and omits custom texts of hidden fields', () => {
    const brief = storyFormSchema(false).parse({
      ...asha,
      customTheme: 'a night train',
      specialMessage: ' Good night ',
    })
    expect(brief).toMatchObject({
      characterName: 'Asha',
      theme: 'space',
      customTheme: '',
      specialMessage: 'Good night',
      storyFocus: 'values',
      illustrationStyle: 'vivid',
      growthSeries: false,
      seriesPosition: 'first',
      previousStories: [],
    })
  })

  test('lists its fields in the order of the sections', () => {
    expect(FIELD_ORDER[0]).toBe('characterName')
    expect(FIELD_ORDER.indexOf('theme')).toBeLessThan(FIELD_ORDER.indexOf('characterPhoto'))
    expect(FIELD_ORDER.indexOf('characterPhoto')).toBe(FIELD_ORDER.indexOf('photoConsent') - 1)
  })
})
