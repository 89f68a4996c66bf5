import type { PictureBrief, StoryDraft } from '@kahani/contracts/illustration'

/** A text of a draft and where it stands, in words. */
export interface DraftText {
  where: string
  text: string
}

export const pageName = (index: number) => `Page ${index + 1}`

/** Every picture of a draft with the name of its page. */
export const picturesOf = (draft: StoryDraft): { where: string; picture: PictureBrief }[] => [
  { where: 'The cover', picture: draft.cover },
  ...draft.pages.map(({ picture }, index) => ({ where: pageName(index), picture })),
]

/** All that is printed, and all that an illustrator is given. */
export const textsOf = (draft: StoryDraft): DraftText[] => [
  { where: 'The title', text: draft.title },
  ...draft.pages.map(({ text }, index) => ({ where: pageName(index), text })),
  ...picturesOf(draft).flatMap(({ where, picture }) => [
    { where: `${where} in its picture`, text: picture.description },
    { where: `${where} in its alt text`, text: picture.altText },
  ]),
  ...Object.values(draft.bible).flatMap(text => (text === null ? [] : { where: 'The bible', text })),
]

/** What the pages say. */
export const storyOf = (draft: StoryDraft) => draft.pages.map(page => page.text).join('\n')

/** The whole draft in a few passages, each with what belongs together. */
export const passagesOf = ({ title, bible, cover, pages }: StoryDraft): string[] => [
  passage(title, bible.child, bible.friend, bible.pet, cover.description, cover.altText),
  ...pages.map(({ text, picture }) => passage(text, picture.description, picture.altText)),
]
const passage = (...texts: (string | null)[]) => texts.filter(text => text !== null).join('\n')
