import { withQuery } from './query-string.ts'

/** Id of the landing page section that 'How It Works' scrolls to. */
export const HOW_IT_WORKS = 'how-it-works'

/** Id of the list of printed copies on the account page. */
export const PRINTED_COPIES = 'printed-copies'

/** The paths of all pages, one function each. */
export const paths = {
  home: () => '/',
  howItWorks: () => `/#${HOW_IT_WORKS}`,
  /** `child` is the id of the saved child that the story is about. */
  createStory: (child?: string) => withQuery('/create-story', { child }),
  story: (id: number) => `/story/${id}`,
  myStories: () => '/my-stories',
  bin: () => '/my-stories?view=bin',
  shop: () => '/purchases',
  sentGifts: () => '/gifts',
  giftCard: (id: string) => `/gifts/${id}/card`,
  redeemGift: (token?: string) => withQuery('/redeem-gift', { token }),
  /** `redirectTo`, here and at sign-in, is the path to open after signing in. */
  signUp: (redirectTo?: string) => withQuery('/signup', { redirectTo }),
  signIn: (redirectTo?: string) => withQuery('/signin', { redirectTo }),
  forgotPassword: () => '/forgot-password',
  /** Also opened by the link of an email, with a token. */
  changePassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',
  account: () => '/account',
  printedCopiesOfAccount: () => `/account#${PRINTED_COPIES}`,
  family: () => '/account/family',
  accountDeleted: () => '/account-deleted',
  confirmNewsletter: () => '/newsletter/confirm',
  unsubscribeFromNewsletter: () => '/newsletter/unsubscribe',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  refunds: () => '/refund-policy',
  shipping: () => '/shipping-policy',
  contact: () => '/contact-us',
  /** Leads to the dashboard. */
  admin: () => '/admin',
  /** The dashboard opens on its first tab unless `tab` names another. */
  adminDashboard: (tab?: string) => withQuery('/admin/dashboard', { tab }),
  gmailStatus: () => '/admin/gmail-status',
  gmailAuth: () => '/admin/gmail-auth',
  printedCopies: () => '/admin/printed-copies',
  orders: () => '/admin/orders',
  costs: () => '/admin/costs',
  queues: () => '/admin/queues',
  auditLog: () => '/admin/audit-log',
  newsletters: () => '/admin/newsletters',
}
