import { PRODUCT_NAME } from '../product.ts'
import { minutes } from './plurals.ts'

/** Texts shared by every screen: header, footer and notices. */
export const shellMessages = {
  /** Title of the home page, and of pages without a title of their own. */
  defaultTitle: `${PRODUCT_NAME} - AI-Powered Children's Stories`,
  defaultDescription: 'Bedtime picture books that star your own child: written and illustrated for them in minutes.',
  noScript: `${PRODUCT_NAME} needs JavaScript. Please turn it on and reload the page.`,
  skipLink: 'Skip to the main content',
  loading: 'Loading',
  offline: 'You are offline. You can read the stories that are on this device.',
  homeLink: `${PRODUCT_NAME} home`,
  nav: {
    label: 'Main',
    home: 'Home',
    createStory: 'Create Story',
    myStories: 'My Stories',
    shop: 'Shop',
    menu: 'Menu',
  },
  account: {
    menuOf: (username: string) => `${username}’s account`,
    signedInAs: 'Signed in as',
    account: 'Account',
    changePassword: 'Change Password',
    adminDashboard: 'Admin Dashboard',
    emailSettings: 'Email Settings',
    signOut: 'Sign Out',
    signOutFailed: 'Sign out failed',
    signIn: 'Sign In',
    getStarted: 'Get Started',
    signUp: 'Sign Up',
  },
  /** Shown after a sign-out while the server can't be reached. */
  signedOut: {
    title: 'You are signed out on this device',
    body: 'Your stories and drafts were removed from it. There is no connection at the moment: signing out is completed when you are online again, or when you open the page the next time.',
    finish: 'Try again',
  },
  language: {
    label: 'Language',
  },
  currency: {
    label: 'Currency',
    notAvailable: 'not available yet',
    willConvert: 'will convert to INR',
  },
  footer: {
    about:
      'Picture books written and illustrated for one child: yours. Made in India, for bedtimes across the country.',
    explore: 'Explore',
    legal: 'Policies',
    contact: 'Contact',
    copyright: (year: number) => `© ${year} ${PRODUCT_NAME}. All rights reserved.`,
  },
} as const

export const notFoundMessages = {
  title: 'Page Not Found',
  heading: '404 Page Not Found',
  body: 'Did you forget to add the page to the router?',
  goHome: 'Go to Homepage',
  toStories: 'My Stories',
} as const

export const errorOverlayMessages = {
  title: 'Application Error',
  unknown: 'Something unexpected happened.',
  advice: 'Please try refreshing the page. If the error persists, contact support.',
  refresh: 'Refresh Page',
} as const

export const errorMessages = {
  somethingWrong: 'Something went wrong. Please try again.',
  network: `We could not reach ${PRODUCT_NAME}. Please check your internet connection and try again.`,
  tooMany: (seconds: number) => `Too many tries. Please try again in ${minutes(Math.ceil(seconds / 60))}.`,
} as const

export const uiMessages = {
  close: 'Close',
  required: 'required',
  notifications: 'Notifications',
  showPassword: 'Show password',
  anotherStory: (name: string) => `Another story with ${name}`,
} as const
