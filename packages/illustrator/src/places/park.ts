import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { hibiscus, marigolds } from '../scenery/garden-plants.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { balloonBunch, handCart, merryGoRound, parkBench, parkLamp, slide, swingFrame } from '../scenery/playground.ts'
import { shrub } from '../scenery/shrub.ts'
import { hazeOf } from '../scenery/skies.ts'
import { slenderTree } from '../scenery/tall-trees.ts'
import { gulmohar, mangoTree } from '../scenery/village-trees.ts'
import { swingBoard } from '../scenery/yard.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { dappledShade, flowersOn, paving, streamAcross, WAVES } from './ground-cover.ts'
import { lampLit } from './lit-room.ts'
import { grassFront, groundAt, groundOf, skyOf, treeLine } from './open-country.ts'
import { cuboid, onGround } from './solid.ts'
import { inWeather, swayed } from './weather.ts'

interface Scheme {
  frame: string
  slide: string
  bench: string
  awning: readonly [string, string]
  blossom: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { frame: '#3f8aa8', slide: '#e4674f', bench: '#b5774a', awning: ['#e4574a', '#fbf0d8'], blossom: '#e4577a' },
  { frame: '#e08a3c', slide: '#4f9aa8', bench: '#4f8a6a', awning: ['#3f8a8c', '#fbf0d8'], blossom: '#f4b942' },
  { frame: '#c9485a', slide: '#f2b53c', bench: '#8a5a44', awning: ['#7a5fb0', '#fbe6c4'], blossom: '#b07ad0' },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

/** Side 0: slide and swings; 1: the avenue with benches and a cart; 2: the lotus pond with its footbridge. */
export const park: DrawSetting = inWeather(bare => {
  const stage = lampLit(bare, 0.3)
  const { context, camera } = stage
  const scheme = context.bookRandom.fork('park').pick(SCHEMES)
  const view = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
  const scene = view(stage, scheme)
  return createSettingScene({
    ...scene,
    far: skyline(stage) + treeLine(stage, '#5c9866', 110, 0.3) + (scene.far ?? ''),
    sky: skyOf(stage),
    front:
      grassFront(stage, context.light.land('#5a8f48'), 70) +
      (camera === 'wide'
        ? leafyFrame(context, context.light.land('#5a9454'), { kinds: ['round', 'pointed'], above: stage.side !== 0 })
        : ''),
  })
})

/** Blocks of flats behind the trees, some windows lit after dark. */
function skyline(stage: Stage): string {
  const horizon = horizonOf(stage)
  if (horizon < 0 || horizon > 1500) return ''
  const { random, light } = stage.context
  const haze = hazeOf(stage.context, stage.sky)
  const k = stage.view.scaleAt([0, 0, stage.view.zOf('horizon')]) / 0.14
  let blocks = ''
  let windows = ''
  for (let x = -40; x < 1580; x += random.between(90, 150) * k) {
    const [w, h] = [random.between(70, 120) * k, random.between(130, 300) * k]
    blocks += `M${n(x)} ${n(horizon + 10)}v${n(-h)}h${n(w * 0.3)}v-14h${n(w * 0.3)}v14h${n(w * 0.4)}v${n(h)}Z`
    for (let i = 0; i < 10; i++)
      if (random.chance(0.6))
        windows += `M${n(x + w * (0.16 + 0.36 * (i % 2)))} ${n(horizon - h + 24 + Math.floor(i / 2) * 44 * k)}h${n(14 * k)}v${n(18 * k)}h${n(-14 * k)}Z`
  }
  return (
    shape(blocks, haze('#8a93a8', 0.6)) +
    shape(windows, light.dark ? alpha('#ffd78a', 0.8) : alpha(haze('#6a7488', 0.4), 0.5))
  )
}

function playground(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const slideAt = groundAt(stage, -0.72, m * 1.35)
  const swingAt = groundAt(stage, 0.96, m * 1.6)
  const seats = [-420, 420].map(dx => ({
    dx,
    board: swingBoard(context, { width: 460, seat: 420, rope: 1880, wood: scheme.slide }),
  }))
  return {
    ground:
      groundOf(stage, '#9cc66c') +
      sandpit(stage) +
      flowersOn(stage, 20, [light.land(scheme.blossom), light.land('#fbf4e4')], 26),
    pieces: [
      ...(stage.camera === 'silhouette' ? [-1, 1] : [-1, -0.64, 0.3, 0.92]).map((share, i) =>
        stage.stand(
          swayed(stage, (i % 2 ? gulmohar : mangoTree)(context, 3700)),
          groundAt(stage, share, 5600 + ((i * 900) % 2700)),
        ),
      ),
      stage.stand(merryGoRound(context), groundAt(stage, 0.14, m * 2.5)),
      stage.stand(slide(context, scheme.slide, scheme.frame), slideAt),
      stage.stand(swingFrame(context, scheme.frame), swingAt),
      ...seats.flatMap(({ dx, board }): Piece[] => [
        stage.stand(board.back, [swingAt[0] + dx, 0, swingAt[2] - 10]),
        {
          ...stage.stand(board.front, [swingAt[0] + dx, 0, swingAt[2] - 20]),
          depth: view.depthOf([0, 0, swingAt[2] - 20]) - 2,
        },
      ]),
      stage.stand(parkLamp(context), groundAt(stage, 0.36, m * 3)),
      stage.stand(shrub(context, 380, '#6f9c56', [scheme.blossom]), groundAt(stage, -1, m * 0.9)),
    ],
    spots: {
      swing: { at: [swingAt[0] - 420, 0, swingAt[2] - 20], seat: 430 },
      seat: { at: [swingAt[0] + 420, 0, swingAt[2] - 20], seat: 430 },
      slide: { at: [slideAt[0] + 250, 0, slideAt[2] - 20], seat: 330 },
      ledge: { at: [slideAt[0] - 560, 0, slideAt[2] - 20], seat: 1300 },
    },
  }
}

/** Sand below the swings and the slide. */
function sandpit(stage: Stage): string {
  const sand = stage.context.light.land('#ead2a0')
  const m = stage.view.zOf('middle')
  const blob = 'M-1500 0C-1500 -620 -500 -560 0 -520S1500 -640 1500 0S400 560 -100 500S-1500 620 -1500 0Z'
  return [-0.66, 0.92]
    .map(share =>
      onGround(
        stage,
        groundAt(stage, share, m * 1.4)[0],
        m * 1.4,
        `${shape(blob, shade(sand, 0.08))}<g transform="scale(.93)">${shape(blob, sand)}</g>`,
      ),
    )
    .join('')
}

function avenue(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const half = Math.max(900, view.xOf(0.5, m))
  const trees: Piece[] = [0, 1, 2].flatMap(i =>
    [-1, 1].map(side =>
      stage.stand(swayed(stage, (i % 2 ? slenderTree : gulmohar)(context, i % 2 ? 4200 : 3900), 5), [
        side * (half + 1250),
        0,
        m * 1.6 + i * 2300,
      ]),
    ),
  )
  const lamps: Piece[] = [0, 1, 2].flatMap(i =>
    [-1, 1].map(side =>
      stage.stand(parkLamp(context), [side * (half + 260), 0, m * 1.7 + i * 2300 + (side > 0 ? 0 : 900)]),
    ),
  )
  const bench = groundAt(stage, -0.74, m * 1.05)
  const cart = groundAt(stage, 0.86, m * 1.5)
  const path = light.land('#e2c9a0')
  return {
    ground:
      groundOf(stage, '#9cc66c') +
      paving(stage, {
        near: -9000,
        far: view.zOf('horizon') * 0.5,
        halfWidth: half * 0.86,
        size: 480,
        colour: path,
        seam: 0.22,
      }) +
      dappledShade(stage, -half * 1.9, m * 1.2, 1200, light.land('#9cc66c')) +
      dappledShade(stage, half * 1.9, m * 2.2, 1200, light.land('#9cc66c')) +
      petals(stage),
    pieces: [
      ...trees,
      ...(stage.camera === 'close-up' ? lamps.slice(2) : lamps),
      ...[-1, 1].flatMap(side =>
        Array.from({ length: 4 }, (_, i) =>
          stage.stand(i % 2 ? marigolds(context, 380) : hibiscus(context, 400, scheme.blossom), [
            side * (half + 480),
            0,
            m * 1.5 + i * 1000,
          ]),
        ),
      ),
      stage.stand(parkBench(context, scheme.bench), bench),
      stage.stand(
        handCart(context, { awning: scheme.awning, goods: ['#e4574a', '#f4b942', '#7db24c', '#d970a8'] }),
        cart,
        { scale: 0.9 },
      ),
      { ...stage.stand(balloonBunch(context), [cart[0] + 700, 700, cart[2] + 10]), depth: view.depthOf(cart) + 4 },
    ],
    spots: {
      seat: { at: [bench[0] + 200, 0, bench[2] - 30], seat: 400 },
      bed: { at: [bench[0], 0, bench[2] - 30], seat: 400 },
    },
  }
}

/** Fallen petals of the flame trees. */
function petals(stage: Stage): string {
  const { random, light } = stage.context
  let data = ''
  for (let i = 0; i < 60; i++) {
    const z = stage.view.zOf('foreground') * 0.4 + stage.view.zOf('far') * random.next() ** 1.4
    const [x, y] = stage.view.project([stage.view.xOf(random.between(-1, 1), z), 0, z])
    const r = 34 * stage.view.scaleAt([0, 0, z])
    data += `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r * 0.7)} ${n(r * 2)} 0q${n(-r)} ${n(r * 0.6)} ${n(-r * 2)} 0Z`
  }
  return horizonOf(stage) > 1536 ? '' : shape(data, light.land('#e0553a'))
}

function lotusPond(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light, random } = context
  const m = view.zOf('middle')
  const near = m * 1.45
  const far = near + m * 2.2
  const [bx] = groundAt(stage, 0.3, (near + far) / 2)
  const stone = light.land('#d9ccb4')
  const pads = Array.from({ length: 20 }, () => {
    const z = near + 200 + (far - near - 400) * random.next()
    const r = random.between(110, 190)
    return onGround(
      stage,
      view.xOf((random.chance(0.5) ? 1 : -1) * random.between(0.2, 1.05), z),
      z,
      shape(
        `M0 0L${n(r * 0.9)} ${n(-r * 0.36)}A${n(r)} ${n(r)} 0 1 1 ${n(r * 0.9)} ${n(r * 0.36)}Z`,
        light.land(random.chance(0.6) ? '#6fa85c' : '#8abb68'),
      ),
    )
  }).join('')
  const arch =
    shape('M-1500 0C-900 -560 900 -560 1500 0H1120C700 -330 -700 -330 -1120 0Z', light.land('#c9583f')) +
    line('M-1480 -330C-900 -900 900 -900 1480 -330', light.land('#d96a4c'), 50) +
    line(
      [-1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1.2]
        .map(t => `M${n(t * 1200)} ${n(-420 * (1 - (t / 1.28) ** 2))}v-370`)
        .join(''),
      light.land('#d96a4c'),
      36,
    )
  const rim = cuboid(
    stage,
    { x: 0, z: near - 260, width: 12000, height: 220, depth: 150 },
    { front: shade(stone, 0.14), side: stone, top: tint(stone, 0.3) },
  )
  return {
    ground: groundOf(stage, '#9cc66c') + streamAcross(stage, near, far, stone) + (view.pitch > -5 ? pads : ''),
    pieces: [
      ...[-0.9, -0.5, 0.55, 0.95].map((share, i) =>
        stage.stand(
          swayed(stage, (i % 2 ? slenderTree : gulmohar)(context, 4000)),
          groundAt(stage, share, far + 600 + i * 240),
        ),
      ),
      { ...stage.stand(arch, [bx, 0, (near + far) / 2]), depth: view.depthOf([bx, 0, (near + far) / 2]) },
      { depth: view.depthOf([0, 0, near - 240]), kind: 'scenery', drawing: rim },
      stage.stand(parkBench(context, scheme.bench), groundAt(stage, 1, m * 1.05)),
      stage.stand(parkLamp(context), groundAt(stage, -0.8, m * 1.3)),
      stage.stand(hibiscus(context, 520, scheme.blossom), groundAt(stage, -0.96, m * 0.8)),
      ...[-0.6, 0.66, -0.2].map((share, i) =>
        stage.stand(lotusFlower(stage), groundAt(stage, share, near + 300 + i * 500)),
      ),
    ],
    gap: [near - WAVES, far],
    spots: {
      ledge: { at: [0, 0, near - 280], seat: 220 },
      seat: { at: [groundAt(stage, 1, m * 1.05)[0], 0, m * 1.05 - 30], seat: 400 },
      wall: { at: [-500, 0, near - 280], seat: 220 },
    },
  }
}

const lotusFlower = ({ context }: Stage): string => {
  const pink = context.light.land('#f2a0b6')
  return [-60, 60, -30, 30, 0]
    .map(
      (turn, i) =>
        `<g transform="translate(0 -60) rotate(${turn})">${shape('M0 0C-50 -50 -36 -150 0 -190C36 -150 50 -50 0 0Z', i < 2 ? shade(pink, 0.14) : i < 4 ? pink : tint(pink, 0.4))}</g>`,
    )
    .join('')
}

const VIEWS = [playground, avenue, lotusPond] as const
