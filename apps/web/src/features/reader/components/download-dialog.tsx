import type { Story } from '@kahani/contracts/stories'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import { useId, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogFooter } from '../../../ui/dialog.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { chooseDevice, type DownloadChoice, deviceOfWidth, downloadOf } from '../model/download-options.ts'
import type { DownloadProgress as Progress } from '../model/download-progress.ts'
import { platformOf } from '../model/platform.ts'
import { useDownload } from '../model/use-download.ts'
import { BookChecks } from './book-checks.tsx'
import { KindleNote, PrintingNote } from './download-notes.tsx'
import { DownloadOptions } from './download-options.tsx'

interface DownloadDialogProps {
  story: Story
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Downloads a story in a format that suits the reader's device. */
export function DownloadDialog({ story, open, onOpenChange }: DownloadDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={messages.title}
      description={messages.description}
    >
      <DownloadForm story={story} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** Mounted while the dialog is open: closing it cancels the download. */
function DownloadForm({ story, onClose }: { story: Story; onClose: () => void }) {
  const [choice, setChoice] = useState(() => chooseDevice(deviceOfWidth(window.innerWidth), platformOf(navigator)))
  const kind = downloadOf(choice)
  const download = useDownload(story, saved => {
    if (saved === kind) onClose()
  })
  const { downloading, problem, progress } = download

  function choose(next: DownloadChoice) {
    download.reset()
    setChoice(next)
  }

  return (
    <>
      <DownloadOptions choice={choice} onChoose={choose} disabled={downloading !== null} />
      {choice.format === 'kf8' && <KindleNote download={download} />}
      {kind === 'pdf/printing' && <PrintingNote download={download} />}
      <BookChecks key={kind} storyId={story.id} kind={kind} />
      <DialogFooter>
        {problem?.kind === kind && (
          <Alert variant="destructive" title={messages.problem.title}>
            {problem.text}
          </Alert>
        )}
        {downloading && <DownloadProgress {...progress} />}
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button busy={downloading === kind} disabled={downloading !== null} onClick={() => download.download(kind)}>
            {downloading === kind ? messages.downloading : messages.download(messages.formats[choice.format].name)}
          </Button>
        </DialogActions>
      </DialogFooter>
    </>
  )
}

/** Screen readers announce a new message, but not each step. */
function DownloadProgress({ share, message, amount, note }: Progress) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 font-semibold">
        <span id={id} role="status">
          {message}
        </span>
        <span aria-hidden="true" className="tabular-nums">
          {amount}
        </span>
      </p>
      <ProgressBar aria-labelledby={id} value={share} />
      <p className="text-sm text-ink-soft">{note}</p>
    </div>
  )
}
