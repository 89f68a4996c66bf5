/** Mutation key of the print orders of a story. */
export const printOrderKey = (storyId: number) => ['order-printed-copy', storyId]

export type PrintOutcome = { outcome: 'free'; copiesRemaining: number } | { outcome: 'paid' } | { outcome: 'dismissed' }

/** The steps at which an order can fail. */
export type PrintStep = 'free' | 'creating' | 'paying' | 'verifying'

/** `cause` is the error of `step`. */
export class PrintOrderError extends Error {
  readonly step: PrintStep

  constructor(step: PrintStep, cause: unknown) {
    super(`The print order failed at step: ${step}`, { cause })
    this.name = 'PrintOrderError'
    this.step = step
  }
}
