import type { Story } from '@kahani/contracts/stories'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { Trash2 } from 'lucide-react'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { useDeleteStory } from '../api/delete-story.ts'

/** Deletes a story after a confirmation. */
export function DeleteStoryButton({ story }: { story: Story }) {
  const deleteStory = useDeleteStory()
  return (
    <ConfirmButton
      variant="ghost"
      size="icon"
      aria-label={messages.delete(story.title)}
      dialog={{
        title: messages.confirmTitle(story.title),
        description: messages.confirmBody,
        cancel: messages.cancel,
        confirm: messages.confirm,
        destructive: true,
      }}
      onConfirm={() => deleteStory(story)}
    >
      <Trash2 className="size-5 text-ink-soft" aria-hidden="true" />
    </ConfirmButton>
  )
}
