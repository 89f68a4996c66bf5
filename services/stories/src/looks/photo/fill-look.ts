import type { Look } from '@kahani/contracts/looks'
import type { Logger } from '@kahani/service-kit/logger'
import type { PhotoReader } from './photo-reader.ts'

/** A story does not wait longer for the look of its child. */
const TIMEOUT_MS = 4_000

const isComplete = ({ skin, hairColour, glasses }: Look) =>
  skin !== undefined && hairColour !== undefined && glasses !== undefined

/** Creates a function that fills what the family left open of a look with what a photo shows, if that can be told in time. */
export const createFillLook =
  ({ fromPhoto }: Pick<PhotoReader, 'fromPhoto'>, logger: Logger) =>
  /** @param photo must not be used afterwards */
  async (look: Look, photo: Buffer): Promise<Look> => {
    if (isComplete(look)) return look
    try {
      return { ...(await fromPhoto(photo, TIMEOUT_MS)), ...look }
    } catch (error) {
      logger.warn({ err: error }, 'look not read from photo')
      return look
    }
  }
export type FillLook = ReturnType<typeof createFillLook>
