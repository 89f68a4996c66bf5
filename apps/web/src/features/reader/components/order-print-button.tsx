import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { useIsMutating } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { printOrderKey } from '../model/print-order.ts'
import type { PrintDialogProps } from './print-dialog.tsx'

/** Opens the print dialog, which is loaded on demand. */
export function OrderPrintButton({ storyId }: { storyId: number }) {
  const [Dialog, setDialog] = useState<ComponentType<PrintDialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  const ordering = useIsMutating({ mutationKey: printOrderKey(storyId) }) > 0

  async function openDialog(): Promise<void> {
    try {
      const { PrintDialog } = await import('./print-dialog.tsx')
      setDialog(() => PrintDialog)
      setOpen(true)
    } catch {
      toast({ ...messages.networkError, variant: 'destructive' })
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void openDialog()}>
        <Printer className="size-5" aria-hidden="true" />
        {ordering ? messages.ordering : messages.open}
      </Button>
      {Dialog && <Dialog storyId={storyId} open={open} onOpenChange={setOpen} />}
    </>
  )
}
