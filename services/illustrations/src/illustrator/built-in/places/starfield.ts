import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { circlePath, n, type Point, polygon, ring } from '../canvas/path.ts'
import { box, circle, dots, ellipse, line, place, shape } from '../canvas/svg.ts'
import { rock } from '../scenery/land.ts'
import { planet } from '../scenery/planets.ts'
import { glow } from '../scenery/sky.ts'
import { broadleaf } from '../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type Piece, type SettingScene, type Stage } from '../stage/stage.ts'
import { cityOf, streetsBelow } from './city.ts'
import { deepSky, faceOfMoon, greatMoon, spaceOf } from './heavens.ts'
import { isClose, levelPlane, pieceAt, solid } from './plane.ts'

/** Side 0: the ladder at the Hunter's belt; 1: the stair of moonlight; 2: floating stones. */
export const starfield: DrawSetting = stage => {
  const scene = (VIEWS[stage.side % VIEWS.length] ?? belt)(stage)
  return createSettingScene({ ...scene, sky: deepSky(stage, 240) + scene.sky, medium: 'space' })
}

type Scene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots'> & { far?: string; front?: string }

/** Height in the world, at depth z, of what is seen at `y` px. */
function heightAt({ view }: Stage, z: number, y: number): number {
  const [, base] = view.project([0, 0, z])
  return (base - y) / (view.scaleAt([0, 0, z]) * Math.cos((view.pitch * Math.PI) / 180))
}

const starShape = (x: number, y: number, r: number, points = 5): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const length = i % 2 ? r * 0.46 : r
      const angle = (i * Math.PI) / points
      return [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
    }),
  )

/** A road of star dust on which one can stand. */
function starRoad(stage: Stage): string {
  const { context } = stage
  const { random } = context
  const sky = spaceOf(stage)
  const ground = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.5
  const dark = stage.camera === 'silhouette'
  const [rose, lilac, cream] = dark
    ? (['#3a2f66', '#443a78', '#5a4f90'] as const)
    : ([mix(sky[2], '#f08ac0', 0.45), mix(sky[3], '#c8b0ff', 0.5), '#fff2dc'] as const)
  const edge = (side: 1 | -1, width: number): Point[] =>
    Array.from({ length: 22 }, (_, i): Point => {
      const share = i / 21
      const z = start + 16000 * share ** 2.2
      return [
        Math.sin(share * 5) * 900 * share + side * width * (1 + share * 0.5) * (1 + 0.07 * Math.sin(i * 0.6 + side)),
        z,
      ]
    })
  const band = (width: number, fill: string) =>
    shape(ground.area([...edge(-1, width), ...edge(1, width).reverse()]), fill)
  const glints = (count: number, spread: number): [number, number, number][] =>
    Array.from({ length: count }, () => {
      const z = start * 0.7 + random.next() ** 2 * 7000
      const x = random.between(-spread, spread)
      return [...ground.at(x, z), random.between(8, 26) * ground.scale(x, z)]
    })
  const sparkles = glints(14, 1400)
    .map(([x, y, r]) => starShape(x, y, r * 2.2, 4))
    .join('')
  if (ground.rect(0, 0, 1, 1) === '') return ''
  return (
    band(1750, alpha(rose, 0.22)) +
    band(1480, alpha(rose, 0.3)) +
    band(1200, alpha(lilac, 0.42)) +
    band(900, alpha(lilac, 0.5)) +
    band(520, alpha(cream, 0.4)) +
    shape(
      Array.from({ length: 16 }, () =>
        ground.disc(
          random.between(-900, 900),
          start * 0.5 + random.next() ** 1.6 * 4200,
          random.between(200, 520),
          random.between(60, 150),
        ),
      ).join(''),
      alpha('#ffffff', 0.12),
    ) +
    dots(glints(90, 1500), alpha('#fffaf0', 0.7)) +
    dots(glints(40, 1500), alpha(rose, 0.8)) +
    shape(sparkles, '#fffdf2')
  )
}

/** The stars of the Hunter in px, with his belt from `from` to `to`. */
function hunter(stage: Stage, from: Point, to: Point): string {
  const { states, context } = stage
  const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const at = (along: number, up: number): Point => [mid[0] + dx * along + dy * up, mid[1] + dy * along - dx * up]
  const corners = [at(-0.75, -0.62), at(0.7, -0.7), at(0.85, 0.72), at(-0.7, 0.8)]
  const missing = states.has('missing-star')
  const whole = states.has('three-stars')
  const stars = [0, 0.5, 1].map((share): Point => [from[0] + dx * share, from[1] + dy * share])
  const size = whole ? 40 : 30
  const gap = stars[2] ?? to
  const joined = corners.map(([x, y], i) => {
    const [bx, by] = stars[i % 3] ?? mid
    return `M${n(x)} ${n(y)}L${n(bx)} ${n(by)}`
  })
  return (
    line(joined.join(''), alpha('#cfe0ff', 0.24), 3) +
    corners
      .map(([x, y]) => glow(context, x, y, 60, '#dfeaff', 0.5) + shape(starShape(x, y, 17, 4), '#eef4ff'))
      .join('') +
    stars
      .map(([x, y], i) =>
        missing && i === 2
          ? ''
          : glow(context, x, y, size * (whole ? 5.4 : 3.6), '#ffd98a', whole ? 0.8 : 0.6) +
            shape(starShape(x, y, size), whole ? '#ffe9a8' : '#fff0c4'),
      )
      .join('') +
    (whole ? line([110, 190, 280].map(r => circlePath(mid[0], mid[1], r)).join(''), alpha('#ffe2a0', 0.3), 6) : '') +
    (missing
      ? // A square hole with the night behind it, and the silver thread that held the star.
        place(box(-30, -30, 60, 60, '#050a1e', 6) + line('M-38 -38H38V38H-38Z', alpha('#cfe0ff', 0.75), 4), ...gap, {
          turn: 12,
        }) +
        line(`M${n(gap[0] + 34)} ${n(gap[1] + 20)}q50 30 30 80t40 90`, '#dfe6f2', 4) +
        line(
          [-1, 0, 1].map(i => `M${n(gap[0] - 70 + i * 16)} ${n(gap[1] - 60 + i * 26)}l22 -12`).join(''),
          '#dfe6f2',
          4,
        )
      : '')
  )
}

const belt = (stage: Stage): Scene => {
  const z = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, z])
  const high = stage.camera === 'from-above'
  const x = half * 0.52
  const [from, to]: [Point, Point] = [
    [760, 330],
    [1090, 250],
  ]
  const top = high ? 1900 : Math.max(1500, heightAt(stage, z, 330))
  return {
    sky: high
      ? farBelow(stage)
      : hunter(stage, from, to) + planet(stage.context, 190, 520, 60, mix('#6fb5b0', spaceOf(stage)[2], 0.2), 'bands'),
    ground: starRoad(stage),
    pieces: [
      stage.stand(ladder(stage, top), [x, 0, z + 160]),
      stage.stand(mendingBasket(stage), [x - 520, 0, z + 220]),
      ...drifters(stage),
    ],
    front: stage.camera === 'wide' || stage.camera === 'medium' ? dustHeaps(stage) : '',
    spots: {
      steps: { at: [x, 420, z + 120] },
      ladder: { at: [x, top - 1080, z + 120] },
      ledge: { at: [x, 0, z + 100], seat: top },
    },
  }
}

/** A wooden ladder that leans on nothing. */
function ladder({ context, camera }: Stage, top: number): string {
  const paint = context.bookRandom.fork('ladder').pick(['#c08a54', '#b5674f', '#5f8fa8', '#a8b0c0'])
  const wood = camera === 'silhouette' ? '#3a2c44' : context.light.on(paint)
  const rungs = Array.from(
    { length: Math.floor(top / 210) },
    (_, i) => `M${n(-230 + i * 4)} ${-150 - i * 210}H${n(230 - i * 4)}`,
  ).join('')
  return (
    ellipse(0, 0, 330, 40, alpha('#0a1030', 0.3)) +
    line(rungs, shade(wood, 0.1), 44) +
    line(`M-250 0L-190 ${-top - 160}M250 0L190 ${-top - 160}`, wood, 56) +
    line(`M-262 -40L-204 ${-top - 120}M238 -40L178 ${-top - 120}`, tint(wood, 0.3), 14)
  )
}

/** Spools of silver thread in a basket, with a needle. */
const mendingBasket = ({ context }: Stage): string => {
  const cane = context.light.on('#b5804a')
  return (
    ellipse(0, 0, 260, 30, alpha('#0a1030', 0.3)) +
    box(-150, -330, 120, 150, '#e8eef6', 20) +
    box(-10, -360, 120, 170, '#cfd8ea', 20) +
    line('M-150 -290h120M-150 -250h120M-10 -310h120M-10 -260h120', '#9fb0cc', 10) +
    line('M60 -330L230 -560', '#f2f6fc', 16) +
    line('M-90 -320Q-260 -420 -330 -260T-420 -60', alpha('#eef4ff', 0.8), 8) +
    shape('M-230 -220H230L180 0H-180Z', context.defs.horizontalGradient(shade(cane, 0.2), cane, tint(cane, 0.1))) +
    line('M-215 -150H215M-198 -80H198', alpha(shade(cane, 0.4), 0.5), 14)
  )
}

/** Small stones that float about, for depth. */
function drifters(stage: Stage): Piece[] {
  const { random } = stage.context
  const sky = spaceOf(stage)
  return Array.from({ length: 7 }, (_, i) => {
    const z = 2000 + i * 1500
    const reach = 768 / stage.view.scaleAt([0, 0, z])
    const tone = mix(mix('#a89cb8', sky[2], 0.3 + i * 0.06), stage.camera === 'silhouette' ? '#1c1838' : '#a89cb8', 0.2)
    const at = [(i % 2 ? 1 : -1) * reach * random.between(0.45, 1.05), random.between(-400, 1800), z] as const
    return stage.stand(
      shape(polygonRock(random.between(120, 330), random.next()), tone) +
        shape(polygonRock(70, 0.3), alpha('#ffffff', 0.1)),
      at,
    )
  })
}

const polygonRock = (r: number, turn: number): string => {
  const corners = ring(0, 0, r, r * 0.72, 9).map(
    ([x, y], i): Point => [
      x * (0.8 + 0.24 * Math.sin(i * 2.1 + turn * 6)),
      y * (0.84 + 0.2 * Math.cos(i * 1.7 + turn * 5)),
    ],
  )
  return polygon(corners)
}

/** Heaps of shining dust in the lower corners. */
function dustHeaps(stage: Stage): string {
  const sky = spaceOf(stage)
  const colour = mix(sky[3], '#ffffff', 0.24)
  const heap = (x: number) =>
    [
      [-120, 0, 120],
      [0, -50, 150],
      [130, 0, 120],
      [220, 30, 90],
      [-220, 30, 80],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, 1570 + dy, r, alpha(colour, 0.5)))
      .join('')
  return heap(60) + heap(1490)
}

/** The earth by night, deep below. */
function farBelow(stage: Stage): string {
  const { context } = stage
  return (
    glow(context, 1150, 1250, 700, '#6fb0e8', 0.4) +
    planet(context, 1200, 1290, 360, '#3f7fb0', 'earth') +
    dots(
      Array.from({ length: 40 }, (): [number, number, number] => [
        1200 + context.random.between(-230, 230),
        1290 + context.random.between(-230, 230),
        4,
      ]),
      '#ffe2a0',
    ) +
    planet(context, 220, 330, 90, mix('#e8a06a', spaceOf(stage)[2], 0.2), 'ring')
  )
}

const stair = (stage: Stage): Scene => {
  const { context, camera } = stage
  const middle = stage.view.zOf('middle')
  const high = camera === 'from-above'
  const silver = camera === 'silhouette' ? '#5f6aa8' : '#e6eefc'
  const count = isClose(stage) ? 4 : 11
  const steps = Array.from({ length: count }, (_, i) => {
    const [x, y, z] = [-100 + i * 70, i * 200, middle + 240 + i * 360]
    return pieceAt(
      stage,
      z + 200,
      solid(
        stage,
        { x, y: y + 90, z, width: 1500 - i * 74, height: 60, depth: 330 },
        {
          front: alpha(silver, 0.92),
          side: alpha(mix(silver, '#8fa8e0', 0.5), 0.85),
          top: alpha('#ffffff', 0.72),
          bottom: alpha('#b8c8f0', 0.6),
        },
      ),
    )
  })
  const floor = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.3
  const face = faceOfMoon(stage.states)
  const neem = stage.stand(
    broadleaf(
      context,
      0,
      0,
      6000,
      mix(context.light.land('#6f9a50'), spaceOf(stage)[1], 0.2),
      context.light.land('#6a4a44'),
    ),
    [-9000, -10500, 12000],
  ).drawing
  return {
    sky: high ? '' : greatMoon(stage, 900, camera === 'close-up' ? 300 : 330, 310, face),
    far:
      cityOf({ ...stage, sky: nightSky(stage) }, { from: 10000, to: 80000, roofs: [-10500, -7500], rows: 7 }) +
      streetsBelow({ ...stage, sky: nightSky(stage) }, -12000) +
      (high ? '' : neem),
    ground:
      shape(floor.rect(-850, start, 1700, middle + 240 - start), alpha(silver, 0.5)) +
      shape(floor.rect(-760, start, 1520, middle + 240 - start), alpha('#ffffff', 0.34)) +
      line(
        [0, 1, 2, 3, 4, 5]
          .map(i =>
            floor.line([
              [-850, start + 300 + i * 400],
              [850, start + 300 + i * 400],
            ]),
          )
          .join(''),
        alpha('#ffffff', 0.6),
        6,
      ) +
      line(
        floor.line([
          [-850, start],
          [-850, middle + 240],
        ]) +
          floor.line([
            [850, start],
            [850, middle + 240],
          ]),
        alpha('#ffffff', 0.85),
        8,
      ),
    pieces: [...steps],
    spots: {
      steps: { at: [-40, 350, middle + 360] },
      ladder: { at: [200, 1150, middle + 1900] },
      seat: { at: [-100, 0, middle + 260], seat: 150 },
      ledge: { at: [600, 0, 0], seat: 10 },
    },
  }
}

/** The sky over a town, in the colours of space. */
const nightSky = (stage: Stage) => {
  const [top, upper, lower, horizon] = spaceOf(stage)
  return [top, upper, mix(upper, lower, 0.5), mix(lower, horizon, 0.2)] as const
}

const stones = (stage: Stage): Scene => {
  const { context, camera } = stage
  const sky = spaceOf(stage)
  const middle = stage.view.zOf('middle')
  const half = 768 / stage.view.scaleAt([0, 0, middle])
  const stone = mix(
    stage.context.bookRandom.fork('asteroid').pick(['#b5a2c0', '#c8a890', '#9fb0c0']),
    camera === 'silhouette' ? '#1c1838' : sky[3],
    camera === 'silhouette' ? 0.7 : 0.16,
  )
  const floor = levelPlane(stage)
  const [rx, rz] = [Math.max(half * 0.86, 1250), middle + 620]
  const rim = ring(0, 0, rx, rz, 30).map(
    ([x, z], i): Point => [x * (1 + 0.05 * Math.sin(i * 2.3)), z * (1 + 0.06 * Math.cos(i * 1.9))],
  )
  const top = floor.area(rim)
  const pits = [
    [-rx * 0.5, 500, 190],
    [rx * 0.42, -260, 230],
    [rx * 0.56, 560, 150],
    [-rx * 0.36, -440, 160],
    [80, 820, 130],
  ] as const
  // The underside hangs below the front half of the rim.
  const below = rim.filter(([, z]) => z < 60).map(([x, z]) => stage.view.project([x, 0, z]))
  const left = below.reduce((a, b) => (a[0] < b[0] ? a : b), below[0] ?? [0, 0])
  const right = below.reduce((a, b) => (a[0] > b[0] ? a : b), below[0] ?? [0, 0])
  const under = `M${n(left[0])} ${n(left[1])}Q${n(left[0] + 200)} ${n(left[1] + 420)} 768 ${n(left[1] + 560)}Q${n(right[0] - 200)} ${n(right[1] + 420)} ${n(right[0])} ${n(right[1])}Z`
  const island = (x: number, y: number, z: number, scale: number): Piece =>
    stage.stand(
      shape(
        'M-600 0C-560 300 -200 520 60 620C300 460 560 280 620 0Z',
        context.defs.verticalGradient(mix(stone, sky[2], 0.3), shade(mix(stone, sky[1], 0.4), 0.2)),
      ) +
        ellipse(10, 0, 612, 110, tint(mix(stone, sky[2], 0.2), 0.16)) +
        ellipse(-160, -6, 130, 22, alpha(sky[0], 0.3)),
      [x, y, z],
      { scale },
    )
  const reach = 768 / stage.view.scaleAt([0, 0, 5000])
  const flat = camera === 'from-above'
  return {
    sky: flat
      ? farBelow(stage)
      : planet(context, 1230, 300, 130, mix('#e8a06a', sky[2], 0.2), 'ring') +
        planet(context, 250, 430, 76, mix('#6fb5b0', sky[2], 0.2), 'bands') +
        planet(context, 1400, 760, 46, mix('#c98ad0', sky[2], 0.2), 'spots') +
        comet(stage, 800, 190, 300) +
        comet(stage, 420, 130, 170),
    ground:
      (top === ''
        ? ''
        : shape(under, context.defs.verticalGradient(stone, shade(stone, 0.4), shade(mix(stone, sky[0], 0.5), 0.3)))) +
      shape(top, context.defs.verticalGradient(mix(stone, sky[2], 0.2), tint(stone, 0.14), stone)) +
      pits
        .map(
          ([x, z, r]) =>
            shape(floor.disc(x, z, r, r * 0.7), tint(stone, 0.3)) +
            shape(floor.disc(x, z - r * 0.08, r * 0.88, r * 0.6), mix(stone, sky[0], 0.34)),
        )
        .join(''),
    pieces: [
      island(-reach * 0.8, 500, 5000, 1),
      island(reach * 0.72, 200, 4200, 1.2),
      island(-reach * 1.1, 2500, 8200, 1),
      island(reach * 0.9, 2300, 9000, 0.9),
      stage.stand(rock(context, 0, 0, 760, 330, tint(stone, 0.08)), [Math.max(half * 0.66, 850), 0, middle + 180]),
    ],
    spots: {
      seat: { at: [Math.max(half * 0.66, 850), 0, middle + 90], seat: 310 },
      ledge: { at: [-rx * 0.2, 0, -rz + 140], seat: 10 },
      'roof-edge': { at: [-rx * 0.2, 0, -rz + 240] },
    },
  }
}

const comet = ({ context }: Stage, x: number, y: number, length: number): string =>
  shape(
    polygon([
      [x, y - 9],
      [x - length, y + length * 0.42],
      [x, y + 9],
    ]),
    context.defs.horizontalGradient(alpha('#ffb0c8', 0), alpha('#ffd0dc', 0.6)),
  ) +
  circle(x, y, 12, '#fff4e2') +
  glow(context, x, y, 70, '#ffd8e0', 0.6)

const VIEWS: readonly ((stage: Stage) => Scene)[] = [belt, stair, stones]
