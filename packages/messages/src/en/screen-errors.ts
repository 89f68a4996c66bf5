/** Texts shown instead of a screen that failed. */
export const screenErrorMessages = {
  title: 'Something went wrong',
  unexpected: 'We could not show this page. Please try again.',
  notLoaded: 'We could not load this page. Please check your connection and try again.',
  retry: 'Try again',
  goHome: 'Go to Homepage',
} as const
