import { type Control, useWatch } from 'react-hook-form'
import { CharacterFigure, PetPicture, ThemePicture } from '../art/pictures.tsx'
import type { StoryForm } from '../model/story-form.ts'

/** The picture on the cover, with the choices made so far. */
export function CoverArt({ control }: { control: Control<StoryForm> }) {
  const [type, gender, theme, pet] = useWatch({ control, name: ['characterType', 'characterGender', 'theme', 'pet'] })
  return (
    <div className="relative aspect-square overflow-hidden rounded-sm bg-paper-deep" aria-hidden="true">
      <ThemePicture theme={theme} />
      <CharacterFigure type={type} gender={gender} className="absolute bottom-[5%] left-[14%] h-[62%] w-auto" />
      {pet !== 'none' && <PetPicture pet={pet} className="absolute bottom-[4%] left-[50%] h-[24%] w-auto" />}
    </div>
  )
}
