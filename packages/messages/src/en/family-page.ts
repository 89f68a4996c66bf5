import { formatCountry, formatDay, formatLongDate } from './formats.ts'

/** Texts of the page of the saved family. Times are ISO 8601. */
export const familyPageMessages = {
  title: 'Your family',
  lead: 'Saved once, everybody looks the same in every book, and the next story takes three taps.',
  loading: 'Loading your family',
  failed: 'We could not load your family',
  retry: 'Try again',
  offline: 'You are offline. You can look at your family, and change it when you are online again.',
  back: 'Account',
  empty: {
    title: 'Save your child once…',
    body: '…and tap instead of typing: name, age and look are there for the next story. Add Dadi, a best friend and the dog, and they come along looking like themselves.',
    others: 'Or begin with somebody else:',
  },
  groups: { child: 'Children', 'grown-up': 'Grown-ups', friend: 'Friends', pet: 'Pets' },
  ageUnknown: 'As old as the child',
  change: 'Change',
  delete: 'Delete',
  deleting: 'Deleting…',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} is deleted`,
  deleteFailed: 'Could not delete',
  confirm: {
    title: (name: string) => `Delete ${name}?`,
    body: 'What you saved is deleted, with a drawn likeness that we keep. Books and stories that are finished stay as they are.',
    cancel: 'Cancel',
    confirm: 'Delete',
  },
  consent: {
    given: (time: string) => `You agreed on ${formatLongDate(time)} that we keep these details.`,
    /** `day` is an ISO 8601 date. */
    notice: (day: string) => `Privacy policy of ${formatDay(day)}.`,
    recipient: (provider: { name: string; country: string | null } | null) => {
      if (provider === null) return 'Nobody else receives them.'
      const { name, country } = provider
      return `With a story they are sent to ${name}${country === null ? '' : ` (${formatCountry(country)})`}.`
    },
    sheetKept: 'A drawn likeness is kept.',
    sheetLater: 'The drawn likeness is kept from the next story on.',
    keepFailed: 'This was not changed',
  },
  /** On the account page. */
  section: {
    about: 'Your children, grandparents, friends and pets as they appear in the books.',
    open: 'Open your family',
  },
} as const
