import { z } from 'zod'
import { deviceSchema } from './accounts.ts'
import { childConsentListSchema } from './child-consents.ts'
import { familySchema } from './family.ts'
import { characterBibleSchema, pictureBriefSchema } from './illustration.ts'
import { photoConsentSchema } from './photo-consents.ts'

/**
 * Response of `GET /internal/users/{id}/data` at `stories`: everything that it holds about an account, for the family's
 * archive, except for the photos, which are stored for a day at most.
 */
export const accountStoriesSchema = z.object({
  stories: z.array(
    z.object({
      id: z.number().int(),
      state: z.enum(['writing', 'text_ready', 'failed']),
      createdAt: z.iso.datetime(),
      /** What the family filled in. */
      brief: z.record(z.string(), z.unknown()),
      /** Null if the story has no text. */
      title: z.string().nullable(),
      /** Null if the family did not change it. */
      dedication: z.string().nullish(),
      pages: z.array(
        z.object({
          pageNumber: z.number().int(),
          text: z.string(),
          /** What the family replaced, newest first. */
          earlier: z.array(z.string()).optional(),
        }),
      ),
      /** The appearance of the characters. */
      characters: characterBibleSchema.nullable(),
      pictures: z.array(
        z.object({
          /** 0 is the cover. */
          pageNumber: z.number().int(),
          /** File name in the picture's URL. */
          name: z.string(),
          brief: pictureBriefSchema,
          /** Key of the picture in the blob store; null unless it is completed. */
          pictureKey: z.string().nullable(),
        }),
      ),
      /** Completed versions of pictures that the book does not show, and what the family asked for. */
      otherPictures: z
        .array(
          z.object({
            pageNumber: z.number().int(),
            version: z.number().int(),
            change: z.record(z.string(), z.unknown()).nullable(),
            pictureKey: z.string(),
          }),
        )
        .optional(),
      photoConsent: photoConsentSchema.nullable(),
      favourite: z.boolean().optional(),
      /** When the family moved it to the bin. */
      binnedAt: z.iso.datetime().nullish(),
      /** Where the family stopped reading. */
      reading: z.object({ page: z.number().int(), readAt: z.iso.datetime() }).nullish(),
    }),
  ),
  /** One per child. */
  childConsents: childConsentListSchema.optional(),
  /** Saved members, with their consents. */
  family: familySchema.shape.members.optional(),
})
export type AccountStories = z.infer<typeof accountStoriesSchema>

/** Response of `GET /internal/users/{id}/data` at `auth`, for the same archive. 404 for an account that is deleted. */
export const accountProfileSchema = z.object({
  username: z.string(),
  email: z.string(),
  emailVerifiedAt: z.iso.datetime().nullable(),
  /** The address that awaits its confirmation. */
  newEmail: z.string().nullish(),
  createdAt: z.iso.datetime(),
  /** The version of the terms that were accepted at the sign-up. */
  termsVersion: z.string().nullish(),
  /** When the user confirmed at the sign-up to be 18 or over. */
  adultConfirmedAt: z.iso.datetime().nullish(),
  isAdmin: z.boolean(),
  hasPassword: z.boolean(),
  /** Identity providers that sign in to the account. */
  identities: z.array(z.object({ provider: z.string(), connectedAt: z.iso.datetime() })),
  /** Where the user is signed in. */
  devices: z.array(deviceSchema.omit({ id: true, current: true })),
  /** Sign-ins of the last 90 days, and what administrators saw of the account and did with it. */
  activity: z.array(
    z.object({
      at: z.iso.datetime(),
      action: z.string(),
      network: z.string().nullable(),
      /** The administrator; null for everybody else. */
      staff: z.string().nullish(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** The subscription of the address, if the address is verified: others may have entered it. */
  newsletter: z
    .object({
      requestedAt: z.iso.datetime(),
      /** Null until the link in the confirmation email is opened. */
      confirmedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Messages from the contact form with the address, if it is verified, from old to new. */
  contactMessages: z.array(
    z.object({ name: z.string(), subject: z.string(), message: z.string(), sentAt: z.iso.datetime() }),
  ),
})
export type AccountProfile = z.infer<typeof accountProfileSchema>

/** Body of `POST /internal/users/{id}/archive-ready` at `auth`, which sends one email per archive. */
export const archiveReadySchema = z.object({ archiveId: z.string().min(1).max(100) })
export type ArchiveReady = z.infer<typeof archiveReadySchema>
