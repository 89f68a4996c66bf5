import { Failure } from '@kahani/service-kit/failure'

export const noCredits = () =>
  new Failure(
    402,
    'no_credits',
    "You've used all your story credits. Please purchase more credits to create more stories.",
  )
export const notYourStory = () => new Failure(403, 'not_your_story', 'That credit belongs to another account.')
export const creditAlreadyRefunded = () =>
  new Failure(409, 'credit_refunded', 'The credit for that story was already given back.')
