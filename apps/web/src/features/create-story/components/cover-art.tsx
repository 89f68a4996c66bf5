import { type Control, useWatch } from 'react-hook-form'
import { useLookPreview } from '../../../lib/look-previews.ts'
import { FacePicture } from '../../../ui/look/face-picture.tsx'
import { CharacterFigure, PetPicture, ThemePicture } from '../art/pictures.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { previewOf } from './child-look.tsx'

/** The picture on the cover, with the choices made so far. */
export function CoverArt({ control }: { control: Control<StoryForm> }) {
  const [type, gender, theme, pet] = useWatch({ control, name: ['characterType', 'characterGender', 'theme', 'pet'] })
  const hasLook = useWatch({ control, compute: form => form.childId !== null || Object.keys(form.look).length > 0 })
  return (
    <div className="relative aspect-square overflow-hidden rounded-sm bg-paper-deep" aria-hidden="true">
      <ThemePicture theme={theme} />
      {hasLook ? (
        <ChildFace control={control} />
      ) : (
        <CharacterFigure type={type} gender={gender} className="absolute bottom-[5%] left-[14%] h-[62%] w-auto" />
      )}
      {pet !== 'none' && <PetPicture pet={pet} className="absolute bottom-[4%] left-[50%] h-[24%] w-auto" />}
    </div>
  )
}

/** A child whose look is known must not have the face of another one. */
function ChildFace({ control }: { control: Control<StoryForm> }) {
  const { url } = useLookPreview(useWatch({ control, compute: previewOf }))
  return url && <FacePicture url={url} className="absolute bottom-[7%] left-[7%] size-[54%] border-2 border-card" />
}
