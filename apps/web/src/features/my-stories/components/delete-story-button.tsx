import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDeleteStory } from '../api/delete-story.ts'

/** Deletes a story after a confirmation. */
export function DeleteStoryButton({ story }: { story: Story }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteStory(story)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        busy={isPending}
        aria-label={isPending ? messages.deleting(story.title) : messages.delete(story.title)}
        onClick={() => setAsking(true)}
      >
        {!isPending && <Trash2 className="size-5 text-ink-soft" aria-hidden="true" />}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.confirmTitle(story.title)}
        description={messages.confirmBody}
        cancel={messages.cancel}
        confirm={messages.confirm}
        destructive
        onConfirm={() => mutate()}
      />
    </>
  )
}
