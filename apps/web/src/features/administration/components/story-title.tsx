import type { AdminStory } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'

/** Instead of the title, the state of a story without text. */
export function StoryTitle({ story: { title, state } }: { story: AdminStory }) {
  if (title !== null) return <span className="font-semibold">{title}</span>
  return <em className="text-ink-soft">{adminDashboardMessages.stories.untitled[state]}</em>
}
