import { createRandom } from '@kahani/random/random'
import { PROPS } from '@kahani/scene/objects'
import type { Prop, PropState, TimeOfDay } from '@kahani/scene/shot'
import { describe, expect, test } from 'vitest'
import type { DrawContext } from '../canvas/draw-context.ts'
import { createLight } from '../canvas/light.ts'
import { createSvgDefs } from '../canvas/svg-defs.ts'
import { GENERAL_STATES } from './prop.ts'
import type { PropDrawing } from './prop-drawing.ts'
import { PROP_DRAWINGS } from './props.ts'

const context = (page = 'page 1', time: TimeOfDay = 'day'): DrawContext => ({
  random: createRandom(page),
  bookRandom: createRandom('book'),
  defs: createSvgDefs(),
  light: createLight(time),
})
const draw = (name: Prop, states: readonly PropState[] = [], colour: string | null = null) =>
  PROP_DRAWINGS[name](context(), { states: new Set(states), colour })
/** A drawing with its gradients, which hold most of the colours. */
const look = (name: Prop, states: readonly PropState[] = [], colour: string | null = null) => {
  const shared = context()
  const drawn = PROP_DRAWINGS[name](shared, { states: new Set(states), colour })
  return `${shared.defs.element()}${JSON.stringify(drawn)}`
}
const statesOf = (name: Prop) => PROP_DRAWINGS[name].states ?? []
const allStates = (name: Prop) => [...new Set([...statesOf(name), ...GENERAL_STATES])]
const numbersIn = (drawn: PropDrawing) => [
  drawn.halfWidth,
  drawn.height,
  ...(drawn.seat ?? []),
  ...(drawn.grip?.at ?? []),
]

/** One of a pair may be the usual state of an object. */
const OPPOSITES: readonly (readonly PropState[])[] = [
  ['open', 'closed', 'rolled'],
  ['empty', 'full'],
  ['lit', 'unlit'],
]

describe('objects', () => {
  test('all look different', () => {
    expect(new Set(PROPS.map(name => draw(name).drawing)).size).toBe(PROPS.length)
  })

  test.each(PROPS)('%s draws something valid in each of its states', name => {
    for (const state of allStates(name)) {
      const drawn = draw(name, [state])
      expect(drawn.drawing.length, state).toBeGreaterThan(40)
      expect(look(name, [state]), state).not.toMatch(/NaN|undefined|Infinity/)
      expect(numbersIn(drawn).every(Number.isFinite), state).toBe(true)
    }
  })

  test.each(PROPS)('%s shows its states', name => {
    const usual = look(name)
    for (const state of allStates(name)) {
      const pair = OPPOSITES.find(each => each.includes(state))?.filter(each => statesOf(name).includes(each))
      const seen =
        pair && pair.length > 1 ? pair.some(each => look(name, [each]) !== usual) : look(name, [state]) !== usual
      expect(seen, state).toBe(true)
    }
  })

  test('show a colour that can be chosen', () => {
    const coloured = PROPS.filter(name => PROP_DRAWINGS[name].coloured)
    expect(coloured.length).toBeGreaterThan(60)
    expect(coloured.filter(name => look(name, [], '#12ab34') === look(name))).toEqual([])
  })

  test('are the same on all pages of a book', () => {
    const view = { states: new Set<PropState>(), colour: null }
    const drawOn = (name: Prop, page: string) => PROP_DRAWINGS[name](context(page), view).drawing
    expect(PROPS.filter(name => drawOn(name, 'page 1') !== drawOn(name, 'page 2'))).toEqual([])
  })

  test('have no shadows and glows of their own', () => {
    const { light } = context()
    expect(PROPS.filter(name => draw(name).drawing.includes(light.shadow))).toEqual([])
  })

  test.each(PROPS)('%s has a size that suits a child 1000 units tall', name => {
    const { halfWidth, height, grip } = draw(name)
    expect(Math.max(halfWidth * 2, height)).toBeGreaterThan(50)
    expect(Math.max(halfWidth, height)).toBeLessThan(2000)
    // What hands hold must not hide the child.
    if (grip) expect(Math.max(halfWidth * 2, height) * grip.scale).toBeLessThan(1600)
  })

  test('that are held have their grip on the object', () => {
    const off = PROPS.filter(name => {
      const { grip, halfWidth, height } = draw(name)
      return grip && (Math.abs(grip.at[0]) > halfWidth || grip.at[1] > 0 || grip.at[1] < -height)
    })
    expect(off).toEqual([])
  })

  test('keep their drawings small', () => {
    expect(PROPS.filter(name => draw(name).drawing.length > 24_000)).toEqual([])
  })
})

describe('states of all objects', () => {
  test('an object that lies is as wide as it is high', () => {
    const upright = draw('flower')
    const lying = draw('flower', ['lying'])
    expect(lying.halfWidth * 2).toBe(upright.height)
    expect(lying.height).toBe(upright.halfWidth * 2)
  })

  test('the grip of an object that is upside down moves with it', () => {
    const { grip, height } = draw('matka')
    const turned = draw('matka', ['upside-down']).grip
    expect(turned?.at[1]).toBeCloseTo(-height - (grip?.at[1] ?? 0))
  })

  test('an object that glows is a light, and a dark one is not', () => {
    expect(draw('egg').light).toBeUndefined()
    expect(draw('egg', ['glowing']).light).toBeDefined()
    expect(draw('pearl').light).toBeDefined()
    expect(draw('pearl', ['dark']).light).toBeUndefined()
  })

  test('lamps give no light when they are out', () => {
    const lamps = ['lantern', 'diya', 'candle', 'paper-lantern', 'table-lamp', 'great-lamp', 'torch'] as const
    for (const name of [...lamps, 'christmas-tree', 'star-lantern'] as const) {
      expect(draw(name).light, name).toBeDefined()
      expect(draw(name, ['unlit']).light, name).toBeUndefined()
    }
  })

  test('vehicles have their lamps on at night, and by day if they are lit', () => {
    const lightOf = (name: Prop, time: TimeOfDay, states: PropState[] = []) =>
      PROP_DRAWINGS[name](context('page 1', time), { states: new Set(states), colour: null }).light
    for (const name of ['train', 'lorry', 'car'] as const) {
      expect(lightOf(name, 'night'), name).toBeDefined()
      expect(lightOf(name, 'night', ['dark']), name).toBeUndefined()
      expect(lightOf(name, 'day'), name).toBeUndefined()
      expect(lightOf(name, 'day', ['lit']), name).toBeDefined()
    }
  })

  test('a signal and a traffic light are green only when they are lit', () => {
    const isGreen = (name: Prop, states: PropState[]) => look(name, states).includes('#3fe07a')
    for (const name of ['signal', 'traffic-light'] as const) {
      expect(isGreen(name, ['lit']), name).toBe(true)
      for (const state of ['unlit', 'dark'] as const) expect(isGreen(name, [state]), `${name}, ${state}`).toBe(false)
    }
  })
})
