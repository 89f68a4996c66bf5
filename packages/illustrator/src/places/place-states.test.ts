import type { PlaceState, Setting } from '@kahani/scene/shot'
import { describe, expect, test } from 'vitest'
import { mix } from '../canvas/colour.ts'
import { createLight } from '../canvas/light.ts'
import { snowIn } from '../scenery/snow.ts'
import { drawingOf, SIDES, sceneOf } from './scene-of.fixture.ts'

test.each([
  ['beach', 'low-tide'],
  ['beach', 'glowing'],
  ['reef', 'dark'],
  ['reef', 'glowing'],
  ['deep-sea', 'bubble'],
  ['ship', 'stormy'],
  ['jungle', 'eyes'],
  ['jungle', 'tunnel'],
  ['jungle', 'lamp-lit'],
  ['waterfall', 'flood'],
  ['treehouse', 'treetop'],
  ['enchanted-forest', 'paper'],
  ['enchanted-forest', 'fading'],
  ['enchanted-forest', 'broken-bridge'],
  ['cave', 'flood'],
  ['riverside', 'lamps'],
  ['riverside', 'flood'],
  ['riverside', 'whole-bridge'],
  ['riverside', 'dark'],
  ['riverside', 'sandbank'],
  ['riverside', 'landing'],
] as const)('%s changes in the state "%s"', (setting, state) => {
  const night = { time: 'night' } as const
  expect(drawingOf(sceneOf(setting, { ...night, states: [state] }))).not.toBe(drawingOf(sceneOf(setting, night)))
})

test.each(['hilltop', 'garden', 'stepwell'] as const)('the ground of the %s cracks when it is dry', setting => {
  const dry = sceneOf(setting, { side: 2, states: ['dry'] }).ground
  expect(dry).not.toBe(sceneOf(setting, { side: 2 }).ground)
})

test.each(['bedroom', 'home', 'kitchen', 'verandah', 'hospital'] as const)(
  'the %s is lit in other ways by lamps, by the moon and by a candle',
  setting => {
    const nights = [[], ['lights-out'], ['blackout'], ['diwali']] as const
    const drawn = nights.map(states => drawingOf(sceneOf(setting, { time: 'night', states: [...states] })))
    expect(new Set(drawn).size).toBe(nights.length)
  },
)

describe('winter', () => {
  const { lit, blue } = snowIn({ light: createLight('day') })

  test.each(['hilltop', 'village', 'garden'] as const)('makes the ground of the %s white from every side', setting => {
    for (let side = 0; side < SIDES[setting]; side++) {
      const isWhite = (states: PlaceState[]) => sceneOf(setting, { side, states }).defs.includes(lit)
      expect([isWhite(['snowy']), isWhite([])], `side ${side}`).toEqual([true, false])
    }
  })

  test('covers the roofs and the trees of the village', () => {
    const shaded = mix(lit, blue, 0.5)
    const covered = (states: PlaceState[]) =>
      sceneOf('village', { states }).pieces.filter(({ drawing }) => drawing.includes(shaded)).length
    expect(covered([])).toBe(0)
    // Two houses and the peepal.
    expect(covered(['snowy'])).toBe(3)
  })

  test('leaves no flowers in the garden', () => {
    const plants = (states: PlaceState[]) => sceneOf('garden', { states }).pieces.length
    expect(plants(['snowy'])).toBeLessThan(plants([]) - 6)
  })
})

test('the missing star of the courtyard leaves a gap beside the others', () => {
  const withAll = sceneOf('courtyard', { time: 'night', states: ['three-stars'] }).sky
  const withGap = sceneOf('courtyard', { time: 'night', states: ['missing-star'] }).sky
  const bright = (sky: string) => sky.split('#fff6d8').length
  expect(bright(withAll) - bright(withGap)).toBe(1)
})

test('the whirlpool is on the open river', () => {
  expect(drawingOf(sceneOf('riverside', { side: 2, states: ['whirlpool'] }))).not.toBe(
    drawingOf(sceneOf('riverside', { side: 2 })),
  )
})

test('whole and broken bridges differ', () => {
  for (const side of [0, 1])
    expect(drawingOf(sceneOf('riverside', { side, states: ['whole-bridge'] }))).not.toBe(
      drawingOf(sceneOf('riverside', { side, states: ['broken-bridge'] })),
    )
})

test('the volcano of the fern valley glows after dark, and the wind bends its plume', () => {
  const glows = (shot: Parameters<typeof sceneOf>[1]) => sceneOf('fern-valley', shot).defs.includes('#ff8f5a')
  expect(glows({ time: 'night' })).toBe(true)
  expect(glows({ time: 'day' })).toBe(false)
  expect(glows({ side: 1, time: 'night' })).toBe(false)
  const far = (weather: 'clear' | 'wind') => sceneOf('fern-valley', { weather }).far
  const starts = (drawing: string) => drawing.match(/M[-\d.]+ [-\d.]+/g)
  expect(starts(far('wind'))).not.toEqual(starts(far('clear')))
})

test('what is below the sea is in water, what is above is on land', () => {
  expect(sceneOf('reef').medium).toBe('water')
  expect(sceneOf('deep-sea').medium).toBe('water')
  expect(sceneOf('beach').medium).toBe('land')
})

describe('a bare room', () => {
  const SIDES_OF_ROOMS = (['bedroom', 'home'] as const).flatMap(room => [0, 1, 2, 3].map(side => [room, side] as const))

  test.each(SIDES_OF_ROOMS)('is empty in the %s, seen from side %i', (setting, side) => {
    const furnished = sceneOf(setting, { side })
    const bare = sceneOf(setting, { side, states: ['bare'] })
    expect(bare.pieces.length).toBeLessThanOrEqual(3)
    expect(bare.pieces.length).toBeLessThan(furnished.pieces.length)
    expect(bare.ground.length).toBeLessThan(furnished.ground.length)
    expect(bare.front).toBe('')
    expect(Object.keys(bare.spots)).not.toContain('chair')
  })

  test.each([0, 1, 3])('has a mattress on the floor of the bedroom, seen from side %i', side => {
    const { bed } = sceneOf('bedroom', { side, states: ['bare'] }).spots
    expect(bed?.pillow).toBeDefined()
    expect(bed?.seat).toBeLessThan(sceneOf('bedroom', { side }).spots.bed?.seat ?? 0)
  })
})

describe('rain', () => {
  test('adds streaks before the figures and puddles on the ground', () => {
    const clear = sceneOf('village')
    const rain = sceneOf('village', { weather: 'rain' })
    expect(rain.front.length).toBeGreaterThan(clear.front.length)
    expect(rain.pieces.length).toBe(clear.pieces.length + 1)
  })

  test.each([
    ['barn', 0],
    ['school', 2],
  ] as const)('does not fall in the %s', (setting, side) => {
    // The light is duller, the shapes are the same.
    const shapes = ({ front }: { front: string }) => front.replace(/#[0-9a-f]+/g, '')
    expect(shapes(sceneOf(setting, { side, weather: 'rain' }))).toBe(shapes(sceneOf(setting, { side })))
  })
})

describe('snow', () => {
  test('falls before and behind the figures, and begins to lie on the ground', () => {
    const clear = sceneOf('village')
    const snow = sceneOf('village', { weather: 'snow' })
    expect(snow.front.length).toBeGreaterThan(clear.front.length)
    expect(snow.pieces.length).toBe(clear.pieces.length + 1)
    expect(snow.ground.length).toBeGreaterThan(clear.ground.length)
  })

  test.each(Object.keys(SIDES) as Setting[])('falls in the %s where rain does', setting => {
    // Without colours and names of gradients.
    const [clear, rain, snow] = (['clear', 'rain', 'snow'] as const).map(weather =>
      sceneOf(setting, { weather }).front.replace(/#\w+/g, ''),
    )
    const isRainy = rain !== clear
    expect(snow !== clear).toBe(isRainy)
    expect(snow !== rain).toBe(isRainy)
  })

  test.each(['bedroom', 'home', 'kitchen', 'hospital'] as const)(
    'falls outside the window of the %s and not in it',
    setting => {
      const snow = sceneOf(setting, { weather: 'snow' })
      const clear = sceneOf(setting)
      expect(snow.ground).not.toBe(clear.ground)
      expect(snow.pieces).toHaveLength(clear.pieces.length)
      expect(snow.front.length).toBe(clear.front.length)
    },
  )
})
