import type { Region } from '@kahani/contracts/region'
import { expect, test } from 'vitest'
import type { PageContext, PagePicture } from './elements.ts'
import { framedPicture } from './framed-picture.ts'

const ROOM = { left: 100, top: 48, width: 500, height: 400 }

/** The size of the frame around a square picture in which these regions have to be seen. */
function frameOf(...regions: Region[]) {
  const focus = regions.map(box => ({ part: 'face', who: 'child', box }))
  const picture = { widthPx: 900, heightPx: 900, focus } as unknown as PagePicture
  const context = { pictures: new Map([[1, picture]]), urlOf: () => '' } as unknown as PageContext
  const markup = framedPicture(context, { picture: 1, altText: '' }, ROOM)
  const [, width, height] = /width:(\d+)px;height:(\d+)px/.exec(markup) ?? []
  return { width: Number(width), height: Number(height) }
}

test('a framed picture is as wide as its room if what has to be seen is in it', () => {
  expect(frameOf({ x: 0.4, y: 0.3, width: 0.2, height: 0.4 })).toEqual({ width: 500, height: 400 })
})

test('otherwise it is whole but for a little', () => {
  const whole = { width: 424, height: 400 }
  expect(frameOf({ x: 0.4, y: 0.05, width: 0.2, height: 0.9 })).toEqual(whole)
  expect(frameOf()).toEqual(whole)
})
