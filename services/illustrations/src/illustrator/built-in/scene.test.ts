import { ACTIONS, EXPRESSIONS, PROPS, SETTINGS, TIMES_OF_DAY } from '@kahani/contracts/illustration'
import { PETS } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { childLook } from './figure/look.ts'
import { rasterise } from './raster.ts'
import { testPicture, testRequest } from './requests.fixture.ts'
import { drawScene } from './scene.ts'

const { signal } = new AbortController()
const distinct = (drawings: readonly string[]) => new Set(drawings).size

describe('every setting', () => {
  test.each(SETTINGS)('%s renders at every time of day, each in its own colours', async setting => {
    const drawings = TIMES_OF_DAY.map(timeOfDay =>
      drawScene(testRequest(), testPicture({ setting, timeOfDay, cast: ['pet'] })),
    )
    expect(distinct(drawings)).toBe(TIMES_OF_DAY.length)
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/NaN|undefined|null|Infinity/)
      const { widthPx } = await rasterise(drawing, signal, 40)
      expect(widthPx).toBe(40)
    }
  })

  test.each(['bedroom', 'jungle', 'ship', 'moon', 'deep-sea'] as const)(
    '%s has a bed for a child that sleeps',
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

describe('what a page says is to be seen', () => {
  test('each action, expression and prop makes another picture', () => {
    expect(distinct(ACTIONS.map(action => drawScene(testRequest(), testPicture({ action }))))).toBe(ACTIONS.length)
    expect(distinct(EXPRESSIONS.map(expression => drawScene(testRequest(), testPicture({ expression }))))).toBe(
      EXPRESSIONS.length,
    )
    expect(distinct(PROPS.map(prop => drawScene(testRequest(), testPicture({ props: [prop] }))))).toBe(PROPS.length)
  })

  test('every prop can be asked for with every action', () => {
    const drawings = ACTIONS.flatMap(action =>
      PROPS.map(prop => drawScene(testRequest(), testPicture({ setting: 'rocket', action, props: [prop] }))),
    )
    expect(drawings.filter(drawing => /NaN|undefined/.test(drawing))).toEqual([])
  })

  test('each pet makes another picture, and none where the page has none', () => {
    const withPet = PETS.map(pet => drawScene(testRequest({ pet }), testPicture({ cast: ['pet'] })))
    const without = PETS.map(pet => drawScene(testRequest({ pet }), testPicture({ cast: [] })))
    expect(distinct(withPet)).toBe(PETS.length)
    expect(distinct(without)).toBe(1)
  })

  test('two pages alike are not the same picture', () => {
    expect(drawScene(testRequest(), testPicture({}, 1))).not.toBe(drawScene(testRequest(), testPicture({}, 2)))
  })

  test('an outing under water gives whoever breathes a bubble', () => {
    const circles = (drawing: string) => drawing.match(/stroke="#ffffffb8"/g)?.length ?? 0
    expect(circles(drawScene(testRequest(), testPicture({ setting: 'reef', cast: ['friend', 'pet'] })))).toBe(3)
    expect(circles(drawScene(testRequest(), testPicture({ setting: 'beach', cast: ['friend', 'pet'] })))).toBe(0)
  })
})

describe('the child', () => {
  test('wears the same colours on every page and in every mood', () => {
    const order = testRequest({ characterType: 'pirate' })
    const look = childLook(order.cast, order.seed)
    const own = [
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
    for (const page of pages) for (const colour of own) expect(drawScene(order, page)).toContain(colour)
  })

  test('wears nightclothes in bed at home and costume elsewhere', () => {
    const order = testRequest({ characterType: 'pirate' })
    const look = childLook(order.cast, order.seed)
    const inBed = drawScene(order, testPicture({ setting: 'bedroom', action: 'sleeping' }))
    const awake = drawScene(order, testPicture({ setting: 'bedroom' }))
    expect(inBed).not.toContain(look.outfit.hat)
    expect(inBed).toContain(look.skin)
    expect(awake).toContain(look.outfit.hat)
  })
})
