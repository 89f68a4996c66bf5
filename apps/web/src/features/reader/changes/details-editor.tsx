import { MESSAGE_MAX } from '@kahani/contracts/brief'
import { printProblem } from '@kahani/contracts/printed-text'
import type { StoryWithPages } from '@kahani/contracts/stories'
import { type StoryChanges, type StoryDetails, storyDetailsSchema, TITLE_MAX } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import { languageOf } from '../model/sentences.ts'
import { saveDetails } from './api.ts'
import { DraftNote, SaveBar } from './save-bar.tsx'
import { TextConflict } from './text-conflict.tsx'
import { useBook } from './use-book.ts'
import { useDraft } from './use-draft.ts'
import { useSaveText } from './use-save-text.ts'

const { details: messages, page: pageMessages, ...common } = storyEditorMessages

const draftSchema = z.object({ title: z.string(), dedication: z.string(), version: z.number() })

type Problems = { title?: string; dedication?: string }

/** What keeps each text from being saved. */
function problemsOf({ title, dedication }: StoryDetails): Problems {
  const ofTitle = title.trim() === '' ? messages.empty : printProblem(title, TITLE_MAX)
  const ofDedication = printProblem(dedication, MESSAGE_MAX)
  return { ...(ofTitle && { title: ofTitle }), ...(ofDedication && { dedication: ofDedication }) }
}

interface DetailsEditorProps {
  story: StoryWithPages
  changes: StoryChanges
  onClose: () => void
}

/** Changes title and dedication of a book. */
export function DetailsEditor({ story, changes: { details: stored }, onClose }: DetailsEditorProps) {
  const { value, change, discard, restored } = useDraft(`${story.id}.details`, draftSchema, stored)
  const [invalid, setInvalid] = useState<Problems>({})
  const book = useBook(story.id)
  const { save, saving, conflict, issueOf, problem } = useSaveText({
    save: details => saveDetails(story.id, details),
    schema: storyDetailsSchema,
    onSaved(saved) {
      const undo = async () => {
        try {
          await book.showDetails(await saveDetails(story.id, { ...stored, version: saved.version }))
          toast(messages.undone)
        } catch (error) {
          toastError(pageMessages.undoFailed, error)
        }
      }
      const changed = saved.title !== stored.title || saved.dedication !== stored.dedication
      const action = changed && { action: { label: common.undo, onSelect: () => void undo() } }
      void end(saved).then(coverPending =>
        toast({ ...messages.saved, ...(coverPending && { description: messages.coverPending }), ...action }),
      )
    },
  })

  function end(details: StoryDetails) {
    discard()
    onClose()
    return book.showDetails(details)
  }
  function edit(changed: Partial<StoryDetails>) {
    setInvalid({})
    const next = { ...value, ...changed }
    if (next.title === stored.title && next.dedication === stored.dedication) discard()
    else change(next)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const problems = problemsOf(value)
    setInvalid(problems)
    const [first] = Object.keys(problems)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else save(value)
  }

  if (conflict) {
    const linesOf = ({ title, dedication }: StoryDetails) => [title, dedication || common.conflict.noDedication]
    return (
      <TextConflict
        mine={linesOf(value)}
        theirs={linesOf(conflict)}
        saving={saving}
        problem={problem}
        onKeepMine={() => save({ ...value, version: conflict.version })}
        onKeepTheirs={() => {
          void end(conflict)
          toast(common.conflict.keptTheirs)
        }}
      />
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {restored && <DraftNote onDiscard={discard} />}
      <Field label={messages.name} error={invalid.title ?? issueOf('title')}>
        <Input
          name="title"
          value={value.title}
          onChange={event => edit({ title: event.target.value })}
          lang={languageOf(value.title)}
          dir="auto"
          spellCheck
        />
      </Field>
      <Field
        label={messages.dedication}
        hint={messages.dedicationHint}
        error={invalid.dedication ?? issueOf('dedication')}
      >
        <Textarea
          name="dedication"
          value={value.dedication}
          onChange={event => edit({ dedication: event.target.value })}
          rows={4}
          lang={languageOf(value.dedication)}
          dir="auto"
          spellCheck
        />
      </Field>
      <SaveBar storyId={story.id} saving={saving} problem={problem} />
    </form>
  )
}
