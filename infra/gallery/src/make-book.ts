import { storyBriefSchema } from '@kahani/contracts/brief'
import { COVER, type IllustrationRequest, type StoryDraft } from '@kahani/contracts/illustration'
import { createBuiltInIllustrator } from '@kahani/illustrations/src/illustrator/built-in/built-in-illustrator.ts'
import { createBuiltInStoryteller } from '@kahani/stories/src/storyteller/built-in/built-in-storyteller.ts'
import type { GalleryBook } from './gallery-briefs.ts'

export interface IllustratedDraft {
  draft: StoryDraft
  /** PNG files: the cover, then the pages. */
  pictures: Buffer[]
}

const NEVER = new AbortController().signal

/** Generates the text and the pictures of a book without a provider. */
export async function makeBook({ brief: input, seed }: GalleryBook, sizePx: number): Promise<IllustratedDraft> {
  const brief = storyBriefSchema.parse(input)
  const draft = await createBuiltInStoryteller().generate(brief, {
    storyId: 1,
    safetyId: '',
    seed,
    issues: [],
    signal: NEVER,
  })
  const request: IllustrationRequest = {
    storyId: 1,
    seed,
    style: 'vivid',
    cast: {
      firstName: brief.characterName,
      age: brief.characterAge,
      gender: brief.characterGender,
      characterType: brief.characterType,
      customCharacter: brief.customCharacter,
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
  const illustrator = createBuiltInIllustrator(sizePx)
  const briefs = [draft.cover, ...draft.pages.map(({ picture }) => picture)]
  const pictures: Buffer[] = []
  for (const [index, picture] of briefs.entries()) {
    const rendered = await illustrator.renderPicture(
      request,
      { pageNumber: COVER + index, key: '', brief: picture, softened: false },
      { sheet: Buffer.alloc(0), photo: null },
      { signal: NEVER, softened: false },
    )
    pictures.push(rendered.data)
  }
  return { draft, pictures }
}
