import { landingMessages } from '@kahani/messages/en/landing'
import { paths } from '../../../lib/paths.ts'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

const messages = landingMessages.closing

export function CallToAction() {
  return (
    <section className="page-width pt-4">
      <div className="relative grid justify-items-center gap-4 overflow-hidden rounded-drawn border-3 border-outline bg-night px-6 py-12 text-center text-on-night sm:px-12 sm:py-16">
        <LittleStar className="absolute hidden lg:block top-8 left-[8%] size-7 animate-twinkle text-marigold" />
        <LittleStar className="absolute hidden lg:block right-[10%] bottom-10 size-9 animate-twinkle text-marigold" />
        <LittleStar className="absolute hidden lg:block top-12 right-[18%] size-4 text-on-night opacity-60" />
        <LittleStar className="absolute hidden lg:block bottom-14 left-[16%] size-4 text-on-night opacity-60" />
        <h2 className="max-w-2xl text-3xl sm:text-4xl">{messages.heading}</h2>
        <p className="max-w-xl text-lg">{messages.text}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.signUp()} size="lg">
            {messages.start}
          </ButtonLink>
          <ButtonLink to={paths.shop()} variant="secondary" size="lg">
            {messages.shop}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
