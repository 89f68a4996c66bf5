import { listUses, type WishUse } from '@kahani/wishes/list-uses'
import type { WishedBrief } from '@kahani/wishes/wished-brief'
import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { REQUIRED_PLACEHOLDERS, type StoryForm } from './story-form.ts'

/** How long a form stays the same until its wishes are read, in ms: half a word says something else. */
const PAUSE_MS = 500

export interface ReadWishes {
  brief: WishedBrief
  uses: readonly WishUse[]
}

/** The wishes of the form, read when the parent stops typing; null until then. `readNow` doesn't wait. */
export function useWishUses(control: Control<StoryForm>) {
  const brief = useWatch({ control, compute: briefOf })
  const [wishes, setWishes] = useState<ReadWishes | null>(null)
  const read = (brief: WishedBrief) => setWishes({ brief, uses: listUses(brief) })
  useEffect(() => {
    const timer = setTimeout(() => setWishes({ brief, uses: listUses(brief) }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [brief])
  return { wishes, readNow: (form: StoryForm) => read(briefOf(form)) }
}

/** What of a form its wishes are read from. */
const briefOf = (form: StoryForm): WishedBrief => ({
  characterName: form.characterName.trim() || REQUIRED_PLACEHOLDERS.characterName,
  characterAge: form.characterAge ?? REQUIRED_PLACEHOLDERS.characterAge,
  characterGender: form.characterGender ?? REQUIRED_PLACEHOLDERS.characterGender,
  characterType: form.characterType,
  customCharacter: form.customCharacter.trim(),
  theme: form.theme,
  customTheme: form.customTheme.trim(),
  friendName: form.friendName.trim(),
  pet: form.pet,
  primaryValue: form.primaryValue,
  customValue: form.customValue.trim(),
  specialMessage: form.specialMessage.trim(),
})
