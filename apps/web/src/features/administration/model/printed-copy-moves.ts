import { PRINT_TRANSITIONS, type PrintStatus } from '@kahani/contracts/prints'
import { adminPrintedCopiesMessages as messages } from '@kahani/messages/en/admin-printed-copies'

export interface PrintedCopyMove {
  status: keyof typeof messages.moves
  label: string
  /** Whether the courier and the tracking number are required. */
  tracked: boolean
}

/** The status changes that an administrator can make now. */
export const movesOf = (from: PrintStatus): PrintedCopyMove[] =>
  PRINT_TRANSITIONS[from].map(status => ({
    status,
    label: from === 'returned' ? messages.shipAgain : messages.moves[status],
    tracked: status === 'shipped',
  }))
