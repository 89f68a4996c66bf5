import { landingMessages } from '@kahani/messages/en/landing'

const STAR = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6 4.8 17.5 6 11.7l-4.4-4 5.9-.7Z'
const STARS = [1, 2, 3, 4, 5]

/** Five stars, filled up to `rating` in half steps. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={landingMessages.testimonials.rating(rating)} className="flex gap-0.5">
      {STARS.map(star => (
        <Star key={star} filled={Math.min(Math.max(rating - star + 1, 0), 1)} />
      ))}
    </span>
  )
}

/** `filled` is the filled fraction from the left, 0 to 1. */
function Star({ filled }: { filled: number }) {
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      <path d={STAR} className="fill-paper" />
      <path d={STAR} className="fill-marigold" clipPath={`inset(0 ${(1 - filled) * 100}% 0 0)`} />
      <path d={STAR} fill="none" className="stroke-ink" strokeWidth="1.3" strokeLinejoin="round" />
    </svg>
  )
}
