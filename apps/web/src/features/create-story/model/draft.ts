import { lookSchema } from '@kahani/contracts/looks'
import {
  ageBandSchema,
  characterTypeSchema,
  DEFAULT_STYLE,
  genderSchema,
  type IllustrationStyle,
  illustrationStyleSchema,
  petSchema,
  primaryValueSchema,
  themeSchema,
} from '@kahani/contracts/options'
import { z } from 'zod'
import { type Attempt, attemptSchema } from '../../../lib/idempotency-key.ts'
import { accountValue, removeAccountValues } from '../../../lib/storage.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'
import { type Surprise, surpriseSchema } from './surprise.ts'

/** A draft that is older is not offered again, in ms. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000

/** Texts above the limit of their field are kept, too: the form asks to shorten them. */
const text = z.string().max(10_000).catch('')
/** Replaces invalid values, for example of an older version, with defaults. */
const draftFormSchema = z.object({
  characterName: text,
  characterAge: ageBandSchema.nullable().catch(EMPTY_FORM.characterAge),
  characterGender: genderSchema.nullable().catch(EMPTY_FORM.characterGender),
  characterType: characterTypeSchema.catch(EMPTY_FORM.characterType),
  customCharacter: text,
  childId: z.uuid().nullable().catch(EMPTY_FORM.childId),
  look: lookSchema.catch(EMPTY_FORM.look),
  primaryValue: primaryValueSchema.catch(EMPTY_FORM.primaryValue),
  customValue: text,
  theme: themeSchema.catch(EMPTY_FORM.theme),
  customTheme: text,
  companionIds: z.array(z.uuid()).catch(EMPTY_FORM.companionIds),
  friendName: text,
  pet: petSchema.catch(EMPTY_FORM.pet),
  petName: text,
  specialMessage: text,
  illustrationStyle: illustrationStyleSchema.catch(EMPTY_FORM.illustrationStyle),
})
const draftSchema = z.object({
  form: draftFormSchema.optional().catch(undefined),
  /** The photo itself is never stored. The flag prevents a parent from submitting without it unknowingly. */
  hadPhoto: z.boolean().catch(false),
  /** Tells the answers of “Surprise me” from those of the parent. */
  surprise: surpriseSchema.catch({}),
  attempt: attemptSchema.nullable().catch(null),
  /** When it was changed last, in ms since 1970. */
  changedAt: z.number().catch(0),
})
type Draft = z.infer<typeof draftSchema>
const EMPTY_DRAFT: Draft = { form: undefined, hadPhoto: false, surprise: {}, attempt: null, changedAt: 0 }

function parseDraft(value: unknown): Draft {
  const draft = draftSchema.catch(EMPTY_DRAFT).parse(value)
  return Date.now() - draft.changedAt > MAX_AGE_MS ? EMPTY_DRAFT : draft
}

/**
 * Stores a user's form and submission attempt on the device, through reloads and signing in again, until the story is ordered.
 * Deletes the drafts of other users. Of two tabs, the one that is changed last wins. Without storage nothing is saved.
 * @param styles those that can be chosen: another one is replaced by the default
 */
export function createDraftStore(userId: number, styles: readonly IllustrationStyle[] = [DEFAULT_STYLE]) {
  const draft = accountValue(userId, 'create-story', parseDraft)
  const change = (changes: Partial<Draft>) => draft.write({ ...draft.read(), ...changes, changedAt: Date.now() })
  removeAccountValues({ exceptOf: userId })
  // Of this tab: the request of another one is another story.
  let { attempt } = draft.read()

  return {
    /** The form as it was left; undefined if nothing was filled in. */
    storedForm(): StoryForm | undefined {
      const stored = draft.read().form
      if (!stored) return undefined
      const form = { ...EMPTY_FORM, ...stored }
      return styles.includes(form.illustrationStyle) ? form : { ...form, illustrationStyle: DEFAULT_STYLE }
    },
    /** Whether the draft had a photo, which must be chosen again. */
    hadPhoto: () => draft.read().hadPhoto,
    /** `photoLost`: the photo of an earlier draft has not been replaced. */
    saveForm(form: StoryForm, photoLost = false): void {
      // Without the photo and the consents, which the schema does not have.
      change({ form: draftFormSchema.parse(form), hadPhoto: photoLost || form.characterPhoto !== null })
    },
    surprise: (): Surprise => draft.read().surprise,
    saveSurprise: (surprise: Surprise) => change({ surprise }),
    attempt: () => attempt,
    saveAttempt(next: Attempt | null): void {
      attempt = next
      change({ attempt })
    },
    clear(): void {
      attempt = null
      draft.remove()
    },
  }
}
export type DraftStore = ReturnType<typeof createDraftStore>
