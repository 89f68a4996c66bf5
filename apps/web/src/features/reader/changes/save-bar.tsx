import { storyEditorMessages as messages } from '@kahani/messages/en/story-editor'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { DialogClose, DialogFooter } from '../../../ui/dialog.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PrintedCopiesNote } from './printed-copies-note.tsx'

/** Above a field with a draft that was not saved. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {messages.draft}
      <button type="button" onClick={onDiscard} className="text-link min-h-11">
        {messages.discardDraft}
      </button>
    </p>
  )
}

interface SaveBarProps {
  storyId: number
  saving: boolean
  /** Why the text is not saved. */
  problem: string | null
}

/** The end of a form that changes a text. One row on a phone, where the keyboard leaves little space. */
export function SaveBar({ storyId, saving, problem }: SaveBarProps) {
  return (
    <DialogFooter>
      <PrintedCopiesNote storyId={storyId} />
      {problem ? (
        <Alert variant="destructive" title={messages.notSaved}>
          {problem}
        </Alert>
      ) : (
        <OfflineNote />
      )}
      <div className="flex justify-end gap-3 max-sm:*:grow">
        <DialogClose>
          <Button variant="secondary">{messages.cancel}</Button>
        </DialogClose>
        <Button type="submit" busy={saving}>
          {saving ? messages.saving : messages.save}
        </Button>
      </div>
    </DialogFooter>
  )
}
