import type { ShippingForm } from '@kahani/contracts/prints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { loadCheckout, openCheckout } from '../../lib/checkout.ts'
import { closeDialog } from '../../lib/close-dialog.ts'
import { showIssues } from '../../lib/form-issues.ts'
import { type Attempt, attemptFor, fingerprint } from '../../lib/idempotency-key.ts'
import { userQuery, useSignedInUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { checkoutOrderOf, createPrintOrder, orderFreeCopy, verifyPrintPayment } from './api/print-orders.ts'
import { orderPrint, printOrderKey } from './print-order.ts'
import { orderErrorNotice, orderNotice } from './print-order-notices.ts'

/** Orders a printed copy and tells what becomes of it. What was typed stays until it is ordered. */
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
          return refocused(openCheckout(checkoutOrderOf(order, user)))
        },
        verify: verifyPrintPayment,
      }),
    onSuccess: result => {
      toast(orderNotice(result))
      if (result.outcome === 'dismissed') return
      attempt.current = null
      form.reset()
      close()
    },
    onError: error => {
      if (!showIssues(form, error.cause)) toast(orderErrorNotice(error))
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: userQuery().queryKey }),
    // The order holds an address: it is let go as soon as it is answered.
    gcTime: 0,
  })

  return {
    ordering: isPending,
    order(address: ShippingForm): void {
      // Two quick clicks are both here before the button is drawn anew.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(address)
    },
  }
}

/** Gives the focus back to what had it before, which the checkout takes with it when it goes. */
async function refocused<T>(checkout: Promise<T>): Promise<T> {
  const before = document.activeElement
  try {
    return await checkout
  } finally {
    if (before instanceof HTMLElement) before.focus()
  }
}
