import { type CoverPreview, coverPreviewSchema } from '@kahani/contracts/cover-preview'
import { storedValue } from './storage.ts'

/** The hero of a story that a visitor has started on the landing page. */
export type StartedStory = CoverPreview

const stored = storedValue('tab', 'started-story', value => coverPreviewSchema.nullable().catch(null).parse(value))

/** Keeps the hero in the tab, through signing up. It is not part of a URL. */
export const keepStartedStory = (story: StartedStory) => stored.write(story)

/** The hero that was kept, or null. It is removed, so that it fills the form once. */
export function takeStartedStory(): StartedStory | null {
  const story = stored.read()
  stored.remove()
  return story
}
