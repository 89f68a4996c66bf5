import { freePrintedCopies, plural } from './plurals.ts'

/** Texts of the bin, and of deleting a story for good. */
export const storyDeletionMessages = {
  moveToBin: 'Move to the bin',
  moved: 'Moved to the bin',
  movedBody: (title: string, days: number) => `“${title}” stays there for ${days} days.`,
  undo: 'Undo',
  moveFailed: 'The story was not moved to the bin',
  bin: {
    title: 'The bin',
    loading: 'Loading the bin',
    body: (days: number) => `Stories stay here for ${days} days. Then they are deleted for good.`,
    empty: 'The bin is empty',
    back: 'Back to My Stories',
    /** Days until a story is deleted for good. */
    daysLeft: (days: number) => plural(days, { one: 'Deleted tomorrow', other: `Deleted in ${days} days` }),
    error: 'Could not load the bin',
  },
  retry: 'Try again',
  restore: 'Put back',
  restoreOf: (title: string) => `Put ${title} back`,
  restored: 'Back on the shelf',
  restoreFailed: 'The story was not put back',
  inBin: 'This story is in the bin. Put it back to read it.',
  deleteForGood: 'Delete for good',
  delete: (title: string) => `Delete ${title} for good`,
  confirmTitle: (title: string) => `Delete “${title}”?`,
  confirmBody:
    'The text, the pictures and the files to download are deleted for good. The story credit is not returned.',
  cancel: 'Keep the story',
  confirm: 'Delete the story',
  done: 'Story deleted',
  doneBody: (title: string) => `“${title}” and its pictures are erased for good.`,
  failed: 'The story was not deleted',

  /** If printed copies of the story are on order. */
  copies: {
    placed: (copies: number) =>
      plural(copies, {
        one: 'You ordered a printed copy of this story, and it is not being made yet. You can wait until it has arrived, or cancel it and delete the story now.',
        other: `You ordered ${copies} printed copies of this story, and they are not being made yet. You can wait until they have arrived, or cancel them and delete the story now.`,
      }),
    refunded: (amount: string) => `If you cancel, we refund the ${amount} that you paid.`,
    returned: (copies: number) => `If you cancel, ${freePrintedCopies(copies)} will be back in your account.`,
    inWork: (copies: number) =>
      plural(copies, {
        one: 'A printed copy is being made, and can no longer be cancelled. It will arrive even if you delete the story; its print files are deleted then.',
        other: `${copies} printed copies are being made, and can no longer be cancelled. They will arrive even if you delete the story; their print files are deleted then.`,
      }),
    sent: (copies: number) =>
      plural(copies, {
        one: 'A printed copy is on its way. Its print files are deleted when it has arrived.',
        other: `${copies} printed copies are on their way. Their print files are deleted when they have arrived.`,
      }),
    unknown:
      'We could not check whether you ordered a printed copy of it. If you did, it will arrive even if you delete the story.',
    wait: (copies: number) => plural(copies, { one: 'Wait for it', other: 'Wait for them' }),
    confirm: (copies: number) => plural(copies, { one: 'Cancel copy and delete', other: 'Cancel copies and delete' }),
    doneBody: (title: string, copies: number) =>
      `“${title}” and its pictures are erased for good, and its ${plural(copies, { one: 'printed copy is', other: 'printed copies are' })} cancelled.`,
  },
} as const
