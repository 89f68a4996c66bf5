import { type Control, useWatch } from 'react-hook-form'
import { CharacterFigure } from '../art/characters.tsx'
import { PetHead } from '../art/pets.tsx'
import { ThemeScene } from '../art/themes.tsx'
import type { StoryForm } from '../model/story-form.ts'

/** The picture on the cover, with the choices made so far. */
export function CoverArt({ control }: { control: Control<StoryForm> }) {
  const [type, gender, theme, pet] = useWatch({ control, name: ['characterType', 'characterGender', 'theme', 'pet'] })
  return (
    <svg viewBox="0 0 160 144" className="block w-full rounded-sm border-2 border-outline" aria-hidden="true">
      <g transform="scale(1.2) translate(-13.3 0)">
        <ThemeScene theme={theme} />
      </g>
      <g transform="translate(32 48) scale(.8)">
        <CharacterFigure type={type} gender={gender} />
      </g>
      {pet !== 'none' && (
        <g transform="translate(114 100) scale(.92)">
          <PetHead pet={pet} />
        </g>
      )}
    </svg>
  )
}
