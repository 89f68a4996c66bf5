import { storyBriefSchema } from '@kahani/contracts/brief'
import { COVER, type IllustrationRequest, type PictureBrief, type StoryDraft } from '@kahani/contracts/illustration'
import { createBuiltInIllustrator } from '@kahani/illustrations/src/illustrator/built-in/built-in-illustrator.ts'
import { createBuiltInStoryteller } from '@kahani/stories/src/storyteller/built-in/built-in-storyteller.ts'
import { friendGender } from '@kahani/stories/src/storyteller/friend-gender/friend-gender.ts'
import type { GalleryBook } from './gallery-briefs.ts'

export interface DraftedBook {
  draft: StoryDraft
  request: IllustrationRequest
  /** Briefs of the cover and the pages. */
  briefs: PictureBrief[]
}

const { signal } = new AbortController()

/** Generates the text of a book without a provider. */
export async function draftBook({ brief: input, seed }: Omit<GalleryBook, 'name'>): Promise<DraftedBook> {
  const brief = storyBriefSchema.parse(input)
  const options = { storyId: 1, safetyId: '', seed, issues: [], signal }
  const draft = await createBuiltInStoryteller().generate(brief, options)
  const request: IllustrationRequest = {
    storyId: 1,
    title: draft.title,
    seed,
    style: 'vivid',
    cast: {
      firstName: brief.characterName,
      age: brief.characterAge,
      gender: brief.characterGender,
      characterType: brief.characterType,
      customCharacter: brief.customCharacter,
      friendGender: friendGender(brief),
      hasFriend: brief.friendName !== '',
      pet: brief.pet,
      bible: draft.bible,
    },
    premium: false,
    safetyId: '',
    hasPhoto: false,
    sheetKey: '',
    pictures: [],
  }
  return { draft, request, briefs: [draft.cover, ...draft.pages.map(({ picture }) => picture)] }
}

/** As many as the painter has threads: more would only wait in memory. */
const AT_ONCE = 2

/** Renders the pictures of a book. @returns PNG files: the cover, then the pages */
export async function illustrateBook({ request, briefs }: DraftedBook, sizePx: number): Promise<Buffer[]> {
  const illustrator = createBuiltInIllustrator(sizePx)
  const references = { sheet: Buffer.alloc(0), photo: null }
  const pictures: Buffer[] = []
  const pending = briefs.entries()
  const renderPending = async () => {
    for (const [index, brief] of pending) {
      const picture = { pageNumber: COVER + index, key: '', brief, softened: false }
      const { data } = await illustrator.renderPicture(request, picture, references, { signal, softened: false })
      pictures[index] = data
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, renderPending))
  return pictures
}
