import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, shape } from '../canvas/svg.ts'
import { hazeOf } from '../scenery/skies.ts'
import { horizonOf, type Stage } from '../stage/stage.ts'
import { frontPlane, reachAt, solid } from './plane.ts'

/** A city of flat roofs that is seen from one of them. */

const WALLS = ['#c98f7e', '#8fa0b8', '#d2ae8a', '#8fa898', '#b48a96', '#d8c09a', '#7f9fb0'] as const

interface CityOptions {
  /** z of the nearest and of the farthest row. */
  from: number
  to: number
  /** Heights of the roofs. */
  roofs: readonly [number, number]
  rows?: number
  /** Windows are lit after dark. */
  lit?: boolean
}

/** Rows of houses from the horizon to `from`, hazier with distance, with windows, parapets and water tanks. */
export function cityOf(
  stage: Stage,
  { from, to, roofs: [low, high], rows = 7, lit = !stage.states.has('blackout') }: CityOptions,
): string {
  const { context, sky } = stage
  const { random, light } = context
  const haze = hazeOf(context, sky)
  const horizon = horizonOf(stage)
  const floor = haze('#8a8a9a', 0.66)
  let drawing = horizon < 1500 ? box(-10, horizon, 1556, 1560 - horizon, floor) : ''
  for (let row = rows - 1; row >= 0; row--) {
    const z = from * (to / from) ** (row / (rows - 1))
    const air = 0.12 + 0.62 * (row / (rows - 1)) ** 0.8
    const half = reachAt(stage, low, z) * 1.06
    const usual = Math.max(1100, half / 3.4)
    for (let x = -half - random.between(0, usual); x < half; ) {
      const width = usual * random.between(0.7, 1.3)
      const top = random.between(low, high) + (row > 3 ? random.next() ** 3 * 1500 * row : 0)
      const wall = haze(random.pick(WALLS), air)
      const depth = Math.min(usual * 1.1, z * 0.35)
      const house = { x: x + width / 2, y: top - 6000, z, width: width * 0.98, height: 6000, depth }
      drawing += solid(stage, house, { front: wall, side: shade(wall, 0.16), top: tint(wall, 0.24) })
      const front = frontPlane(stage, z)
      const size = front.scale(house.x, top)
      let open = ''
      let dim = ''
      const columns = row < 3 ? 3 : 2
      for (let floorAt = 0; floorAt < (row < 3 ? 4 : 3); floorAt++)
        for (let column = 0; column < columns; column++) {
          const u = x + width * ((column + 0.5) / columns) - width * 0.075
          const one = front.rect(u, top - 620 - floorAt * 620, width * 0.15, 330)
          if (lit && light.dark && random.chance(0.55)) open += one
          else dim += one
        }
      drawing +=
        shape(front.rect(x - 20, top - 60, width + 20, 110), tint(wall, 0.16)) +
        shape(dim, alpha(mix(wall, light.dark ? '#0c1c3a' : '#3f4a68', 0.55), 0.7)) +
        (open ? shape(open, mix('#ffd78a', wall, 0.1 + air * 0.2)) : '')
      if (row < 4 && random.chance(0.5)) drawing += tankAt(front.at(x + width * random.between(0.2, 0.7), top), size, wall)
      x += width
    }
  }
  return drawing
}

const tankAt = ([x, y]: readonly [number, number], size: number, wall: string): string =>
  shape(
    `M${n(x - 170 * size)} ${n(y)}v${n(-300 * size)}h${n(340 * size)}v${n(300 * size)}h${n(-40 * size)}v${n(-220 * size)}h${n(-260 * size)}v${n(220 * size)}Z`,
    shade(wall, 0.36),
  ) + box(x - 190 * size, y - 620 * size, 380 * size, 330 * size, mix(wall, '#2f3a4c', 0.62), 60 * size)
