import { zodResolver } from '@hookform/resolvers/zod'
import { formatPaise } from '@kahani/contracts/money'
import { shippingFormSchema } from '@kahani/contracts/prints'
import { PRINTED_COPY_PRICE } from '@kahani/contracts/shop'
import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loadCheckout } from '../../../lib/checkout.ts'
import { useSignedInUser } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { usePrintOrder } from '../model/use-print-order.ts'
import { PrintCheck } from './print-check.tsx'
import { ShippingFields } from './shipping-fields.tsx'

const PRICE = formatPaise(PRINTED_COPY_PRICE)

interface PrintDialogProps {
  storyId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Orders a printed copy. Stays mounted while it is closed, so that the form keeps its values. */
export function PrintDialog({ storyId, open, onOpenChange }: PrintDialogProps) {
  const freeCopies = useSignedInUser().printedCopiesRemaining
  const form = useForm({
    resolver: zodResolver(shippingFormSchema),
    defaultValues: { name: '', phone: '', address: '', city: '', state: '', pincode: '' },
  })
  const { ordering, order } = usePrintOrder(storyId, form, () => onOpenChange(false))
  const isFree = freeCopies > 0

  useEffect(() => {
    if (open && !isFree) loadCheckout().catch(() => toast({ ...messages.checkoutUnavailable, variant: 'destructive' }))
  }, [open, isFree])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={`${isFree ? messages.free(freeCopies, PRICE) : messages.cost(PRICE)} ${messages.delivery}`}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(order)} className="grid gap-5">
          <ShippingFields />
          <PrintCheck storyId={storyId} />
          <DialogActions>
            <DialogClose>
              <Button variant="secondary">{messages.cancel}</Button>
            </DialogClose>
            <Button type="submit" busy={ordering}>
              {ordering ? messages.submitting : isFree ? messages.orderFree : messages.pay(PRICE)}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
