import { NAME_MAX, PHRASE_MAX } from '@kahani/contracts/brief'
import type { LookPreview } from '@kahani/contracts/look-previews'
import { lookSchema } from '@kahani/contracts/looks'
import { characterTypeSchema } from '@kahani/contracts/options'
import { printProblem } from '@kahani/contracts/printed-text'
import { regionSchema } from '@kahani/contracts/region'
import type { StoryWithPages } from '@kahani/contracts/stories'
import { type PictureChange, pictureChangeSchema, type StoryChanges, WISH_MAX } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { useMutation } from '@tanstack/react-query'
import { Brush, CircleDashed } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { errorMessage, issuesOf } from '../../../lib/error-message.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select, Textarea } from '../../../ui/input.tsx'
import { LookDisclosure } from '../../../ui/look/look-disclosure.tsx'
import { requestPicture } from './api.ts'
import { OfflineNote } from './offline-note.tsx'
import { PictureFooter } from './picture-footer.tsx'
import { RegionPicker } from './region-picker.tsx'
import { useBook } from './use-book.ts'
import { useDraft } from './use-draft.ts'

const { pictures: messages } = storyEditorMessages

const draftSchema = pictureChangeSchema
  .pick({ camera: true, action: true, timeOfDay: true })
  .extend({ wish: z.string(), region: regionSchema.optional(), look: lookSchema.optional() })
type Draft = z.infer<typeof draftSchema>
const EMPTY: Draft = { wish: '' }

interface PictureChangeFormProps {
  story: StoryWithPages
  changes: StoryChanges
  picture: StoryChanges['pictures'][number]
}

/** Asks for another version of the picture that the book shows. */
export function PictureChangeForm({ story, changes, picture }: PictureChangeFormProps) {
  const { pageNumber, chosen, versions } = picture
  const { value, change, discard } = useDraft(`${story.id}.${pageNumber}.picture`, draftSchema, EMPTY)
  const [wishMissing, setWishMissing] = useState(false)
  const [marking, setMarking] = useState(value.region !== undefined)
  const book = useBook(story.id)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (request: PictureChange) => requestPicture(story.id, pageNumber, request),
    onSuccess: next => {
      discard()
      return book.showPictures(next)
    },
    // Another device may have used the last one.
    onError: () => void book.refreshChanges(),
  })
  const wishIssue = issuesOf(error).find(({ path }) => path === 'wish')?.message
  const look = value.look ?? changes.look
  const request = requestOf(value, changes)
  const imageUrl = versions.find(({ version }) => version === chosen)?.imageUrl

  const edit = (changed: Partial<Draft>) => {
    setWishMissing(false)
    change({ ...value, ...changed })
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (request.region && !request.wish) {
      setWishMissing(true)
      event.currentTarget.querySelector('textarea')?.focus()
    } else mutate({ ...request, basedOn: chosen })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h3 className="text-xl">{messages.another}</h3>
        <p className="text-ink-soft">{messages.anotherHint}</p>
      </div>
      {changes.canDescribe && (
        <div className="grid gap-3">
          <Field label={messages.wish} hint={messages.wishHint} error={wishMissing ? messages.wishNeeded : wishIssue}>
            <Textarea
              name="wish"
              value={value.wish}
              onChange={event => edit({ wish: event.target.value })}
              maxLength={WISH_MAX}
              rows={2}
              dir="auto"
              spellCheck
            />
          </Field>
          <Button
            variant="secondary"
            aria-expanded={marking}
            onClick={() => setMarking(!marking)}
            className="justify-self-start"
          >
            <CircleDashed className="size-5" aria-hidden="true" />
            {messages.mark}
          </Button>
          {marking && imageUrl && (
            <RegionPicker picture={imageUrl} region={value.region} onChange={region => edit({ region })} />
          )}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <Option
          name="camera"
          label={messages.camera}
          options={messages.cameras}
          value={value.camera}
          onChange={camera => edit({ camera })}
        />
        <Option
          name="action"
          label={messages.action(story.characterName)}
          options={messages.actions}
          value={value.action}
          onChange={action => edit({ action })}
        />
        <Option
          name="timeOfDay"
          label={messages.light}
          options={messages.lights}
          value={value.timeOfDay}
          onChange={timeOfDay => edit({ timeOfDay })}
        />
      </div>
      <div className="grid gap-2">
        <p className="font-semibold">{messages.notMyChild}</p>
        <LookDisclosure
          kind="child"
          look={look}
          onChange={next => edit({ look: next })}
          preview={previewOf(story, changes, look)}
          name={story.characterName}
        />
      </div>
      {error && !wishIssue && (
        <Alert variant="destructive" title={messages.paintFailed}>
          {errorMessage(error)}
        </Alert>
      )}
      <OfflineNote />
      <PictureFooter storyId={story.id} note={messages.left(changes.redrawsLeft, changes.redrawsPerStory)}>
        <Button type="submit" busy={isPending} disabled={Object.keys(request).length === 0}>
          {!isPending && <Brush className="size-5" aria-hidden="true" />}
          {isPending ? messages.asking : messages.paint}
        </Button>
      </PictureFooter>
    </form>
  )
}

/** What was chosen, without what is as it was. */
function requestOf({ wish, look, ...choices }: Draft, changes: StoryChanges): Omit<PictureChange, 'basedOn'> {
  const request = {
    ...choices,
    wish: wish.trim() || undefined,
    look: look && isSame(look, changes.look) ? undefined : look,
    ...(!changes.canDescribe && { wish: undefined, region: undefined }),
  }
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
}

/** Whether two looks have the same traits, in any order. */
const isSame = (a: object, b: object) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/** The child in the costume of the story. */
function previewOf(story: StoryWithPages, changes: StoryChanges, look: StoryChanges['look']): LookPreview {
  const type = characterTypeSchema.exclude(['custom']).safeParse(story.characterType)
  const printable = (text: string, max: number) => (printProblem(text, max) === null ? text : '')
  const custom = type.success ? '' : printable(story.characterType, PHRASE_MAX)
  return {
    kind: 'child',
    name: printable(story.characterName, NAME_MAX),
    gender: changes.gender,
    age: story.characterAge,
    look,
    characterType: type.data ?? (custom ? 'custom' : 'myself'),
    customCharacter: custom,
  }
}

interface OptionProps<T extends string> {
  name: string
  label: string
  /** The texts of the options. */
  options: Readonly<Record<T, string>>
  value: T | undefined
  onChange: (value: T | undefined) => void
}

/** A list whose first option leaves the picture as it is. */
function Option<T extends string>({ name, label, options, value, onChange }: OptionProps<T>) {
  return (
    <Field label={label} className="max-sm:grid-cols-[8rem_1fr] max-sm:items-center max-sm:gap-3">
      <Select
        name={name}
        value={value ?? ''}
        onChange={event => onChange((event.target.value || undefined) as T | undefined)}
      >
        <option value="">{messages.asItIs}</option>
        {(Object.entries(options) as [T, string][]).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
