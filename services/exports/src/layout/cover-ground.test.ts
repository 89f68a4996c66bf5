import { COVER } from '@kahani/contracts/illustration'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describePicture } from '../pictures/encode-pictures.ts'
import { groundOf } from './cover-ground.ts'

const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255
const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
    const value = channel(hex, i)
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)

test.each(['#ffffff', '#ffee00', '#00ff88', '#10204a', '#808080', '#e04020'])(
  'a picture of the colour %s has a ground on which white letters are readable',
  async background => {
    const bitmap = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const front = await describePicture({ bitmap, drawing: null })
    const ground = groundOf({ pictures: new Map([[COVER, front]]) })
    expect(1.05 / (luminance(ground) + 0.05)).toBeGreaterThan(7)
  },
)
