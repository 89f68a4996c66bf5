/** Why a page is not rewritten. */
export const rewriteMessages = {
  kindUnavailable:
    'We can’t follow a wish in your own words here. Choose one of the others, or change the words yourself.',
  noOtherWording: 'We have no other words like that for this page. Try another kind, or change the words yourself.',
  /** Of a wish that consists of addresses, numbers or symbols. */
  unusableWish: 'Please say in a few words what you would like on this page.',
  refused: 'This page did not turn out the way a bedtime story should. Please try again, or ask for something else.',
  failed: 'We found no new words for this page. Please try again.',
} as const
