import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n, type Point, polygon } from '../canvas/path.ts'
import { box, dots, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { domedTower } from '../scenery/buildings.ts'
import { paperKite } from '../scenery/rooftop.ts'
import { hazeOf, type Sky } from '../scenery/skies.ts'
import { cloud, glow, openSky, wash } from '../scenery/sky.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { backlit } from './backlight.ts'
import {
  type CloudTones,
  cloudBank,
  cloudBeing,
  cloudFloor,
  cloudTones,
  looseLetters,
  type Mood,
  slantingRain,
} from './clouds.ts'
import { isClose, levelPlane } from './plane.ts'

const STORM: Sky = ['#2f3a5c', '#465478', '#66769a', '#93a2bc']
const NIGHT_STORM: Sky = ['#101a38', '#1d2b50', '#31426e', '#4a5f88']

/** Side 0: the palace in the clouds; 1: the hill of the great clouds; 2: the edge, with the land far below. */
export const cloudKingdom: DrawSetting = plain => {
  const stage: Stage = plain.states.has('stormy')
    ? { ...plain, sky: plain.context.light.dark ? NIGHT_STORM : STORM }
    : plain
  const tones = cloudTones(stage)
  const scene = (VIEWS[stage.side % VIEWS.length] ?? palaceView)(stage, tones)
  const rain = stage.states.has('stormy')
  return createSettingScene({
    ...scene,
    sky: skyAbove(stage) + scene.sky,
    front:
      (scene.front ?? '') +
      (stage.states.has('paper') ? looseLetters(stage, 26) : '') +
      (rain ? slantingRain(stage, 150) : '') +
      (stage.camera === 'wide' && !rain ? cornerHeaps(stage, tones) : ''),
  })
}

type CloudScene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots'> & { far?: string; front?: string }

function skyAbove(stage: Stage): string {
  const { context, sky } = stage
  if (stage.states.has('stormy')) return wash(context, sky) + lightning(stage)
  if (stage.states.has('paper')) {
    const page = mix('#fdf6e6', sky[1], context.light.dark ? 0.22 : 0.1)
    return (
      box(0, 0, SIZE, SIZE, context.defs.verticalGradient(mix(page, sky[0], 0.3), page, tint(page, 0.3))) +
      inkWash(stage, page)
    )
  }
  return openSky(context, sky, Math.max(700, Math.min(SIZE, horizonOf(stage) + 260)), {
    count: 3,
    shining: [1290, context.light.time === 'sunset' ? 560 : 280],
  })
}

/** Half-faded pictures on the page. */
function inkWash({ context }: Stage, page: string): string {
  const tone = shade(page, 0.2)
  return (
    line('M120 520Q260 380 400 520T700 500M180 560H640', alpha(tone, 0.5), 10) +
    line(
      'M1120 420q60 -120 120 0t120 0q-20 90 -120 90t-120 -90ZM1240 330V240M1240 250q70 10 60 60h-60',
      alpha(tone, 0.5),
      10,
    ) +
    ellipse(768, 1300, 900, 300, context.defs.radialGradient(alpha('#ffffff', 0.8), alpha('#ffffff', 0)))
  )
}

function lightning({ context }: Stage): string {
  const bolt = 'M1240 90L1150 330L1216 330L1120 590L1300 280L1228 280L1300 90Z'
  return glow(context, 1210, 330, 420, '#fff4c8', 0.55) + shape(bolt, '#fff6d0')
}

const rainbow = ({ context, sky }: Stage, x: number, y: number, r: number): string =>
  ['#e88a80', '#f4b06c', '#f6dc8a', '#a4cfa0', '#86b8d0', '#a796cc']
    .map(
      (colour, i) =>
        `<circle cx="${x}" cy="${n(y)}" r="${r - i * 30}" fill="none" stroke="${alpha(mix(colour, sky[1], 0.2), context.light.dark ? 0.26 : 0.5)}" stroke-width="30"/>`,
    )
    .join('')

const star = (r: number): string =>
  polygon(
    Array.from({ length: 10 }, (_, i): Point => {
      const length = i % 2 ? r * 0.48 : r
      return [Math.sin(i * 0.6283) * length, -Math.cos(i * 0.6283) * length]
    }),
  )

const palaceView = (stage: Stage, tones: CloudTones): CloudScene => {
  const near = backlit(stage)
  const { context, sky, states } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const plan = stage.context.bookRandom.fork('cloud-palace').pick<readonly [string, string, string]>([
    ['#f9e2d0', '#e08a98', '#5fa0b4'],
    ['#f0e0ec', '#8a7ac0', '#e0a84f'],
    ['#fbe8c4', '#4f9a97', '#d9705e'],
  ])
  const airy = (colour: string, share: number) =>
    mix(light.land(colour), states.has('stormy') ? '#7886a6' : sky[2], states.has('paper') ? 0.6 : share)
  const towers = (
    [
      [-700, 1500, 4200, plan[2], 0.24],
      [1200, 1300, 3300, plan[1], 0.22],
      [250, 2200, 6000, plan[1], 0.16],
      [1900, 1000, 2400, plan[2], 0.26],
      [-1500, 1000, 2600, plan[1], 0.28],
    ] as const
  ).map(([dx, width, height, dome, air]) =>
    place(domedTower(context, 0, 0, width, height, airy(plan[0], air), airy(dome, air * 0.7)), dx, 0),
  )
  const half = 768 / stage.view.scaleAt([0, 0, 12000])
  const horizon = horizonOf(stage)
  const ropes =
    states.has('stormy') || stage.camera === 'from-above'
      ? ''
      : (
          [
            [150, 300],
            [420, 190],
            [1130, 150],
            [1400, 330],
          ] as const
        )
          .map(
            ([x, y], i) =>
              line(`M${x} -10V${y}`, alpha('#fff4d2', 0.5), 4) +
              place(shape(star(i % 2 ? 26 : 36), light.dark ? '#ffe6a4' : '#fff0c0'), x, y + 24),
          )
          .join('')
  return {
    sky:
      (states.has('stormy') || states.has('paper') || horizon < 0
        ? ''
        : rainbow(stage, 640, Math.min(1400, horizon + 140), 640)) + ropes,
    ground:
      cloudBank(near, 16000, 1900, tones, 0.46).drawing +
      near.stand(towers.join(''), [half * 0.42, 300, 12000], { scale: 0.74 }).drawing +
      cloudBank(near, 10500, 1300, tones, 0.32).drawing +
      cloudFloor(near, tones, 5200),
    pieces: [
      cloudBank(near, 5200, 700, tones, 0.2, 60),
      cloudBank(near, middle + 1100, 420, tones, 0.08, -40),
      ...(isClose(stage)
        ? []
        : [
            near.stand(starLamp(near), [
              -Math.max((768 / stage.view.scaleAt([0, 0, middle])) * 0.78, 1100),
              0,
              middle + 300,
            ]),
          ]),
      ...stairs(near, tones, Math.max((768 / stage.view.scaleAt([0, 0, middle])) * 0.85, 1250), middle + 500),
    ],
    spots: {
      steps: {
        at: [Math.max((768 / stage.view.scaleAt([0, 0, middle])) * 0.85, 1250) - 300, 0, middle + 420],
        seat: 220,
      },
      seat: { at: [-500, 0, middle + 200], seat: 160 },
      door: { at: [half * 0.42, 300, 11900] },
    },
  }
}

/** A lantern of stars on a pole of silver. */
function starLamp({ context }: Stage): string {
  const silver = context.light.land('#c8d0dc')
  return (
    dots(
      [
        [-90, -10, 120],
        [90, 0, 130],
        [0, -60, 120],
      ],
      alpha('#ffffff', 0.5),
    ) +
    line('M0 0V-1500Q0 -1700 180 -1700T330 -1560', silver, 46) +
    line('M330 -1560V-1440', silver, 16) +
    glow(context, 330, -1290, 700, '#ffe6a4', context.light.dark ? 0.7 : 0.36) +
    place(shape(star(190), context.light.dark ? '#ffe8a8' : '#ffd978'), 330, -1280)
  )
}

/** Steps of cloud. */
function stairs(stage: Stage, tones: CloudTones, x: number, z: number): Piece[] {
  return [2, 1, 0].map(i =>
    stage.stand(
      box(
        -520,
        -200 - i * 210,
        1040,
        420 + i * 210,
        stage.context.defs.verticalGradient(tint(tones.bright, 0.3), tones.bright, mix(tones.bright, tones.low, 0.4)),
        130,
      ) +
        dots(
          [
            [-480, -80 - i * 210, 150],
            [-200, -60 - i * 210, 170],
            [160, -70 - i * 210, 180],
            [470, -60 - i * 210, 150],
          ],
          alpha('#ffffff', stage.context.light.dark ? 0.08 : 0.3),
        ),
      [x + i * 230, 0, z + i * 260],
    ),
  )
}

const hillView = (stage: Stage, tones: CloudTones): CloudScene => {
  const near = backlit(stage)
  const { context, states } = near
  const { light } = context
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const mood: Mood = states.has('stormy') ? 'laughing' : 'asleep'
  const being = (
    scale: number,
    at: readonly [number, number, number],
    air: number,
    fan: string | null,
    mirrored = false,
  ) =>
    near.stand(
      cloudBeing(
        near,
        states.has('stormy')
          ? mix('#5f78b0', tones.bright, 0.2 + air * 0.4)
          : mix(tones.air(air), mirrored ? '#e8b4b4' : '#b0a8e0', 0.34),
        mood,
        fan,
      ),
      at,
      { scale, mirrored },
    )
  const leaf = light.land('#d8c078')
  const reach = 768 / stage.view.scaleAt([0, 0, middle + 1800])
  const hillZ = middle + 2600
  const drum = states.has('rain-drum')
  return {
    sky: '',
    ground:
      cloudBank(near, 17000, 2200, tones, 0.5).drawing +
      being(3.4, [-9000, 1200, 15500], 0.42, leaf).drawing +
      being(2.6, [8200, 900, 14500], 0.4, null, true).drawing +
      cloudBank(near, 12500, 1500, tones, 0.36).drawing +
      cloudFloor(near, tones, 9000),
    pieces: [
      near.stand(mound(near, tones), [drum ? 700 : 0, -100, hillZ + 900]),
      ...(drum ? [near.stand(rainDrum(near), [900, 800, hillZ + 500])] : []),
      being(1.25, [-reach * 0.66, -60, middle + 1800], 0.2, leaf),
      ...(drum ? [] : [being(1, [reach * 0.78, -60, middle + 1700], 0.26, leaf, true)]),
      cloudBank(near, middle + 900, 360, tones, 0.06, -80),
    ],
    spots: {
      ledge: { at: [drum ? -900 : 0, 0, hillZ + 700], seat: 900 },
      seat: { at: [-Math.max(half * 0.6, 900), 0, middle + 300], seat: 180 },
      steps: { at: [300, 0, middle + 700], seat: 180 },
    },
  }
}

/** A hill of cloud with a flat top, 900 high. */
function mound({ context }: Stage, tones: CloudTones): string {
  const colour = tones.air(0.16)
  const heap =
    'M-3300 300C-3500 -100 -2900 -220 -2700 -180C-2700 -560 -2100 -620 -1900 -460C-1800 -900 -1200 -1000 -900 -900H1000C1300 -1000 1900 -860 1950 -470C2200 -640 2700 -520 2720 -170C3000 -220 3500 -60 3300 300Z'
  return (
    shape(heap, context.defs.verticalGradient(tint(colour, 0.3), colour, mix(colour, tones.low, 0.3))) +
    dots(
      [
        [-2300, -200, 330],
        [-1300, -480, 380],
        [-300, -560, 330],
        [800, -520, 380],
        [1700, -300, 360],
        [2500, 0, 300],
        [-600, -100, 420],
        [500, -60, 460],
      ],
      alpha('#ffffff', context.light.dark ? 0.08 : 0.26),
    )
  )
}

/** A copper drum as big as a house, with its stick. */
function rainDrum({ context }: Stage): string {
  const { light, defs } = context
  const copper = light.land('#c9764a')
  const hide = light.land('#f2dcb4')
  const lacing = Array.from({ length: 13 }, (_, i) => {
    const x = -1150 + i * 192
    return `M${x} -1500L${n(x * 0.62 + 60)} -160L${x + 192} -1500`
  }).join('')
  return (
    ellipse(0, 20, 1150, 120, alpha('#4a4a7a', 0.25)) +
    shape(
      'M-1250 -1520C-1330 -700 -900 0 -620 0H620C900 0 1330 -700 1250 -1520Z',
      defs.horizontalGradient(shade(copper, 0.4), copper, tint(copper, 0.44), copper, shade(copper, 0.34)),
    ) +
    defs.clip(
      'M-1250 -1520C-1330 -700 -900 0 -620 0H620C900 0 1330 -700 1250 -1520Z',
      line(lacing, light.land('#f2e6cc'), 30),
    ) +
    line('M-1180 -900Q0 -700 1180 -900', alpha(tint(copper, 0.6), 0.5), 40) +
    ellipse(0, -1530, 1290, 250, shade(copper, 0.16)) +
    ellipse(0, -1550, 1200, 215, hide) +
    ellipse(0, -1548, 560, 96, shade(hide, 0.22)) +
    // One clean round spot shows where it has to be struck.
    ellipse(120, -1560, 230, 40, tint(hide, 0.6)) +
    line('M1330 60L1980 -1500', light.land('#8a5a3c'), 120) +
    ellipse(2010, -1580, 170, 200, light.land('#a8683f'))
  )
}

const edgeView = (stage: Stage, tones: CloudTones): CloudScene => {
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

const cloudHeap = ({ context }: Stage, tones: CloudTones, width: number): string => {
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
    dots(
      Array.from({ length: 14 }, (): [number, number, number] => {
        const [u, v] = [random.between(-5000, 5000), random.between(6000, 14000)]
        return [...ground.at(u, v), 90 * ground.scale(u, v) + 2]
      }),
      context.light.dark ? '#ffdc90' : haze('#c9604c', 0.2),
    )
  )
}

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
      ? eagle(330, 420, 1) +
        eagle(1180, 560, 0.6) +
        kite(1030, 190, 56, '#e4674f', '#f4b942') +
        kite(170, 620, 40, '#4f9a97', '#fbe6bd')
      : '')
  )
}

function cornerHeaps(stage: Stage, tones: CloudTones): string {
  const heap = (x: number, s: number) => place(cloudHeap(backlit(stage), tones, s), x, 1560)
  return heap(40, 560) + heap(1500, 520)
}

const VIEWS: readonly ((stage: Stage, tones: CloudTones) => CloudScene)[] = [palaceView, hillView, edgeView]
