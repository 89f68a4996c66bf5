import { type StoryBrief, storyBriefSchema } from '@kahani/contracts/brief'
import type { Look } from '@kahani/contracts/looks'
import {
  type AgeBand,
  type CharacterType,
  DEFAULT_STYLE,
  type Gender,
  type IllustrationStyle,
  type Pet,
  type PrimaryValue,
  type Theme,
} from '@kahani/contracts/options'
import { createStoryValidationMessages as messages } from '@kahani/messages/en/create-story'
import { familyValidationMessages as family } from '@kahani/messages/en/family'
import { z } from 'zod'
import { birthMonthOf, isBirthMonth } from '../../../ui/family/birth-month.ts'

/** The values of the form. Unanswered questions are null. */
export interface StoryForm {
  characterName: string
  characterAge: AgeBand | null
  characterGender: Gender | null
  characterType: CharacterType
  customCharacter: string
  /** The saved child that the story is about. */
  childId: string | null
  look: Look
  /** Whether the child is saved with the story, or its new look if it is saved already. */
  saveChild: boolean
  birthMonth: string
  birthYear: string
  /** Consent to keeping the details of the child that is saved. */
  familyConsent: boolean
  keepsSheet: boolean
  storyFocus: 'values' | 'growth'
  primaryValue: PrimaryValue
  customValue: string
  theme: Theme
  customTheme: string
  /** Saved people and a pet. */
  companionIds: string[]
  friendName: string
  pet: Pet
  petName: string
  specialMessage: string
  /** An image as a data URL. */
  characterPhoto: string | null
  /** Consent to the use of the current photo. */
  photoConsent: boolean
  illustrationStyle: IllustrationStyle
}

/** The request body that a valid form produces. */
export type FilledBrief = StoryBrief & Pick<StoryForm, 'characterPhoto'>

/** The initial values. Only one focus is available. */
export const EMPTY_FORM: StoryForm = {
  characterName: '',
  characterAge: null,
  characterGender: null,
  characterType: 'myself',
  customCharacter: '',
  childId: null,
  look: {},
  saveChild: false,
  birthMonth: '',
  birthYear: '',
  familyConsent: false,
  keepsSheet: false,
  storyFocus: 'values',
  primaryValue: 'kindness',
  customValue: '',
  theme: 'space',
  customTheme: '',
  companionIds: [],
  friendName: '',
  pet: 'none',
  petName: '',
  specialMessage: '',
  characterPhoto: null,
  photoConsent: false,
  illustrationStyle: DEFAULT_STYLE,
}

/** The fields in the order of the page. */
export const FIELD_ORDER = Object.keys(EMPTY_FORM) as (keyof StoryForm)[]

/** Valid placeholders of the required fields: zod checks rules across fields only if these are valid. */
export const REQUIRED_PLACEHOLDERS = { characterName: '-', characterAge: '4-6', characterGender: 'neutral' } as const

/** The rules of a brief; premium accounts also require a photo. */
export const storyFormSchema = (photoRequired: boolean) =>
  z.custom<StoryForm>().transform((form, ctx): FilledBrief => {
    const visible = withoutHiddenFields(form)
    const parsed = storyBriefSchema.safeParse(visible)
    const acrossFields = storyBriefSchema.safeParse({ ...visible, ...REQUIRED_PLACEHOLDERS })
    const issues = [...(parsed.error?.issues ?? []), ...(acrossFields.error?.issues ?? [])]
    const seen = new Set<string>()
    for (const { path, message } of issues) {
      if (seen.has(path.join('.'))) continue
      seen.add(path.join('.'))
      ctx.addIssue({ code: 'custom', path: [...path], message })
    }
    if (photoRequired && !visible.characterPhoto) {
      ctx.addIssue({ code: 'custom', path: ['characterPhoto'], message: messages.photoRequired })
    }
    for (const [path, message] of savingIssues(form)) ctx.addIssue({ code: 'custom', path: [path], message })
    return parsed.data ? { ...parsed.data, characterPhoto: visible.characterPhoto } : z.NEVER
  })

/** Ignores custom texts whose fields are hidden. */
function withoutHiddenFields(form: StoryForm): StoryForm {
  return {
    ...form,
    customCharacter: form.characterType === 'custom' ? form.customCharacter : '',
    customValue: form.primaryValue === 'custom' ? form.customValue : '',
    customTheme: form.theme === 'custom' ? form.customTheme : '',
    petName: form.pet === 'none' ? '' : form.petName,
  }
}

/** What is missing to save the child, if it is to be saved. */
function savingIssues(form: StoryForm): [keyof StoryForm, string][] {
  if (!form.saveChild || form.childId !== null) return []
  return [
    ...(isBirthMonth(birthMonthOf(form)) ? [] : [['birthMonth', family.birthMonthRequired] as const]),
    ...(form.familyConsent ? [] : [['familyConsent', family.consentRequired] as const]),
  ].map(([path, message]) => [path, message])
}
