import { printProblem } from '@kahani/contracts/printed-text'
import type { StoryWithPages } from '@kahani/contracts/stories'
import { PAGE_TEXT_MAX, pageTextSchema, type StoryChanges } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { countWords } from '@kahani/wishes/count-words'
import { type FormEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/input.tsx'
import { languageOf } from '../model/sentences.ts'
import { savePage } from './api.ts'
import { EarlierWordings } from './earlier-wordings.tsx'
import { Rewrites } from './rewrites.tsx'
import { DraftNote, SaveBar } from './save-bar.tsx'
import { TextConflict } from './text-conflict.tsx'
import { useBook } from './use-book.ts'
import { useDraft } from './use-draft.ts'
import { useSaveText } from './use-save-text.ts'

const { page: messages, ...common } = storyEditorMessages

/** A draft may be too long or empty. `version` is the one that it changes. */
const draftSchema = z.object({ content: z.string(), version: z.number() })

interface PageEditorProps {
  story: StoryWithPages
  changes: StoryChanges
  pageNumber: number
  onClose: () => void
}

/** Changes the words of a page: by hand, by a suggestion, or back to an earlier wording. */
export function PageEditor({ story, changes, pageNumber, onClose }: PageEditorProps) {
  const stored = changes.pages.find(page => page.pageNumber === pageNumber) ?? { content: '', version: 0, earlier: [] }
  const { value, change, discard, restored } = useDraft(`${story.id}.${pageNumber}`, draftSchema, stored)
  const { content, version } = value
  const wish = useDraft(`${story.id}.${pageNumber}.wish`, z.string(), '')
  /** Drafts that a suggestion or an earlier wording has replaced. */
  const [replaced, setReplaced] = useState<string[]>([])
  const [invalid, setInvalid] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const book = useBook(story.id)
  const { save, saving, conflict, issueOf, problem } = useSaveText({
    save: text => savePage(story.id, pageNumber, text),
    schema: pageTextSchema,
    onSaved(saved) {
      const undo = async () => {
        try {
          book.showPage(pageNumber, await savePage(story.id, pageNumber, { ...saved, content: stored.content }))
          toast(messages.undone)
        } catch (error) {
          toastError(messages.undoFailed, error)
        }
      }
      end(saved)
      const action = { label: common.undo, onSelect: () => void undo() }
      toast({ ...messages.saved, ...(saved.content !== stored.content && { action }) })
    },
  })
  const words = countWords(content)
  // A page that was longer before may stay as long.
  const maxWords = Math.max(changes.maxWords, countWords(stored.content))
  const tooLong = words > maxWords

  function end(shown: { content: string; version: number }) {
    book.showPage(pageNumber, shown)
    discard()
    wish.discard()
    onClose()
  }
  function edit(text: string) {
    setInvalid(undefined)
    if (text === stored.content) discard()
    else change({ content: text, version })
  }
  function replace(text: string) {
    if (content !== stored.content) setReplaced([content, ...replaced])
    edit(text)
    field.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const error = textProblem(content, maxWords)
    setInvalid(error ?? undefined)
    if (error) field.current?.focus()
    else save({ content, version })
  }

  if (conflict) {
    return (
      <TextConflict
        mine={[content]}
        theirs={[conflict.content]}
        saving={saving}
        problem={problem}
        onKeepMine={() => save({ content, version: conflict.version })}
        onKeepTheirs={() => {
          end(conflict)
          toast(common.conflict.keptTheirs)
        }}
      />
    )
  }
  const wordings = [...new Set([...replaced, stored.content, ...stored.earlier])]
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-2">
        {restored && <DraftNote onDiscard={discard} />}
        <Field
          label={messages.text}
          hint={tooLong ? messages.tooMany(words, maxWords) : messages.words(words, maxWords)}
          error={invalid ?? issueOf('content')}
        >
          <Textarea
            ref={field}
            name="content"
            value={content}
            onChange={event => edit(event.target.value)}
            rows={6}
            lang={languageOf(content)}
            dir="auto"
            spellCheck
            className="field-sizing-content resize-none max-h-[50svh] min-h-32 text-lg leading-relaxed"
          />
        </Field>
        <p role="status" className="sr-only">
          {tooLong && messages.tooLong}
        </p>
      </div>
      <Rewrites
        storyId={story.id}
        pageNumber={pageNumber}
        text={content}
        free={changes.canRewriteFreely}
        wish={wish.value}
        onWish={wish.change}
        onUse={replace}
      />
      <EarlierWordings wordings={wordings.filter(wording => wording !== content)} onUse={replace} />
      <SaveBar storyId={story.id} saving={saving} problem={problem} />
    </form>
  )
}

/** What keeps a text from being saved; null if nothing does. */
function textProblem(text: string, maxWords: number): string | null {
  if (text.trim() === '') return messages.empty
  if (countWords(text) > maxWords) return messages.tooLongToSave(maxWords)
  return printProblem(text, PAGE_TEXT_MAX)
}
