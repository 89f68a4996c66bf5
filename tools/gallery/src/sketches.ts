import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COVER } from '@kahani/contracts/illustration'
import type { StoryPeople, StoryPerson } from '@kahani/contracts/people'
import { describeStaging } from '@kahani/illustrator/describe-staging'
import { drawPicture } from '@kahani/illustrator/draw-picture'
import { drawSketch, SKETCH_SIZE_PX } from '@kahani/illustrator/draw-sketch'
import { encodePng } from '@kahani/painting/encode-png'
import { paint } from '@kahani/painting/paint'
import { renderDrawing } from '@kahani/painting/render-drawing'
import type { Camera } from '@kahani/scene/shot'
import sharp from 'sharp'
import { GALLERY, type GalleryBook } from './gallery-briefs.ts'
import { draftBook } from './make-book.ts'

/** Sketches of the staging beside the pictures that are staged alike. */

const person = (name: string, more: Partial<StoryPerson>): StoryPerson => ({
  ...{ memberId: null, name, gender: 'girl', age: '7-9', relation: null, look: {}, seed: 7 },
  ...more,
})
const family = (people: Partial<StoryPeople> & Pick<StoryPeople, 'child'>): StoryPeople => ({
  ...{ hasSecondHero: false, companions: [], pet: null, grownUps: [], homeSeed: 1 },
  ...people,
})

const WHEELCHAIR = { mobilityAid: 'wheelchair' } as const

/** Books with people that those of the gallery don't have. */
const MORE: readonly GalleryBook[] = [
  {
    name: 'asha',
    seed: 5,
    brief: {
      characterName: 'Asha',
      characterAge: '7-9',
      characterGender: 'girl',
      theme: 'jungle',
      friendName: 'Kabir',
    },
    people: family({
      child: person('Asha', { look: WHEELCHAIR }),
      companions: [
        person('Kabir', { gender: 'boy', isSibling: true, seed: 8 }),
        person('Meera', { seed: 9 }),
        person('Ravi Mama', { gender: 'boy', age: null, relation: 'uncle', seed: 10 }),
      ],
    }),
  },
  {
    name: 'dev',
    seed: 7,
    brief: {
      ...{ characterName: 'Dev', characterAge: '4-6', characterGender: 'boy', theme: 'custom' },
      ...{ customTheme: 'a boat on the river', pet: 'Dog' },
    },
    people: family({ child: person('Dev', { gender: 'boy', age: '4-6', look: WHEELCHAIR }) }),
  },
]

interface Scene {
  book: string
  page: number
  /** Instead of that of the storyboard: no tale uses each camera. */
  camera?: Camera
}

/** Sixteen pictures over cameras, ages, lights, places and kinds of figures. */
const SCENES: readonly Scene[] = [
  { book: 'kabir', page: 3 },
  { book: 'kabir', page: 7 },
  { book: 'asha', page: 8 },
  { book: 'asha', page: 5 },
  { book: 'dev', page: 3 },
  { book: 'dev', page: 1 },
  { book: 'reyansh', page: 3 },
  { book: 'kiaan', page: 6 },
  { book: 'noor', page: 6 },
  { book: 'saanvi', page: 9 },
  { book: 'navya', page: 1 },
  { book: 'leo', page: 3 },
  { book: 'samar', page: 10 },
  { book: 'gurleen', page: 8, camera: 'silhouette' },
  { book: 'rudra', page: 6 },
  { book: 'aadhya', page: 8 },
]

const TILE_PX = 448

const INTRODUCTION = `# Staging sketches

What an illustrator that takes reference images gets of the staging of a picture (decision 046): a sketch of 512 px, here beside
the picture of the built-in illustrator that is staged alike, and the text that says who is who. \`npm run gallery -- sketches\`
makes this page again. Quoted: the text of the page.`

/** Renders a sketch and its picture for each scene into `folder`, with a page that lists them with their texts. */
export async function renderSketches(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const rows: string[] = []
  for (const [index, { book: name, page, camera }] of SCENES.entries()) {
    const book = [...GALLERY, ...MORE].find(each => each.name === name)
    if (!book) throw new Error(`There is no book ${name}`)
    const { draft, request: titled, briefs } = draftBook(book)
    const request = { ...titled, title: '' }
    const planned = briefs[page]
    if (!planned?.shot) throw new Error(`The book ${name} has no shot for page ${page}`)
    const brief = { ...planned, shot: { ...planned.shot, ...(camera && { camera }) } }
    const picture = { pageNumber: COVER + page, key: '', brief, softened: false }
    const [sketch, painted] = await Promise.all([
      renderDrawing(drawSketch(request, picture), SKETCH_SIZE_PX),
      paint(drawPicture(request, picture), { widthPx: SKETCH_SIZE_PX, signal: new AbortController().signal }).then(
        encodePng,
      ),
    ])
    const file = `${String(index + 1).padStart(2, '0')}.webp`
    const tiles = await Promise.all([sketch, painted].map(each => sharp(each).resize(TILE_PX).png().toBuffer()))
    await sharp(tiles, { join: { across: 2 } })
      .webp({ quality: 55 })
      .toFile(join(folder, file))
    const text = page === COVER ? draft.title : (draft.pages[page - 1]?.text ?? '')
    rows.push(
      `## ${index + 1}. ${book.brief.characterAge}, ${brief.shot.camera}, ${brief.setting}, ${brief.timeOfDay}\n\n![Sketch and picture](${file})\n\n> ${text.replaceAll('\n', '\n> ')}\n\n${describeStaging(request, picture)}`,
    )
    process.stdout.write(`${file} ${name} ${page}\n`)
  }
  await writeFile(join(folder, 'README.md'), `${INTRODUCTION}\n\n${rows.join('\n\n')}\n`)
}
