import type { PictureBrief, StoryDraft } from '@kahani/contracts/illustration'

/** A text of a draft and its location, in words. */
export interface DraftText {
  location: string
  text: string
}

export const pageName = (index: number) => `Page ${index + 1}`

/** Every picture of a draft with the name of its page. */
export const listPictures = (draft: StoryDraft): { location: string; picture: PictureBrief }[] => [
  { location: 'The cover', picture: draft.cover },
  ...draft.pages.map(({ picture }, index) => ({ location: pageName(index), picture })),
]

/** Every text that is printed or given to an illustrator. */
export const listTexts = (draft: StoryDraft): DraftText[] => [
  { location: 'The title', text: draft.title },
  ...draft.pages.map(({ text }, index) => ({ location: pageName(index), text })),
  ...listPictures(draft).flatMap(({ location, picture }) => [
    { location: `${location} in its picture`, text: picture.description },
    { location: `${location} in its alt text`, text: picture.altText },
  ]),
  ...Object.values(draft.bible).flatMap(text => (text === null ? [] : { location: 'The bible', text })),
]

/** The text of all pages. */
export const storyText = (draft: StoryDraft) => draft.pages.map(page => page.text).join('\n')

/** The texts of a draft grouped into one passage for the cover and one per page, for moderation. */
export const listPassages = ({ title, bible, cover, pages }: StoryDraft): string[] => [
  joinTexts(title, bible.child, bible.friend, bible.pet, cover.description, cover.altText),
  ...pages.map(({ text, picture }) => joinTexts(text, picture.description, picture.altText)),
]
const joinTexts = (...texts: (string | null)[]) => texts.filter(text => text !== null).join('\n')

/** Whether a text contains a name as a separate word. */
export function containsName(text: string, name: string): boolean {
  const pattern = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(text.toLowerCase())
}
