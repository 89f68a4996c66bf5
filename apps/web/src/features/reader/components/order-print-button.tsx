import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { useIsMutating } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { printOrderKey } from '../print-order.ts'
import type { PrintDialogProps } from './print-dialog.tsx'

/** The button that opens the order of a printed copy. What draws it is fetched when it is asked for. */
export function OrderPrintButton({ storyId }: { storyId: number }) {
  const [Dialog, setDialog] = useState<ComponentType<PrintDialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  const ordering = useIsMutating({ mutationKey: printOrderKey(storyId) }) > 0

  async function show(): Promise<void> {
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
      <Button variant="secondary" onClick={() => void show()}>
        <Printer className="size-5" aria-hidden="true" />
        {ordering ? messages.ordering : messages.open}
      </Button>
      {Dialog && <Dialog storyId={storyId} open={open} onOpenChange={setOpen} />}
    </>
  )
}
