/** Why a story or a picture is refused, though nothing is broken. */
export const storyErrorMessages = {
  /** The brief failed moderation. */
  brief:
    'Some of these words are not suitable for a children’s story. Please change them and try again; no credit was used.',
  field: 'Please change this: it is not suitable for a children’s story.',
  photo: 'We can’t use this photo in a children’s story. Please choose another one that shows the face clearly.',
  /** The generated text failed moderation. */
  story:
    'This story did not turn out the way a bedtime story should. We have returned your credit; please try again with different words.',
  /** The daily budget is used up. */
  storyDailyLimit:
    'We have written as many stories as we can today. Please come back tomorrow: your credit and what you filled in here are safe.',
  /** Too many stories of one account failed today. */
  tooMany: 'Several of your stories did not work out today. Please wait an hour and try again; no credits were used.',
  /** Too many requests of one account at the same time. */
  tooManyAtOnce: 'You are creating several stories at once. Please wait until they are ready, then try again.',
  /** Too many free stories from one network today. */
  tooManyFreeStories:
    'Many free stories have come from your network today. Please try again tomorrow, or buy a story: your free credit is safe.',
  emailUnverified:
    'Please confirm your email address first. We have sent you a link: open it, then come back and try again. No credit was used.',
  pageDailyLimit: 'We have written as much as we can today. Please come back tomorrow, or change the words yourself.',
  pictureDailyLimit: 'We have drawn as many pictures as we can today. Please come back tomorrow.',
  inBin: 'This story is in the bin.',
  noMoreRetries: 'This picture can’t be tried again.',
} as const
