import { landingBookMessages as messages } from '@kahani/messages/en/landing-book'
import { paths } from '../../../lib/paths.ts'
import { LittleStar } from '../../../ui/art/ornaments.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** The endpaper of the book. */
export function TheEnd({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-4 bg-night p-6 text-center text-on-night">
      <LittleStar className="size-8 text-marigold" />
      <p className="font-display text-3xl font-bold sm:text-4xl">{messages.theEnd}</p>
      <p className="text-lg">{messages.afterTheEnd}</p>
      <div className="mt-2 grid gap-3">
        <ButtonLink to={paths.createStory()}>{messages.create}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
    </div>
  )
}
