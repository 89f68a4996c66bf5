import { FULL } from '@kahani/testing/full'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { describe, expect, test } from 'vitest'
import { createBuiltInIllustrator } from './built-in-illustrator.ts'

const illustrator = createBuiltInIllustrator()
const options = { signal: new AbortController().signal, softened: false }
const noSheetReferences = { photo: null, kept: null }
const noReferences = { sheet: Buffer.alloc(0), companions: {}, photo: null, base: null }

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('an image is a PNG of 1536 × 1536 px', async () => {
  const image = await illustrator.renderSheet(testRequest(), 'child', noSheetReferences, options)
  expect(image.data.subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(image.data)).toEqual([1536, 1536])
  expect([image.widthPx, image.heightPx]).toEqual([1536, 1536])
})

if (FULL) {
  test('a picture with many details is below five megabytes', async () => {
    const picture = testPicture({
      setting: 'city-street',
      timeOfDay: 'night',
      cast: ['friend', 'pet', 'guide'],
      guide: 'robot',
      props: ['lantern', 'toolbox'],
    })
    const image = await illustrator.renderPicture(testRequest(), picture, noReferences, options)
    expect(sizeOf(image.data)).toEqual([1536, 1536])
    expect(image.data.length).toBeLessThan(5_000_000)
  })
}

test('a picture has the configured size, and bytes that depend on neither sheet nor photo', async () => {
  const render = (references: { sheet: Buffer; companions: object; photo: Buffer | null; base: Buffer | null }) =>
    createBuiltInIllustrator(100).renderPicture(testRequest(), testPicture(), references, options)
  const image = await render(noReferences)
  expect(sizeOf(image.data)).toEqual([100, 100])
  const again = await render({ ...noReferences, sheet: Buffer.from('another sheet'), photo: Buffer.from('photo') })
  expect(again.data.equals(image.data)).toBe(true)
})

test('the character sheet is a PNG of the configured size that does not depend on photo and earlier sheet', async () => {
  const render = (references: { photo: Buffer | null; kept: Buffer | null }) =>
    createBuiltInIllustrator(100).renderSheet(testRequest(), 'child', references, options)
  const references = { photo: Buffer.from('photo'), kept: Buffer.from('sheet') }
  const [without, withPhoto] = await Promise.all([render(noSheetReferences), render(references)])
  expect(sizeOf(without.data)).toEqual([100, 100])
  expect(withPhoto.data.equals(without.data)).toBe(true)
})

describe('with an aborted signal', () => {
  test('rejects at once', async () => {
    const aborted = { ...options, signal: AbortSignal.abort() }
    await expect(illustrator.renderPicture(testRequest(), testPicture(), noReferences, aborted)).rejects.toThrow(
      /abort/i,
    )
    await expect(illustrator.renderSheet(testRequest(), 'child', noSheetReferences, aborted)).rejects.toThrow(/abort/i)
  })

  test('rejects pictures that wait for the renderer', async () => {
    const controller = new AbortController()
    const images = [1, 2, 3].map(page =>
      illustrator.renderPicture(testRequest(), testPicture({}, page), noReferences, {
        ...options,
        signal: controller.signal,
      }),
    )
    controller.abort()
    const outcomes = await Promise.allSettled(images)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
