import type { Story } from '@kahani/contracts/stories'
import type { StoredBrief } from '../database.ts'
import { imageUrl } from '../illustrations/image-url.ts'
import type { StoredStory } from './story-repository.ts'

export const themeOf = ({ theme, customTheme }: StoredBrief) => (theme === 'custom' ? customTheme : theme)

/** A stored story as the API returns it. */
export function toStory(story: StoredStory & { coverName: string | null }): Story {
  const { brief } = story
  return {
    id: story.id,
    title: story.title ?? '',
    characterName: brief.characterName,
    characterAge: brief.characterAge,
    characterType: brief.characterType === 'custom' ? brief.customCharacter : brief.characterType,
    theme: themeOf(brief),
    createdAt: story.createdAt.toISOString(),
    coverUrl: story.coverName === null ? null : imageUrl(story.coverName),
  }
}
