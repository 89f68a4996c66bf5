import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n, type Point, polygon } from '../canvas/path.ts'
import { box, circle, line, place, SIZE, shape } from '../canvas/svg.ts'
import { domedTower } from '../scenery/buildings.ts'
import { fern } from '../scenery/garden-plants.ts'
import { cuspedArch } from '../scenery/openings.ts'
import { diya, matkaStack } from '../scenery/vessels.ts'
import { neemTree, peepal } from '../scenery/village-trees.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { cracksOn, paving } from './ground-cover.ts'
import { lampLit } from './lit-room.ts'
import { groundAt, groundOf, skyOf } from './open-country.ts'
import { cuboid, face, inQuad, onFront, onGround, outline, wallCorners } from './solid.ts'
import { plateau } from './valley.ts'
import { inWeather } from './weather.ts'

/** Height of the kerb along the drop and of the stone seats, in world units. */
const KERB = 260

interface Scheme {
  stone: string
  dome: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { stone: '#dcb886', dome: '#e6c79c' },
  { stone: '#d9a888', dome: '#e8bfa4' },
  { stone: '#cdbb98', dome: '#e0d2b4' },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'>

/** Side 0: across the well from its rim; 1: the gallery of pillars; 2: at the water, deep below. */
export const stepwell: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.4)
    const scheme = stage.context.bookRandom.fork('stepwell').pick(SCHEMES)
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    return createSettingScene({ sky: skyOf(stage, { clouds: 4 }), ...draw(stage, scheme) })
  },
  [2],
)

interface Terraces {
  /** z of the lowest wall, and how far each terrace stands behind the one below. */
  z: number
  back: number
  from: number
  to: number
  rise: number
  half: number
}

/** Terraces with pairs of stairs that meet, as on the walls of a stepwell. */
function terraces(stage: Stage, { z, back, from, to, rise, half }: Terraces, colour: string): string {
  let drawing = ''
  const count = Math.round((to - from) / rise)
  for (let i = count - 1; i >= 0; i--) {
    const [y, wall] = [from + i * rise, z + i * back]
    const air = mix(colour, stage.sky[3], Math.min(0.3, i * 0.02))
    const depth = shade(air, 0.12 + 0.34 * (1 - i / count))
    const at = (x: number, up: number): Point => stage.view.project([x, y + up, wall])
    let dark = ''
    let light = ''
    let treads = ''
    const step = 1150
    for (let x = -half + (i % 2) * (step / 2); x < half; x += step) {
      const [left, right, middle] = [x + 70, x + step - 70, x + step / 2]
      if (at(right, 0)[0] < -60 || at(left, 0)[0] > SIZE + 60) continue
      light += polygon([at(left, 0), at(middle - 60, rise), at(middle, rise), at(left + 330, 0)])
      dark += polygon([at(right, 0), at(middle + 60, rise), at(middle, rise), at(right - 330, 0)])
      dark += polygon([at(left + 330, 0), at(middle, rise * 0.62), at(right - 330, 0)])
      for (const t of [0.2, 0.4, 0.6, 0.8]) {
        const [a, b] = [
          at(left + (middle - 60 - left) * t, rise * t),
          at(left + 330 + (middle - left - 330) * t, rise * t),
        ]
        const [c, d] = [
          at(right + (middle + 60 - right) * t, rise * t),
          at(right - 330 + (middle - right + 330) * t, rise * t),
        ]
        treads += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}M${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}`
      }
    }
    drawing +=
      face(
        stage,
        [
          [-half, y + rise, wall],
          [-half, y + rise, wall + back],
          [half, y + rise, wall + back],
          [half, y + rise, wall],
        ],
        tint(air, 0.3),
      ) +
      shape(outline(stage, wallCorners([-half, wall], [half, wall], y, y + rise)), depth) +
      shape(dark, shade(depth, 0.34)) +
      shape(light, tint(depth, 0.16)) +
      line(treads, alpha(shade(depth, 0.6), 0.5), 3)
  }
  return drawing
}

/** A pavilion of arches under domes. */
function pavilion({ context }: Stage, { stone, dome }: Scheme, wide: number): string {
  const wall = context.light.land(tint(stone, 0.16))
  const w = wide / 2
  const arches = [-0.66, -0.33, 0, 0.33, 0.66]
    .map(t =>
      place(
        cuspedArch(context, { width: wide * 0.12, height: 900, colour: tint(stone, 0.5), wall: shade(stone, 0.1) }),
        t * w,
        0,
      ),
    )
    .join('')
  return (
    box(-w, -1250, wide, 1250, wall) +
    arches +
    box(-w - 80, -1340, wide + 160, 110, tint(wall, 0.3)) +
    box(-w - 130, -1260, wide + 260, 40, shade(wall, 0.2)) +
    place(domedTower(context, 0, 0, wide * 0.26, 330, tint(wall, 0.1), context.light.land(dome)), 0, -1340) +
    [-0.82, 0.82]
      .map(t =>
        place(domedTower(context, 0, 0, wide * 0.13, 260, tint(wall, 0.1), context.light.land(dome)), t * w, -1340),
      )
      .join('')
  )
}

/** Water with the colours of the sky, or cracked mud if the well is dry. */
function pool(stage: Stage, corners: readonly (readonly [number, number, number])[]): string {
  const { context, sky, states } = stage
  const path = outline(stage, corners)
  if (states.has('dry')) return shape(path, context.light.land('#a9835a'))
  const water = mix(context.light.land('#3f9a90'), sky[1], 0.3)
  return shape(path, context.defs.verticalGradient(tint(water, 0.1), water, shade(water, 0.2)))
}

function rim(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const stone = light.land(scheme.stone)
  const edge = m * 1.3 + 150
  const far = edge + 4600
  const bottom = -3000
  const cover =
    groundOf(stage, tint(scheme.stone, 0.16), { grassy: false, marks: 20 }) +
    paving(stage, {
      near: -9000,
      far: edge,
      halfWidth: 6000,
      size: 620,
      colour: light.land(tint(scheme.stone, 0.16)),
      share: 0.7,
    })
  const well =
    horizonOf(stage) >= SIZE
      ? ''
      : terraces(stage, { z: far, back: 260, from: bottom, to: 900, rise: 520, half: 7000 }, stone) +
        pool(stage, [
          [-6000, bottom, edge + 300],
          [-6000, bottom, far],
          [6000, bottom, far],
          [6000, bottom, edge + 300],
        ])
  const top =
    horizonOf(stage) >= SIZE
      ? []
      : [
          stage.stand(pavilion(stage, scheme, 4200), [view.xOf(0.06, far + 2000), 900, far + 2000]),
          stage.stand(peepal(context, 4200), [view.xOf(-0.72, far + 2400), 900, far + 2400]),
          stage.stand(neemTree(context, 4000), [view.xOf(0.86, far + 2500), 900, far + 2500]),
        ]
  const [px] = groundAt(stage, -1.04, edge - 200)
  const [qx] = groundAt(stage, 1.08, edge - 200)
  return {
    far: top.map(({ drawing }) => drawing).join('') + well,
    ground: plateau(stage, () => edge, stone, cover) + brinkOf(stage, edge, shade(stone, 0.1)),
    pieces: [
      ...(stage.camera === 'close-up' || stage.camera === 'detail'
        ? []
        : [chhatri(stage, scheme, px, edge - 500), chhatri(stage, scheme, qx, edge - 500)]),
      stage.stand(matkaStack(context, 280), groundAt(stage, 0.72, m * 0.9)),
      ...lamps(stage, edge - 60),
    ],
    spots: { ledge: { at: [0, 0, edge - 170], seat: KERB }, wall: { at: [420, 0, edge - 170], seat: KERB } },
  }
}

/** A low kerb along the drop. */
function brinkOf(stage: Stage, z: number, colour: string): string {
  return horizonOf(stage) >= SIZE
    ? ''
    : cuboid(
        stage,
        { x: 0, z: z - 160, width: 13000, height: KERB, depth: 160 },
        { front: colour, side: shade(colour, 0.2), top: tint(colour, 0.34) },
      )
}

const lamps = (stage: Stage, z: number): Piece[] =>
  stage.states.has('festive')
    ? Array.from({ length: 9 }, (_, i) => stage.stand(diya(stage.context, 70), [(i - 4) * 420, KERB + 2, z]))
    : []

/** A small open pavilion on four pillars. */
function chhatri(stage: Stage, { stone, dome }: Scheme, x: number, z: number): Piece {
  const { light } = stage.context
  const wall = light.land(tint(stone, 0.2))
  const d = light.land(dome)
  const post = (px: number) =>
    box(px - 60, -1500, 120, 1500, wall) +
    box(px - 90, -1500, 180, 90, tint(wall, 0.2)) +
    box(px - 90, -110, 180, 110, tint(wall, 0.2))
  const drawing =
    box(-640, -200, 1280, 200, shade(wall, 0.14)) +
    box(-640, -230, 1280, 50, tint(wall, 0.24)) +
    [-420, 420].map(post).join('') +
    box(-600, -1640, 1200, 150, tint(wall, 0.1)) +
    shape('M-720 -1560L-600 -1660H600L720 -1560Z', tint(wall, 0.34)) +
    shape(
      'M-470 -1650C-560 -2050 -200 -2180 0 -2320C200 -2180 560 -2050 470 -1650Z',
      stage.context.defs.horizontalGradient(shade(d, 0.2), d, tint(d, 0.2)),
    ) +
    line('M0 -2300V-2460', light.land('#e0b04a'), 26) +
    circle(0, -2470, 34, light.land('#e0b04a'))
  return stage.stand(drawing, [x, 0, z])
}

function gallery(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light, defs } = context
  const m = view.zOf('middle')
  const stone = light.land(scheme.stone)
  const half = Math.max(1150, view.xOf(0.64, m)) + (stage.camera === 'close-up' ? 300 : 0)
  const height = 2500
  const end = m * 1.6 + 4200
  const near = view.zOf('foreground') * 1.5
  const gap = 1400
  const count = 5
  const bright = light.dark ? '#f6d9a0' : '#fff3cf'
  const walls = [-1, 1]
    .map(s => {
      const outer = s * (half + 1000)
      return face(
        stage,
        s === 1
          ? wallCorners([outer, end], [outer, near], 0, height)
          : wallCorners([outer, near], [outer, end], 0, height),
        shade(stone, s === 1 ? 0.5 : 0.56),
      )
    })
    .join('')
  const ceiling = shape(
    outline(stage, [
      [-half - 1000, height, near],
      [-half - 1000, height, end],
      [half + 1000, height, end],
      [half + 1000, height, near],
    ]),
    shade(stone, 0.56),
  )
  const back = shape(outline(stage, wallCorners([-half - 1000, end], [half + 1000, end], 0, height)), shade(stone, 0.4))
  const arch = onFront(stage, 0, 0, end - 8, archOfLight(stage, half * 1.5, scheme))
  const floor = stage.area(
    [
      [-half - 1000, near],
      [half + 1000, near],
      [half + 1000, end],
      [-half - 1000, end],
    ],
    defs.verticalGradient(tint(stone, 0.2), shade(stone, 0.1), shade(stone, 0.3)),
  )
  const path = stage.area(
    [
      [-half * 0.7, end],
      [half * 0.7, end],
      [half * 1.1, -400],
      [-half * 1.1, -400],
    ],
    defs.verticalGradient(alpha(bright, 0.6), alpha(bright, 0)),
  )
  const seams =
    horizonOf(stage) >= SIZE
      ? ''
      : paving(stage, { near: -9000, far: end, halfWidth: half + 1000, size: 700, colour: alpha(stone, 0), share: 0.8 })
  const beams: Piece[] = Array.from({ length: count }, (_, i) => {
    const z = m * 1.35 + i * gap
    const tone = mix(shade(stone, 0.3), bright, i * 0.06)
    return {
      depth: view.depthOf([0, 0, z]) + 4,
      kind: 'scenery' as const,
      drawing:
        shape(outline(stage, wallCorners([-half - 200, z], [half + 200, z], height - 300, height)), tone) +
        line(
          `M${[0, 1]
            .map(t => inQuad(stage, wallCorners([-half - 200, z], [half + 200, z], height - 300, height), t, 0))
            .map(([x, y]) => `${n(x)} ${n(y)}`)
            .join('L')}`,
          tint(tone, 0.3),
          6,
        ),
    }
  })
  const pillars: Piece[] = Array.from({ length: count }, (_, i) =>
    [-1, 1].map(s =>
      stage.stand(pillar(stage, mix(scheme.stone, '#fff0cc', i * 0.08), height), [s * half, 0, m * 1.35 + i * gap]),
    ),
  ).flat()
  return {
    ground:
      (horizonOf(stage) >= SIZE ? box(0, 0, SIZE, SIZE, shade(stone, 0.5)) : floor + seams + path) +
      ceiling +
      walls +
      back +
      arch,
    pieces: [
      ...beams,
      ...pillars,
      stage.stand(matkaStack(context, 280), [half - 420, 0, m * 1.35]),
      ...(stage.states.has('festive') || light.dark
        ? [
            stage.stand(diya(context, 90), [-half + 360, 0, m * 1.2]),
            stage.stand(diya(context, 90), [half - 300, 0, m * 1.2 + gap]),
          ]
        : []),
    ],
    front: stage.camera === 'wide' ? framePillars(stage, scheme) : '',
    spots: { door: { at: [0, 0, end - 100], seat: 0 }, ledge: { at: [-half + 40, 0, m * 1.35 - 240], seat: 130 } },
  }
}

/** The bright end of the gallery: steps that lead up to the sky. */
function archOfLight({ sky, context }: Stage, width: number, { stone }: Scheme): string {
  const { light, defs } = context
  const w = width / 2
  const pale = light.land(tint(stone, 0.4))
  const steps = Array.from({ length: 6 }, (_, i) =>
    box(-w + i * w * 0.1, -(i + 1) * 130, width - i * w * 0.2, 134, i % 2 ? tint(pale, 0.2) : pale),
  ).join('')
  const arch = `M${n(-w)} 0V-1300C${n(-w)} -1700 ${n(-w * 0.3)} -1760 0 -2050C${n(w * 0.3)} -1760 ${n(w)} -1700 ${n(w)} -1300V0Z`
  return (
    shape(arch, defs.verticalGradient(sky[1], sky[2], mix(sky[3], '#fff6dc', 0.5))) +
    steps +
    (light.dark
      ? circle(w * 0.3, -1350, 120, '#fdf4d6')
      : circle(
          0,
          -1100,
          w * 0.9,
          defs.radialGradient(alpha('#fff8dc', 0.8), alpha('#fff3c9', 0.2), alpha('#fff3c9', 0)),
        )) +
    line(arch, tint(pale, 0.3), 60)
  )
}

/** A carved pillar. */
function pillar({ context }: Stage, colour: string, height: number): string {
  const { light, defs } = context
  const c = light.land(colour)
  return (
    box(-230, -130, 460, 130, shade(c, 0.06)) +
    box(-190, -300, 380, 180, c) +
    box(
      -130,
      -height + 200,
      260,
      height - 480,
      defs.horizontalGradient(shade(c, 0.3), c, tint(c, 0.12), shade(c, 0.1)),
    ) +
    [0.36, 0.62]
      .map(
        t =>
          box(-165, -height * t - 50, 330, 100, tint(c, 0.12), 20) +
          shape([-110, 0, 110].map(x => `M${x} ${n(-height * t - 38)}l34 38l-34 38l-34 -38Z`).join(''), shade(c, 0.2)),
      )
      .join('') +
    shape(
      `M-140 ${n(-height + 420)}Q-160 ${n(-height + 280)} -420 ${n(-height + 230)}V${n(-height + 150)}H420V${n(-height + 230)}Q160 ${n(-height + 280)} 140 ${n(-height + 420)}Z`,
      tint(c, 0.08),
    )
  )
}

/** Dark pillars at the edges of the picture, in px. */
const framePillars = (stage: Stage, { stone }: Scheme): string => {
  const dark = shade(stage.context.light.land(stone), 0.6)
  return [-1, 1]
    .map(s =>
      place(
        box(-90, 0, 180, SIZE, dark) +
          box(-120, 1330, 240, 206, shade(dark, 0.2)) +
          shape('M-90 260Q-110 120 -290 60V-10H290V60Q110 120 90 260Z', shade(dark, 0.1)),
        s === -1 ? 20 : SIZE - 20,
        0,
      ),
    )
    .join('')
}

function water(stage: Stage, scheme: Scheme): Part {
  const { view, context, states } = stage
  const { light, random, defs } = context
  const m = view.zOf('middle')
  const stone = light.land(scheme.stone)
  const near = m * 1.16 + 60
  const far = near + 3500
  const half = Math.max(1500, view.xOf(0.98, far))
  const low = horizonOf(stage) >= SIZE
  const dim = shade(stone, 0.22)
  const [sx] = groundAt(stage, -0.66, near)
  const wall = (s: 1 | -1) => {
    const corners =
      s === 1
        ? wallCorners([half, far], [half, near - 200], 0, 3600)
        : wallCorners([-half, near - 200], [-half, far], 0, 3600)
    return face(stage, corners, shade(stone, s === 1 ? 0.42 : 0.36))
  }
  const backs = terraces(
    stage,
    { z: far, back: 240, from: 0, to: 3960, rise: 440, half: half + 1400 },
    tint(stone, 0.06),
  )
  const niche = onFront(
    stage,
    0,
    0,
    far - 10,
    cuspedArch(context, {
      width: 1000,
      height: 1500,
      colour: tint(scheme.stone, 0.5),
      wall: shade(scheme.stone, 0.3),
      inner: place(diya(context, 120), 0, 0),
    }),
  )
  const ripples = Array.from({ length: 22 }, () => {
    const z = near + (far - near) * random.next()
    const [x, y] = view.project([view.xOf(random.between(-1, 1), z), -60, z])
    const l = 190 * view.scaleAt([0, 0, z])
    return `M${n(x)} ${n(y)}q${n(l / 2)} ${n(-l * 0.1)} ${n(l)} 0`
  }).join('')
  const pads = states.has('dry')
    ? ''
    : Array.from({ length: 12 }, () => {
        const z = near + 200 + (far - near - 400) * random.next()
        const r = random.between(100, 170)
        return onGround(
          stage,
          view.xOf((random.chance(0.5) ? 1 : -1) * random.between(0.2, 0.9), z),
          z,
          shape(
            `M0 0L${n(r * 0.9)} ${n(-r * 0.36)}A${n(r)} ${n(r)} 0 1 1 ${n(r * 0.9)} ${n(r * 0.36)}Z`,
            light.land(random.chance(0.6) ? '#6fa85c' : '#8abb68'),
          ),
          -60,
        )
      }).join('')
  const steps = [2, 1, 0]
    .map(i =>
      cuboid(
        stage,
        { x: 0, z: near - 200 + i * 160, width: 13000, height: 60, depth: 160, y: -60 * i - 60 },
        { front: shade(dim, 0.2), side: dim, top: tint(dim, 0.3 - i * 0.1) },
      ),
    )
    .join('')
  const shaft =
    low || light.dark
      ? ''
      : shape(
          `M${SIZE * 0.3} 0H${SIZE * 0.62}L${SIZE * 0.86} ${SIZE}H${SIZE * 0.2}Z`,
          defs.verticalGradient(alpha('#fff6d8', 0.36), alpha('#fff3c9', 0.1), alpha('#fff3c9', 0)),
        )
  return {
    ground:
      groundOf(stage, shade(scheme.stone, 0.1), { grassy: false, marks: 20 }) +
      paving(stage, { near: -9000, far: near, halfWidth: 6000, size: 640, colour: tint(dim, 0.16), share: 0.7 }) +
      (low
        ? ''
        : pool(stage, [
            [-half, -60, near],
            [-half, -60, far],
            [half, -60, far],
            [half, -60, near],
          ])) +
      (states.has('dry')
        ? cracksOn(stage, light.land('#a9835a'))
        : low
          ? ''
          : line(ripples, alpha(tint(stage.sky[3], 0.4), 0.6), 5) + pads) +
      backs +
      wall(-1) +
      wall(1) +
      niche +
      (low ? '' : steps) +
      shaft,
    pieces: [
      stage.stand(fern(context, 420), [-half + 200, 900, far - 300]),
      stage.stand(fern(context, 380), [half - 260, 1300, far - 500]),
      stage.stand(matkaStack(context, 290), groundAt(stage, 0.86, m * 1.1)),
      {
        depth: view.depthOf([sx, 0, near - 520]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: sx, z: near - 520, width: 1300, height: KERB, depth: 320 },
          { front: shade(dim, 0.14), side: shade(dim, 0.3), top: tint(dim, 0.34) },
        ),
      },
      stage.stand(pillar(stage, shade(scheme.stone, 0.2), 3400), groundAt(stage, -1.02, m * 0.9)),
      ...(light.dark
        ? [
            stage.stand(diya(context, 80), groundAt(stage, -0.6, near - 260)),
            stage.stand(diya(context, 80), groundAt(stage, 0.5, near - 240)),
          ]
        : []),
    ],
    spots: { ledge: { at: [sx, 0, near - 540], seat: KERB }, steps: { at: [sx + 280, 0, near - 540], seat: KERB } },
  }
}

const VIEWS = [rim, gallery, water] as const
