import type { StoryChanges } from '@kahani/contracts/story-changes'
import { storyEditorMessages } from '@kahani/messages/en/story-editor'
import { useEffect, useRef } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useBook } from './use-book.ts'

const { pictures: messages } = storyEditorMessages

interface PaintedPicturesOptions {
  /** The page whose pictures are on the screen, where their state is seen. */
  shown: number | null
  onSee: (pageNumber: number) => void
}

/** Follows the pictures that are being painted, and says when one is ready. @returns whether there are any */
export function usePaintedPictures(
  storyId: number,
  changes: StoryChanges | undefined,
  { shown, onSee }: PaintedPicturesOptions,
): boolean {
  const { refreshPictures } = useBook(storyId)
  const last = useRef(changes)
  useEffect(() => {
    const before = last.current
    last.current = changes
    for (const { pageNumber, pending, chosen, failure } of changes?.pictures ?? []) {
      const earlier = before?.pictures.find(picture => picture.pageNumber === pageNumber)
      if (!earlier?.pending || pending) continue
      // A cover with its new title takes the place of the former one by itself.
      if (chosen !== earlier.chosen) refreshPictures()
      else if (shown === pageNumber) continue
      else if (failure) {
        toast({ title: messages.failed, description: messages.failedReason[failure], variant: 'destructive' })
      } else toast({ ...messages.ready, action: { label: messages.see, onSelect: () => onSee(pageNumber) } })
    }
  }, [changes, shown, onSee, refreshPictures])
  return changes?.pictures.some(({ pending }) => pending) ?? false
}
