import { createStoryMessages } from '@kahani/messages/en/create-story'
import { type Control, useWatch } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { CharacterFigure } from '../art/characters.tsx'
import { PetHead } from '../art/pets.tsx'
import { ThemeScene } from '../art/themes.tsx'
import type { StoryForm } from '../model/story-form.ts'

const messages = createStoryMessages.cover

interface BookPreviewProps {
  control: Control<StoryForm>
  /** Animates the preview while the story is generated. */
  generating: boolean
}

/** A book cover with the choices made so far. */
export function BookPreview({ control, generating }: BookPreviewProps) {
  const form = useWatch({ control })
  const { characterType = 'myself', customCharacter, characterGender = null, theme = 'space', pet = 'none' } = form
  const role = characterType === 'custom' ? customCharacter : createStoryMessages.characters[characterType]
  const friend = form.friendName?.trim()
  return (
    // The book uses the day colours in every theme.
    <figure
      data-theme="day"
      aria-label={messages.label}
      className={cn(
        'relative mx-auto w-full max-w-72 rounded-r-lg rounded-l-sm border-2 border-outline bg-peacock p-3 pl-6 shadow-drawn',
        'before:absolute before:inset-y-0 before:left-3 before:w-0.5 before:bg-outline/25',
        generating && 'animate-breathe',
      )}
    >
      <svg viewBox="0 0 160 144" className="block w-full rounded-sm border-2 border-outline" aria-hidden="true">
        <g transform="scale(1.2) translate(-13.3 0)">
          <ThemeScene theme={theme} />
        </g>
        <g transform="translate(32 48) scale(.8)">
          <CharacterFigure type={characterType} gender={characterGender} />
        </g>
        {pet !== 'none' && (
          <g transform="translate(114 100) scale(.92)">
            <PetHead pet={pet} />
          </g>
        )}
      </svg>
      <figcaption className="grid gap-0.5 px-1 pt-3 pb-2 text-center text-on-peacock">
        <span className="font-display text-2xl leading-tight font-bold text-balance wrap-anywhere">
          {form.characterName?.trim() || messages.unnamed}
        </span>
        {role && characterType !== 'myself' && <span className="text-sm leading-snug wrap-anywhere">{role}</span>}
        {friend && <span className="text-sm leading-snug wrap-anywhere">{messages.withFriend(friend)}</span>}
      </figcaption>
    </figure>
  )
}
