import { storyPrintedCopiesSchema } from '@kahani/contracts/prints'
import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import { useState } from 'react'
import { getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
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

interface DeleteStoryButtonProps {
  story: Story
  /** Called when the story is deleted. */
  onDeleted: () => void
}

/** Deletes a story for good after a confirmation, which says what happens to printed copies that are on order. */
export function DeleteStoryButton({ story, onDeleted }: DeleteStoryButtonProps) {
  const { mutate, isPending } = useDeleteStory(story)
  const [checking, setChecking] = useState(false)
  const [open, setOpen] = useState(false)
  const [question, setQuestion] = useState<DeletionQuestion>(() => deletionQuestion([]))

  async function ask() {
    setChecking(true)
    setQuestion(deletionQuestion(await fetchCopies(story.id)))
    setChecking(false)
    setOpen(true)
  }

  return (
    <>
      <Button
        variant="ghost"
        busy={checking || isPending}
        aria-label={messages.delete(story.title)}
        onClick={() => void ask()}
        className="min-w-0 max-sm:px-1"
      >
        {messages.deleteForGood}
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
        onConfirm={() => mutate(question.cancelCopies, { onSuccess: onDeleted })}
      />
    </>
  )
}
