import { createStoryMessages } from '@kahani/messages/en/create-story'
import { Camera, ExternalLink, ImagePlus, Lock, Trash2, UserRoundCheck } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { cn } from '../../../lib/class-names.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StoryForm } from '../model/story-form.ts'
import { isHeicUrl } from '../photo/heic.ts'
import type { Photo } from '../photo/use-photo.ts'
import { FileButton } from './file-button.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoLegend } from './photo-legend.tsx'

const messages = createStoryMessages.photo

interface PhotoFieldProps {
  photo: Photo
  required: boolean
  hint: string
  /** Whether the photo of the draft must be chosen again. */
  lost: boolean
}

/** The reference photo: a file, a camera picture or a dropped image. */
export function PhotoField({ photo, required, hint, lost }: PhotoFieldProps) {
  const { control } = useFormContext<StoryForm>()
  const { field, fieldState } = useController({ control, name: 'characterPhoto' })
  const error = fieldState.error?.message

  return (
    <div className="grid gap-2">
      <FieldSet legend={<PhotoLegend text={messages.legend} required={required} />} hint={hint} error={error}>
        {lost && !field.value && <Alert variant="info" title={messages.chooseAgain} />}
        <PhotoDrop onChoose={photo.choose} invalid={error !== undefined}>
          <PhotoPreview url={field.value} opening={photo.opening} />
          <div className="grid gap-3">
            {!field.value && <p className="text-ink-soft pointer-coarse:hidden">{messages.dropHere}</p>}
            {field.value && isHeicUrl(field.value) && <p className="text-ink-soft">{messages.noPreview}</p>}
            <div className="flex flex-wrap justify-center gap-2.5 sm:justify-start">
              <FileButton ref={field.ref} invalid={error !== undefined} onChoose={photo.choose}>
                <ImagePlus className="size-5" aria-hidden="true" />
                {field.value ? messages.change : messages.add}
              </FileButton>
              {field.value ? (
                <Button variant="ghost" onClick={photo.remove}>
                  <Trash2 className="size-5" aria-hidden="true" />
                  {messages.remove}
                </Button>
              ) : (
                <span className="hidden pointer-coarse:contents">
                  <FileButton capture="environment" onChoose={photo.choose}>
                    <Camera className="size-5" aria-hidden="true" />
                    {messages.take}
                  </FileButton>
                </span>
              )}
            </div>
          </div>
        </PhotoDrop>
        <p role="status" className="sr-only">
          {photo.announcement}
        </p>
      </FieldSet>
      {field.value && <PhotoConsent />}
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {messages.privacy}
      </p>
    </div>
  )
}

/** The photo or a placeholder. */
function PhotoPreview({ url, opening }: { url: string | null; opening: boolean }) {
  if (url && !opening && !isHeicUrl(url)) {
    return (
      <img
        src={url}
        alt={messages.preview}
        className="size-32 shrink-0 animate-fade rounded-drawn border-2 border-outline object-cover shadow-soft"
      />
    )
  }
  const Icon = url ? UserRoundCheck : Camera
  return (
    <span
      className={cn(
        'grid size-32 shrink-0 place-items-center rounded-drawn bg-marigold-wash text-ink-soft',
        !url && !opening && 'max-sm:hidden',
      )}
      aria-hidden="true"
    >
      {opening ? <Spinner className="size-9 text-peacock" /> : <Icon className="size-10" strokeWidth={1.6} />}
    </span>
  )
}

/** The consent to use the photo. */
function PhotoConsent() {
  const { register, formState } = useFormContext<StoryForm>()
  return (
    <div className="my-2 grid max-w-prose animate-rise justify-items-start">
      <Checkbox
        {...register('photoConsent')}
        label={messages.consent}
        error={formState.errors.photoConsent?.message}
        required
      />
      <Link
        to={paths.privacy()}
        target="_blank"
        className="text-link ml-9 inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        {messages.consentMore}
        <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
        <span className="sr-only">{messages.newTab}</span>
      </Link>
    </div>
  )
}
