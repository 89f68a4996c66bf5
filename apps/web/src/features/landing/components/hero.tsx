import { landingMessages } from '@kahani/messages/en/landing'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SampleBook } from '../book/sample-book.tsx'

const messages = landingMessages.hero

/** The book is beside the headline where both fit. */
export function Hero() {
  const { user } = useSession()
  return (
    <section className="bg-[radial-gradient(closest-side_at_70%_42%,var(--marigold-wash),transparent)]">
      <div className="page-width grid gap-8 pt-6 pb-10 sm:pt-10 sm:[@media(max-height:30rem)]:pt-4 md:items-center md:gap-10 md:[@media(min-height:30.01rem)]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-16">
        <div className="grid justify-items-start gap-4 sm:gap-6 sm:[@media(max-height:30rem)]:gap-3">
          <p className="font-display font-semibold text-peacock max-sm:text-sm">{messages.eyebrow}</p>
          <h1 className="text-[2.5rem] text-balance sm:[@media(max-height:30rem)]:text-[2.25rem] lg:text-[3.75rem] lg:leading-[1.04]">
            {messages.headline}
          </h1>
          <p className="max-w-prose text-lg text-ink-soft lg:text-xl">{messages.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.createStory()} size="lg">
              {messages.create}
            </ButtonLink>
            <ButtonLink to={paths.howItWorks()} variant="secondary" size="lg">
              {messages.howItWorks}
            </ButtonLink>
          </div>
          <p className="flex items-center gap-2 font-semibold">
            <LittleStar className="size-4 shrink-0 text-marigold" />
            {user ? messages.accountNote : messages.freeNote}
          </p>
        </div>
        <SampleBook />
      </div>
    </section>
  )
}
