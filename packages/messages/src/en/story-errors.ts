/** What a family reads where a story is not made, though nothing is broken. */
export const storyErrorMessages = {
  /** Their own words, field by field. */
  brief:
    'Some of these words are not ones we can put into a children’s story. Please say it differently; nothing was used up.',
  field: 'Please say this differently: it is not something we can put into a children’s story.',
  photo: 'We can’t use this photo in a children’s story. Please choose another one, with the face well visible.',
  /** What was written from them. */
  story:
    'The story did not come out the way a bedtime story should. Your credit is back; please try again with other words.',
  /** The day's budget is used up. */
  tomorrow:
    'We have told as many stories today as we can. Please come back tomorrow: your credit and what you wrote here are kept.',
  /** Many stories of one account failed today. */
  tooMany: 'Several stories did not work out today. Please wait an hour and try again; nothing was used up.',
  redrawTomorrow: 'We have drawn as many pictures today as we can. Please come back tomorrow.',
  noMoreRetries: 'This picture can’t be asked for again.',
} as const
