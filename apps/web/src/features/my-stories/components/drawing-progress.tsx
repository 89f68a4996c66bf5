import type { DrawingStory } from '@kahani/contracts/shelf'
import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

const { drawing: messages } = myStoriesMessages

/** How many pictures of a story are drawn. */
export function DrawingProgress({ title, drawing }: { title: string; drawing: DrawingStory }) {
  const { drawn, total, waiting } = drawing
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <ProgressBar value={drawn} max={total} aria-label={messages.label(title)} />
      <p>{waiting ? messages.waiting : messages.progress(drawn, total)}</p>
    </div>
  )
}
