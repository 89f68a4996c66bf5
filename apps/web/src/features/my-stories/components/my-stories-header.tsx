import type { StoryCredits } from '@kahani/contracts/credits'
import { myStoriesMessages as messages } from '@kahani/messages/en/my-stories'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** While `credits` are loading, a story can be started: the server checks them anyway. */
export function MyStoriesHeader({ credits }: { credits: StoryCredits | undefined }) {
  const noCredits = credits?.storiesRemaining === 0
  const label = (
    <>
      <Sparkles className="size-5" aria-hidden="true" />
      {messages.createNew}
    </>
  )
  return (
    <header className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
      <div className="grid gap-1">
        <h1 className="text-4xl">{messages.title}</h1>
        <p className="min-h-[1lh] text-ink-soft">
          {credits && messages.remaining(credits.storiesRemaining)}{' '}
          {noCredits && !credits.cancelled && (
            <Link to={paths.shop()} className="text-link">
              {messages.getMore}
            </Link>
          )}
        </p>
      </div>
      {noCredits ? <Button disabled>{label}</Button> : <ButtonLink to={paths.createStory()}>{label}</ButtonLink>}
    </header>
  )
}
