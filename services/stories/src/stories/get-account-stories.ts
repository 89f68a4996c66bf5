import type { AccountStories } from '@kahani/contracts/account-data'
import { pictureKey } from '@kahani/contracts/picture-keys'
import type { Kysely } from 'kysely'
import type { ChildConsentService } from '../child-consents/child-consent-service.ts'
import type { Database } from '../database.ts'
import type { FamilyService } from '../family/family-service.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import { createPictureVersionRepository } from '../illustrations/picture-version-repository.ts'
import type { PhotoConsentService } from '../photo-consents/photo-consent-service.ts'
import { createStoryRepository } from './story-repository.ts'
import { createTextRepository } from './text-repository.ts'

/** Returns everything that is stored about the family of an account and its stories, oldest first. */
export function createGetAccountStories(
  db: Kysely<Database>,
  photoConsents: PhotoConsentService,
  childConsents: ChildConsentService,
  family: FamilyService,
) {
  const stories = createStoryRepository(db)
  const texts = createTextRepository(db)
  const pictures = createPictureRepository(db)
  const versions = createPictureVersionRepository(db)

  async function listPages(storyId: number) {
    const earlier = await texts.listEarlier(storyId)
    return (await texts.listPages(storyId)).map(({ pageNumber, text }) => ({
      ...{ pageNumber, text },
      earlier: earlier.filter(wording => wording.pageNumber === pageNumber).map(wording => wording.text),
    }))
  }

  async function listPictures(storyId: number) {
    const shown = await pictures.listByStory(storyId)
    const isShown = ({ pageNumber, version }: { pageNumber: number; version: number }) =>
      shown.some(picture => picture.pageNumber === pageNumber && picture.version === version)
    const others = (await versions.listByStory(storyId)).filter(
      version => version.state === 'completed' && !isShown(version),
    )
    return {
      pictures: shown.map(({ pageNumber, version, name, brief, state }) => ({
        ...{ pageNumber, name, brief },
        pictureKey: state === 'completed' ? pictureKey({ storyId, pageNumber, version }) : null,
      })),
      otherPictures: others.map(({ pageNumber, version, change }) => ({
        ...{ pageNumber, version, change },
        pictureKey: pictureKey({ storyId, pageNumber, version }),
      })),
    }
  }

  return async function getAccountStories(userId: number): Promise<AccountStories> {
    const consents = new Map((await photoConsents.list(userId)).map(consent => [consent.storyId, consent]))
    const result: AccountStories = {
      stories: [],
      childConsents: await childConsents.list(userId),
      family: await family.list(userId),
    }
    for (const story of await stories.listAllByUser(userId)) {
      const { id, state, brief, title, dedication, bible, favourite, readPage, readAt } = story
      result.stories.push({
        ...{ id, state, brief, title, dedication, favourite },
        createdAt: story.createdAt.toISOString(),
        binnedAt: story.binnedAt?.toISOString() ?? null,
        reading: readPage && readAt ? { page: readPage, readAt: readAt.toISOString() } : null,
        pages: await listPages(id),
        characters: bible,
        ...(await listPictures(id)),
        photoConsent: consents.get(id) ?? null,
      })
    }
    return result
  }
}
export type GetAccountStories = ReturnType<typeof createGetAccountStories>
