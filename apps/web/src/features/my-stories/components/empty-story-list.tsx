import { myStoriesMessages } from '@kahani/messages/en/my-stories'
import { paths } from '../../../lib/paths.ts'
import { SleepingMoon } from '../../../ui/art/sleeping-moon.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

const { empty: messages } = myStoriesMessages

export function EmptyStoryList() {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <SleepingMoon className="w-56" />
      <h2 className="text-2xl">{messages.title}</h2>
      <p className="max-w-sm text-ink-soft">{messages.body}</p>
      <ButtonLink to={paths.createStory()} size="lg" className="mt-2">
        {messages.getStarted}
      </ButtonLink>
    </div>
  )
}
