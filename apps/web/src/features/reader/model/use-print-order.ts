import type { ShippingForm } from '@kahani/contracts/prints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { loadCheckout, openCheckout } from '../../../lib/checkout.ts'
import { closeDialog } from '../../../lib/close-dialog.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { type Attempt, attemptFor, fingerprint } from '../../../lib/idempotency-key.ts'
import { userQuery, useSignedInUser } from '../../../lib/session.ts'
import { toast } from '../../../lib/toast.ts'
import { createPrintOrder, orderFreeCopy, toCheckoutOrder, verifyPrintPayment } from '../api/print-orders.ts'
import { orderPrint, printOrderKey } from './print-order.ts'
import { printErrorNotice, printOrderNotice } from './print-order-notices.ts'

/** Orders a printed copy and shows the outcome in a toast. The form is reset only after a successful order. */
export function usePrintOrder(storyId: number, form: UseFormReturn<ShippingForm>, close: () => void) {
  const queryClient = useQueryClient()
  const user = useSignedInUser()
  const attempt = useRef<Attempt | null>(null)
  const mutationKey = printOrderKey(storyId)

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (address: ShippingForm) =>
      orderPrint(address, user.printedCopiesRemaining, {
        orderFree: async address => {
          attempt.current = attemptFor(attempt.current, fingerprint(address))
          return orderFreeCopy(storyId, address, attempt.current.key)
        },
        create: address => createPrintOrder(storyId, address),
        checkout: async order => {
          await loadCheckout()
          await closeDialog(close)
          return restoreFocusAfter(openCheckout(toCheckoutOrder(order, user)))
        },
        verify: verifyPrintPayment,
      }),
    onSuccess: result => {
      toast(printOrderNotice(result))
      if (result.outcome === 'dismissed') return
      attempt.current = null
      form.reset()
      close()
    },
    onError: error => {
      if (!showIssues(form, error.cause)) toast(printErrorNotice(error))
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

/** Returns the focus to the element that had it: the checkout loses it when it closes. */
async function restoreFocusAfter<T>(checkout: Promise<T>): Promise<T> {
  const previous = document.activeElement
  try {
    return await checkout
  } finally {
    if (previous instanceof HTMLElement) previous.focus()
  }
}
