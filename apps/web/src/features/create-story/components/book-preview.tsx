import { createStoryMessages } from '@kahani/messages/en/create-story'
import { type Control, useWatch } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { type Members, peopleAlong } from '../model/saved-people.ts'
import type { StoryForm } from '../model/story-form.ts'
import { CoverArt } from './cover-art.tsx'

const messages = createStoryMessages.cover

interface BookPreviewProps {
  control: Control<StoryForm>
  members: Members
  /** Animates the preview while the story is generated. */
  generating: boolean
}

/** A book cover with the choices made so far, on wide screens. */
export function BookPreview({ control, members, generating }: BookPreviewProps) {
  const [name, type, customCharacter, friendName, companionIds] = useWatch({
    control,
    name: ['characterName', 'characterType', 'customCharacter', 'friendName', 'companionIds'],
  })
  const role = type === 'custom' ? customCharacter : createStoryMessages.characters[type]
  const along = peopleAlong({ friendName, companionIds }, members)
  return (
    // The book uses the day colours in every theme.
    <figure
      data-theme="day"
      aria-label={messages.label}
      className={cn(
        'relative w-full rounded-r-lg rounded-l-sm border-2 border-outline bg-peacock p-3 pl-6 shadow-drawn max-lg:hidden',
        'before:absolute before:inset-y-0 before:left-3 before:w-0.5 before:bg-outline/25',
        generating && 'animate-breathe',
      )}
    >
      <CoverArt control={control} />
      <figcaption className="grid gap-0.5 px-1 pt-3 pb-2 text-center text-on-peacock">
        <span className="font-display text-2xl leading-tight font-bold text-balance wrap-anywhere">
          {name.trim() || messages.unnamed}
        </span>
        {role && type !== 'myself' && <span className="text-sm leading-snug wrap-anywhere">{role}</span>}
        {along.length > 0 && <span className="text-sm leading-snug wrap-anywhere">{messages.along(along)}</span>}
      </figcaption>
    </figure>
  )
}
