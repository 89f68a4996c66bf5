/** Every call of the browser, one function a URL. */
export const endpoints = {
  me: () => '/api/me',
  signUp: () => '/api/signup',
  signIn: () => '/api/login',
  signOut: () => '/api/logout',
  changePassword: () => '/api/reset-password',
  storyCredits: () => '/api/story-credits',
  checkout: () => '/api/payments/checkout',
  createOrder: () => '/api/create-order',
  createGiftOrder: () => '/api/create-gift-order',
  verifyPayment: () => '/api/verify-payment',
  availableGifts: () => '/api/check-available-gifts',
  redeemGift: () => '/api/redeem-gift',
  orderPrintedCopy: (id: number) => `/api/stories/${id}/order-printed-copy`,
  freePrintedCopy: (id: number) => `/api/stories/${id}/process-free-printed-copy`,
  generateStory: () => '/api/generate-story',
  /** Newest first; `before` continues below a story's id. */
  stories: (before?: number) => (before === undefined ? '/api/stories' : `/api/stories?before=${before}`),
  story: (id: number) => `/api/stories/${id}`,
  illustrations: (id: number) => `/api/stories/${id}/illustrations`,
  storyPdf: (id: number) => `/api/stories/${id}/pdf`,
  download: (id: number, format: string) => `/api/stories/${id}/download/${encodeURIComponent(format)}`,
}
