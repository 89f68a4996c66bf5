import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DialogClose, DialogFooter } from '../../../ui/dialog.tsx'
import { PrintedCopiesNote } from './printed-copies-note.tsx'

interface PictureFooterProps {
  storyId: number
  /** A sentence above the buttons. */
  note?: ReactNode
  /** A button beside Done. */
  children?: ReactNode
}

export function PictureFooter({ storyId, note, children }: PictureFooterProps) {
  return (
    <DialogFooter>
      <PrintedCopiesNote storyId={storyId} />
      <div className="grid gap-2.5">
        {note && <p className="text-sm text-ink-soft sm:text-right">{note}</p>}
        <div className="flex justify-end gap-3 max-sm:*:grow">
          <DialogClose>
            <Button variant="secondary">{messages.done}</Button>
          </DialogClose>
          {children}
        </div>
      </div>
    </DialogFooter>
  )
}
