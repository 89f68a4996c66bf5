import { createStoryTexts as texts } from '@kahani/contracts/texts/create-story'
import { Camera, ImagePlus, Lock, Trash2 } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { cn } from '../../../lib/class-names.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { openPhoto, PhotoRefused } from '../photo/open-photo.ts'
import type { StoryForm } from '../story-form.ts'
import { FileButton } from './file-button.tsx'

const says = texts.photo

interface PhotoFieldProps {
  required: boolean
  /** Whether the photo that was here has to be chosen again. */
  lost: boolean
}

/** The reference photo: chosen, taken with a phone's camera, or dropped; made small here before it goes anywhere. */
export function PhotoField({ required, lost }: PhotoFieldProps) {
  const { control, setError, clearErrors, formState } = useFormContext<StoryForm>()
  const { field } = useController({ control, name: 'characterPhoto' })
  const [opening, setOpening] = useState(false)
  const [dropping, setDropping] = useState(false)
  const [heard, setHeard] = useState('')
  const latest = useRef(0)
  const photo = field.value

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    const mine = ++latest.current
    setOpening(true)
    clearErrors('characterPhoto')
    try {
      const url = await openPhoto(file)
      if (mine !== latest.current) return
      field.onChange(url)
      setHeard(says.added)
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error
      if (mine === latest.current) setError('characterPhoto', { message: error.message })
    } finally {
      if (mine === latest.current) setOpening(false)
    }
  }

  function remove(): void {
    field.onChange(null)
    setHeard(says.removed)
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDropping(false)
      void choose(event.dataTransfer.files[0])
    },
  }

  return (
    <FieldSet
      legend={
        <span className="flex flex-wrap items-center gap-2">
          {says.legend}
          <Badge variant={required ? 'info' : 'quiet'}>{required ? says.required : says.optional}</Badge>
        </span>
      }
      hint={required ? says.hintPremium : says.hintFree}
      error={formState.errors.characterPhoto?.message}
    >
      {lost && !photo && <Alert variant="info" title={says.chooseAgain} />}
      <div
        {...drop}
        className={cn(
          'flex flex-col items-center gap-4 rounded-drawn border-2 border-dashed p-5 transition-colors duration-150 sm:flex-row sm:gap-6',
          dropping ? 'border-peacock bg-peacock-wash' : 'border-edge bg-card',
        )}
      >
        {photo ? (
          <img
            src={photo}
            alt={says.preview}
            className="size-32 shrink-0 animate-fade rounded-drawn border-2 border-outline object-cover shadow-soft"
          />
        ) : (
          <PhotoPlace busy={opening} />
        )}
        <div className="grid gap-3">
          {!photo && <p className="hidden text-ink-soft pointer-fine:block">{says.dropHere}</p>}
          <div className="flex flex-wrap justify-center gap-2.5 sm:justify-start">
            <FileButton ref={field.ref} invalid={Boolean(formState.errors.characterPhoto)} onChoose={choose}>
              <ImagePlus className="size-5" aria-hidden="true" />
              {photo ? says.change : says.add}
            </FileButton>
            <span className="hidden pointer-coarse:contents">
              <FileButton capture="user" onChoose={choose}>
                <Camera className="size-5" aria-hidden="true" />
                {says.take}
              </FileButton>
            </span>
            {photo && (
              <Button variant="ghost" onClick={remove}>
                <Trash2 className="size-5" aria-hidden="true" />
                {says.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {says.privacy}
      </p>
      <p role="status" className="sr-only">
        {opening ? says.opening : heard}
      </p>
    </FieldSet>
  )
}

/** An empty frame where the photo will be. */
function PhotoPlace({ busy }: { busy: boolean }) {
  return (
    <span
      className="grid size-24 shrink-0 place-items-center rounded-drawn bg-marigold-wash text-ink-soft"
      aria-hidden="true"
    >
      {busy ? <Spinner className="size-8 text-peacock" /> : <Camera className="size-9" strokeWidth={1.6} />}
    </span>
  )
}
