import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n, type Point, taper } from '../canvas/path.ts'
import { circle, dots, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { land, ridge } from '../scenery/land.ts'
import { planet } from '../scenery/planets.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { lipOf } from './backlight.ts'
import { deepSky, dustOf, spaceOf } from './heavens.ts'
import { isClose, levelPlane } from './plane.ts'

interface World {
  soil: string
  plant: string
  accent: string
}

const WORLDS: readonly [World, ...World[]] = [
  { soil: '#d98a72', plant: '#4fae9c', accent: '#f2c35c' },
  { soil: '#8f7fc8', plant: '#5fb87a', accent: '#f08aa8' },
  { soil: '#6fa8a0', plant: '#d977a0', accent: '#f6d878' },
  { soil: '#cfa35c', plant: '#6a7fd0', accent: '#ef7f5c' },
]

/** Side 0: spires below a planet with a ring; 1: a valley of curled plants with warm pools; 2: arches of rock below floating islands. */
export const otherPlanet: DrawSetting = stage => {
  const world = stage.context.bookRandom.fork('planet').pick(WORLDS)
  const sky = spaceOf(stage)
  const { camera, context } = stage
  const tone = (colour: string): string => {
    const lit = mix(mix(colour, sky[3], 0.14), sky[1], context.light.dark ? 0.24 : 0.04)
    return camera === 'silhouette' ? mix(lit, '#1c1438', 0.62) : lit
  }
  const scene = (VIEWS[stage.side % VIEWS.length] ?? spires)(stage, world, tone)
  const soil = tone(world.soil)
  return createSettingScene({
    sky: deepSky(stage, 150) + scene.sky,
    far: hillsAway(stage, soil) + (scene.far ?? ''),
    ground:
      dustOf(stage, { colour: soil, dark: mix(shade(soil, 0.5), sky[0], 0.3), craters: 4 }) +
      scene.ground +
      moss(stage, tone(world.plant)) +
      lipOf(stage, soil),
    pieces: scene.pieces,
    front:
      camera === 'wide'
        ? place(curl(tone(world.plant), 460), 40, 1590) +
          place(bulb(stage, tone(world.plant), tone(world.accent), 200), 250, 1590) +
          place(curl(tone(world.plant), 380), 1500, 1590, { mirrored: true })
        : '',
    medium: 'space',
    spots: scene.spots,
  })
}

type Scene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots'> & { far?: string }
type DrawView = (stage: Stage, world: World, tone: (colour: string) => string) => Scene

function hillsAway(stage: Stage, soil: string): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > SIZE) return ''
  const sky = spaceOf(stage)
  const { random } = stage.context
  return (
    land(stage.context, ridge(random, horizon - 60, 60), mix(soil, sky[2], 0.46), { marks: 18, depth: 60 }) +
    land(stage.context, ridge(random, horizon - 14, 30), mix(soil, sky[2], 0.24), { marks: 18, depth: 60 })
  )
}

/** Patches of moss on the ground. */
function moss(stage: Stage, colour: string): string {
  const { random } = stage.context
  const ground = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.2
  const patches = Array.from({ length: 22 }, () => {
    const z = start + random.next() ** 1.6 * 6000
    const x = random.between(-1, 1) * (768 / ground.scale(0, z))
    const r = random.between(90, 300)
    return ground.disc(x, z, r, r * 0.5) + ground.disc(x + r * 0.8, z + 30, r * 0.6, r * 0.34)
  }).join('')
  const buds = Array.from({ length: 40 }, (): [number, number, number] => {
    const z = start + random.next() ** 1.6 * 4000
    const x = random.between(-1, 1) * (768 / ground.scale(0, z))
    return [...ground.at(x, z), 22 * ground.scale(x, z)]
  })
  return patches === '' ? '' : shape(patches, alpha(colour, 0.45)) + dots(buds, tint(colour, 0.4))
}

/** A plant that rolls up at its top; the origin is its foot. */
function curl(colour: string, size: number): string {
  const spine: Point[] = [
    [0, 0],
    [size * 0.05, -size * 0.5],
    [size * 0.16, -size * 0.9],
    [size * 0.42, -size * 1.04],
    [size * 0.6, -size * 0.84],
    [size * 0.48, -size * 0.66],
    [size * 0.36, -size * 0.76],
  ]
  const leaves = [0.25, 0.45, 0.65]
    .map((share, i) => {
      const y = -size * share
      const x = size * 0.06 * share * 2
      return `M${n(x)} ${n(y)}q${n((i % 2 ? 1 : -1) * size * 0.22)} ${n(-size * 0.16)} ${n((i % 2 ? 1 : -1) * size * 0.3)} ${n(-size * 0.02)}q${n((i % 2 ? -1 : 1) * size * 0.14)} ${n(size * 0.1)} ${n((i % 2 ? -1 : 1) * size * 0.3)} ${n(size * 0.02)}Z`
    })
    .join('')
  return (
    shape(leaves, shade(colour, 0.12)) +
    shape(taper(spine, size * 0.075, size * 0.03), colour) +
    line(
      `M0 0Q${n(size * 0.02)} ${n(-size * 0.5)} ${n(size * 0.13)} ${n(-size * 0.84)}`,
      alpha(tint(colour, 0.5), 0.6),
      size * 0.02,
    )
  )
}

/** A round fruit on a stem. */
const bulb = ({ context }: Stage, stem: string, fruit: string, size: number): string =>
  ellipse(0, 4, size * 0.5, size * 0.07, context.light.shadow) +
  line(`M0 0Q${n(size * 0.08)} ${n(-size * 0.4)} 0 ${n(-size * 0.7)}`, shade(stem, 0.2), size * 0.1) +
  circle(0, -size * 0.95, size * 0.42, context.defs.verticalGradient(tint(fruit, 0.4), fruit, shade(fruit, 0.1))) +
  dots(
    [
      [-size * 0.16, -size * 1.1, size * 0.07],
      [size * 0.14, -size * 0.92, size * 0.055],
      [-size * 0.06, -size * 0.8, size * 0.05],
    ],
    alpha('#ffffff', 0.6),
  )

const spire = ({ context }: Stage, colour: string, height: number, turn: number): string =>
  place(
    shape(
      `M${n(-height * 0.2)} 60C${n(-height * 0.1)} ${n(-height * 0.3)} ${n(-height * 0.14)} ${n(-height * 0.7)} ${n(height * 0.02)} ${n(-height)}C${n(height * 0.1)} ${n(-height * 0.7)} ${n(height * 0.12)} ${n(-height * 0.3)} ${n(height * 0.24)} 60Z`,
      context.defs.horizontalGradient(shade(colour, 0.24), colour, tint(colour, 0.16)),
    ) +
      line(
        `M${n(-height * 0.1)} ${n(-height * 0.2)}Q0 ${n(-height * 0.16)} ${n(height * 0.13)} ${n(-height * 0.22)}M${n(-height * 0.08)} ${n(-height * 0.5)}Q0 ${n(-height * 0.46)} ${n(height * 0.1)} ${n(-height * 0.5)}`,
        alpha(shade(colour, 0.5), 0.3),
        height * 0.02,
      ),
    0,
    0,
    { turn },
  )

/** Plants at both sides, clear of the middle. */
function growth(stage: Stage, { plant, accent }: World, tone: (colour: string) => string, count: number): Piece[] {
  if (isClose(stage)) return []
  const { random } = stage.context
  return Array.from({ length: count }, (_, i) => {
    const z = stage.view.zOf('middle') + 100 + i * i * 130
    const reach = 768 / stage.view.scaleAt([0, 0, z])
    const side = i % 2 ? 1 : -1
    const drawing =
      i % 3 === 2
        ? bulb(stage, tone(plant), tone(accent), random.between(340, 560))
        : curl(tone(mix(plant, '#ffffff', random.between(0, 0.14))), random.between(620, 1250))
    return stage.stand(drawing, [side * reach * random.between(0.66, 1.05), 0, z], { mirrored: side > 0 })
  })
}

const spires: DrawView = (stage, world, tone) => {
  const { context } = stage
  const sky = spaceOf(stage)
  const far = mix(tone(world.soil), sky[2], 0.3)
  const reach = 768 / stage.view.scaleAt([0, 0, 9000])
  return {
    sky:
      stage.camera === 'from-above'
        ? ''
        : planet(context, 1130, 320, 160, tone(world.accent), 'ring') +
          planet(context, 300, 250, 60, tone(world.plant), 'spots'),
    ground: spiral(stage, tint(tone(world.soil), 0.5), tone(world.accent)),
    pieces: [
      stage.stand(spire(stage, mix(far, sky[2], 0.2), 5600, -4), [reach * 0.86, 0, 11000]),
      stage.stand(spire(stage, far, 4000, 5), [-reach * 0.8, 0, 9000]),
      stage.stand(spire(stage, far, 2600, -3), [-reach * 0.5, 0, 8400]),
      stage.stand(spire(stage, mix(far, tone(world.soil), 0.5), 2300, 6), [reach * 0.62, 0, 6000]),
      ...growth(stage, world, tone, 5),
    ],
    spots: { seat: { at: [-700, 0, stage.view.zOf('middle')], seat: 200 } },
  }
}

const pools: DrawView = (stage, world, tone) => {
  const { context } = stage
  const ground = levelPlane(stage)
  const glowing = mix(tone(world.accent), '#ffffff', 0.2)
  const middle = stage.view.zOf('middle')
  const pool = (x: number, z: number, r: number) =>
    shape(ground.disc(x, z, r * 1.12, r * 0.56), tint(tone(world.soil), 0.3)) +
    shape(ground.disc(x, z, r, r * 0.48), mix(glowing, tone(world.plant), 0.4)) +
    shape(ground.disc(x, z + r * 0.04, r * 0.76, r * 0.34), glowing) +
    shape(ground.disc(x - r * 0.2, z + r * 0.1, r * 0.24, r * 0.07), alpha('#ffffff', 0.6))
  const reach = 768 / stage.view.scaleAt([0, 0, middle])
  const steam = (x: number, z: number) =>
    stage.stand(
      line('M-120 0Q-260 -300 -60 -560T-140 -1100M120 0Q260 -260 80 -520T180 -980', alpha('#ffffff', 0.2), 90),
      [x, 30, z],
    )
  return {
    sky:
      stage.camera === 'from-above'
        ? ''
        : planet(context, 320, 300, 130, tone(world.plant), 'bands') +
          planet(context, 1320, 210, 50, tone(world.accent), 'spots'),
    ground:
      pool(-reach * 1.2, 3900, 900) +
      pool(reach * 0.95, 2600, 760) +
      pool(-reach * 0.62, middle + 500, 460) +
      pool(reach * 0.7, -300, 420),
    pieces: [
      steam(-reach * 1.2, 3900),
      steam(reach * 0.95, 2600),
      stage.stand(giantFlower(stage, tone(world.plant), tone(world.accent)), [reach * 1.5, 0, 4800]),
      stage.stand(
        giantFlower(stage, tone(mix(world.plant, '#4060a0', 0.2)), tone(mix(world.accent, '#ff9080', 0.3))),
        [-reach * 1.25, 0, 6200],
        { mirrored: true, scale: 1.2 },
      ),
      ...growth(stage, world, tone, 7),
    ],
    spots: { seat: { at: [reach * 0.5, 0, middle + 60], seat: 200 }, ledge: { at: [reach * 0.45, 0, -120], seat: 40 } },
  }
}

/** A flower as tall as a tree, like an umbrella. */
const giantFlower = ({ context }: Stage, stem: string, petal: string): string =>
  ellipse(0, 0, 420, 50, context.light.shadow) +
  shape(
    'M-130 0Q-40 -1200 -90 -2200H90Q60 -1200 160 0Z',
    context.defs.horizontalGradient(shade(stem, 0.2), stem, tint(stem, 0.14)),
  ) +
  shape(
    'M-1300 -2050Q-1250 -2900 0 -3050Q1250 -2900 1300 -2050Q1080 -2240 870 -2080Q650 -2260 430 -2080Q210 -2260 0 -2080Q-210 -2260 -430 -2080Q-650 -2260 -870 -2080Q-1080 -2240 -1300 -2050Z',
    context.defs.verticalGradient(tint(petal, 0.4), petal, shade(petal, 0.12)),
  ) +
  line('M0 -3040V-2120M0 -3040Q-700 -2800 -860 -2120M0 -3040Q700 -2800 860 -2120', alpha(shade(petal, 0.3), 0.35), 30) +
  dots(
    [
      [-600, -2600, 90],
      [-150, -2780, 70],
      [420, -2700, 96],
      [780, -2420, 64],
      [-940, -2340, 60],
    ],
    alpha('#ffffff', 0.5),
  )

const arches: DrawView = (stage, world, tone) => {
  const { context } = stage
  const sky = spaceOf(stage)
  const soil = tone(world.soil)
  const arch = (width: number, height: number, colour: string) =>
    shape(
      `M${-width} 80C${-width * 1.1} ${-height * 0.7} ${-width * 0.6} ${-height} 0 ${-height}C${width * 0.6} ${-height} ${width * 1.1} ${-height * 0.6} ${width * 0.96} 80H${width * 0.52}C${width * 0.62} ${-height * 0.5} ${width * 0.4} ${-height * 0.72} 0 ${-height * 0.72}C${-width * 0.4} ${-height * 0.72} ${-width * 0.64} ${-height * 0.46} ${-width * 0.56} 80Z`,
      context.defs.verticalGradient(tint(colour, 0.2), colour, shade(colour, 0.2)),
    )
  const island = (s: number) =>
    place(
      shape(
        'M-700 0C-600 140 -300 380 -40 620C100 480 420 300 720 0Z',
        context.defs.verticalGradient(soil, shade(mix(soil, sky[1], 0.3), 0.3)),
      ) +
        shape(
          'M-740 10C-640 -90 -300 -120 0 -120S640 -90 760 10C400 60 -400 60 -740 10Z',
          mix(tone(world.plant), sky[2], 0.14),
        ) +
        place(curl(mix(tone(world.plant), sky[2], 0.1), 360), -260, -60) +
        place(curl(mix(tone(world.plant), sky[2], 0.16), 260), 260, -60, { mirrored: true }) +
        line('M120 40Q140 400 100 900', alpha('#e8f6ff', 0.5), 40),
      0,
      0,
      { scale: s },
    )
  const reach = 768 / stage.view.scaleAt([0, 0, 8000])
  const flat = stage.camera === 'from-above'
  return {
    sky: flat
      ? ''
      : planet(context, 1240, 260, 100, tone(world.plant), 'spots') +
        planet(context, 1010, 170, 40, tone(world.accent), 'bands'),
    far: flat
      ? ''
      : stage.stand(island(2.2), [-reach * 0.55, 3600, 9500]).drawing +
        stage.stand(island(1.3), [reach * 0.55, 3000, 8600]).drawing,
    ground: scales(stage, tone(world.soil)),
    pieces: [
      stage.stand(arch(2600, 3700, mix(soil, sky[2], 0.3)), [reach * 0.25, 0, 8000]),
      stage.stand(spire(stage, mix(soil, sky[2], 0.16), 2300, 8), [-reach * 0.9, 0, 5600]),
      ...growth(stage, world, tone, 5),
    ],
    spots: { seat: { at: [700, 0, stage.view.zOf('middle')], seat: 200 }, ledge: { at: [reach * 0.25, 3700, 8000] } },
  }
}

/** Stones that somebody has laid in a spiral. */
function spiral(stage: Stage, stone: string, glowing: string): string {
  const ground = levelPlane(stage)
  const at = (i: number): Point => [Math.sin(i * 0.42) * (260 + i * 26), 300 + Math.cos(i * 0.42) * (190 + i * 19)]
  const discs = Array.from({ length: 46 }, (_, i) => ground.disc(...at(i), 34 + i * 0.8, 24 + i * 0.6))
  return (
    shape(discs.filter((_, i) => i % 5).join(''), stone) + shape(discs.filter((_, i) => i % 5 === 0).join(''), glowing)
  )
}

/** Dry ground that has cracked into scales. */
function scales(stage: Stage, soil: string): string {
  const ground = levelPlane(stage)
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 }, (_, i) => {
      const [x, z] = [(i - 6) * 560 + (row % 2) * 280, -900 + row * 430]
      return ground.area(
        [0, 1, 2, 3, 4, 5].map((k): Point => [x + Math.sin(k * 1.047) * 270, z + Math.cos(k * 1.047) * 240]),
      )
    }).join(''),
  )
  return (
    shape(rows.filter((_, i) => i % 2).join(''), alpha(tint(soil, 0.4), 0.4)) +
    shape(rows.filter((_, i) => i % 2 === 0).join(''), alpha(tint(soil, 0.2), 0.4))
  )
}

const VIEWS: readonly DrawView[] = [spires, pools, arches]
