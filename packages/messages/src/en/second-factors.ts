import { formatLongDate } from './formats.ts'

/** Texts of second factors: on the account page, at sign-in and wherever the product asks who is there. Times are ISO 8601. */
export const secondFactorMessages = {
  signIn: {
    passkey: 'Sign in with a passkey',
    waiting: 'Waiting for your device...',
    code: 'Code',
    codeHint: 'The six digits of your authenticator app, or a recovery code.',
    needed: 'One more step',
  },

  section: {
    heading: 'More than a password',
    about:
      'A passkey signs you in with your fingerprint, face or screen lock. An authenticator app shows a code that is asked for after the password. Either keeps others out, even if they know your password.',
    loading: 'Loading your ways to sign in',
    failed: 'We could not load your ways to sign in',
    none: 'You sign in with your password only.',
    passkey: (device: string) => `Passkey: ${device}`,
    unknownDevice: 'unknown device',
    authenticator: 'Authenticator app',
    created: (time: string) => `Added on ${formatLongDate(time)}`,
    used: (time: string) => `Last used on ${formatLongDate(time)}`,
    addPasskey: 'Add a passkey',
    addAuthenticator: 'Add an authenticator app',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    codesLeft: (count: number) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
    renewCodes: 'New recovery codes',
    unsupported: 'This browser cannot use passkeys here.',
    added: 'Added',
    removed: 'Removed',
    addFailed: 'It could not be added',
    removeFailed: 'It could not be removed',
    cancelled: 'Nothing was added. Please try again if you stopped it by mistake.',
    confirmRemove: {
      title: 'Remove it?',
      description: 'You will not be able to sign in with it any more.',
      cancel: 'Cancel',
      confirm: 'Remove',
    },
    confirmRenew: {
      title: 'Make new recovery codes?',
      description: 'The codes that you have now will not work any more.',
      cancel: 'Cancel',
      confirm: 'Make new codes',
    },
  },

  setup: {
    title: 'Add an authenticator app',
    description: 'Scan the picture with your app, or type the key into it. Then enter the code that it shows.',
    qrCode: 'QR code with the key',
    key: 'Key',
    code: 'Code that the app shows',
    cancel: 'Cancel',
    confirm: 'Add',
    confirming: 'Checking...',
  },

  recovery: {
    title: 'Your recovery codes',
    description:
      'If you lose your phone, each of these signs you in once instead. Write them down or save them now: we cannot show them again.',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Save as a file',
    done: 'I have kept them',
  },

  confirm: {
    title: 'Is it you?',
    description: 'Before we go on, please confirm that it is you.',
    password: 'Password',
    code: 'Code',
    usePasskey: 'Use a passkey',
    signInAgain: 'You sign in with Google. Please sign in with it again, then repeat this within 15 minutes.',
    signInWithGoogle: 'Sign in with Google again',
    cancel: 'Cancel',
    submit: 'Confirm',
    submitting: 'Checking...',
    failed: 'That did not work',
  },

  required: {
    heading: 'One more step for administrators',
    lead: 'The dashboard shows what families trust us with, so it needs a passkey or an authenticator app beside the password.',
    setUp: 'Set it up on the account page',
    use: 'I have one: use it now',
  },
} as const
