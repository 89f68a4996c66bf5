import { packageOf } from '@kahani/contracts/shop'
import { shopMessages } from '@kahani/messages/en/shop'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Payment } from '../../../lib/checkout.ts'
import { openCheckout, verifyPayment } from '../../../lib/checkout.ts'
import { paths } from '../../../lib/paths.ts'
import { userQuery, useSignedInUser } from '../../../lib/session.ts'
import { storyCreditsQuery } from '../../../lib/story-credits.ts'
import { hideToast, toast } from '../../../lib/toast.ts'
import { createOrder, type PayableOrder, type Purchase } from '../api/orders.ts'
import { deleteGiftDraft } from './gift-draft.ts'
import { type PendingPurchase, type Step, verificationRequest } from './purchase.ts'
import { purchaseErrorNotice, verificationErrorNotice } from './purchase-notices.ts'

interface Ordered extends Purchase {
  order: PayableOrder
}
interface Paid extends Ordered {
  payment: Payment
}
const PURCHASE_KEY = ['purchase']
const stepKey = (step: Step) => [...PURCHASE_KEY, step]

interface PurchaseOptions {
  /** Closes open dialogs before the provider's form opens. */
  onOrdered: () => Promise<void>
  /** Returns whether it has shown the error of a rejected order. */
  onRejected: (error: unknown) => boolean
}

/**
 * Buys a package: creates the order, opens the checkout and verifies the payment. A pending step continues, and shows
 * its toast, after the user has left the page.
 */
export function usePurchase({ onOrdered, onRejected }: PurchaseOptions) {
  const user = useSignedInUser()
  const queryClient = useQueryClient()

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: storyCreditsQuery().queryKey })
    void queryClient.invalidateQueries({ queryKey: userQuery().queryKey })
  }

  const verification = useMutation({
    mutationKey: stepKey('verifying'),
    mutationFn: ({ packageId, order, payment }: Paid) => verifyPayment(verificationRequest(packageId, order, payment)),
    onSuccess: (_, { gift }) => {
      if (gift) deleteGiftDraft()
      toast(shopMessages.toasts.successful)
    },
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
    // The frame of the checkout takes the focus, which would stop the timer of an earlier error.
    onMutate: hideToast,
    onSuccess: async (order, purchase) => {
      await onOrdered()
      // Does not open the checkout on another page.
      if (window.location.pathname === paths.shop()) checkout.mutate({ ...purchase, order })
    },
    onError: (error, purchase) => {
      // Redirects to the sign-in page if the session has ended.
      refresh()
      if (!onRejected(error)) toast(purchaseErrorNotice(error, purchase))
    },
  })

  const pendingSteps = useMutationState({
    filters: { mutationKey: PURCHASE_KEY, status: 'pending' },
    select: ({ options, state }): PendingPurchase => ({
      step: options.mutationKey?.at(-1) as Step,
      packageId: (state.variables as Purchase).packageId,
    }),
  })

  return {
    /** The pending purchase; the later step if two overlap. */
    pending: pendingSteps.at(-1) ?? null,
    /** The completed purchase. */
    complete: verification.isSuccess ? verification.variables : null,
    /** Verifies an unverified payment again; null if there is none. */
    checkAgain: verification.isError ? () => verification.mutate(verification.variables) : null,
    buy(purchase: Purchase): void {
      // A double click fires twice before the buttons are disabled.
      if (queryClient.isMutating({ mutationKey: PURCHASE_KEY }) > 0) return
      verification.reset()
      ordering.mutate(purchase)
    },
    /** Returns to the packages. */
    reset: verification.reset,
  }
}
