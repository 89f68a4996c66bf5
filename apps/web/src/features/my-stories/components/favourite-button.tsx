import type { Story } from '@kahani/contracts/stories'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { Heart } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { useFavourite } from '../api/favourite.ts'

const { favourite: messages } = myStoriesMessages

/** The heart at the corner of a cover. */
export function FavouriteButton({ story }: { story: Story }) {
  const toggle = useFavourite(story)
  const online = useOnline()
  const { title, favourite = false } = story
  return (
    <button
      type="button"
      disabled={!online}
      aria-label={favourite ? messages.remove(title) : messages.add(title)}
      onClick={toggle}
      className="absolute right-1 bottom-1 grid size-11 place-items-center disabled:opacity-55"
    >
      <span className="grid size-8 place-items-center rounded-full bg-card shadow-soft sm:size-9">
        <Heart className={cn('size-5', favourite ? 'fill-brick text-brick' : 'text-ink-soft')} aria-hidden="true" />
      </span>
    </button>
  )
}
