const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Section of the landing page that 'How It Works' scrolls to. */
export const HOW_IT_WORKS = 'how-it-works'

/** Every address of the site, one function each. */
export const paths = {
  home: () => '/',
  howItWorks: () => `/#${HOW_IT_WORKS}`,
  createStory: () => '/create-story',
  story: (id: number) => `/story/${id}`,
  myStories: () => '/my-stories',
  shop: () => '/purchases',
  redeemGift: (token?: string) => withQuery('/redeem-gift', { token }),
  /** `redirectTo`, here and at sign-in, is the path to come back to. */
  signUp: (redirectTo?: string) => withQuery('/signup', { redirectTo }),
  signIn: (redirectTo?: string) => withQuery('/signin', { redirectTo }),
  changePassword: () => '/reset-password',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  refunds: () => '/refund-policy',
  shipping: () => '/shipping-policy',
  contact: () => '/contact-us',
}
