import type { Story } from '@kahani/contracts/stories'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import { Download } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import type { DownloadDialogProps } from './download-dialog.tsx'

/** Opens the download dialog, which is loaded on demand. */
export function DownloadButton({ story }: { story: Story }) {
  const [Dialog, setDialog] = useState<ComponentType<DownloadDialogProps> | null>(null)
  const [open, setOpen] = useState(false)

  async function openDialog(): Promise<void> {
    try {
      const { DownloadDialog } = await import('./download-dialog.tsx')
      setDialog(() => DownloadDialog)
      setOpen(true)
    } catch {
      toast({ ...messages.openFailed, variant: 'destructive' })
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void openDialog()}>
        <Download className="size-5" aria-hidden="true" />
        {messages.open}
      </Button>
      {Dialog && <Dialog story={story} open={open} onOpenChange={setOpen} />}
    </>
  )
}
