import { WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { RewriteKind } from '@kahani/contracts/rewrites'
import type { StoryChanges } from '@kahani/contracts/story-changes'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { ImageUrl } from '../illustrations/image-url.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import { createPictureVersionRepository } from '../illustrations/picture-version-repository.ts'
import type { ReadableStory } from '../stories/story-repository.ts'
import { dedicationOf } from '../stories/story-view.ts'
import { createTextRepository } from '../stories/text-repository.ts'

export interface GetChangesDeps {
  db: Kysely<Database>
  imageUrl: ImageUrl
  redrawsPerStory: number
  hasPictureProvider: (premium: boolean) => boolean
  /** The kinds of rewrites that the storyteller can do. */
  rewriteKinds: readonly RewriteKind[]
}

/** Returns what a family can change in a story, and has changed. */
export function createGetChanges({ db, imageUrl, redrawsPerStory, hasPictureProvider, rewriteKinds }: GetChangesDeps) {
  const texts = createTextRepository(db)
  const pictures = createPictureRepository(db)
  const pictureVersions = createPictureVersionRepository(db)

  return async function getChanges(story: ReadableStory): Promise<StoryChanges> {
    const { id: storyId, userId, premium, brief } = story
    const [pages, earlier, shown, all] = await Promise.all([
      texts.listPages(storyId),
      texts.listEarlier(storyId),
      pictures.listByStory(storyId),
      pictureVersions.listByStory(storyId),
    ])
    const of = <T extends { pageNumber: number }>(rows: readonly T[], pageNumber: number) =>
      rows.filter(row => row.pageNumber === pageNumber)
    const toVersion = ({
      pageNumber,
      version,
      name,
      brief: { altText },
    }: (typeof shown)[number] | (typeof all)[number]) => ({
      ...{ version, altText },
      imageUrl: imageUrl({ storyId, pageNumber, version, name, userId }),
    })
    return {
      details: { title: story.title ?? '', dedication: dedicationOf(story), version: story.detailsVersion },
      pages: pages.map(({ pageNumber, text, version }) => ({
        ...{ pageNumber, content: text, version },
        earlier: of(earlier, pageNumber).map(({ text: wording }) => wording),
      })),
      maxWords: WORDS_PER_PAGE[brief.characterAge][1],
      pictures: shown
        .filter(({ state }) => state === 'completed')
        .map(picture => {
          const versions = of(all, picture.pageNumber)
          const completed = versions.filter(({ state }) => state === 'completed')
          const pending = versions.find(({ state }) => state === 'pending')
          return {
            pageNumber: picture.pageNumber,
            chosen: picture.version,
            versions: (completed.length > 0 ? completed : [picture]).map(toVersion),
            pending: pending !== undefined,
            lettering: pending !== undefined && pending.replaces !== null,
            failure: versions.at(-1)?.failure ?? null,
          }
        }),
      redrawsLeft: Math.max(0, redrawsPerStory - story.redraws),
      redrawsPerStory,
      canDescribe: hasPictureProvider(premium),
      canRewriteFreely: rewriteKinds.includes('own'),
      gender: brief.characterGender,
      look: all.findLast(({ change }) => change?.look)?.change?.look ?? brief.people?.child.look ?? {},
    }
  }
}
export type GetChanges = ReturnType<typeof createGetChanges>
