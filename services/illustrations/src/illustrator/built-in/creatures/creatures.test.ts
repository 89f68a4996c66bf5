import { GUIDES } from '@kahani/contracts/illustration'
import { describe, expect, test } from 'vitest'
import { createLight } from '../light.ts'
import { createPaints } from '../paints.ts'
import { createRandom } from '../random.ts'
import { GUIDE_DRAWINGS } from './guides.ts'
import { PET_DRAWINGS } from './pets.ts'

const everybody = { ...PET_DRAWINGS, ...GUIDE_DRAWINGS }
const easel = () => ({
  random: createRandom('test'),
  book: createRandom('book'),
  paints: createPaints(),
  light: createLight('day'),
})
const drawn = (asleep: boolean) => Object.values(everybody).map(draw => draw(easel(), { asleep }))

describe('pets and guides', () => {
  test('each have a drawing of their own', () => {
    expect(new Set(drawn(false).map(({ drawing }) => drawing)).size).toBe(GUIDES.length + 5)
  })

  test('each close their eyes asleep', () => {
    const awake = drawn(false)
    const asleep = drawn(true)
    expect(asleep.filter(({ drawing }, i) => drawing === awake[i]?.drawing)).toEqual([])
  })

  test('each fit a picture beside a child', () => {
    for (const { halfWidth, height } of drawn(false)) {
      expect(height).toBeGreaterThan(100)
      expect(height).toBeLessThan(800)
      expect(halfWidth).toBeLessThan(400)
    }
  })
})
