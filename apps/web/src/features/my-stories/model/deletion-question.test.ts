import type { StoryPrintedCopy } from '@kahani/contracts/prints'
import { storyDeletionMessages as messages } from '@kahani/messages/en/story-deletion'
import { expect, test } from 'vitest'
import { deletionQuestion } from './deletion-question.ts'

const paid = { amount: 80_000, currency: 'INR' } as const
const copy = (id: number, status: StoryPrintedCopy['status'], free = false): StoryPrintedCopy => ({
  id,
  status,
  paid: free ? null : paid,
})
const { copies: texts, confirmBody, cancel, confirm } = messages

test('without copies on order, a story is only deleted', () => {
  expect(deletionQuestion([])).toEqual({ description: [confirmBody], cancel, confirm, cancelCopies: [] })
})

test('copies that are not being made can be cancelled, with a refund or a free copy', () => {
  expect(deletionQuestion([copy(3, 'placed'), copy(4, 'placed', true), copy(5, 'placed')])).toEqual({
    description: [confirmBody, texts.placed(3), texts.refunded('₹1,600'), texts.returned(1)],
    cancel: 'Wait for them',
    confirm: 'Cancel copies and delete',
    cancelCopies: [3, 4, 5],
  })
  expect(deletionQuestion([copy(3, 'placed', true)])).toMatchObject({
    description: [confirmBody, texts.placed(1), 'If you cancel, 1 free printed copy will be back in your account.'],
    cancel: 'Wait for it',
    confirm: 'Cancel copy and delete',
  })
})

test('copies that are being made or were sent still arrive', () => {
  const later = [copy(1, 'processing'), copy(2, 'shipped', true), copy(3, 'returned')]
  const description = [confirmBody, texts.inWork(1), texts.sent(2)]
  expect(deletionQuestion(later)).toEqual({ description, cancel, confirm, cancelCopies: [] })
  expect(deletionQuestion([copy(4, 'placed'), ...later])).toMatchObject({
    description: [confirmBody, texts.placed(1), texts.refunded('₹800'), ...description.slice(1)],
    cancelCopies: [4],
  })
})

test('the dialog says if it does not know the copies', () => {
  expect(deletionQuestion(null)).toEqual({
    description: [confirmBody, texts.unknown],
    cancel,
    confirm,
    cancelCopies: [],
  })
})
