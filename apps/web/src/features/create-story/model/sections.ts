import { type StoryForm, storyFormSchema } from './story-form.ts'

/** The sections of the form, in order. */
export const SECTIONS = ['child', 'focus', 'theme', 'extras', 'pictures'] as const
export type SectionName = (typeof SECTIONS)[number]

const SECTION_OF: Record<keyof StoryForm, SectionName> = {
  characterName: 'child',
  characterAge: 'child',
  characterGender: 'child',
  characterType: 'child',
  customCharacter: 'child',
  childId: 'child',
  look: 'child',
  saveChild: 'child',
  birthMonth: 'child',
  birthYear: 'child',
  familyConsent: 'child',
  keepsSheet: 'child',
  storyFocus: 'focus',
  primaryValue: 'focus',
  customValue: 'focus',
  theme: 'theme',
  customTheme: 'theme',
  companionIds: 'extras',
  friendName: 'extras',
  pet: 'extras',
  petName: 'extras',
  specialMessage: 'extras',
  characterPhoto: 'pictures',
  photoConsent: 'pictures',
  illustrationStyle: 'pictures',
}

/** The sections of some fields, in the order of the page. */
export function sectionsOf(fields: readonly PropertyKey[]): SectionName[] {
  const names = new Set(fields.map(field => SECTION_OF[field as keyof StoryForm]))
  return SECTIONS.filter(name => names.has(name))
}

/** The sections that lack a required answer, or have one that is not valid. */
export function incompleteSections(form: StoryForm, photoRequired: boolean): SectionName[] {
  const { error } = storyFormSchema(photoRequired).safeParse(form)
  return sectionsOf(error?.issues.flatMap(({ path }) => path.slice(0, 1)) ?? [])
}
