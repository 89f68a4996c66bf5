import { PRODUCT_NAME } from '../product.ts'
import { plural } from './plurals.ts'

const COPY_LINK = 'If the button does not work, copy this link into your browser:'
const NOT_YOU = 'If this was not you, please choose a new password now and write to us.'

/** Texts of the emails about accounts. */
export const accountEmailMessages = {
  copyLink: COPY_LINK,
  reason: `You are receiving this email because it is about your account at ${PRODUCT_NAME}.`,
  username: 'Username',
  time: 'Time',

  welcome: {
    subject: `Welcome to ${PRODUCT_NAME}`,
    preheader: 'Your first story is waiting to be made.',
    heading: `Welcome to ${PRODUCT_NAME}!`,
    lead: 'We are so happy you are here. Your first picture book is free: tell us who the child is, pick a character and a theme, and read it tonight.',
    verify:
      'Please confirm that this is your email address. We use it to reset your password, and to show you gifts that somebody sends you.',
    verifyButton: 'Confirm my email address',
    createButton: 'Create a story',
    notYou: `If you did not create this account, you can ignore this email. Without the link above, the address is not used for anything else.`,
  },

  verifyEmail: {
    subject: 'Please confirm your email address',
    preheader: 'One click, and it is done.',
    heading: 'Is this your email address?',
    lead: 'Please confirm it with the button below. The link works for 7 days.',
    button: 'Confirm my email address',
    notYou: 'If you did not ask for this, you can ignore this email.',
  },

  resetPassword: {
    subject: `Reset your ${PRODUCT_NAME} password`,
    preheader: 'The link works for one hour.',
    heading: 'Choose a new password',
    lead: 'Somebody, hopefully you, asked to reset the password of this account. The link works once, within one hour.',
    button: 'Choose a new password',
    notYou: 'If you did not ask for this, you can ignore this email: your password stays as it is.',
  },

  passwordChanged: {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    preheader: 'All devices have been signed out.',
    heading: 'Your password was changed',
    lead: 'You can sign in with your new password. All other devices have been signed out.',
    notYou: NOT_YOU,
    button: 'Choose a new password',
  },

  googleLinked: {
    subject: `You can now sign in to ${PRODUCT_NAME} with Google`,
    preheader: 'A Google account was connected to your account.',
    heading: 'Google is connected',
    lead: 'A Google account with this email address was used to sign in, and is now connected to your account. From now on you can sign in either way.',
    leadPasswordRemoved:
      'A Google account with this email address was used to sign in, and is now connected to your account. Nobody had confirmed the address before, so the former password was removed and all devices were signed out. You can set a new password on your account page.',
    notYou: 'If this was not you, please write to us at once.',
  },

  newDevice: {
    subject: `New sign-in to your ${PRODUCT_NAME} account`,
    preheader: 'Somebody signed in on a device that we do not know.',
    heading: 'A new sign-in',
    lead: 'Somebody, hopefully you, signed in to your account in a browser that it was not used in before.',
    device: 'Device',
    unknownDevice: 'Unknown',
    network: 'Network',
    button: 'See your devices',
    notYou: NOT_YOU,
  },

  securityChanged: {
    subject: `Your ${PRODUCT_NAME} account is protected differently now`,
    preheader: 'Please check that it was you.',
    heading: 'How you sign in was changed',
    changes: {
      'username-changed':
        'The username of your account was changed. Sign in with the new one, or with your email address.',
      'passkey-added': 'A passkey was added to your account. It signs in without your password.',
      'passkey-removed': 'A passkey was removed from your account.',
      'authenticator-added':
        'An authenticator app was added to your account. Signing in with your password now asks for its code.',
      'authenticator-removed': 'The authenticator app was removed from your account.',
      'recovery-codes-renewed': 'New recovery codes were made for your account. The old ones do not work any more.',
      'second-factors-removed':
        'As you asked us, we removed the passkeys, the authenticator app and the recovery codes of your account, and signed out all devices.',
    },
    button: 'Open my account',
    notYou: NOT_YOU,
  },

  newAddress: {
    subject: 'Please confirm your new email address',
    preheader: 'One click, and it is the address of your account.',
    heading: 'Is this your new email address?',
    lead: `Somebody, hopefully you, wants to use this address for an account at ${PRODUCT_NAME}. Please confirm it with the button below. The link works for 3 days.`,
    button: 'Confirm my new address',
    notYou: 'If you did not ask for this, you can ignore this email. Nothing changes then.',
    reason: `You are receiving this email because this address was entered as a new one for an account at ${PRODUCT_NAME}.`,
  },

  addressInUse: {
    subject: `This address already has an account at ${PRODUCT_NAME}`,
    preheader: 'Nothing was changed.',
    heading: 'You already have an account',
    lead: 'Somebody, hopefully you, wants to use this address for another account. It belongs to this account already, so nothing was changed. To use it for the other one, first sign in with it and give this account another address, or delete this account.',
    button: 'Sign in',
    notYou: 'If you did not ask for this, you can ignore this email.',
  },

  addressChanged: {
    subject: `The email address of your ${PRODUCT_NAME} account was changed`,
    preheader: 'Please check that it was you.',
    heading: 'Your account has a new email address',
    lead: 'From now on, we write to the new address, and you can sign in with it. It was confirmed with a link that we sent there.',
    notYou:
      'If this was not you, please write to us at once, from this address: we will help you to get your account back.',
    reason: `You are receiving this email because this was the address of an account at ${PRODUCT_NAME}. It is the last one that we send here about it.`,
  },

  archiveReady: {
    subject: `Your ${PRODUCT_NAME} data is ready to download`,
    preheader: 'Your stories, pictures and books in one file.',
    heading: 'Your data is ready',
    lead: 'We have packed your stories, pictures, books and everything else we hold about you into one file. You can download it from your account page for 7 days.',
    button: 'Open my account',
    notYou: 'If you did not ask for this, please choose a new password and write to us.',
  },

  accountDeleted: {
    subject: `Your ${PRODUCT_NAME} account has been deleted`,
    preheader: 'Here is what we deleted, and what the law asks us to keep.',
    heading: 'Your account has been deleted',
    lead: 'As you asked, we have deleted your account: your name and email address, your saved family, all stories and pictures, photos, book files, unused credits, sign-ins and newsletter subscription.',
    nothingKept: 'Nothing about you is kept.',
    kept: (orders: number, until: string) =>
      `The law asks us to keep the records of ${plural(orders, { one: 'one order', other: `${orders} orders` })}, the last of them until ${until}. They no longer contain your name or address.`,
    inTransit: (copies: number) =>
      `${plural(copies, { one: 'A printed copy is', other: `${copies} printed copies are` })} still on the way to you. We keep the address and the print files until it has been delivered, and for 60 days at most.`,
    cancelled: (copies: number) =>
      `${plural(copies, { one: 'A printed copy was', other: `${copies} printed copies were` })} not being made yet and had to be cancelled. What you paid for printed copies like these is refunded.`,
    goodbye: 'Thank you for reading with us.',
    reason: `This is the last email about your account at ${PRODUCT_NAME}.`,
  },
} as const
