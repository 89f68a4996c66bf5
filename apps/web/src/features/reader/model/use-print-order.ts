import type { ShippingForm } from '@kahani/contracts/prints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type CheckoutOutcome, loadCheckout, openCheckout } from '../../../lib/checkout.ts'
import { closeDialog } from '../../../lib/close-dialog.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { type Attempt, attemptFor, fingerprint } from '../../../lib/idempotency-key.ts'
import { userQuery, useSignedInUser } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'
import { printCheckQuery } from '../api/print-check.ts'
import {
  type CopyOrder,
  createPrintOrder,
  orderFreeCopy,
  type PaidOrder,
  toCheckoutOrder,
  verifyPrintPayment,
} from '../api/print-orders.ts'
import { storyPrintedCopiesQuery } from '../api/printed-copies.ts'
import { PrintOrderError, type PrintOutcome, type PrintStep, printOrderKey } from './print-order.ts'
import { printErrorNotice, printOrderNotice } from './print-order-notices.ts'

/** Orders a printed copy and shows the outcome in a toast. The form is reset only after a successful order. */
export function usePrintOrder(storyId: number, form: UseFormReturn<ShippingForm>, close: () => void) {
  const queryClient = useQueryClient()
  const user = useSignedInUser()
  const attempt = useRef<Attempt | null>(null)
  const mutationKey = printOrderKey(storyId)
  const checkKey = printCheckQuery(storyId).queryKey

  async function orderFree(copy: CopyOrder): Promise<PrintOutcome> {
    attempt.current = attemptFor(attempt.current, fingerprint(copy.form))
    const { printedCopiesRemaining } = await step('free', orderFreeCopy(copy, attempt.current.key))
    return { outcome: 'free', copiesRemaining: printedCopiesRemaining }
  }

  async function pay(order: PaidOrder): Promise<CheckoutOutcome> {
    await loadCheckout()
    await closeDialog(close)
    return restoreFocusAfter(openCheckout(toCheckoutOrder(order, user)))
  }

  /** Free if the user has free copies or the server says so, otherwise paid. Throws `PrintOrderError`. */
  async function orderPrint(form: ShippingForm): Promise<PrintOutcome> {
    const check = queryClient.getQueryData(checkKey)
    const copy = { storyId, form, filesVersion: check?.status === 'ready' ? check.version : undefined }
    if (user.printedCopiesRemaining > 0) return orderFree(copy)
    const order = await step('creating', createPrintOrder(copy))
    if (order.freeOrder) return orderFree(copy)
    const checkout = await step('paying', pay(order))
    if (checkout.outcome === 'dismissed') return checkout
    await step('verifying', verifyPrintPayment(checkout.payment))
    return { outcome: 'paid' }
  }

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: orderPrint,
    onSuccess: result => {
      toast(printOrderNotice(result))
      if (result.outcome === 'dismissed') return
      attempt.current = null
      void queryClient.invalidateQueries({ queryKey: storyPrintedCopiesQuery(storyId).queryKey })
      form.reset()
      close()
    },
    onError: error => {
      if (!showIssues(form, error.cause)) toast(printErrorNotice(error))
      // The story may have changed, and the pages with it.
      void queryClient.invalidateQueries({ queryKey: checkKey })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: userQuery().queryKey }),
    // The request contains an address, so it is removed from the cache when it settles.
    gcTime: 0,
  })

  return {
    ordering: isPending,
    order(address: ShippingForm): void {
      // A double click fires twice before the button is disabled.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(address)
    },
  }
}

const step = <T>(name: PrintStep, pending: Promise<T>): Promise<T> =>
  pending.catch(cause => {
    throw new PrintOrderError(name, cause)
  })

/** Returns the focus to the element that had it: the checkout loses it when it closes. */
async function restoreFocusAfter<T>(checkout: Promise<T>): Promise<T> {
  const previous = document.activeElement
  try {
    return await checkout
  } finally {
    if (previous instanceof HTMLElement) previous.focus()
  }
}
