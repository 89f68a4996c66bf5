import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseLayers } from '../drawing/parse-layers.ts'
import { layer, layeredDrawing, meadow } from '../fixtures/drawings.fixture.ts'
import { type PaintedPicture, vivid } from './vivid.ts'

async function paint(drawing: string, widthPx = 256): Promise<PaintedPicture> {
  const layered = parseLayers(drawing)
  if (!layered) throw new Error('Expected a drawing with layers.')
  return vivid(layered, widthPx)
}

/** Red, green and blue of the pixels in a square, given in shares of the picture. */
function square({ pixels, widthPx }: PaintedPicture, x: number, y: number, size: number) {
  const values: number[] = []
  for (let row = Math.round((y - size / 2) * widthPx); row < (y + size / 2) * widthPx; row++) {
    for (let column = Math.round((x - size / 2) * widthPx); column < (x + size / 2) * widthPx; column++)
      values.push(...pixels.subarray((row * widthPx + column) * 4, (row * widthPx + column) * 4 + 3))
  }
  return values
}

const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length
const difference = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  mean(Array.from(one, (value, i) => Math.abs(value - (other[i] as number))))

const block = (kind: string, colour: string) =>
  layer(kind, `<rect x="400" y="300" width="736" height="736" fill="${colour}"/>`)
/** Three blocks side by side, in layers of their own. Their middles are at a fifth, half and four fifths of the width. */
const blocks = (...kinds: [kind: string, colour: string][]) =>
  kinds
    .map(([kind, colour], i) =>
      layer(kind, `<rect x="${127 + i * 461}" y="300" width="360" height="736" fill="${colour}"/>`),
    )
    .join('')
const MIDDLES = [0.2, 0.5, 0.8] as const
const SKIN = '#c68a5a'

test('another seed gives another picture of the same scene', async () => {
  const one = await paint(meadow(1))
  const other = await paint(meadow(2))
  expect(difference(one.pixels, other.pixels)).toBeGreaterThan(1)
  expect(difference(one.pixels, other.pixels)).toBeLessThan(12)
})

test('what lies behind an opaque figure does not show through', async () => {
  const onDark = await paint(layeredDrawing({ sky: '#20304a', layers: block('figure', SKIN) }))
  const onLight = await paint(layeredDrawing({ sky: '#a8c4d0', layers: block('figure', SKIN) }))
  expect(difference(square(onDark, 0.5, 0.43, 0.3), square(onLight, 0.5, 0.43, 0.3))).toBeLessThan(0.01)
  expect(difference(square(onDark, 0.1, 0.9, 0.1), square(onLight, 0.1, 0.9, 0.1))).toBeGreaterThan(40)
})

test('a translucent layer mixes with what lies behind it', async () => {
  const layers = blocks(['light', '#ffffff80'], ['light', '#ffffff'], ['light', '#ffffff00'])
  const picture = await paint(layeredDrawing({ sky: '#204080', layers }))
  const [veil, full, none] = MIDDLES.map(x => mean(square(picture, x, 0.43, 0.15)))
  expect(veil).toBeGreaterThan((none as number) + 40)
  expect(veil).toBeLessThan((full as number) - 40)
})

/** How much a picture differs from one of twice the width. */
async function differenceFromLarge(drawing: string, widthPx: number) {
  const small = await paint(drawing, widthPx)
  const large = await paint(drawing, widthPx * 2)
  const reduced = await sharp(large.pixels, { raw: { width: large.widthPx, height: large.heightPx, channels: 4 } })
    .resize(small.widthPx, small.heightPx, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer()
  return difference(small.pixels, reduced)
}

test('a small picture looks like a large one, whose fields have more cells', async () => {
  expect(await differenceFromLarge(meadow(), 256)).toBeLessThan(1.2)
})

test('print shows what the screen shows, although only visible parts of layers are rendered', async () => {
  const layers =
    layer(
      'scenery',
      '<circle cx="300" cy="50" r="40" fill="#3f8f55"/><circle cx="1400" cy="50" r="40" fill="#8a5c3e"/>',
    ) +
    layer('ground', '<rect y="60" width="1536" height="36" fill="#6fae5a"/>') +
    layer('figure', '<rect x="320" width="1216" height="96" fill="#d24b4b"/>')
  const drawing = layeredDrawing({ layers })
    .replaceAll('width="1536" height="1536"', 'width="1536" height="96"')
    .replace('0 0 1536 1536', '0 0 1536 96')
  expect(await differenceFromLarge(drawing, 1536)).toBeLessThan(0.8)
})

test('in print, lines of one pixel are as clear at any place, and so are the edges of areas', async () => {
  const widthPx = 2400
  const px = 1536 / widthPx
  // In a kind of layer whose outlines wander little, from the first pixel on and from the second.
  const line = (x: number, width = 1) => `<rect x="${x * px}" width="${width * px}" height="24" fill="#202020"/>`
  const lines = line(1000) + line(1011) + line(1400, 50) + line(1501, 50)
  const drawing = layeredDrawing({ layers: layer('figure', `<rect width="1536" height="24" fill="#e0e0e0"/>${lines}`) })
  const { pixels } = await paint(drawing.replace('0 0 1536 1536', '0 0 1536 24'), widthPx)
  const light = (x: number) => pixels[(18 * widthPx + x) * 4] as number
  const contrast = (x: number) => {
    const near = Array.from({ length: 7 }, (_, i) => light(x + i - 3))
    return Math.max(...near) - Math.min(...near)
  }
  const steepest = (x: number) =>
    Math.max(...Array.from({ length: 8 }, (_, i) => Math.abs(light(x + i - 4) - light(x + i - 3))))
  expect(contrast(1000)).toBeGreaterThan(60)
  expect(contrast(1011)).toBeGreaterThan(60)
  for (const edge of [1400, 1450, 1501, 1551]) expect(steepest(edge)).toBeGreaterThan(60)
})

test('faces and lettering stay smoother than scenery', async () => {
  const layers = blocks(['figure', SKIN], ['scenery', SKIN], ['lettering', SKIN])
  const picture = await paint(layeredDrawing({ layers }))
  const [face, tree, letter] = MIDDLES.map(x => {
    const values = square(picture, x, 0.43, 0.15)
    const [red, green, blue] = [0, 1, 2].map(channel => mean(values.filter((_, i) => i % 3 === channel)))
    return mean(values.map((value, i) => Math.abs(value - ([red, green, blue][i % 3] as number))))
  })
  expect(face).toBeLessThan((tree as number) * 0.6)
  expect(letter).toBeLessThan(face as number)
})

test('a figure casts a shadow on the ground beside it, away from the light', async () => {
  const ground = layer('ground', '<rect y="600" width="1536" height="936" fill="#8fb070"/>')
  const without = await paint(layeredDrawing({ layers: ground }))
  const figure = await paint(layeredDrawing({ layers: ground + block('figure', SKIN) }))
  const right = [0.745, 0.6, 0.01] as const
  expect(mean(square(figure, ...right))).toBeLessThan(mean(square(without, ...right)) - 4)
})

test('a lamp brightens what is around it at night', async () => {
  const dark = await paint(layeredDrawing({ light: 'night', sky: '#405070' }))
  const lit = await paint(layeredDrawing({ light: 'night', sky: '#405070', glow: '768,768,500,#ffd98a' }))
  expect(mean(square(lit, 0.5, 0.5, 0.1))).toBeGreaterThan(mean(square(dark, 0.5, 0.5, 0.1)) + 8)
  expect(difference(square(lit, 0.05, 0.05, 0.05), square(dark, 0.05, 0.05, 0.05))).toBeLessThan(1)
})

test('bright areas spread light, but not in a studio', async () => {
  const beside = async (light: string) =>
    mean(
      square(await paint(layeredDrawing({ light, sky: '#405070', layers: block('light', '#fff') })), 0.24, 0.5, 0.02),
    )
  expect(await beside('day')).toBeGreaterThan((await beside('studio')) + 1)
})

test('drawings that are not square keep their shape', async () => {
  const wide = layeredDrawing({ layers: block('figure', SKIN) }).replace('0 0 1536 1536', '0 0 1536 700')
  const picture = await paint(wide, 300)
  expect(picture).toMatchObject({ widthPx: 300, heightPx: 137 })
  expect(picture.pixels).toHaveLength(300 * 137 * 4)
})

test('a group far outside of the picture does not abort the process', async () => {
  const faded = '<g opacity="0.5"><rect x="2600" y="300" width="120" height="120" fill="#446688"/></g>'
  const layers = layer('figure', `<rect x="1500" y="300" width="60" height="60" fill="#664422"/>${faded}`)
  const drawing = layeredDrawing({ layers })
  expect((await paint(drawing)).widthPx).toBe(256)
})
