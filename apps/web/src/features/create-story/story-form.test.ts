import { describe, expect, test } from 'vitest'
import { EMPTY_FORM, FIELD_ORDER, type StoryForm, storyFormSchema } from './story-form.ts'

const asha: StoryForm = { ...EMPTY_FORM, characterName: ' Asha ', characterAge: '4-6', characterGender: 'girl' }
const withPhoto: StoryForm = { ...asha, characterPhoto: 'data:image/jpeg;base64,AA==', photoConsent: true }
const complaints = (form: StoryForm, photoRequired = false) =>
  Object.fromEntries(
    storyFormSchema(photoRequired)
      .safeParse(form)
      .error?.issues.map(issue => [issue.path.join('.'), issue.message]) ?? [],
  )

describe('the form of a story', () => {
  test('needs a name, an age and a gender', () => {
    expect(complaints(EMPTY_FORM)).toEqual({
      characterName: 'Character name is required',
      characterAge: 'Age is required',
      characterGender: 'Gender is required',
    })
    expect(complaints(asha)).toEqual({})
  })

  test('names a missing own word together with the missing required fields, not after them', () => {
    expect(complaints({ ...EMPTY_FORM, characterType: 'custom', theme: 'custom', primaryValue: 'custom' })).toEqual({
      characterName: 'Character name is required',
      characterAge: 'Age is required',
      characterGender: 'Gender is required',
      customCharacter: 'Please tell us who the character is',
      customTheme: 'Please tell us what the story is about',
      customValue: 'Please tell us which value the story should teach',
    })
  })

  test('asks a photo of a premium account only', () => {
    expect(complaints(asha, true)).toEqual({ characterPhoto: 'Reference photo is required for premium users' })
    expect(complaints(withPhoto, true)).toEqual({})
  })

  test('takes a photo only from somebody who agrees to its use, and says so with everything else that is missing', () => {
    const unasked = { photoConsent: 'Please confirm that we may use this photo' }
    for (const photoRequired of [false, true])
      expect(complaints({ ...withPhoto, photoConsent: false }, photoRequired)).toEqual(unasked)
    expect(complaints({ ...withPhoto, characterName: '', photoConsent: false })).toEqual({
      characterName: 'Character name is required',
      ...unasked,
    })
    expect(storyFormSchema(false).parse(withPhoto)).toMatchObject({ photoConsent: true })
    expect(storyFormSchema(false).parse(asha)).toMatchObject({ characterPhoto: null, photoConsent: false })
  })

  test('sends what was written, cleaned, and leaves out own words that are no longer asked for', () => {
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

  test('lists its fields as the sections do', () => {
    expect(FIELD_ORDER[0]).toBe('characterName')
    expect(FIELD_ORDER.indexOf('theme')).toBeLessThan(FIELD_ORDER.indexOf('characterPhoto'))
    expect(FIELD_ORDER.indexOf('characterPhoto')).toBe(FIELD_ORDER.indexOf('photoConsent') - 1)
  })
})
