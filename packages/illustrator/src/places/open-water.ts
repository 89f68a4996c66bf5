import { alpha, mix, tint } from '../canvas/colour.ts'
import type { Point } from '../canvas/path.ts'
import { polygon } from '../canvas/path.ts'
import { box, line, SIZE, shape } from '../canvas/svg.ts'
import { openSky, wash } from '../scenery/sky.ts'
import { horizonOf, type Stage } from '../stage/stage.ts'
import { dabs, groundSpots } from './ground-plane.ts'

/** Skies and water that belong together. */

/** Where sun or moon stand in the picture: at the side of it, low at sunset. */
export function shiningAt(stage: Stage, x: number): Point {
  const horizon = Math.min(SIZE, Math.max(500, horizonOf(stage)))
  const share = { morning: 0.5, day: 0.24, sunset: 0.84, dusk: 0.3, night: 0.27 }[stage.context.light.time]
  return [x, horizon * share]
}

const isHeavy = ({ states, weather }: Stage): boolean => states.has('stormy') || weather === 'rain'

/** The stage of a silhouette, with land that is dark against a luminous sky. */
export function againstTheLight(stage: Stage): Stage {
  if (stage.camera !== 'silhouette') return stage
  const { context, sky } = stage
  const dark = mix(sky[0], '#1d1430', 0.66)
  const land = (colour: string) => mix(context.light.land(colour), dark, context.light.dark ? 0.4 : 0.56)
  return { ...stage, context: { ...context, light: { ...context.light, land } } }
}

/** The stage with the colours of a wet or stormy sky, if it is one. */
export function underItsSky(given: Stage): Stage {
  const stage = againstTheLight(given)
  if (!isHeavy(stage)) return stage
  const { context, sky } = stage
  const heavy = (colour: string, share: number) => mix(colour, context.light.dark ? '#1c2740' : '#6f7f95', share)
  return { ...stage, sky: [heavy(sky[0], 0.6), heavy(sky[1], 0.6), heavy(sky[2], 0.54), heavy(sky[3], 0.5)] }
}

/** The sky with sun or moon at `shining`, or with heavy clouds. */
export function skyAbove(stage: Stage, shining: Point, count = 5): string {
  const { context, sky } = stage
  const horizon = horizonOf(stage)
  if (horizon < 30) return box(0, 0, SIZE, SIZE, sky[3])
  return isHeavy(stage)
    ? wash(context, sky, horizon + 40) + stormClouds(stage, mix(sky[0], sky[1], 0.5))
    : openSky(context, sky, Math.min(SIZE, horizon + 40), { count, shining })
}

function stormClouds({ context }: Stage, colour: string): string {
  const { random, defs } = context
  let drawing = ''
  for (let row = 0; row < 3; row++) {
    const y = 40 + row * 150
    let data = `M-40 -40H${SIZE + 40}V${y}`
    for (let x = SIZE + 40; x > -60; ) {
      const w = random.between(120, 260)
      data += `a${w * 0.52} ${w * random.between(0.3, 0.5)} 0 0 1 ${-w} ${random.between(-18, 18)}`
      x -= w
    }
    drawing =
      shape(`${data}Z`, defs.verticalGradient(colour, alpha(tint(colour, 0.16 + row * 0.1), 0.9 - row * 0.24))) +
      drawing
  }
  return drawing
}

/** The colour of water below this sky. */
export function waterIn(stage: Stage, colour: string): string {
  const {
    context: { light },
    sky,
  } = stage
  const lit = mix(light.land(colour), sky[1], 0.2)
  if (isHeavy(stage)) return mix(lit, light.dark ? '#22304a' : '#5f7488', 0.5)
  // Mixed with the orange of the sky, blue would turn grey.
  return light.time === 'sunset' ? mix(lit, '#8f5a9c', 0.55) : light.time === 'dusk' ? mix(lit, sky[1], 0.4) : lit
}

interface WaterOptions {
  colour: string
  /** px of the picture below sun or moon; null for no reflection. */
  glintX?: number | null
  within?: (x: number, z: number) => boolean
  from?: number
  /** Ripples, relative to a calm sea. */
  rough?: number
}

/** Water from the horizon to the viewer, with ripples on the area `within`. */
export function openWater(stage: Stage, { colour, glintX = null, within, from, rough = 1 }: WaterOptions): string {
  const { context, sky } = stage
  const { defs, random } = context
  const horizon = horizonOf(stage)
  const blue = waterIn(stage, colour)
  const far = mix(blue, sky[3], 0.5)
  const area = { ...(within && { within }), ...(from !== undefined && { from }) }
  const ripples = groundSpots(stage, 90 * rough, area)
  const glints = glintX === null ? [] : groundSpots(stage, 46, area)
  const under = glints.map((spot, i) => ({
    ...spot,
    x: (glintX ?? 0) + (((i * 0.618) % 1) - 0.5) * (60 + 0.34 * Math.max(0, spot.y - horizon)),
  }))
  const crests = rough > 1.2 ? shape(dabs(groundSpots(stage, 34, area), 340, 46), alpha('#ffffff', 0.6)) : ''
  return (
    box(0, horizon, SIZE, SIZE - horizon + 4, defs.verticalGradient(far, blue, mix(blue, '#0d2a4a', 0.2))) +
    shape(dabs(ripples.slice(0, ripples.length / 2), 300, 40 * rough), alpha(tint(blue, 0.7), 0.34)) +
    shape(dabs(ripples.slice(ripples.length / 2), 240, 34 * rough), alpha(mix(blue, '#123a5a', 0.6), 0.2)) +
    shape(dabs(under, 200, 30), alpha(tint(sky[3], 0.5), random.between(0.6, 0.7))) +
    crests
  )
}

/** Points along an edge of the ground, from left to right, in world units. */
export const edgePoints = (from: number, to: number, z: (x: number) => number, count = 44): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const x = from + ((to - from) * i) / (count - 1)
    return [x, z(x)]
  })

/** A line that lies on the ground, such as foam; `width` in world units at the given z. */
export function groundLine(
  { view }: Stage,
  points: readonly Point[],
  colour: string,
  width: number,
  widthZ: number,
): string {
  const near = view.zOf('foreground') * 1.4
  const path = points.filter(([, z]) => z > near).map(([x, z]) => view.project([x, 0, z]))
  const data = polygon(path).slice(0, -1)
  return path.length < 2 ? '' : line(data, colour, Math.max(2.5, width * view.scaleAt([0, 0, widthZ])))
}
