import type { Book } from '@kahani/contracts/stories-internal'
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
  }
}

const TEXTS = [
  'Meera found a boat made of moonlight.',
  'It carried her over the sleeping town.',
  'Then it brought her home.',
]

const pictureKey = (storyId: number, pageNumber: number) => `pictures/${storyId}/${pageNumber}.png`

/** A square picture of one colour. */
export const samplePicture = (hue: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: `hsl(${hue % 360}, 60%, 60%)` } })
    .png()
    .toBuffer()
