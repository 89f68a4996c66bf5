import type { Story, UnfinishedStory } from '@kahani/contracts/stories'
import type { StoredBrief } from '../database.ts'
import { coverUrl, type ImageUrl, type StoredCover } from '../illustrations/image-url.ts'
import { deadlineOf } from './story-leases.ts'
import type { StoredStory } from './story-repository.ts'

/** What is printed before the story. */
export const dedicationOf = ({ dedication, brief }: { dedication: string | null; brief: StoredBrief }): string =>
  dedication ?? brief.specialMessage

export const themeOf = ({ theme, customTheme }: StoredBrief) => (theme === 'custom' ? customTheme : theme)

const toSummary = ({ id, brief, createdAt }: StoredStory) => ({
  id,
  characterName: brief.characterName,
  characterAge: brief.characterAge,
  characterType: brief.characterType === 'custom' ? brief.customCharacter : brief.characterType,
  theme: themeOf(brief),
  primaryValue: brief.primaryValue,
  createdAt: createdAt.toISOString(),
})

/** A stored story as the API returns it. */
export const toStory = (story: StoredStory & { cover: StoredCover | null }, imageUrl: ImageUrl): Story => ({
  ...toSummary(story),
  title: story.title ?? '',
  coverUrl: coverUrl(imageUrl, story),
  favourite: story.favourite,
})

/** A story that is being written, as the API returns it. */
export const toUnfinishedStory = (story: StoredStory): UnfinishedStory => ({
  ...toSummary(story),
  finishBy: story.outages > 0 ? deadlineOf(story).toISOString() : null,
})
