import { createStoryMessages } from '@kahani/messages/en/create-story'
import { createStoryGuideMessages } from '@kahani/messages/en/create-story-guide'
import { Dices, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { DraftStore } from '../model/draft.ts'
import type { StoryForm } from '../model/story-form.ts'
import { type Surprise, type SurpriseField, surprise, undoneSurprise } from '../model/surprise.ts'

const messages = createStoryGuideMessages.surprise

/** Fills in at random what the parent has not answered, and can take it back. */
export function SurpriseMe({ draft }: { draft: DraftStore }) {
  const { getValues, setValue, formState } = useFormContext<StoryForm>()
  const [given, setGiven] = useState<Surprise>(() => draft.surprise())
  const [announcement, setAnnouncement] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  function answer(answers: Surprise, next: Surprise): void {
    for (const [field, value] of Object.entries(answers))
      setValue(field as SurpriseField, value, { shouldValidate: formState.isSubmitted })
    draft.saveSurprise(next)
    setGiven(next)
  }
  function fill(): void {
    const next = surprise(getValues(), given)
    answer(next, next)
    setAnnouncement(summaryOf(getValues()))
  }
  function undo(): void {
    answer(undoneSurprise(getValues(), given), {})
    setAnnouncement(messages.undone)
    button.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{messages.hint}</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <Button ref={button} variant="secondary" onClick={fill}>
          <Dices className="size-5" aria-hidden="true" />
          {messages.button}
        </Button>
        {Object.keys(given).length > 0 && (
          <Button variant="ghost" onClick={undo}>
            <Undo2 className="size-5" aria-hidden="true" />
            {messages.undo}
          </Button>
        )}
        <p role="status" className="text-sm font-semibold">
          {announcement}
        </p>
      </div>
    </div>
  )
}

function summaryOf({
  characterType,
  customCharacter,
  theme,
  customTheme,
  primaryValue,
  customValue,
  pet,
  friendName,
}: StoryForm) {
  const { characters, themes, values, pets } = createStoryMessages
  const answers = [
    characterType === 'custom' ? customCharacter : characters[characterType],
    theme === 'custom' ? customTheme : themes[theme],
    primaryValue === 'custom' ? customValue : values[primaryValue],
    pet === 'none' ? '' : pets[pet],
    friendName && messages.withFriend(friendName),
  ]
  return answers.filter(text => text).join(' · ')
}
