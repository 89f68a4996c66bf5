import { ACTIONS, EXPRESSIONS, PROPS, SETTINGS, TIMES_OF_DAY } from '@kahani/contracts/illustration'
import { PETS } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { testPicture, testRequest } from '../fixtures/requests.fixture.ts'
import { childLook } from './figure/choose-look.ts'
import { rasterise } from './raster.ts'
import { drawScene } from './scene.ts'

const { signal } = new AbortController()
const distinct = (drawings: readonly string[]) => new Set(drawings).size

describe('every setting', () => {
  test.each(SETTINGS)('%s renders with different colours at every time of day', async setting => {
    const drawings = TIMES_OF_DAY.map(timeOfDay =>
      drawScene(testRequest(), testPicture({ setting, timeOfDay, cast: ['pet'] })),
    )
    expect(distinct(drawings)).toBe(TIMES_OF_DAY.length)
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|null|Infinity/)
    const images = await Promise.all(drawings.map(drawing => rasterise(drawing, signal, 40)))
    expect(images.map(({ widthPx }) => widthPx)).toEqual(TIMES_OF_DAY.map(() => 40))
  })

  test.each(['bedroom', 'jungle', 'ship', 'moon', 'deep-sea'] as const)(
    '%s renders with a sleeping child',
    async setting => {
      const drawing = drawScene(
        testRequest(),
        testPicture({ setting, action: 'sleeping', timeOfDay: 'night', cast: ['friend', 'pet'] }),
      )
      expect(drawing).not.toMatch(/NaN|undefined/)
      expect((await rasterise(drawing, signal, 40)).heightPx).toBe(40)
    },
  )
})

describe('the brief', () => {
  test('each action, expression and prop changes the picture', () => {
    expect(distinct(ACTIONS.map(action => drawScene(testRequest(), testPicture({ action }))))).toBe(ACTIONS.length)
    expect(distinct(EXPRESSIONS.map(expression => drawScene(testRequest(), testPicture({ expression }))))).toBe(
      EXPRESSIONS.length,
    )
    expect(distinct(PROPS.map(prop => drawScene(testRequest(), testPicture({ props: [prop] }))))).toBe(PROPS.length)
  })

  test('every prop renders with every action', () => {
    const drawings = ACTIONS.flatMap(action =>
      PROPS.map(prop => drawScene(testRequest(), testPicture({ setting: 'rocket', action, props: [prop] }))),
    )
    expect(drawings.filter(drawing => /NaN|undefined/.test(drawing))).toEqual([])
  })

  test('each pet changes the picture, unless the page has no pet', () => {
    const withPet = PETS.map(pet => drawScene(testRequest({ pet }), testPicture({ cast: ['pet'] })))
    const without = PETS.map(pet => drawScene(testRequest({ pet }), testPicture({ cast: [] })))
    expect(distinct(withPet)).toBe(PETS.length)
    expect(distinct(without)).toBe(1)
  })

  test('pages with the same brief differ', () => {
    expect(drawScene(testRequest(), testPicture({}, 1))).not.toBe(drawScene(testRequest(), testPicture({}, 2)))
  })

  test('child, friend and pet have air bubbles under water only', () => {
    const circles = (drawing: string) => drawing.match(/stroke="#ffffffb8"/g)?.length ?? 0
    expect(circles(drawScene(testRequest(), testPicture({ setting: 'reef', cast: ['friend', 'pet'] })))).toBe(3)
    expect(circles(drawScene(testRequest(), testPicture({ setting: 'beach', cast: ['friend', 'pet'] })))).toBe(0)
  })
})

describe('the child', () => {
  test('wears the same colours on every page and with every expression', () => {
    const request = testRequest({ characterType: 'pirate' })
    const look = childLook(request.cast, request.seed)
    const colours = [
      look.skin,
      look.hair.colour,
      look.outfit.top,
      look.outfit.trim,
      look.outfit.bottom,
      look.outfit.shoe,
      look.outfit.hat,
    ]
    const pages = EXPRESSIONS.map((expression, i) =>
      testPicture({ expression, setting: SETTINGS[i * 3] ?? 'park', action: ACTIONS[i] ?? 'standing' }, i),
    )
    for (const page of pages) for (const colour of colours) expect(drawScene(request, page)).toContain(colour)
  })

  test('wears nightwear in bed at home and the costume elsewhere', () => {
    const request = testRequest({ characterType: 'pirate' })
    const look = childLook(request.cast, request.seed)
    const inBed = drawScene(request, testPicture({ setting: 'bedroom', action: 'sleeping' }))
    const awake = drawScene(request, testPicture({ setting: 'bedroom' }))
    expect(inBed).not.toContain(look.outfit.hat)
    expect(inBed).toContain(look.skin)
    expect(awake).toContain(look.outfit.hat)
  })
})
