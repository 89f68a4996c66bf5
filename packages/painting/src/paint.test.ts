import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'
import { flatDrawing, meadow } from './fixtures/drawings.fixture.ts'
import { openPainter } from './paint.ts'

const painter = openPainter({ threads: 2 })
afterAll(() => painter.close())

const options = { widthPx: 200, signal: new AbortController().signal } as const

describe('paint', () => {
  test('gives the same bytes for the same drawing on any thread, whatever it has painted before', async () => {
    const paint = (seed: number) => painter.paint(meadow(seed), options)
    // One thread has painted another drawing before, the other one has not.
    const [, first] = await Promise.all([paint(2), paint(1)])
    for (const { pixels } of await Promise.all([paint(1), paint(1)]))
      expect(Buffer.compare(pixels, first.pixels)).toBe(0)
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
