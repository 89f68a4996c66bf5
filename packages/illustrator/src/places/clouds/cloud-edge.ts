import type { Random } from '@kahani/random/random'
import { alpha, mix } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, dots, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { paperKite } from '../../scenery/rooftop.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { cloud } from '../../scenery/sky.ts'
import type { Stage } from '../../stage/stage.ts'
import { backlit } from '../backlight.ts'
import { isClose, levelPlane } from '../plane.ts'
import type { CloudScene } from './cloud-scene.ts'
import { type CloudTones, cloudBank, cloudFloor } from './clouds.ts'

/** Between the clouds and the land. */
export const airView = (stage: Stage, tones: CloudTones): CloudScene => ({
  sky: landBelow(stage) + drifting(stage, tones),
  ground: '',
  pieces: [],
  spots: {},
  medium: 'air',
})

export const edgeView = (stage: Stage, tones: CloudTones): CloudScene => {
  const near = backlit(stage)
  const middle = stage.view.zOf('middle')
  const edge = middle + 180
  const half = 768 / stage.view.scaleAt([0, 0, edge])
  const high = stage.camera === 'from-above'
  return {
    sky: landBelow(stage) + drifting(stage, tones),
    ground: cloudFloor(near, tones, high ? edge - 300 : edge),
    pieces: [
      cloudBank(near, edge, 240, tones, 0.04, -240),
      ...(isClose(stage)
        ? []
        : [
            near.stand(cloudHeap(near, tones, 1500), [-Math.max(half * 1.0, 1500), -40, edge - 160]),
            near.stand(cloudHeap(near, tones, 1100), [Math.max(half * 1.02, 1500), -60, edge - 220]),
          ]),
    ],
    spots: {
      ledge: { at: [0, 0, edge - 200], seat: 20 },
      'roof-edge': { at: [0, 0, edge - 200] },
      seat: { at: [-half * 0.6, 0, edge - 260], seat: 200 },
    },
  }
}

export const cloudHeap = ({ context }: Stage, tones: CloudTones, width: number): string => {
  const data = [
    [-0.36, -0.16, 0.24],
    [-0.1, -0.34, 0.3],
    [0.2, -0.24, 0.26],
    [0.4, -0.08, 0.18],
    [0, -0.04, 0.34],
  ] as const
  const puffs = data.map(([x, y, r]): [number, number, number] => [x * width, y * width, r * width])
  return (
    dots(puffs, tones.air(0.04)) +
    dots(
      puffs.map(([x, y, r]): [number, number, number] => [x - r * 0.14, y - r * 0.18, r * 0.76]),
      alpha('#ffffff', context.light.dark ? 0.12 : 0.5),
    )
  )
}

/** Fields like a map, a river and a village, far below the clouds. */
function landBelow(stage: Stage): string {
  const { context, sky, view } = stage
  if (stage.states.has('paper')) return ''
  const { random } = context
  const haze = hazeOf(context, sky)
  const dry = stage.states.has('dry')
  const tones = dry
    ? ['#b5854f', '#c99a5c', '#a8744a', '#d8b078', '#bf8f5a']
    : ['#8fb562', '#c9c26a', '#6f9f5c', '#a8c06f', '#d8b86a']
  const y = -7000
  const ground = levelPlane(stage, y)
  const horizon = view.horizon
  const cells: string[][] = [[], [], [], [], []]
  const rows = stage.camera === 'from-above' ? 12 : 14
  for (let row = 0; row < rows; row++) {
    const [z0, z1] =
      stage.camera === 'from-above'
        ? [-6000 + row * 3700, -2300 + row * 3700]
        : [2500 * 1.32 ** row, 2500 * 1.32 ** (row + 1)]
    const width = (z1 - z0) * 1.3
    const reach = Math.min(12, Math.ceil((800 / ground.scale(0, z1) + 2000) / width))
    for (let i = -reach; i < reach; i++) {
      const skew = (row % 2) * width * 0.4
      cells[random.integer(0, 4)]?.push(
        ground.area([
          [i * width + skew, z0],
          [(i + 1) * width + skew, z0],
          [(i + 1.1) * width + skew, z1],
          [(i + 0.1) * width + skew, z1],
        ]),
      )
    }
  }
  const bank = Array.from(
    { length: 26 },
    (_, i): Point => [
      Math.sin(i * 0.42) * (2600 + i * 160) + i * 240 - 1500,
      stage.camera === 'from-above' ? -6000 + i * 1700 : 3000 * 1.17 ** i,
    ],
  )
  const water = dry ? haze('#d8c49a', 0.2) : mix(haze('#6fb4c8', 0.3), sky[1], 0.3)
  const base =
    horizon > 0
      ? box(0, Math.max(0, horizon), SIZE, SIZE, haze(tones[1] ?? '#8fb562', 0.6))
      : box(0, 0, SIZE, SIZE, haze(tones[1] ?? '#8fb562', 0.3))
  if (stage.camera === 'from-below') return ''
  return (
    base +
    cells.map((list, i) => shape(list.join(''), haze(tones[i] ?? '#8fb562', 0.28))).join('') +
    shape(
      ground.area([
        ...bank.map(([x, z]): Point => [x - 520, z]),
        ...bank.map(([x, z]): Point => [x + 520, z]).reverse(),
      ]),
      water,
    ) +
    (horizon > 0
      ? box(
          0,
          horizon - 40,
          SIZE,
          120,
          context.defs.verticalGradient(alpha(sky[3], 0.2), alpha(sky[3], 0.75), alpha(sky[3], 0)),
        )
      : '') +
    shape(villages(ground, random), context.light.dark ? '#ffdc90' : haze('#a8553f', 0.2))
  )
}

/** Roofs of three villages. */
const villages = (ground: ReturnType<typeof levelPlane>, random: Random): string =>
  [-3600, 900, 4200]
    .flatMap(u => {
      const v = random.between(6500, 13000)
      return Array.from({ length: 7 }, () =>
        ground.rect(u + random.between(-620, 620), v + random.between(-620, 620), random.between(110, 190), 120),
      )
    })
    .join('')

/** Clouds, kites and eagles that drift between here and the land. */
function drifting(stage: Stage, tones: CloudTones): string {
  const { context } = stage
  const { light } = context
  if (stage.camera === 'from-above') return ''
  const eagle = (x: number, y: number, s: number) =>
    place(
      shape('M0 0Q-40 -50 -120 -30Q-60 -20 -20 20L0 46L20 20Q60 -20 120 -30Q40 -50 0 0Z', light.land('#7a5a44')),
      x,
      y,
      { scale: s },
    )
  const kite = (x: number, y: number, s: number, a: string, b: string) =>
    place(
      paperKite(s, light.land(a), light.land(b)) + line(`M0 ${s * 1.4}q30 ${s} -10 ${s * 2.2}`, light.land(b), 4),
      x,
      y,
      { turn: 16 },
    )
  const calm = !stage.states.has('stormy') && !stage.states.has('paper')
  return (
    cloud(context, 250, 800, 330, tones.air(0.3)) +
    cloud(context, 1330, 900, 300, tones.air(0.26)) +
    (calm
      ? // Below the title of a cover.
        eagle(300, 570, 0.8) +
        eagle(1330, 700, 0.5) +
        kite(1190, 620, 50, '#e4674f', '#f4b942') +
        kite(150, 760, 40, '#4f9a97', '#fbe6bd')
      : '')
  )
}
