import { COVER } from '@kahani/contracts/illustration'
import { describeStaging } from '@kahani/illustrator/describe-staging'
import { drawSketch } from '@kahani/illustrator/draw-sketch'
import { colourFigures, tonesOf } from '@kahani/illustrator/sketch-colours'
import { rasterise } from '@kahani/painting/raster/bitmap'
import { FULL } from '@kahani/testing/full'
import { expect, test } from 'vitest'
import { GALLERY } from './gallery-briefs.ts'
import { draftBook } from './make-book.ts'

const WIDTH_PX = 256

/** The colours of the pixels of a sketch. */
function coloursOf(svg: string): Set<string> {
  const { data } = rasterise(svg, WIDTH_PX)
  const colours = new Set<string>()
  for (let i = 0; i < data.length; i += 4) {
    const colour = `#${[0, 1, 2].map(k => (data[i + k] ?? 0).toString(16).padStart(2, '0')).join('')}`
    colours.add(colour)
  }
  return colours
}

/** The books, and the step from one page to the next. */
const [BOOKS, STEP] = FULL ? [GALLERY, 1] : [GALLERY.filter(({ name }) => name === 'gurleen'), 5]

test.each(BOOKS)('everybody whom the text names is in the sketches of $name, in the colour that it says', book => {
  const { request, briefs } = draftBook(book)
  const missing = briefs.flatMap((brief, index) => {
    if (index % STEP !== 0) return []
    const picture = { pageNumber: COVER + index, key: '', brief, softened: false }
    const text = describeStaging(request, picture)
    const colours = coloursOf(drawSketch(request, picture))
    return [...colourFigures(brief.shot?.figures ?? [])].flatMap(([who, colour]) => {
      if (!text.includes(`The ${colour.name} figure`)) return []
      return tonesOf(colour).some(tone => colours.has(tone)) ? [] : [`page ${index}: ${who}`]
    })
  })
  expect(missing).toEqual([])
})
