const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** Id of the landing page section that 'How It Works' scrolls to. */
export const HOW_IT_WORKS = 'how-it-works'

/** The paths of all pages, one function each. */
export const paths = {
  home: () => '/',
  howItWorks: () => `/#${HOW_IT_WORKS}`,
  createStory: () => '/create-story',
  story: (id: number) => `/story/${id}`,
  myStories: () => '/my-stories',
  shop: () => '/purchases',
  redeemGift: (token?: string) => withQuery('/redeem-gift', { token }),
  /** `redirectTo`, here and at sign-in, is the path to open after signing in. */
  signUp: (redirectTo?: string) => withQuery('/signup', { redirectTo }),
  signIn: (redirectTo?: string) => withQuery('/signin', { redirectTo }),
  forgotPassword: () => '/forgot-password',
  /** Also opened by the link of an email, with a token. */
  changePassword: () => '/reset-password',
  verifyEmail: () => '/verify-email',
  account: () => '/account',
  accountDeleted: () => '/account-deleted',
  confirmNewsletter: () => '/newsletter/confirm',
  unsubscribeFromNewsletter: () => '/newsletter/unsubscribe',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  refunds: () => '/refund-policy',
  shipping: () => '/shipping-policy',
  contact: () => '/contact-us',
}
