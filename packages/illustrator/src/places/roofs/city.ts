import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n, soft } from '../../canvas/path.ts'
import { box, circle, dots, ellipse, line, shape } from '../../canvas/svg.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { frontPlane, levelPlane, reachAt } from '../plane.ts'
import { cuboid } from '../solid.ts'

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
  /** People on string cots on the nearest roofs. */
  people?: boolean
  /** On which share of these roofs. */
  life?: number
  /** How far houses of the rows behind rise above the others. */
  tall?: number
  /** The ground between the houses hides what is behind. */
  floor?: boolean
}

/** Rows of houses from the horizon to `from`, hazier with distance, with windows, parapets and water tanks. */
export function cityOf(
  stage: Stage,
  {
    from,
    to,
    roofs: [low, high],
    rows = 7,
    lit = !stage.states.has('blackout'),
    people = false,
    life = 0.3,
    tall = 1500,
    floor: hasFloor = true,
  }: CityOptions,
): string {
  const { context, sky } = stage
  const { random, light } = context
  const haze = hazeOf(context, sky)
  const horizon = horizonOf(stage)
  const floor = haze('#8a8a9a', 0.66)
  let drawing = hasFloor && horizon < 1500 ? box(-10, horizon, 1556, 1560 - horizon, floor) : ''
  for (let row = rows - 1; row >= 0; row--) {
    const z = from * (to / from) ** (row / (rows - 1))
    const air = 0.12 + 0.62 * (row / (rows - 1)) ** 0.8
    const half = reachAt(stage, low, z) * 1.06
    const usual = Math.max(1100, half / 3.4)
    for (let x = -half - random.between(0, usual); x < half; ) {
      const width = usual * random.between(0.7, 1.3)
      const top = random.between(low, high) + (row > 3 ? random.next() ** 3 * tall * row : 0)
      const wall = haze(random.pick(WALLS), air)
      const depth = Math.min(usual * 1.1, z * 0.35)
      const house = { x: x + width / 2, y: top - 6000, z, width: width * 0.98, height: 6000, depth }
      drawing += cuboid(stage, house, { front: wall, side: shade(wall, 0.16), top: tint(wall, 0.24) })
      const front = frontPlane(stage, z)
      const size = front.scale(house.x, top)
      let open = ''
      let dim = ''
      const columns = row < 3 ? 3 : 2
      for (let floorAt = 0; floorAt < (row < 3 ? 4 : 3); floorAt++)
        for (let column = 0; column < columns; column++) {
          const u = x + width * ((column + 0.5) / columns) - width * 0.075
          const one = front.rect(u, top - 620 - floorAt * 620, width * 0.15, 330)
          if (lit && light.dark && random.chance(stage.states.has('switch-up') ? 0.86 : 0.55)) open += one
          else dim += one
        }
      drawing +=
        shape(front.rect(x - 20, top - 60, width + 20, 110), tint(wall, 0.16)) +
        shape(dim, alpha(mix(wall, light.dark ? '#0c1c3a' : '#3f4a68', 0.55), 0.7)) +
        (open ? shape(open, mix('#ffd78a', wall, 0.1 + air * 0.2)) : '')
      if (row < 4 && random.chance(0.5))
        drawing += tankAt(front.at(x + width * random.between(0.2, 0.7), top), size, wall)
      if (people && row < 4 && random.chance(life))
        drawing += roofLife(stage, x + width * 0.5, top, z + depth * 0.3, air)
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

/** Somebody on a string cot with a fan and a candle. */
function roofLife(stage: Stage, x: number, y: number, z: number, air: number): string {
  const { random, light } = stage.context
  const tone = (colour: string) => mix(light.on(colour), stage.sky[3], air * 0.5)
  const person = (at: number, colour: string) =>
    shape(soft([at - 110, -200, at - 80, -470, at, -520, at + 80, -470, at + 110, -200]), tone(colour)) +
    circle(at, -590, 78, tone('#7a4a30')) +
    ellipse(at, -630, 78, 52, tone('#2a2230')) +
    dots(
      [-28, 28].map((aside): [number, number, number] => [at + aside, -590, 10]),
      tone('#2a2230'),
    ) +
    line(`M${at + 80} -420L${at + 190} -480L${at + 200} -600`, tone('#7a4a30'), 34) +
    // A fan of palm leaf.
    line(`M${at + 200} -590V-660`, tone('#8a6038'), 16) +
    ellipse(at + 204, -740, 84, 96, tone('#d9b878'), 12) +
    line(
      `M${at + 196} -660L${at + 150} -790M${at + 200} -660L${at + 208} -816M${at + 204} -660L${at + 262} -790`,
      tone('#b08a50'),
      8,
    )
  const candle = light.dark
    ? glow(stage.context, -480, -60, 420, light.glow, 0.6) + ellipse(-480, -90, 18, 40, '#fff0b8')
    : ''
  return stage.stand(
    line('M-380 0V-200M380 0V-200', tone('#7a5238'), 44) +
      box(-420, -230, 840, 70, tone('#d8c39c'), 10) +
      person(-150, random.pick(['#f2ead8', '#d9604f', '#4f8f97'])) +
      (random.chance(0.6) ? person(170, random.pick(['#e8b04f', '#d77fa2', '#f2ead8'])) : '') +
      candle,
    [x, y, z],
  ).drawing
}

/** What lies straight below somebody high above the streets: `rows` of roofs and a crossing with traffic. */
export function streetsBelow(stage: Stage, y: number, rows = 7): string {
  const { context, sky, view } = stage
  if (view.pitch < 20) return ''
  const { light, random } = context
  const haze = hazeOf(context, sky)
  const lit = light.dark && !stage.states.has('blackout')
  const ground = levelPlane(stage, y)
  let drawing = shape(ground.rect(-40000, -20000, 80000, 80000), haze('#8f8a98', 0.36))
  const cell = 3000
  const golden = stage.states.has('switch-up')
  if (golden) drawing += goldenGrid(stage, y, cell * 0.9)
  const [last, columns] = golden ? [14, 6] : [rows, rows > 7 ? 7 : 4]
  for (let row = last; row >= -3; row--) {
    for (let column = -columns; column <= columns; column++) {
      // Two streets cross straight below; of what is near, only the middle is seen.
      if (column === 0 || row === 0 || (golden && Math.abs(column) > row + 5)) continue
      const wall = haze(random.pick(WALLS), 0.2 + 0.05 * Math.max(0, row))
      const width = cell * random.between(0.62, 0.86)
      const [x, z] = [column * cell * 0.9, row * cell * 0.9]
      const height = random.between(900, 2600)
      const tank = { x: x + width * 0.2, y: y + height, z: z + 500, width: 420, height: 420, depth: 420 }
      drawing +=
        cuboid(
          stage,
          { x, y, z, width, height, depth: width },
          { front: shade(wall, 0.12), side: shade(wall, 0.24), top: tint(wall, 0.2) },
        ) +
        shape(
          [0.22, 0.5, 0.78]
            .map(s => frontPlane(stage, z).rect(x + width * (s - 0.57), y + height - 800, width * 0.14, 420))
            .join(''),
          lit && random.chance(golden ? 0.85 : 0.6) ? '#ffd78a' : shade(wall, 0.42),
        ) +
        (random.chance(0.6) ? cuboid(stage, tank, { front: '#3f4658', side: '#343a4c', top: '#5a6276' }) : '')
    }
  }
  const cars = (from: number) => {
    let data = ''
    for (let i = from; i < 14; i += 3) data += ground.rect(i % 2 ? -700 : 250, -7000 + i * 1500, 420, 780)
    for (let i = from; i < 12; i += 3) data += ground.rect(-11000 + i * 1900, i % 2 ? 500 : 1500, 780, 420)
    return data
  }
  const lamps = Array.from({ length: 26 }, (_, i): [number, number, number] => [
    ...ground.at((i % 2 ? 1 : -1) * 1100, -9000 + i * 900),
    8,
  ])
  return (
    drawing +
    shape(cars(0), haze('#f2c040', 0.1)) +
    shape(cars(1), haze('#4f8a60', 0.1)) +
    shape(cars(2), haze('#d8574a', 0.1)) +
    (lit ? dots(lamps, '#ffe2a0') : '')
  )
}

/** Streets full of light between the blocks of a city below. */
function goldenGrid(stage: Stage, y: number, cell: number): string {
  const ground = levelPlane(stage, y)
  const street = (half: number) =>
    Array.from({ length: 20 }, (_, i) => {
      const at = (i - 7.5) * cell
      return ground.rect(at - half, -9000, half * 2, 60_000) + ground.rect(-40_000, at - half, 80_000, half * 2)
    }).join('')
  const lamps: [number, number, number][] = []
  for (let row = -3; row < 14; row++)
    for (let k = -14; k < 15; k++) {
      const [u, v] = [k * cell * 0.5, (row + 0.5) * cell]
      lamps.push([...ground.at(u, v), Math.max(1.6, 110 * ground.scale(u, v))])
    }
  return (
    shape(street(620), alpha('#ff9d3c', 0.34)) +
    shape(street(300), alpha('#ffc25c', 0.7)) +
    shape(street(110), '#ffe6a8') +
    dots(lamps, '#fff8dc')
  )
}

/** The light tower on its hill, seen from far away: dark in a power cut, else with a lamp. */
export function farLightTower(stage: Stage, [x, y, z]: readonly [number, number, number]): string {
  const { context, states, view } = stage
  const on = states.has('switch-up')
  if (!on && !states.has('blackout')) return ''
  const [px, py] = view.project([x, y, z])
  const s = view.scaleAt([x, y, z]) * 640
  if (py < 100 || py > 1500) return ''
  const tone = mix(hazeOf(context, stage.sky)('#3a3f5c', 0.3), '#10142c', 0.4)
  const braces = [0, 1, 2, 3, 4]
    .map(i => {
      const [a, b] = [0.62 - i * 0.11, 0.62 - (i + 1) * 0.11]
      return `M${n(px - a * s)} ${n(py - i * s)}L${n(px + b * s)} ${n(py - (i + 1) * s)}M${n(px + a * s)} ${n(py - i * s)}L${n(px - b * s)} ${n(py - (i + 1) * s)}`
    })
    .join('')
  return (
    shape(
      `M${n(px - s * 8)} ${n(py + s * 2.4)}Q${n(px - s * 3)} ${n(py - s * 0.2)} ${n(px)} ${n(py - s * 0.1)}Q${n(px + s * 4)} ${n(py)} ${n(px + s * 9)} ${n(py + s * 2.4)}Z`,
      tone,
    ) +
    line(
      `M${n(px - s * 0.62)} ${n(py)}L${n(px - s * 0.08)} ${n(py - s * 5)}M${n(px + s * 0.62)} ${n(py)}L${n(px + s * 0.08)} ${n(py - s * 5)}`,
      tone,
      s * 0.12,
    ) +
    line(braces, tone, s * 0.06) +
    box(px - s * 0.5, py - s * 5.1, s, s * 0.2, tone) +
    line(
      `M${n(px - s * 0.9)} ${n(py - s * 4.2)}H${n(px + s * 0.9)}M${n(px)} ${n(py - s * 5)}V${n(py - s * 5.9)}`,
      tone,
      s * 0.1,
    ) +
    (on ? glow(context, px, py - s * 5.6, s * 4, '#ffe2a0', 0.9) + circle(px, py - s * 5.6, s * 0.4, '#fff4cf') : '')
  )
}
