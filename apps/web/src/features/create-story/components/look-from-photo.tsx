import { createStoryMessages } from '@kahani/messages/en/create-story'
import { lookPictureMessages } from '@kahani/messages/en/look-picture'
import { storyFamilyMessages } from '@kahani/messages/en/story-family'
import { useMutation } from '@tanstack/react-query'
import { Camera, ImagePlus, Lock } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { FieldSet } from '../../../ui/field.tsx'
import { LookPicture } from '../../../ui/look/look-picture.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { useChanges } from '../model/use-changes.ts'
import { lookFromPhoto } from '../photo/look-from-photo.ts'
import { PhotoError } from '../photo/prepare-photo.ts'
import { LOOK_BUTTON_ID, previewOf } from './child-look.tsx'
import { FileButton } from './file-button.tsx'
import { jump } from './jump.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoLegend } from './photo-legend.tsx'

const photoMessages = createStoryMessages.photo
const messages = storyFamilyMessages.photo

/** A photo that proposes the look of the child, where no provider draws from photos. It is not part of the form. */
export function LookFromPhoto({ required }: { required: boolean }) {
  const { control, getValues } = useFormContext<StoryForm>()
  const { field, fieldState } = useController({ control, name: 'characterPhoto' })
  const change = useChanges()
  const [outcome, setOutcome] = useState('')
  const [failure, setFailure] = useState('')
  const [drawn, setDrawn] = useState(false)
  const { mutate, isPending } = useMutation({
    ...lookFromPhoto(),
    onMutate: () => {
      setOutcome('')
      setFailure('')
      setDrawn(false)
    },
    onSuccess: async proposal => {
      if (!proposal) return setOutcome(messages.noFace)
      const { describeTraits, openTraits } = await import('../model/proposed-look.ts')
      const { look } = getValues()
      const found = openTraits(look, proposal)
      change({ look: { ...look, ...found } })
      setDrawn(true)
      const traits = describeTraits(found)
      setOutcome(traits === '' ? messages.nothingNew : messages.found(traits))
    },
    onError: error => setFailure(error instanceof PhotoError ? error.message : errorMessage(error, messages.failed)),
  })
  const choose = (file: File | undefined) => {
    if (file && !isPending) mutate(file)
  }
  const error = failure || fieldState.error?.message

  return (
    <div className="grid gap-2">
      <FieldSet legend={<PhotoLegend text={messages.legend} required={required} />} hint={messages.hint} error={error}>
        <PhotoDrop onChoose={choose} invalid={error !== undefined}>
          {drawn ? (
            <LookPicture
              look={previewOf(getValues())}
              name={getValues('characterName').trim() || lookPictureMessages.unnamed.child}
              className="w-40 shrink-0"
            />
          ) : (
            <span
              className={cn(
                'grid size-32 shrink-0 place-items-center rounded-drawn bg-marigold-wash text-ink-soft',
                !isPending && 'max-sm:hidden',
              )}
              aria-hidden="true"
            >
              {isPending ? (
                <Spinner className="size-9 text-peacock" />
              ) : (
                <Camera className="size-10" strokeWidth={1.6} />
              )}
            </span>
          )}
          <div className="grid gap-3">
            <div role="status" className="grid gap-2 empty:hidden">
              {isPending && messages.reading}
              {outcome && <p className="max-w-prose">{outcome}</p>}
            </div>
            {drawn && (
              <a
                href={`#${LOOK_BUTTON_ID}`}
                onClick={jump}
                className="text-link min-h-11 content-center justify-self-start"
              >
                {messages.seeLook}
              </a>
            )}
            <div className="flex flex-wrap justify-center gap-2.5 sm:justify-start">
              <FileButton ref={field.ref} invalid={error !== undefined} onChoose={choose}>
                <ImagePlus className="size-5" aria-hidden="true" />
                {outcome ? messages.another : photoMessages.add}
              </FileButton>
              <span className="hidden pointer-coarse:contents">
                <FileButton capture="environment" onChoose={choose}>
                  <Camera className="size-5" aria-hidden="true" />
                  {photoMessages.take}
                </FileButton>
              </span>
            </div>
          </div>
        </PhotoDrop>
      </FieldSet>
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {messages.privacy}
      </p>
    </div>
  )
}
