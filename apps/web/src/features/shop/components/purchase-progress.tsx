import { shopMessages } from '@kahani/messages/en/shop'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Step } from '../model/purchase.ts'

/** The current step of a purchase, fixed at the bottom of the window. */
export function PurchaseProgress({ step }: { step: Step | undefined }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center p-4">
      {step && (
        <p className="flex animate-rise items-center gap-3 rounded-drawn border-2 border-edge bg-card px-5 py-3 shadow-lift">
          <Spinner className="size-5 shrink-0 text-peacock" />
          {shopMessages.steps[step]}
        </p>
      )}
    </div>
  )
}
