import { MESSAGE_MAX, NAME_MAX, PHRASE_MAX } from '@kahani/contracts/brief'
import {
  ageBandSchema,
  characterTypeSchema,
  genderSchema,
  petSchema,
  primaryValueSchema,
  themeSchema,
} from '@kahani/contracts/options'
import { z } from 'zod'
import { type Attempt, attemptSchema } from '../../../lib/idempotency-key.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'

const PREFIX = 'kahani.create-story.'

const text = (maxLength: number) => z.string().max(maxLength).catch('')
/** Replaces invalid values, for example of an older version, with defaults. */
const draftFormSchema = z.object({
  characterName: text(NAME_MAX),
  characterAge: ageBandSchema.nullable().catch(EMPTY_FORM.characterAge),
  characterGender: genderSchema.nullable().catch(EMPTY_FORM.characterGender),
  characterType: characterTypeSchema.catch(EMPTY_FORM.characterType),
  customCharacter: text(PHRASE_MAX),
  primaryValue: primaryValueSchema.catch(EMPTY_FORM.primaryValue),
  customValue: text(PHRASE_MAX),
  theme: themeSchema.catch(EMPTY_FORM.theme),
  customTheme: text(PHRASE_MAX),
  friendName: text(NAME_MAX),
  pet: petSchema.catch(EMPTY_FORM.pet),
  specialMessage: text(MESSAGE_MAX),
})
const draftSchema = z.object({
  form: draftFormSchema.optional().catch(undefined),
  /** The photo itself is never stored. The flag prevents a parent from submitting without it unknowingly. */
  hadPhoto: z.boolean().catch(false),
  attempt: attemptSchema.nullable().catch(null),
})
type Draft = z.infer<typeof draftSchema>

const EMPTY_DRAFT: Draft = { form: undefined, hadPhoto: false, attempt: null }

/** The methods of `Storage` that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Stores a user's form and submission attempt in the tab, through reloads and signing in. Deletes the drafts of other
 * users. Without storage nothing is saved.
 */
export function createDraftStore(userId: number, storage: DraftStorage | null = tabStorage()) {
  const storageKey = `${PREFIX}${userId}`
  deleteDrafts(storage, storageKey)

  function read(): Draft {
    try {
      return draftSchema.catch(EMPTY_DRAFT).parse(JSON.parse(storage?.getItem(storageKey) ?? 'null'))
    } catch {
      return EMPTY_DRAFT
    }
  }
  function write(change: Partial<Draft>): void {
    try {
      storage?.setItem(storageKey, JSON.stringify({ ...read(), ...change }))
    } catch {
      // Storage is full or blocked; the form works without drafts.
    }
  }
  return {
    /** The initial values of the form. */
    form: (): StoryForm => ({ ...EMPTY_FORM, ...read().form }),
    /** Whether the draft had a photo, which must be chosen again. */
    hadPhoto: () => read().hadPhoto,
    /** `photoLost`: the photo of an earlier draft has not been replaced. */
    saveForm(
      { characterPhoto, photoConsent, storyFocus, illustrationStyle, ...form }: StoryForm,
      photoLost = false,
    ): void {
      write({ form, hadPhoto: photoLost || characterPhoto !== null })
    },
    attempt: () => read().attempt,
    saveAttempt: (attempt: Attempt | null) => write({ attempt }),
    clear(): void {
      deleteDrafts(storage)
    },
  }
}
export type DraftStore = ReturnType<typeof createDraftStore>

/** Deletes all drafts in this tab, except the one under `exceptKey`. */
export function deleteDrafts(storage: DraftStorage | null = tabStorage(), exceptKey?: string): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i))
  for (const key of keys) if (key?.startsWith(PREFIX) && key !== exceptKey) storage.removeItem(key)
}

function tabStorage(): DraftStorage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
