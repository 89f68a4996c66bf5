import type { Story } from '@kahani/contracts/stories'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import { Download } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/button.tsx'

const loadDialog = async () => (await import('./download-dialog.tsx')).DownloadDialog

/** Opens the download dialog, which is loaded on demand. */
export function DownloadButton({ story }: { story: Story }) {
  const { Dialog, open, onOpenChange, show } = useLazyDialog(loadDialog, messages.openFailed)
  const online = useOnline()

  return (
    <>
      <Button variant="secondary" disabled={!online} onClick={show}>
        <Download className="size-5" aria-hidden="true" />
        {messages.open}
      </Button>
      {Dialog && <Dialog story={story} open={open} onOpenChange={onOpenChange} />}
    </>
  )
}
