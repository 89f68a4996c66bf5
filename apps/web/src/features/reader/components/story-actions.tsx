import type { Story } from '@kahani/contracts/stories'
import { downloadMessages } from '@kahani/messages/en/download'
import { offlineMessages } from '@kahani/messages/en/offline'
import { printDialogMessages } from '@kahani/messages/en/prints'
import { readerMessages } from '@kahani/messages/en/reader'
import { useIsMutating } from '@tanstack/react-query'
import { Download, Printer, Share2, Sparkles } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SavedStoryControl } from '../../../ui/saved-story-control.tsx'
import { printOrderKey } from '../model/print-order.ts'
import { NOT_IN_FULL_SCREEN } from './layout.ts'
import { OrderedCopies } from './ordered-copies.tsx'

const { actions: messages, sharing } = readerMessages

export function StoryActions({ story }: { story: Story }) {
  const online = useOnline()
  return (
    <div
      className={cn(
        'flex flex-col gap-3 border-t-2 border-line pt-5 sm:flex-row sm:flex-wrap sm:justify-center md:mt-2 md:pt-6',
        NOT_IN_FULL_SCREEN,
      )}
    >
      <DownloadButton story={story} />
      <OrderPrintButton storyId={story.id} />
      <Button variant="secondary" onClick={() => toast(sharing)}>
        <Share2 className="size-5" aria-hidden="true" />
        {messages.share}
      </Button>
      <ButtonLink variant="secondary" to={paths.createStory()}>
        <Sparkles className="size-5" aria-hidden="true" />
        {messages.createNew}
      </ButtonLink>
      <SavedStoryControl story={story} />
      {online && <OrderedCopies storyId={story.id} />}
      {!online && <p className="w-full text-center text-sm text-ink-soft">{offlineMessages.actionsNeedInternet}</p>}
    </div>
  )
}

const loadDownloadDialog = async () => (await import('./download-dialog.tsx')).DownloadDialog

/** Opens the download dialog, which is loaded on demand. */
function DownloadButton({ story }: { story: Story }) {
  const { Dialog, open, onOpenChange, show } = useLazyDialog(loadDownloadDialog, downloadMessages.openFailed)
  const online = useOnline()

  return (
    <>
      <Button variant="secondary" disabled={!online} onClick={show}>
        <Download className="size-5" aria-hidden="true" />
        {downloadMessages.open}
      </Button>
      {Dialog && <Dialog story={story} open={open} onOpenChange={onOpenChange} />}
    </>
  )
}

const loadPrintDialog = async () => (await import('./print-dialog.tsx')).PrintDialog

/** Opens the print dialog, which is loaded on demand. */
export function OrderPrintButton({ storyId, className }: { storyId: number; className?: string }) {
  const { Dialog, open, onOpenChange, show } = useLazyDialog(loadPrintDialog, printDialogMessages.networkError)
  const online = useOnline()
  const ordering = useIsMutating({ mutationKey: printOrderKey(storyId) }) > 0

  return (
    <>
      <Button variant="secondary" disabled={!online} onClick={show} className={className}>
        <Printer className="size-5" aria-hidden="true" />
        {ordering ? printDialogMessages.ordering : printDialogMessages.open}
      </Button>
      {Dialog && <Dialog storyId={storyId} open={open} onOpenChange={onOpenChange} />}
    </>
  )
}
