import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { storyPrintedCopiesQuery } from '../api/printed-copies.ts'

/** That a printed copy on order keeps what was ordered. Nothing if there is none. */
export function PrintedCopiesNote({ storyId }: { storyId: number }) {
  const { data } = useQuery(storyPrintedCopiesQuery(storyId))
  if (!data?.printedCopies.length) return null
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <Printer className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {messages.printedCopies}
    </p>
  )
}
