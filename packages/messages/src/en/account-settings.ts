import { formatCountry, formatDateTime, formatDay, formatLongDate } from './formats.ts'

/** Texts of the account page. Times are ISO 8601. */
export const accountSettingsMessages = {
  title: 'Account',
  lead: 'Your details, your devices and your data.',
  retry: 'Try again',

  profile: {
    heading: 'Your details',
    username: 'Username',
    email: 'Email',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    whyConfirm:
      'Open the link in the email that we sent you. A confirmed address shows you gifts that were sent to you.',
  },

  password: {
    heading: 'Password',
    about: 'Changing your password signs you out on all other devices.',
    none: 'You sign in with Google. You can set a password as well.',
    change: 'Change Password',
    set: 'Set a password',
  },

  devices: {
    heading: 'Devices',
    about: 'You are signed in on these devices. If you do not know one of them, sign it out and change your password.',
    loading: 'Loading your devices',
    failed: 'We could not load your devices',
    unknown: 'Unknown device',
    current: 'This device',
    network: 'Network',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    now: 'Now',
    time: formatDateTime,
    signOut: 'Sign out',
    signOutOf: (device: string) => `Sign out ${device}`,
    signingOut: 'Signing out...',
    signedOut: 'Signed out',
    signOutFailed: 'Sign out failed',
    signOutEverywhere: 'Sign out everywhere',
    confirm: {
      title: 'Sign out everywhere?',
      description: 'You will be signed out on all devices, including this one.',
      cancel: 'Cancel',
      confirm: 'Sign out everywhere',
    },
  },

  consents: {
    loading: 'Loading your consents',
    failed: 'We could not load your consents',
    withdrawn: (time: string) => `You withdrew your consent on ${formatLongDate(time)}.`,
    withdraw: 'Withdraw',
    withdrawOf: (what: string) => `Withdraw the consent for ${what}`,
    withdrawing: 'Withdrawing...',
    withdrawDone: 'Consent withdrawn',
    withdrawFailed: 'Your consent was not withdrawn',
    confirm: {
      title: 'Withdraw your consent?',
      cancel: 'Cancel',
      confirm: 'Withdraw',
    },
  },

  children: {
    heading: 'Your child’s details',
    about:
      'With each story you agree that we use a child’s name, age, gender, look and what you wrote, and when you save a child, that we keep its details. You can withdraw this for each child.',
    empty: 'You have not asked for a story or saved a child yet.',
    consented: {
      form: (time: string) => `You agreed on ${formatLongDate(time)} with your latest story.`,
      /** Without a story. */
      saved: (time: string) => `You agreed on ${formatLongDate(time)} when you saved this child.`,
      terms: (time: string) => `You agreed on ${formatLongDate(time)} under our terms.`,
    },
    /** `day` is an ISO 8601 date. */
    notice: (day: string) => `Privacy policy of ${formatDay(day)}.`,
    recipient: (provider: { name: string; country: string | null } | null) => {
      if (provider === null) return 'Nobody else received the details.'
      const { name, country } = provider
      return `Sent to ${name}${country === null ? '' : ` (${formatCountry(country)})`}.`
    },
    /** What happens on withdrawal. */
    withdrawal:
      'We make and send nothing more about this child. Stories that are not written yet and photos are deleted, and pictures that are not drawn yet are left out. A story without any picture is refunded. What is finished stays until you delete the story. If the child is saved in your family, it is deleted there. If you ask for another story about this child, you agree again.',
    deleteStories: 'Delete finished stories',
  },

  photos: {
    heading: 'Photos of your child',
    about: 'When you add a photo to a story, you agree that we use it to draw your child.',
    empty: 'You have not added a photo to a story.',
    untitled: 'A story without a title',
    consented: (time: string) => `You agreed on ${formatLongDate(time)}.`,
    stored: 'The photo is stored until the pictures are ready, for 24 hours at most.',
    deleted: (time: string) => `The photo was deleted on ${formatLongDate(time)}.`,
    /** What happens on withdrawal. */
    withdrawal:
      'If we still have the photo, we delete it now, and draw the remaining pictures without it. Pictures that are already drawn stay in the story. To remove them, delete the story.',
    privacy: 'How we handle photos and other data',
  },
} as const
