import { PICTURE_WIDTHS, sizedImagePath } from '@kahani/contracts/image-path'
import { receivedIllustrationsSchema, receivedStorySchema } from '@kahani/contracts/stories'
import { offlineMessages as messages } from '@kahani/messages/en/offline'
import { getJson } from '../api.ts'
import { UnsuccessfulError } from '../api-error.ts'
import { endpoints } from '../endpoints.ts'
import { isStorageFull, keepPicture, keepStory, markSaved, removeStory } from './kept-stories.ts'

/** The reader shows a picture at most this wide, in CSS px. */
const READER_WIDTH = 640

/** The address of a picture in the size in which this device shows it. */
function pictureUrl(imageUrl: string): string {
  const wanted = Math.min(window.innerWidth, READER_WIDTH) * window.devicePixelRatio
  return sizedImagePath(imageUrl, PICTURE_WIDTHS.find(width => width >= wanted) ?? 1280)
}

/** The number of pictures that are stored, of `total`. */
export interface SavingProgress {
  saved: number
  total: number
}

/**
 * Stores a story with all its pictures on this device until it is removed.
 * Throws `UnsuccessfulError` with a text for the user, or like `getJson`.
 */
export async function saveStory(
  userId: number,
  id: number,
  onProgress: (progress: SavingProgress) => void,
): Promise<void> {
  const [story, illustrations] = await Promise.all([
    getJson(endpoints.story(id), receivedStorySchema),
    getJson(endpoints.illustrations(id), receivedIllustrationsSchema),
  ])
  if (illustrations.status === 'processing') throw new UnsuccessfulError(messages.stillDrawing)
  try {
    await keepStory(userId, story, illustrations)
    const total = illustrations.illustrations.length
    for (const [saved, { imageUrl }] of illustrations.illustrations.entries()) {
      onProgress({ saved, total })
      await keepPicture(userId, id, pictureUrl(imageUrl), false)
    }
    await markSaved(userId, id)
  } catch (error) {
    if (!isStorageFull(error)) throw error
    await removeStory(userId, id)
    throw new UnsuccessfulError(messages.storageFull)
  }
  // Asks the browser not to delete the story when the device runs out of space. Some browsers ask the user.
  await navigator.storage?.persist?.()
}
