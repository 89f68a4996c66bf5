import { GUIDES } from '@kahani/contracts/scene'
import { describe, expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { createRandom } from '../canvas/random.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { AWAKE } from './creature.ts'
import { GUIDE_DRAWINGS } from './guides.ts'
import { PET_DRAWINGS } from './pets.ts'

const CREATURES = { ...PET_DRAWINGS, ...GUIDE_DRAWINGS }
const context = () => ({
  random: createRandom('test'),
  bookRandom: createRandom('book'),
  defs: createSvgDefs(),
  light: createLight('day'),
})
const drawAll = (asleep: boolean) => Object.values(CREATURES).map(draw => draw(context(), { ...AWAKE, asleep }))

describe('pets and guides', () => {
  test('all have different drawings', () => {
    expect(new Set(drawAll(false).map(({ drawing }) => drawing)).size).toBe(GUIDES.length + 5)
  })

  test('all look different when asleep', () => {
    const awake = drawAll(false)
    const asleep = drawAll(true)
    expect(asleep.filter(({ drawing }, i) => drawing === awake[i]?.drawing)).toEqual([])
  })

  test('all fit into a picture with a child', () => {
    for (const { halfWidth, height } of drawAll(false)) {
      expect(height).toBeGreaterThan(100)
      expect(height).toBeLessThan(800)
      expect(halfWidth).toBeLessThan(400)
    }
  })
})
