import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { band, n, type Point } from '../canvas/path.ts'
import { box, line, SIZE, shape } from '../canvas/svg.ts'
import { grass, land, ridge } from '../scenery/land.ts'
import { hazeOf } from '../scenery/skies.ts'
import { cloud, glow, openSky, wash } from '../scenery/sky.ts'
import { grove } from '../scenery/trees.ts'
import type { Vec3 } from '../space/vec3.ts'
import { horizonOf, type Piece, type Stage } from '../stage/stage.ts'
import { patchesOn } from './ground-cover.ts'
import { driftFront, snowGround } from './snow-ground.ts'
import { overcast } from './weather.ts'

/** Where the sun or the moon stands, as a share of the picture's width: each side looks in another direction. */
const SHINING = [0.76, 0.2, 0.88, 0.3] as const

/** The sky above the horizon; the whole picture if the camera looks up. */
export function skyOf(stage: Stage, { clouds = 5 } = {}): string {
  const { context, sky, camera, side } = stage
  const horizon = horizonOf(stage)
  if (horizon < 30) return box(0, 0, SIZE, SIZE, sky[3])
  const floor = Math.min(SIZE, horizon + 40)
  if (overcast(stage)) return wash(context, sky, floor) + cloudBank(stage, floor)
  const x = (SHINING[side] ?? 0.7) * SIZE
  if (camera === 'silhouette') {
    const low: Point = [SIZE * (side % 2 === 0 ? 0.56 : 0.42), horizon - 300]
    return (
      openSky(context, sky, floor, { count: 3, shining: low }) +
      glow(context, low[0], low[1], 760, context.light.dark ? '#cfe6ee' : '#fff0c0', 0.5)
    )
  }
  const heights = { morning: 0.56, day: 0.16, sunset: 0.66, dusk: 0.24, night: 0.2 }
  return openSky(context, sky, floor, { count: clouds, shining: [x, heights[context.light.time] * floor] })
}

/** Heavy clouds that hang from the top of the picture. */
function cloudBank({ context, sky }: Stage, floor: number): string {
  const { random } = context
  const dark = mix(sky[0], '#2a2340', 0.18)
  const row = (y: number, colour: string, size: number) => {
    let drawing = ''
    for (let x = -120; x < SIZE + 160; x += size * 0.62)
      drawing += cloud(context, x + random.between(-40, 40), y + random.between(-24, 24), size, colour)
    return drawing
  }
  return (
    row(floor * 0.44, mix(sky[1], sky[2], 0.5), 520) +
    row(floor * 0.26, mix(dark, sky[1], 0.6), 680) +
    box(0, 0, SIZE, floor * 0.12, alpha(dark, 0.6)) +
    row(floor * 0.1, dark, 820)
  )
}

/** Rolling hills at the horizon, with woods on some of them. */
export function hillsOf(stage: Stage, colours: readonly string[], { woods = true, height = 1 } = {}): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > SIZE) return ''
  const haze = hazeOf(stage.context, stage.sky)
  const size = (stage.view.scaleAt([0, 0, stage.view.zOf('horizon')]) / 0.1) * height
  return colours
    .map((colour, i) => {
      const top = ridge(stage.context.random, horizon - (60 - i * 34) * size, 46 * size, 0.9 + i * 0.5)
      const wood = woods
        ? grove(
            stage.context,
            top,
            i % 2 === 0 ? -20 : 700,
            i % 2 === 0 ? 760 : SIZE + 40,
            34 + i * 14,
            haze('#5f9470', 0.5 - i * 0.16),
          )
        : ''
      return wood + land(stage.context, top, haze(colour, 0.5 - i * 0.18), { marks: 16, depth: 60 })
    })
    .join('')
}

/** A far line of trees that hides where the ground ends. */
export function treeLine(stage: Stage, colour: string, size = 60, air = 0.3): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > SIZE) return ''
  const top = ridge(stage.context.random, horizon + 6, 8, 2)
  return grove(stage.context, top, -40, SIZE + 60, size, hazeOf(stage.context, stage.sky)(colour, air))
}

interface GroundOptions {
  marks?: number
  grassy?: boolean
  /** Colour of the tufts of grass. */
  blades?: string
}

/** Flat ground from the horizon to the viewer, or its edge below the feet if the camera looks up. */
export function groundOf(
  stage: Stage,
  colour: string,
  { marks = 90, grassy = true, blades }: GroundOptions = {},
): string {
  const { context, view } = stage
  const { random, defs, light } = context
  if (light.snowy) return snowGround(stage)
  const lit = light.land(colour)
  const horizon = horizonOf(stage)
  if (horizon >= SIZE) return crest(stage, lit)
  const strokes: string[][] = [[], []]
  for (let i = 0; i < marks; i++) {
    const share = random.next() ** 1.6
    const y = Math.max(0, horizon) + 12 + (SIZE - Math.max(0, horizon)) * share
    const length = 20 + 150 * share
    const x = random.between(-60, SIZE)
    strokes[i % 2]?.push(
      `M${n(x)} ${n(y)}q${n(length / 2)} ${n(random.between(-8, 8) * share)} ${n(length)} ${n(random.between(-5, 5) * share)}`,
    )
  }
  return (
    box(0, horizon, SIZE, SIZE - horizon + 2, defs.verticalGradient(tint(lit, 0.16), lit, shade(lit, 0.14))) +
    line(strokes[0]?.join('') ?? '', alpha(shade(lit, 0.5), 0.14), 7) +
    line(strokes[1]?.join('') ?? '', alpha(tint(lit, 0.5), 0.2), 6) +
    (view.pitch > 20 ? patchesOn(stage, 12, [alpha(shade(lit, 0.3), 0.12), alpha(tint(lit, 0.4), 0.1)]) : '') +
    (grassy ? clumps(stage, view.pitch > 20 ? 130 : 60, light.land(blades ?? shade(colour, 0.22))) : '')
  )
}

/** The near edge of the ground, seen from a camera that looks up from below it. */
function crest({ context, view }: Stage, colour: string): string {
  const [, foot] = view.project([0, 0, 0])
  const top = ridge(context.random, foot - 18, 10, 1.4)
  const points = Array.from({ length: 18 }, (_, i): Point => [i * 96 - 48, top(i * 96 - 48)])
  return shape(band(points, SIZE + 10), context.defs.verticalGradient(tint(colour, 0.12), shade(colour, 0.2)))
}

/** Clumps of grass that stand on the ground, larger towards the viewer. */
export function clumps(stage: Stage, count: number, colour: string, height = 90): string {
  const { view, context } = stage
  const { random } = context
  let data = ''
  for (let i = 0; i < count; i++) {
    const z = view.zOf('foreground') * 0.5 + view.zOf('far') * 1.3 * random.next() ** 1.5
    const [x, y] = view.project([view.xOf(random.between(-1.1, 1.1), z), 0, z])
    if (y > SIZE + 40) continue
    const h = height * view.scaleAt([0, 0, z]) * random.between(0.6, 1.3)
    for (const lean of [-0.6, -0.15, 0.3, 0.7])
      data += `M${n(x + lean * 8 - h * 0.06)} ${n(y)}Q${n(x + lean * h * 0.3)} ${n(y - h * 0.6)} ${n(x + lean * h)} ${n(y - h * (1 - Math.abs(lean) * 0.4))}Q${n(x + h * 0.1 + lean * h * 0.4)} ${n(y - h * 0.4)} ${n(x + lean * 8 + h * 0.08)} ${n(y)}Z`
  }
  return shape(data, alpha(colour, 0.7))
}

/** A row of blades along the lower edge, which hides where the picture ends. */
export const grassFront = (stage: Stage, colour: string, height = 90): string => {
  const { context, camera } = stage
  if (context.light.snowy) return driftFront(stage)
  return camera === 'from-above' || camera === 'detail'
    ? ''
    : grass(context, () => SIZE + 8, 90, camera === 'close-up' ? height * 0.6 : height, colour, 6)
}

/** Copies of a drawing scattered over the ground, clear of the middle where the figures are. */
export function scatter(
  stage: Stage,
  count: number,
  draw: (i: number) => string,
  {
    from = 'middle',
    to = 'horizon',
    clear = 0.4,
  }: { from?: 'near' | 'middle'; to?: 'far' | 'horizon'; clear?: number } = {},
): Piece[] {
  const { random } = stage.context
  const { view } = stage
  return Array.from({ length: count }, (_, i) => {
    const share = (i + random.next()) / count
    const z = view.zOf(from) + (view.zOf(to) * 0.8 - view.zOf(from)) * share ** 1.8
    const aside = random.chance(0.5) ? 1 : -1
    const x = z > view.zOf('far') ? random.between(-1.3, 1.3) : aside * random.between(clear, 1.25)
    return stage.stand(draw(i), [view.xOf(x, z), 0, z], { mirrored: random.chance(0.5) })
  })
}

interface PathOptions {
  /** World units. */
  width: number
  wind?: number
  /** x in the distance, as a share of the visible width. */
  towards?: number
}

/** A path on the ground that winds from the viewer into the distance. */
export function pathOf(stage: Stage, colour: string, { width, wind = 260, towards = 0 }: PathOptions): string {
  const { view } = stage
  if (horizonOf(stage) >= SIZE) return ''
  const edge = (side: number, wider: number): Point[] =>
    Array.from({ length: 14 }, (_, i): Point => {
      const share = i / 13
      const z = view.zOf('foreground') + (view.zOf('horizon') - view.zOf('foreground')) * share ** 2.4
      const end = view.xOf(towards, z) * share ** 1.5
      return [Math.sin(share * 4.4) * wind * (1 + share * 3) * (1 - share * 0.6) + end + side * width * wider, z]
    })
  return (
    stage.area([...edge(-1, 1.12), ...edge(1, 1.12).reverse()], shade(colour, 0.1)) +
    stage.area([...edge(-1, 1), ...edge(1, 1).reverse()], colour)
  )
}

/**
 * A place on the ground, `share` of the way from the middle (0) to the edge (1 or -1) of the picture at this depth. Behind
 * a face that fills the picture, things move aside.
 */
export const groundAt = ({ view, camera }: Stage, share: number, z: number): Vec3 => [
  view.xOf((camera === 'close-up' || camera === 'detail') && z < view.zOf('far') ? share * 1.5 : share, z),
  0,
  z,
]
