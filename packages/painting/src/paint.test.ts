import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'
import { flatDrawing, meadow } from './fixtures/drawings.fixture.ts'
import { openPainter } from './paint.ts'

const painter = openPainter({ threads: 2 })
const single = openPainter({ threads: 1 })
afterAll(async () => {
  await Promise.all([painter.close(), single.close()])
})

const options = { widthPx: 200, signal: new AbortController().signal } as const

describe('paint', () => {
  test('gives the same bytes for the same drawing on any number of threads', async () => {
    // The single thread has painted another drawing before, the two threads have not.
    const [, expected] = await Promise.all([2, 1].map(seed => single.paint(meadow(seed), options)))
    const pictures = await Promise.all([1, 1].map(seed => painter.paint(meadow(seed), options)))
    for (const { pixels } of pictures) expect(Buffer.compare(pixels, expected?.pixels ?? Buffer.of())).toBe(0)
  })

  test('renders a drawing without layers as it is', async () => {
    const { pixels, width, height } = new Resvg(flatDrawing, { fitTo: { mode: 'width', value: 200 } }).render()
    const picture = await painter.paint(flatDrawing, options)
    expect(picture).toMatchObject({ widthPx: width, heightPx: height })
    expect(Buffer.compare(picture.pixels, pixels)).toBe(0)
  })

  test('rejects when its signal is aborted, before or during the work', async () => {
    const reason = new Error('cancelled')
    await expect(painter.paint(meadow(), { ...options, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    const controller = new AbortController()
    const picture = painter.paint(meadow(), { ...options, widthPx: 1536, signal: controller.signal })
    controller.abort(reason)
    await expect(picture).rejects.toBe(reason)
    expect((await painter.paint(flatDrawing, options)).widthPx).toBe(200)
  })

  test('rejects what is not an SVG', async () => {
    await expect(painter.paint('no drawing', options)).rejects.toThrow()
    await expect(painter.paint('<svg data-layer="', options)).rejects.toThrow()
  })
})

test('a PNG has the pixels of the picture, without alpha', async () => {
  const picture = await painter.paint(flatDrawing, options)
  const { data, info } = await sharp(await encodePng(picture))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 200, height: 200, channels: 3 })
  expect([...data.subarray(300, 303)]).toEqual([...picture.pixels.subarray(400, 403)])
})
