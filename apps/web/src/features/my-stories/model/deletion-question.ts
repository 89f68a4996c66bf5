import { formatMoney } from '@kahani/contracts/money'
import type { StoryPrintedCopy } from '@kahani/contracts/prints'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'

/** What the dialog that confirms a deletion says and does. */
export interface DeletionQuestion {
  description: string[]
  cancel: string
  confirm: string
  /** The printed copies to cancel. */
  cancelCopies: number[]
}

/** @param copies the printed copies of the story that are on order; null if they are not known */
export function deletionQuestion(copies: readonly StoryPrintedCopy[] | null): DeletionQuestion {
  const { confirmBody, cancel, confirm, copies: texts } = messages
  const known = copies ?? []
  const withStatus = (...statuses: StoryPrintedCopy['status'][]) => known.filter(copy => statuses.includes(copy.status))
  const placed = withStatus('placed')
  const inWork = withStatus('processing').length
  const sent = withStatus('shipped', 'returned').length
  const free = placed.filter(copy => copy.paid === null).length

  const description: string[] = [confirmBody]
  if (copies === null) description.push(texts.unknown)
  if (placed.length > 0) description.push(texts.placed(placed.length))
  const amount = amountPaid(placed)
  if (amount !== null) description.push(texts.refunded(amount))
  if (free > 0) description.push(texts.returned(free))
  if (inWork > 0) description.push(texts.inWork(inWork))
  if (sent > 0) description.push(texts.sent(sent))
  if (placed.length === 0) return { description, cancel, confirm, cancelCopies: [] }
  return {
    description,
    cancel: texts.wait(placed.length),
    confirm: texts.confirm(placed.length),
    cancelCopies: placed.map(({ id }) => id),
  }
}

function amountPaid(copies: readonly StoryPrintedCopy[]): string | null {
  const payments = copies.flatMap(({ paid }) => paid ?? [])
  const [first] = payments
  if (!first) return null
  // Copies are sold in rupees only.
  return formatMoney({ ...first, amount: payments.reduce((sum, { amount }) => sum + amount, 0) })
}
