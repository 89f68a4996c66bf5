import { formatDay } from './formats.ts'
import { plural } from './plurals.ts'

/** Texts about deleting an account. Days are ISO 8601 dates. */
export const accountDeletionMessages = {
  heading: 'Delete your account',
  about: 'This deletes your account and everything in it. It cannot be undone.',
  open: 'Delete my account',
  dialog: {
    title: 'Delete your account?',
    description: 'You will be signed out on all devices at once. Everything else is deleted within minutes.',
    deleted: 'This will be deleted:',
    keptLoading: 'Checking what has to be kept',
    keptFailed: 'We could not check what has to be kept. Please close this and try again.',
    username: 'Your username',
    usernameHint: (username: string) => `Type “${username}” to confirm.`,
    password: 'Your password',
    cancel: 'Keep my account',
    confirm: 'Delete everything',
    deleting: 'Deleting...',
    failed: 'Your account was not deleted',
  },
  /** What is deleted and kept, before and after the deletion. */
  summary: {
    deletedItems: [
      'your name, your email address and your ways to sign in',
      'your saved family',
      'all stories, pictures and book files, and photos that are still stored',
      'story credits and free printed copies that you have not used',
      'the messages you sent us, and your newsletter subscription',
    ],
    keptHeading: 'This is kept, because the law or a delivery requires it:',
    keptOrders: (orders: number, until: string) =>
      `the records of ${plural(orders, { one: 'one order', other: `${orders} orders` })}, without your name and address, until ${formatDay(until)}`,
    keptCopies: (copies: number) =>
      plural(copies, {
        one: 'the delivery address and the print files of the printed copy that is on its way to you, until it has arrived',
        other: `the delivery address and the print files of the ${copies} printed copies that are on their way to you, until they have arrived`,
      }),
    cancelled: (copies: number) =>
      plural(copies, {
        one: 'A printed copy that you ordered is not being made yet. It will be cancelled, and refunded if you paid for it.',
        other: `${copies} printed copies that you ordered are not being made yet. They will be cancelled, and refunded if you paid for them.`,
      }),
    nothingKept: 'Nothing is kept.',
  },
  done: {
    title: 'Account deleted',
    heading: 'Your account has been deleted',
    body: 'You are signed out on all devices. We will send you one last email when everything is deleted, within minutes.',
    deleted: 'This is being deleted:',
    thanks: 'Thank you for reading with us.',
    home: 'Go to Homepage',
  },
} as const
