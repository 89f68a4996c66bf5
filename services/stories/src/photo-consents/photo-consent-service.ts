import type { PhotoConsent } from '@kahani/contracts/photo-consents'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { IllustrationService } from '../illustrations/illustration-service.ts'
import { createPhotoConsentRepository } from './photo-consent-repository.ts'

/** Lists the consents to the use of a photo, and withdraws them. */
export function createPhotoConsentService(db: Kysely<Database>, illustrations: IllustrationService) {
  const consents = createPhotoConsentRepository(db)
  return {
    async list(userId: number): Promise<PhotoConsent[]> {
      const rows = await consents.listByUser(userId)
      return rows.map(({ consentedAt, withdrawnAt, photoDeletedAt, ...row }) => ({
        ...row,
        consentedAt: consentedAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
        photoDeletedAt: photoDeletedAt?.toISOString() ?? null,
      }))
    },

    /**
     * Records the withdrawal, then deletes the photo; the recovery task deletes it after a crash in between. Pictures that
     * are still to be rendered are rendered without it. Idempotent. @throws HttpError 404 without a consent
     */
    async withdraw(storyId: number, userId: number): Promise<void> {
      const withdrawn = await consents.withdraw(storyId, userId)
      if (!withdrawn) throw notFound('photo consent')
      await illustrations.deletePhoto({ id: storyId, photoKey: withdrawn.photoKey })
    },
  }
}
export type PhotoConsentService = ReturnType<typeof createPhotoConsentService>
