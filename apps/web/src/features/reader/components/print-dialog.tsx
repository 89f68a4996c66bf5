import { zodResolver } from '@hookform/resolvers/zod'
import { deliveryOfOrder } from '@kahani/contracts/delivery-window'
import { formatPaise } from '@kahani/contracts/money'
import { type ShippingForm, shippingFormSchema } from '@kahani/contracts/prints'
import { PRINTED_COPY_PRICE } from '@kahani/contracts/shop'
import { printDialogMessages as messages } from '@kahani/messages/en/prints'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loadCheckout } from '../../../lib/checkout.ts'
import { useSignedInUser } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogFooter } from '../../../ui/dialog.tsx'
import { printCheckQuery } from '../api/print-check.ts'
import { otherStates, type Place } from '../model/pin-code-states.ts'
import { usePrintOrder } from '../model/use-print-order.ts'
import { PrintPreview } from './print-preview.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { StateQuestion } from './state-question.tsx'

const PRICE = formatPaise(PRINTED_COPY_PRICE)

interface PrintDialogProps {
  storyId: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Orders a printed copy. Stays mounted while it is closed, so that the form keeps its values. */
export function PrintDialog({ storyId, open, onOpenChange }: PrintDialogProps) {
  const { printedCopiesRemaining: freeCopies, printedCopiesHeld = 0 } = useSignedInUser()
  const form = useForm({
    resolver: zodResolver(shippingFormSchema),
    defaultValues: { name: '', phone: '', address: '', city: '', state: '', pincode: '' },
  })
  const { ordering, order } = usePrintOrder(storyId, form, () => onOpenChange(false))
  // `PrintPreview` requests the check, and shows the pages that are ordered.
  const { data: check, isError } = useQuery({ ...printCheckQuery(storyId), enabled: false })
  const isPreparing = check?.status === 'pending' && !isError
  const isFree = freeCopies > 0
  const [asked, setAsked] = useState<Place | null>(null)
  const confirmed = useRef<Place | null>(null)

  function submit(address: ShippingForm) {
    const { pincode, state } = address
    const isConfirmed = confirmed.current?.pincode === pincode && confirmed.current.state === state
    if (isConfirmed || otherStates(address).length === 0) order(address)
    else setAsked({ pincode, state })
  }
  function confirm(place: Place) {
    confirmed.current = place
    setAsked(null)
    void form.handleSubmit(order)()
  }

  useEffect(() => {
    if (open && !isFree) loadCheckout().catch(() => toast({ ...messages.checkoutUnavailable, variant: 'destructive' }))
  }, [open, isFree])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="spread"
      title={messages.title}
      description={[
        isFree ? messages.free(freeCopies, PRICE) : messages.cost(PRICE),
        messages.delivery,
        ...(printedCopiesHeld > 0 ? [messages.held(printedCopiesHeld)] : []),
      ].join(' ')}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
          <div className="grid gap-5 lg:grid-cols-[1.35fr_1fr] lg:gap-x-8">
            <PrintPreview storyId={storyId} />
            <div className="grid content-start gap-5">
              <ShippingFields />
              {asked && <StateQuestion place={asked} onRight={() => confirm(asked)} />}
            </div>
          </div>
          <DialogFooter>
            <p className="flex gap-2 text-sm sm:justify-end">
              <Truck className="size-5 shrink-0 text-peacock" aria-hidden="true" />
              {messages.arrival(deliveryOfOrder(new Date()))}
            </p>
            <DialogActions>
              <DialogClose>
                <Button variant="secondary">{messages.cancel}</Button>
              </DialogClose>
              <Button type="submit" busy={ordering} disabled={isPreparing}>
                {ordering ? messages.submitting : isFree ? messages.orderFree : messages.pay(PRICE)}
              </Button>
            </DialogActions>
          </DialogFooter>
        </form>
      </FormProvider>
    </Dialog>
  )
}
