import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { SleepingMoon } from '../../../ui/art/sleeping-moon.tsx'

const { search: messages } = myStoriesMessages

/** Shown instead of the list if a search finds nothing. */
export function NoMatches() {
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <SleepingMoon className="w-40" />
      <h2 className="text-2xl">{messages.none}</h2>
      <p className="max-w-sm text-ink-soft">{messages.noneBody}</p>
    </div>
  )
}
