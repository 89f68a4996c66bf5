import { packageOf } from '@kahani/contracts/shop'
import { shopMessages } from '@kahani/messages/en/shop'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { openCheckout, verifyPayment } from '../../lib/checkout.ts'
import type { Payment } from '../../lib/checkout-form.ts'
import { paths } from '../../lib/paths.ts'
import { userQuery, useSignedInUser } from '../../lib/session.ts'
import { storyCreditsQuery } from '../../lib/story-credits.ts'
import { toast } from '../../lib/toast.ts'
import { createOrder } from './api/orders.ts'
import { type PayableOrder, type PendingPurchase, type Purchase, type Step, verificationRequest } from './purchase.ts'
import { purchaseErrorNotice, verificationErrorNotice } from './purchase-notices.ts'

interface Ordered extends Purchase {
  order: PayableOrder
}
interface Paid extends Ordered {
  payment: Payment
}
const PURCHASE = ['purchase']
const stepKey = (step: Step) => [...PURCHASE, step]

interface PurchaseOptions {
  /** Clears the way for the provider's form. */
  onOrdered: () => Promise<void>
  /** Answers whether it has shown the error of a refused order already. */
  onRefused: (error: unknown) => boolean
}

/**
 * Sells a package: order, checkout, verification. What is on its way goes on, and is told, when its buyer has gone to
 * another page meanwhile.
 */
export function usePurchase({ onOrdered, onRefused }: PurchaseOptions) {
  const user = useSignedInUser()
  const queryClient = useQueryClient()

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: storyCreditsQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
  }

  const verification = useMutation({
    mutationKey: stepKey('verifying'),
    mutationFn: ({ packageId, order, payment }: Paid) => verifyPayment(verificationRequest(packageId, order, payment)),
    onSuccess: () => toast(shopMessages.toasts.successful),
    onError: error => toast(verificationErrorNotice(error)),
    onSettled: refresh,
  })

  const checkout = useMutation({
    mutationKey: stepKey('paying'),
    mutationFn: ({ packageId, order }: Ordered) =>
      openCheckout({ ...order, description: packageOf(packageId).name, user }),
    onSuccess: (result, ordered) => {
      if (result.outcome === 'paid') verification.mutate({ ...ordered, payment: result.payment })
      else toast(shopMessages.toasts.cancelled)
    },
    onError: (error, ordered) => toast(purchaseErrorNotice(error, ordered)),
  })

  const ordering = useMutation({
    mutationKey: stepKey('ordering'),
    mutationFn: createOrder,
    onSuccess: async (order, purchase) => {
      await onOrdered()
      // Whoever has left the shop meanwhile is not asked to pay somewhere else.
      if (window.location.pathname === paths.shop()) checkout.mutate({ ...purchase, order })
    },
    onError: (error, purchase) => {
      // Somebody whose session has ended is shown the way to sign in.
      refresh()
      if (!onRefused(error)) toast(purchaseErrorNotice(error, purchase))
    },
  })

  const pending = useMutationState({
    filters: { mutationKey: PURCHASE, status: 'pending' },
    select: ({ options, state }): PendingPurchase => ({
      step: options.mutationKey?.at(-1) as Step,
      packageId: (state.variables as Purchase).packageId,
    }),
  })

  return {
    /** What is being bought: of two steps that overlap, the later one. */
    underway: pending.at(-1) ?? null,
    /** What was just bought. */
    complete: verification.isSuccess ? verification.variables : null,
    /** Has a payment that could not be verified checked once more; null where there is none. */
    checkAgain: verification.isError ? () => verification.mutate(verification.variables) : null,
    buy(purchase: Purchase): void {
      // Two quick clicks are both here before the buttons are drawn anew.
      if (queryClient.isMutating({ mutationKey: PURCHASE }) > 0) return
      verification.reset()
      ordering.mutate(purchase)
    },
    /** Back to the packages. */
    reset: verification.reset,
  }
}
