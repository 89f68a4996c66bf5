import type { AccountStories } from '@kahani/contracts/account-data'
import { pictureKey } from '@kahani/contracts/picture-keys'
import type { Kysely } from 'kysely'
import type { ChildConsentService } from '../child-consents/child-consent-service.ts'
import type { Database } from '../database.ts'
import type { FamilyService } from '../family/family-service.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import type { PhotoConsentService } from '../photo-consents/photo-consent-service.ts'
import { createStoryRepository } from './story-repository.ts'

/** Returns everything that is stored about the family of an account and its stories, oldest first. */
export function createGetAccountStories(
  db: Kysely<Database>,
  photoConsents: PhotoConsentService,
  childConsents: ChildConsentService,
  family: FamilyService,
) {
  const stories = createStoryRepository(db)
  const pictures = createPictureRepository(db)

  async function listPictures(storyId: number) {
    const all = await pictures.listByStory(storyId)
    return all.map(({ pageNumber, version, name, brief, state }) => ({
      ...{ pageNumber, name, brief },
      pictureKey: state === 'completed' ? pictureKey({ storyId, pageNumber, version }) : null,
    }))
  }

  return async function getAccountStories(userId: number): Promise<AccountStories> {
    const consents = new Map((await photoConsents.list(userId)).map(consent => [consent.storyId, consent]))
    const result: AccountStories = {
      stories: [],
      childConsents: await childConsents.list(userId),
      family: await family.list(userId),
    }
    for (const { id, state, createdAt, brief, title, bible } of await stories.listAllByUser(userId)) {
      result.stories.push({
        ...{ id, state, brief, title },
        createdAt: createdAt.toISOString(),
        pages: await stories.listPages(id),
        characters: bible,
        pictures: await listPictures(id),
        photoConsent: consents.get(id) ?? null,
      })
    }
    return result
  }
}
export type GetAccountStories = ReturnType<typeof createGetAccountStories>
