import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { useIsMutating } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { printOrderKey } from '../model/print-order.ts'

const loadDialog = async () => (await import('./print-dialog.tsx')).PrintDialog

/** Opens the print dialog, which is loaded on demand. */
export function OrderPrintButton({ storyId }: { storyId: number }) {
  const { Dialog, open, onOpenChange, show } = useLazyDialog(loadDialog, messages.networkError)
  const online = useOnline()
  const ordering = useIsMutating({ mutationKey: printOrderKey(storyId) }) > 0

  return (
    <>
      <Button variant="secondary" disabled={!online} onClick={show}>
        <Printer className="size-5" aria-hidden="true" />
        {ordering ? messages.ordering : messages.open}
      </Button>
      {Dialog && <Dialog storyId={storyId} open={open} onOpenChange={onOpenChange} />}
    </>
  )
}
