import type { Book } from '@kahani/contracts/stories-internal'
import { sourceXmp } from '@kahani/pictures/source-xmp'
import sharp from 'sharp'

/** A small complete book. Arguments override its defaults. */
export function sampleBook(
  storyId: number,
  story: Partial<Book['story']> = {},
  texts: readonly string[] = TEXTS,
): Book {
  return {
    story: {
      id: storyId,
      title: 'The Moon Boat',
      characterName: 'Meera',
      characterAge: '4-6',
      characterType: 'explorer',
      theme: 'space',
      createdAt: '2026-01-01T00:00:00.000Z',
      coverUrl: null,
      ...story,
    },
    pages: ['', ...texts].map((text, pageNumber) => ({
      pageNumber,
      text,
      altText: pageNumber === 0 ? 'A girl in a boat on the moon.' : `Meera, picture ${pageNumber}.`,
      pictureKey: pictureKey(storyId, pageNumber),
      pictureName: `${pageNumber}.png`,
    })),
    dedication: '',
    picturesPending: false,
    digitalSources: { text: 'trainedAlgorithmicMedia', pictures: 'algorithmicMedia' },
  }
}

const TEXTS = [
  'Meera found a boat made of moonlight.',
  'It carried her over the sleeping town.',
  'Then it brought her home.',
]

const pictureKey = (storyId: number, pageNumber: number) => `pictures/${storyId}/${pageNumber}.png`

/** How the pictures of the sample book were made. */
export const PICTURE_XMP = sourceXmp('algorithmicMedia')
export const PICTURE_URI = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'
/** The line on its last page, and what its metadata contain, as text and pictures are not from the same source. */
export const ORIGIN = 'Written with AI, illustrated by a computer program'
export const SOURCE_URI = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** A square picture of one colour. */
export const samplePicture = (hue: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: `hsl(${hue % 360}, 60%, 60%)` } })
    .png()
    .withXmp(PICTURE_XMP)
    .toBuffer()
