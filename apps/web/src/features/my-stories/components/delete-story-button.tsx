import { storyPrintedCopiesSchema } from '@kahani/contracts/prints'
import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useDeleteStory } from '../api/delete-story.ts'
import { type DeletionQuestion, deletionQuestion } from '../model/deletion-question.ts'

/** The dialog opens after this time without a response. */
const MAX_WAIT_MS = 4_000

const fetchCopies = (storyId: number) =>
  getJson(endpoints.printedCopies(storyId), storyPrintedCopiesSchema, {
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  }).then(
    ({ printedCopies }) => printedCopies,
    () => null,
  )

/** Deletes a story after a confirmation, which says what happens to printed copies that are on order. */
export function DeleteStoryButton({ story }: { story: Story }) {
  const deleteStory = useDeleteStory()
  const [checking, setChecking] = useState(false)
  const [open, setOpen] = useState(false)
  const [question, setQuestion] = useState<DeletionQuestion>(() => deletionQuestion([]))

  async function ask() {
    if (checking) return
    setChecking(true)
    setQuestion(deletionQuestion(await fetchCopies(story.id)))
    setChecking(false)
    setOpen(true)
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={messages.delete(story.title)}
        aria-busy={checking || undefined}
        onClick={() => void ask()}
      >
        {checking ? <Spinner className="size-5" /> : <Trash2 className="size-5 text-ink-soft" aria-hidden="true" />}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={messages.confirmTitle(isolateRightToLeft(story.title))}
        description={question.description.map(text => (
          <span key={text} className="mb-2 block last:mb-0">
            {text}
          </span>
        ))}
        cancel={question.cancel}
        confirm={question.confirm}
        destructive
        onConfirm={() => deleteStory(story, question.cancelCopies)}
      />
    </>
  )
}
