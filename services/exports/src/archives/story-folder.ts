import { extname } from 'node:path'

const MAX_SLUG_LENGTH = 60

// Marks and the two joiners (ZWNJ, ZWJ) are part of Devanagari spelling.
const slug = (title: string) =>
  [
    ...title
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, '-'),
  ]
    .slice(0, MAX_SLUG_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '') || 'story'

/** The folder of the nth story, such as `stories/07-the-moon-boat`. Sorts by number. */
export const storyFolder = (position: number, total: number, title: string) =>
  `stories/${String(position).padStart(String(total).length, '0')}-${slug(title)}`

/** The file name of a picture, such as `page-03.png`. Page 0 is the cover. @param suffix of a picture that the book does not show */
export const pictureName = (pageNumber: number, pictureKey: string, suffix = '') =>
  `${pageNumber === 0 ? 'cover' : `page-${String(pageNumber).padStart(2, '0')}`}${suffix}${extname(pictureKey)}`
