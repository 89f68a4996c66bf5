import { landingMessages } from '@kahani/messages/en/landing'
import { Avatar } from '../../../ui/avatar.tsx'
import father from '../art/father.svg'
import grandmother from '../art/grandmother.svg'
import mother from '../art/mother.svg'
import { StarRating } from './star-rating.tsx'

const messages = landingMessages.testimonials
const AVATARS = [mother, father, grandmother]

export function Testimonials() {
  return (
    <section className="page-width grid gap-8 py-10 sm:py-14">
      <h2 className="text-center text-3xl sm:text-4xl">{messages.heading}</h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {messages.list.map(({ name, role, content, rating }, index) => (
          <li
            key={name}
            className="grid grid-rows-[auto_1fr_auto] gap-4 rounded-drawn border-2 border-line bg-card p-6 shadow-soft"
          >
            <StarRating rating={rating} />
            <blockquote>{content}</blockquote>
            <div className="flex items-center gap-3 border-t border-line pt-4">
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
