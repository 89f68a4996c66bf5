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
import { type Attempt, attemptSchema } from '../../lib/idempotency-key.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'

const PREFIX = 'kahani.create-story.'

const text = (most: number) => z.string().max(most).catch('')
/** Whatever an older version of the page has left behind becomes a form that can be shown. */
const keptSchema = z.object({
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
const recordSchema = z.object({
  form: keptSchema.optional().catch(undefined),
  /** A photo is never kept, but that there was one is: a person must not order without it unawares. */
  hadPhoto: z.boolean().catch(false),
  attempt: attemptSchema.nullable().catch(null),
})
type Kept = z.infer<typeof recordSchema>

const NOTHING: Kept = { form: undefined, hadPhoto: false, attempt: null }

/** The part of `Storage` that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Keeps one user's unsent form, and the attempt to send it, through a reload or a detour by the sign-in screen.
 * What another user left in this tab is deleted. Where the page has no storage, nothing is kept.
 */
export function createDrafts(userId: number, storage: DraftStorage | null = tabStorage()) {
  const mine = `${PREFIX}${userId}`
  deleteDrafts(storage, mine)

  function read(): Kept {
    try {
      return recordSchema.catch(NOTHING).parse(JSON.parse(storage?.getItem(mine) ?? 'null'))
    } catch {
      return NOTHING
    }
  }
  function write(change: Partial<Kept>): void {
    try {
      storage?.setItem(mine, JSON.stringify({ ...read(), ...change }))
    } catch {
      // Full or closed: the form works without.
    }
  }
  return {
    /** The form to open with. */
    form: (): StoryForm => ({ ...EMPTY_FORM, ...read().form }),
    /** Whether the kept form had a photo, which has to be chosen again. */
    hadPhoto: () => read().hadPhoto,
    /** `photoLost`: the photo that an earlier draft had is still missed. */
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
export type Drafts = ReturnType<typeof createDrafts>

/** Deletes every draft in this tab, but for the one under `spared`; for signing out. */
export function deleteDrafts(storage: DraftStorage | null = tabStorage(), spared?: string): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i))
  for (const key of keys) if (key?.startsWith(PREFIX) && key !== spared) storage.removeItem(key)
}

function tabStorage(): DraftStorage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
