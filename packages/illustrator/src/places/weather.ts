import type { Random } from '@kahani/random/random'
import { alpha, mix, tint } from '../canvas/colour.ts'
import type { Light } from '../canvas/light.ts'
import { n } from '../canvas/path.ts'
import { box, line, SIZE, shape } from '../canvas/svg.ts'
import type { Sky } from '../scenery/skies.ts'
import type { DrawSetting, Piece, Stage } from '../stage/stage.ts'
import { flakes, settledSnow } from './falling-snow.ts'
import { sparks } from './forest/forest-air.ts'
import { onGround } from './solid.ts'

/** Rain, snow, wind, mist and storms over places under the open sky, and the light of cameras that need another one. */

const RAIN_SKY: Sky = ['#5f7488', '#7d93a3', '#a3b5b9', '#ccd3c8']
const SNOW_SKY: Sky = ['#8fa3bd', '#a9bacd', '#c6d2dc', '#e9ecec']
const STORM_SKY: Sky = ['#33305c', '#514878', '#7a6488', '#d9a685']

/** Heavy clouds hide the sun. */
export const overcast = ({ weather, states }: Pick<Stage, 'weather' | 'states'>): boolean =>
  weather === 'rain' || weather === 'snow' || states.has('stormy')

function skyIn({ context, weather, states, sky }: Stage): Sky {
  const grey = states.has('stormy') ? STORM_SKY : weather === 'snow' ? SNOW_SKY : RAIN_SKY
  const share = overcast({ weather, states }) ? (context.light.dark ? 0.3 : 0.78) : 0
  const pale = weather === 'mist' ? 0.3 : 0
  const part = (i: 0 | 1 | 2 | 3) => mix(mix(sky[i], grey[i], share), mix(sky[3], '#e9ece4', 0.4), pale)
  return [part(0), part(1), part(2), part(3)]
}

/** Scenery is dark against a luminous sky, or luminous where walls hide the sky, and pale behind faces that are close. */
function landIn({ camera, weather, states, context }: Stage, sky: Sky, light: Light, walled: boolean): Light['land'] {
  const gloom = states.has('stormy') ? 0.16 : weather === 'rain' ? 0.2 : weather === 'snow' ? 0.12 : 0
  const grey = states.has('stormy') ? '#5d4a7c' : '#66788c'
  const dark = mix(sky[0], '#1d1430', 0.72)
  return colour => {
    const lit = mix(light.land(colour), grey, gloom)
    if (camera === 'silhouette')
      return walled ? mix(lit, context.light.dark ? '#f2c27a' : '#ffe9bd', 0.34) : mix(lit, dark, 0.62)
    return camera === 'close-up' ? mix(lit, mix(sky[2], sky[3], 0.5), context.light.dark ? 0.1 : 0.16) : lit
  }
}

/**
 * Draws a setting in the weather of the shot.
 * @param walled sides that have a wall instead of the sky behind the figures
 * @param roofed sides where neither rain nor leaves reach the figures
 */
export const inWeather =
  (
    draw: DrawSetting,
    { walled = [], roofed = [] }: { walled?: readonly number[]; roofed?: readonly number[] } = {},
  ): DrawSetting =>
  stage => {
    const { context, weather, camera, states } = stage
    const sky = skyIn(stage)
    const closed = walled.includes(stage.side)
    const light = { ...context.light, land: landIn(stage, sky, context.light, closed) }
    const tuned: Stage = { ...stage, sky, context: { ...context, light } }
    const drawn = draw(tuned)
    const scene =
      camera === 'silhouette' && closed ? { ...drawn, ground: drawn.ground + darkGround(tuned), front: '' } : drawn
    if (roofed.includes(stage.side)) return scene
    const random = context.random.fork('weather')
    if (states.has('fireflies')) return { ...scene, front: scene.front + sparks(tuned, 90) }
    switch (weather) {
      case 'rain':
        return {
          ...scene,
          ground: scene.ground + wetGround(tuned, random),
          pieces: [...scene.pieces, veil(tuned, rain(random, 90, 46, 3, 0.2))],
          front: scene.front + rain(random, 70, 130, 5, 0.34),
        }
      case 'snow':
        return {
          ...scene,
          ground: scene.ground + settledSnow(tuned),
          pieces: [...scene.pieces, veil(tuned, flakes(random, context.light, { ...WHOLE, count: 190, size: [3, 7] }))],
          front: scene.front + flakes(random, context.light, { ...WHOLE, count: 120, size: [4, 17] }),
        }
      case 'wind':
        return { ...scene, front: scene.front + flyingLeaves(tuned, random) }
      case 'mist':
        return { ...scene, pieces: [...scene.pieces, ...mist(tuned)] }
      default:
        return scene
    }
  }

/** Shade over the ground, so that dark figures stand on dark ground before a bright wall. */
function darkGround({ view, sky, context }: Stage): string {
  const dark = mix(sky[0], '#1d1430', 0.72)
  const top = view.horizon
  return box(
    0,
    top,
    SIZE,
    SIZE - top,
    context.defs.verticalGradient(alpha(dark, 0), alpha(dark, 0.7), alpha(dark, 0.86)),
  )
}

const WHOLE = { left: -20, top: -20, width: SIZE + 40, height: SIZE + 40 }

/** Slanting streaks over the whole picture. */
function rain(random: Random, count: number, length: number, width: number, strength: number): string {
  let data = ''
  for (let i = 0; i < count; i++) {
    const long = length * random.between(0.6, 1.3)
    data += `M${n(random.between(-80, SIZE + 200))} ${n(random.between(-80, SIZE))}l${n(-long * 0.3)} ${n(long)}`
  }
  return line(data, alpha('#eef4f2', strength), width)
}

/** Something drawn in px behind the figures in the middle ground. */
const veil = ({ view }: Stage, drawing: string): Piece => ({
  depth: view.depthOf([0, 0, view.zOf('middle') * 1.6]),
  kind: 'scenery',
  drawing,
})

/** Puddles that mirror the sky, with the rings of drops. */
function wetGround(stage: Stage, random: Random): string {
  const { view, sky } = stage
  const mirror = mix(sky[2], sky[1], 0.4)
  const puddles = Array.from({ length: 9 }, (_, i) => {
    const z = view.zOf('near') - 300 + 2600 * ((i + random.next()) / 9) ** 1.4
    const x = view.xOf(random.between(-1.1, 1.1), z)
    const w = random.between(120, 360)
    const h = w * random.between(0.5, 0.8)
    const lobe = `M${n(-w)} 0C${n(-w)} ${n(-h * 0.9)} ${n(-w * 0.2)} ${n(-h * 0.5)} ${n(w * 0.1)} ${n(-h * 0.8)}S${n(w)} ${n(-h * 0.5)} ${n(w)} 0S${n(w * 0.3)} ${n(h * 0.6)} ${n(-w * 0.1)} ${n(h * 0.7)}S${n(-w)} ${n(h * 0.8)} ${n(-w)} 0Z`
    const rings = `M${n(-w * 0.3)} 0a60 60 0 1 1 120 0a60 60 0 1 1 -120 0ZM${n(w * 0.2)} ${n(h * 0.2)}a34 34 0 1 1 68 0a34 34 0 1 1 -68 0Z`
    return onGround(stage, x, z, shape(lobe, alpha(mirror, 0.72)) + line(rings, alpha(tint(sky[3], 0.4), 0.7), 7))
  })
  return puddles.join('')
}

function flyingLeaves({ context }: Stage, random: Random): string {
  const { light } = context
  const leaf = (x: number, y: number, size: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size]
    return `M${n(x)} ${n(y)}q${n(dx * 0.4 - dy * 0.5)} ${n(dy * 0.4 + dx * 0.5)} ${n(dx)} ${n(dy)}q${n(-dx * 0.4 + dy * 0.3)} ${n(-dy * 0.4 - dx * 0.3)} ${n(-dx)} ${n(-dy)}Z`
  }
  const some = (count: number) =>
    Array.from({ length: count }, () => {
      const aside = random.chance(0.5) ? random.between(-20, 420) : random.between(SIZE - 420, SIZE)
      const [x, y] = random.chance(0.6)
        ? [aside, random.between(60, SIZE * 0.92)]
        : [random.between(0, SIZE), random.between(20, 420)]
      return leaf(x, y, random.between(18, 44), random.between(-50, 40))
    }).join('')
  const gusts = Array.from({ length: 7 }, () => {
    const y = random.between(120, SIZE * 0.8)
    const x = random.between(-200, SIZE - 300)
    const length = random.between(260, 520)
    return `M${n(x)} ${n(y)}c${n(length * 0.3)} -40 ${n(length * 0.5)} 30 ${n(length)} -14`
  }).join('')
  return (
    line(gusts, alpha('#ffffff', 0.24), 7) +
    shape(some(16), light.land('#d9a441')) +
    shape(some(14), light.land('#8aa653')) +
    shape(some(9), light.land('#c4713f'))
  )
}

/** Bands of mist between the near and the far scenery. */
function mist({ view, sky, context }: Stage): Piece[] {
  const colour = mix(sky[3], context.light.dark ? '#8fb0c4' : '#f2f2ea', 0.4)
  const far = view.zOf('far')
  return [0.5, 0.9, 1.6, 2.8].map((share, i) => {
    const z = far * share
    const [, foot] = view.project([0, 0, z])
    const height = 900 * view.scaleAt([0, 0, z]) + 60
    const fill = context.defs.verticalGradient(alpha(colour, 0), alpha(colour, 0.34 + i * 0.08), alpha(colour, 0))
    return {
      depth: view.depthOf([0, 0, z]),
      kind: 'scenery' as const,
      drawing: box(0, foot - height, SIZE, height * 1.5, fill),
    }
  })
}

/** An upright drawing in world units, bent by the wind if there is any. */
export const swayed = ({ weather }: Stage, drawing: string, degrees = 7): string =>
  weather === 'wind' ? `<g transform="skewX(${-degrees * 1.6})">${drawing}</g>` : drawing
