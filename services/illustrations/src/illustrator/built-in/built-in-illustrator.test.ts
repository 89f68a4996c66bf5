import { describe, expect, test } from 'vitest'
import { createBuiltInIllustrator } from './built-in-illustrator.ts'
import { testPicture, testRequest } from './requests.fixture.ts'

const illustrator = createBuiltInIllustrator()
const manner = { signal: new AbortController().signal, softened: false }
const nothing = { sheet: Buffer.alloc(0), photo: null }

/** Width and height out of the PNG's own header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

describe('a picture', () => {
  test('is a PNG of 1536 × 1536 px', async () => {
    const drawing = await illustrator.renderPicture(testRequest(), testPicture(), nothing, manner)
    expect(drawing.data.subarray(1, 4).toString()).toBe('PNG')
    expect(sizeOf(drawing.data)).toEqual([1536, 1536])
    expect([drawing.widthPx, drawing.heightPx]).toEqual([1536, 1536])
  })

  test('has the same bytes whenever it is drawn', async () => {
    const picture = testPicture({
      setting: 'jungle',
      cast: ['friend', 'pet', 'guide'],
      guide: 'monkey',
      props: ['lantern'],
    })
    const first = await illustrator.renderPicture(testRequest(), picture, nothing, manner)
    const second = await createBuiltInIllustrator().renderPicture(
      testRequest(),
      picture,
      { sheet: Buffer.from('another sheet'), photo: Buffer.from('photo') },
      manner,
    )
    expect(second.data.equals(first.data)).toBe(true)
  })

  test('stays below two megabytes', async () => {
    const crowded = testPicture({
      setting: 'city-street',
      timeOfDay: 'night',
      cast: ['friend', 'pet', 'guide'],
      guide: 'robot',
      props: ['lantern', 'toolbox'],
    })
    const drawing = await illustrator.renderPicture(testRequest(), crowded, nothing, manner)
    expect(drawing.data.length).toBeLessThan(2_000_000)
  })
})

describe('the character sheet', () => {
  test('is a PNG of 1536 × 1536 px that the photo does not change', async () => {
    const without = await illustrator.renderSheet(testRequest(), null, manner)
    const withPhoto = await illustrator.renderSheet(testRequest(), Buffer.from('photo'), manner)
    expect(sizeOf(without.data)).toEqual([1536, 1536])
    expect(withPhoto.data.equals(without.data)).toBe(true)
  })
})

test('an aborted order is refused', async () => {
  const aborted = { ...manner, signal: AbortSignal.abort() }
  await expect(illustrator.renderPicture(testRequest(), testPicture(), nothing, aborted)).rejects.toThrow(/abort/i)
  await expect(illustrator.renderSheet(testRequest(), null, aborted)).rejects.toThrow(/abort/i)
})

test('an order aborted while it waits for the renderer is refused', async () => {
  const controller = new AbortController()
  const drawings = [1, 2, 3].map(page =>
    illustrator.renderPicture(testRequest(), testPicture({}, page), nothing, { ...manner, signal: controller.signal }),
  )
  controller.abort()
  const outcomes = await Promise.allSettled(drawings)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
