import { expect, test } from 'vitest'
import { againstTheLight } from '../canvas/against-the-light.ts'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { createView } from '../space/view.ts'
import { testLook } from './person.fixture.ts'
import { drawPerson } from './person.ts'
import { POSES } from './pose.ts'

/** From 0 (black) to 255 (white). */
const brightness = (colour: string): number => {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return (value >> 16) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11
}

/** A person in a silhouette: all colours, and that of the skin, which is the one on the outline of the head. */
function coloursAgainstTheLight(skin: string, time: 'night' | 'sunset') {
  const defs = createSvgDefs()
  const light = againstTheLight(createLight(time))
  const view = createView({ target: [0, 500, 0], at: [0.5, 0.5], height: 1536, distance: 4000, pitch: 4 })
  const look = testLook({ skin })
  const { drawing } = drawPerson({ defs, light }, look, view, {
    pose: POSES.standing,
    expression: 'laughing',
    outfit: look.outfit,
    at: [0, 0, 0],
    yaw: 20,
  })
  return {
    skin: light.on(skin),
    all: [...(drawing + defs.element()).matchAll(/#[\da-f]{6}/g)].map(([colour]) => colour),
  }
}

test.each([
  ['#8a5636', 'night'],
  ['#8a5636', 'sunset'],
  ['#dfb085', 'night'],
  ['#dfb085', 'sunset'],
] as const)('against the light a face of %s at %s stays soft and natural', (given, time) => {
  const { skin, all } = coloursAgainstTheLight(given, time)
  expect(all).toContain(skin)
  // No black face, and nothing in it that glares.
  expect(brightness(skin)).toBeGreaterThan(50)
  expect(Math.max(...all.map(brightness))).toBeLessThan(180)
  // Lips and cheeks are not red.
  const redness = (colour: string) => Number.parseInt(colour.slice(1, 3), 16) - Number.parseInt(colour.slice(3, 5), 16)
  expect(Math.max(...all.map(redness))).toBeLessThan(90)
})
