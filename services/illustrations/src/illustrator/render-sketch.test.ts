import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { renderSketch } from './render-sketch.ts'

test('a sketch is a PNG of 512 × 512 px', async () => {
  const png = await renderSketch(testRequest(), testPicture())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512])
})
