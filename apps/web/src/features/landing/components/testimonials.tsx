import { landingMessages } from '@kahani/messages/en/landing'
import { Avatar } from '../../../ui/avatar.tsx'
import father from '../art/father.webp'
import grandmother from '../art/grandmother.webp'
import mother from '../art/mother.webp'

const messages = landingMessages.testimonials
const AVATARS = [mother, father, grandmother]

export function Testimonials() {
  return (
    <section className="page-width grid gap-8 py-12 sm:py-16">
      <h2 className="text-center text-3xl sm:text-4xl">{messages.heading}</h2>
      <ul className="grid gap-5 md:grid-cols-3 lg:gap-8">
        {messages.list.map(({ name, role, content, rating }, index) => (
          <li
            key={name}
            className="grid grid-rows-[auto_1fr_auto] justify-items-center gap-4 rounded-drawn bg-card p-6 text-center shadow-soft"
          >
            <StarRating rating={rating} />
            <blockquote className="max-w-sm text-lg text-balance">{content}</blockquote>
            <div className="flex items-center gap-3 text-left">
              <Avatar name={name} src={AVATARS[index]} className="size-14" />
              <div className="min-w-0 leading-snug">
                <p className="font-display font-semibold">{name}</p>
                <p className="text-sm text-ink-soft">{role}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const STAR = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6 4.8 17.5 6 11.7l-4.4-4 5.9-.7Z'
const STARS = [1, 2, 3, 4, 5]

/** Five stars, filled up to `rating` in half steps. */
function StarRating({ rating }: { rating: number }) {
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
