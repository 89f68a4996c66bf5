import { type StoryBrief, storyBriefSchema } from '@kahani/contracts/brief'
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
import { z } from 'zod'

/** What the form holds while it is being filled in. A question not answered yet is null. */
export interface StoryForm {
  characterName: string
  characterAge: AgeBand | null
  characterGender: Gender | null
  characterType: CharacterType
  customCharacter: string
  storyFocus: 'values' | 'growth'
  primaryValue: PrimaryValue
  customValue: string
  theme: Theme
  customTheme: string
  friendName: string
  pet: Pet
  specialMessage: string
  /** A picture as a data URL. */
  characterPhoto: string | null
  /** Whether this very photo may be used. */
  photoConsent: boolean
  illustrationStyle: IllustrationStyle
}

/** What a filled-in form becomes: the body of the call. */
export type FilledBrief = StoryBrief & Pick<StoryForm, 'characterPhoto'>

/** The form as it opens: focus and style always start at the one that can be chosen. */
export const EMPTY_FORM: StoryForm = {
  characterName: '',
  characterAge: null,
  characterGender: null,
  characterType: 'myself',
  customCharacter: '',
  storyFocus: 'values',
  primaryValue: 'kindness',
  customValue: '',
  theme: 'space',
  customTheme: '',
  friendName: '',
  pet: 'none',
  specialMessage: '',
  characterPhoto: null,
  photoConsent: false,
  illustrationStyle: DEFAULT_STYLE,
}

/** The fields as they stand on the page, top to bottom. */
export const FIELD_ORDER = Object.keys(EMPTY_FORM) as (keyof StoryForm)[]

/** Answers that are always taken; they let the rules between fields be asked before the required ones are filled in. */
const FILLED = { characterName: '-', characterAge: '4-6', characterGender: 'neutral' } as const

/** The rules of a brief, and that a premium account gives a photo. */
export const storyFormSchema = (photoRequired: boolean) =>
  z.custom<StoryForm>().transform((form, ctx): FilledBrief => {
    const asked = withoutHidden(form)
    const parsed = storyBriefSchema.safeParse(asked)
    const between = storyBriefSchema.safeParse({ ...asked, ...FILLED })
    const issues = [...(parsed.error?.issues ?? []), ...(between.error?.issues ?? [])]
    const seen = new Set<string>()
    for (const { path, message } of issues) {
      if (seen.has(path.join('.'))) continue
      seen.add(path.join('.'))
      ctx.addIssue({ code: 'custom', path: [...path], message })
    }
    if (photoRequired && !asked.characterPhoto) {
      ctx.addIssue({ code: 'custom', path: ['characterPhoto'], message: messages.photoRequired })
    }
    return parsed.data ? { ...parsed.data, characterPhoto: asked.characterPhoto } : z.NEVER
  })

/** Own words count only while their field is shown. */
function withoutHidden(form: StoryForm): StoryForm {
  return {
    ...form,
    customCharacter: form.characterType === 'custom' ? form.customCharacter : '',
    customValue: form.primaryValue === 'custom' ? form.customValue : '',
    customTheme: form.theme === 'custom' ? form.customTheme : '',
  }
}
