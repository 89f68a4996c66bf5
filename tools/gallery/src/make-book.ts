import { storyBriefSchema } from '@kahani/contracts/brief'
import { COVER, type IllustrationRequest, type PictureBrief, type StoryDraft } from '@kahani/contracts/illustration'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { loadLetteringFonts } from '@kahani/lettering/lettering-fonts'
import { encodePng } from '@kahani/painting/encode-png'
import { paint } from '@kahani/painting/paint'
import { composeStory } from '@kahani/storyteller/compose-story'
import { friendGender } from '@kahani/storyteller/friend-gender'
import { peopleByFigure } from '@kahani/storyteller/people-by-figure'
import type { GalleryBook } from './gallery-briefs.ts'

export interface DraftedBook {
  draft: StoryDraft
  request: IllustrationRequest
  /** Briefs of the cover and the pages. */
  briefs: PictureBrief[]
}

const { signal } = new AbortController()

/** Generates the text of a book without a provider. */
export function draftBook({ brief: input, seed, people }: Omit<GalleryBook, 'name'>): DraftedBook {
  const brief = { ...storyBriefSchema.parse(input), ...(people && { people }) }
  const { draft } = composeStory(brief, seed)
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
      hasFriend: draft.bible.friend !== null,
      pet: brief.pet,
      bible: draft.bible,
      ...(people && { people: peopleByFigure(brief, draft.told), homeSeed: people.homeSeed }),
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
  await loadLetteringFonts()
  const pictures: Buffer[] = []
  const pending = briefs.entries()
  const renderPending = async () => {
    for (const [index, brief] of pending) {
      const drawing = drawPicture(request, { pageNumber: COVER + index, key: '', brief, softened: false })
      pictures[index] = await encodePng(await paint(drawing, { widthPx: sizePx, signal }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, renderPending))
  return pictures
}
