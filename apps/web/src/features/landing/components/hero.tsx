import { landingMessages } from '@kahani/messages/en/landing'
import { paths } from '../../../lib/paths.ts'
import { BrushLine, LittleStar } from '../../../ui/art/ornaments.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import picture from '../art/hero.svg'

const messages = landingMessages.hero

export function Hero() {
  return (
    <section className="page-width grid items-center gap-10 pt-8 pb-12 md:grid-cols-[1.05fr_1fr] md:pt-14 lg:gap-14 lg:pb-20">
      <div className="grid justify-items-start gap-5">
        <p className="flex items-center gap-2 font-display font-semibold text-peacock">
          <LittleStar className="size-5 text-marigold" />
          {messages.eyebrow}
        </p>
        <div>
          <h1 className="text-4xl lg:text-5xl">{messages.headline}</h1>
          <BrushLine className="mt-3 h-2.5 w-40 text-marigold" />
        </div>
        <p className="max-w-prose text-lg text-ink-soft">{messages.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.createStory()} size="lg">
            {messages.create}
          </ButtonLink>
          <ButtonLink to={paths.howItWorks()} variant="secondary" size="lg">
            {messages.howItWorks}
          </ButtonLink>
        </div>
        <p className="flex items-center gap-2 font-semibold">
          <LittleStar className="size-4 text-marigold" />
          {messages.freeNote}
        </p>
      </div>
      <img
        src={picture}
        alt={messages.pictureLabel}
        width={640}
        height={560}
        fetchPriority="high"
        className="h-auto w-full rounded-drawn border-3 border-outline shadow-lift"
      />
    </section>
  )
}
