import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { cow } from '../scenery/cow.ts'
import { basketOf, hayBale, haystack, hen, milkCan } from '../scenery/farm-things.ts'
import { glow } from '../scenery/sky.ts'
import { bucket, matkaStack } from '../scenery/vessels.ts'
import type { Vec3 } from '../space/vec3.ts'
import { createSettingScene, type DrawSetting, type Piece, type SettingScene, type Stage } from '../stage/stage.ts'
import { onPlane } from './interior.ts'
import { insideOf } from './lit-room.ts'
import { groundOf, hillsOf, pathOf, skyOf, treeLine } from './open-country.ts'
import { courses, cuboid, face, inQuad, outline, wallCorners } from './solid.ts'
import { inWeather } from './weather.ts'

interface Scheme {
  wall: string
  door: string
  cows: readonly [string, string]
  floor: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#a8744c', door: '#8f5a3c', cows: ['#f3e8d6', '#c48a5c'], floor: '#c9a878' },
  { wall: '#9a7a5e', door: '#4f7f7a', cows: ['#a9744e', '#efe0c8'], floor: '#bfa27c' },
  { wall: '#b58a64', door: '#a8503c', cows: ['#d9b48c', '#8a6a58'], floor: '#cdb088' },
]

interface Barn {
  back: number
  half: number
  /** Height of the walls; the ridge of the roof is higher. */
  eaves: number
  ridge: number
}
type Part = Pick<SettingScene, 'pieces' | 'spots'> & {
  opening: { x: number; y: number; width: number; height: number } | null
  wall: string
}

/** Side 0: the open door; 1: the loft and the cows; 2: the corner with the window and the tools. */
export const barn: DrawSetting = inWeather(
  stage => {
    const { context, view, camera } = stage
    const scheme = context.bookRandom.fork('barn').pick(SCHEMES)
    const room = insideOf(stage)
    const size: Barn = {
      back: Math.max(1500, view.zOf('middle') * 1.8),
      half: Math.max(1700, view.xOf(0.98, view.zOf('middle') * 1.6)),
      eaves: 2300,
      ridge: 3500,
    }
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const { pieces, spots, opening, wall } = draw(room, scheme, size)
    return createSettingScene({
      sky: skyOf(stage, { clouds: 3 }),
      far: hillsOf(stage, ['#8fb0a0', '#9abf6c'], { height: 0.8 }) + treeLine(stage, '#5f9468', 60, 0.25),
      ground:
        (opening
          ? groundOf(stage, '#a3c468') +
            pathOf(stage, context.light.land('#dcc08c'), { width: 500, wind: 60, towards: opening.x > 0 ? 0.3 : -0.3 })
          : '') +
        shell(room, scheme, size, opening) +
        onPlane(room, size.back - 2, wall) +
        sunbeams(room, size, opening),
      pieces,
      spots,
      front: camera === 'wide' || camera === 'over-the-shoulder' ? rafterFront(room) : '',
    })
  },
  [1, 2],
)

/** Walls of boards, the roof from inside and a floor strewn with straw; the back wall has a hole. */
function shell(stage: Stage, scheme: Scheme, { back, half, eaves, ridge }: Barn, opening: Part['opening']): string {
  const { context, view } = stage
  const { light, defs } = context
  const wood = light.land(scheme.wall)
  const near = view.zOf('foreground') * 1.3
  const floor = light.land(scheme.floor)
  const hole = opening
    ? outline(
        stage,
        wallCorners(
          [opening.x - opening.width / 2, back],
          [opening.x + opening.width / 2, back],
          opening.y,
          opening.y + opening.height,
        ),
      )
    : ''
  const gable = outline(stage, [
    [-half, 0, back],
    [-half, eaves, back],
    [0, ridge, back],
    [half, eaves, back],
    [half, 0, back],
  ])
  const boards = courses(stage, [-half, 0, back], [-half, ridge, back], [half, 0, back], [half, ridge, back], 22)
  const side = (s: 1 | -1) => {
    const corners =
      s === 1 ? wallCorners([half, back], [half, near], 0, eaves) : wallCorners([-half, near], [-half, back], 0, eaves)
    return (
      face(stage, corners, s === 1 ? shade(wood, 0.3) : shade(wood, 0.38)) +
      line(
        courses(stage, [s * half, 0, back], [s * half, eaves, back], [s * half, 0, near], [s * half, eaves, near], 16),
        alpha(shade(wood, 0.7), 0.5),
        6,
      )
    )
  }
  const roof = (s: 1 | -1) => {
    const corners = [
      [s * half, eaves, back],
      [0, ridge, back],
      [0, ridge, near],
      [s * half, eaves, near],
    ] as const
    const plane = s === 1 ? corners : [corners[1], corners[0], corners[3], corners[2]]
    return (
      face(stage, plane, shade(wood, s === 1 ? 0.5 : 0.56)) +
      line(courses(stage, corners[0], corners[1], corners[3], corners[2], 8), shade(wood, 0.66), 22)
    )
  }
  const ground = stage.area(
    [
      [-half, back],
      [half, back],
      [half, near],
      [-half, near],
    ],
    defs.verticalGradient(shade(floor, 0.3), floor, tint(floor, 0.06)),
  )
  return (
    `<path fill-rule="evenodd" d="${gable}${hole}" fill="${defs.verticalGradient(shade(wood, 0.34), shade(wood, 0.12), shade(wood, 0.2))}"/>` +
    boardsAround(stage, boards, hole, gable, wood) +
    (opening ? frameOf(stage, opening, back, shade(wood, 0.46)) : '') +
    side(-1) +
    side(1) +
    roof(-1) +
    roof(1) +
    (view.horizon < SIZE
      ? ground + strewnStraw(stage, back)
      : box(0, view.project([0, 0, 0])[1] - 16, SIZE, SIZE, shade(floor, 0.3)))
  )
}

/** The frame of the door, or of a window with a cross. */
function frameOf(
  stage: Stage,
  { x, y, width, height }: NonNullable<Part['opening']>,
  back: number,
  colour: string,
): string {
  const corners = wallCorners([x - width / 2, back], [x + width / 2, back], y, y + height)
  const k = stage.view.scaleAt([x, 0, back])
  const cross =
    y > 0
      ? courses(stage, corners[0] ?? ORIGIN, corners[1] ?? ORIGIN, corners[3] ?? ORIGIN, corners[2] ?? ORIGIN, 2) +
        courses(stage, corners[0] ?? ORIGIN, corners[3] ?? ORIGIN, corners[1] ?? ORIGIN, corners[2] ?? ORIGIN, 2)
      : ''
  return line(outline(stage, corners), colour, 60 * k) + line(cross, colour, 36 * k)
}
const ORIGIN: Vec3 = [0, 0, 0]

function boardsAround({ context }: Stage, boards: string, hole: string, gable: string, wood: string): string {
  const lines = line(boards, alpha(shade(wood, 0.7), 0.4), 5)
  // The clip path winds the other way around the hole, so an even-odd rule is needed.
  const clip = context.defs.clip(`${gable}${hole}" clip-rule="evenodd`, lines)
  return clip
}

function strewnStraw(stage: Stage, back: number): string {
  const { random, light } = stage.context
  const straw = ['', '']
  for (let i = 0; i < 90; i++) {
    const z = stage.view.zOf('foreground') * 0.5 + (back - stage.view.zOf('foreground') * 0.5) * random.next()
    const x = stage.view.xOf(random.between(-1.1, 1.1), z)
    const [x0, y0] = stage.view.project([x, 0, z])
    const [x1, y1] = stage.view.project([x + random.between(-110, 110), 0, z + random.between(-90, 90)])
    straw[i % 2] += `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`
  }
  return (
    line(straw[0] ?? '', alpha(light.land('#f0d484'), 0.75), 4) +
    line(straw[1] ?? '', alpha(light.land('#a8834a'), 0.5), 4)
  )
}

/** Light that falls in through the opening, with dust in it. */
function sunbeams(stage: Stage, { back }: Barn, opening: Part['opening']): string {
  const { context, view } = stage
  if (!opening || context.light.dark || view.horizon >= SIZE) return ''
  const { x, y, width, height } = opening
  const pool = stage.area(
    [
      [x - width / 2, back],
      [x + width / 2, back],
      [x + width * 0.9 - 200, -500],
      [x - width * 0.9 - 700, -500],
    ],
    context.defs.verticalGradient(alpha('#fff0c0', 0.5), alpha('#fff0c0', 0)),
  )
  const [ax, ay] = inQuad(stage, wallCorners([x - width / 2, back], [x + width / 2, back], y, y + height), 0, 1)
  const [bx] = inQuad(stage, wallCorners([x - width / 2, back], [x + width / 2, back], y, y + height), 1, 1)
  const beam =
    y > 400
      ? shape(
          `M${n(ax)} ${n(ay)}H${n(bx)}L${n(bx - 260)} 1536H${n(ax - 620)}Z`,
          context.defs.verticalGradient(alpha('#fff3c9', 0.4), alpha('#fff3c9', 0.1), alpha('#fff3c9', 0)),
        )
      : ''
  return pool + beam
}

/** A beam with a lantern and a coil of rope at the top edge of the picture. */
function rafterFront(stage: Stage): string {
  const { context } = stage
  const { light } = context
  const wood = light.land('#5f4234')
  const lamp =
    (light.dark ? glow(context, 0, 70, 420, light.glow, 0.7) : '') +
    line('M0 -60V20', light.land('#3f3438'), 7) +
    box(-36, 20, 72, 92, light.dark ? '#ffe0a0' : light.land('#efe0b8'), 16) +
    box(-44, 6, 88, 22, light.land('#4a4040'), 8) +
    box(-44, 106, 88, 20, light.land('#4a4040'), 8)
  const rope = `<ellipse rx="46" ry="80" fill="none" stroke="${light.land('#d2b078')}" stroke-width="16"/><ellipse cx="14" rx="46" ry="78" fill="none" stroke="${shade(light.land('#d2b078'), 0.2)}" stroke-width="10"/>`
  return (
    box(0, -10, 1536, 84, wood) +
    box(0, 60, 1536, 14, shade(wood, 0.4)) +
    place(lamp, 150, 120) +
    place(rope, 1400, 150)
  )
}

const lantern = ({ context }: Stage): string => {
  const { light } = context
  return (
    (light.dark ? glow(context, 0, 60, 1300, light.glow, 0.75) : '') +
    line('M0 -400V0', light.land('#3f3438'), 12) +
    box(-70, 0, 140, 180, light.dark ? '#ffe0a0' : light.land('#efe0b8'), 26) +
    box(-84, -30, 168, 40, light.land('#4a4040'), 14) +
    box(-84, 170, 168, 40, light.land('#4a4040'), 14)
  )
}

const bales = (stage: Stage, list: readonly (readonly [x: number, y: number, z: number])[]): Piece[] => {
  const { light } = stage.context
  const straw = light.land('#e3bd60')
  return list.map(([x, y, z]) => ({
    depth: stage.view.depthOf([x, 0, z]) - y / 50,
    kind: 'scenery' as const,
    drawing:
      cuboid(
        stage,
        { x, y, z, width: 860, height: 440, depth: 480 },
        { front: shade(straw, 0.1), side: shade(straw, 0.28), top: tint(straw, 0.24) },
      ) + stage.stand(hayBale(stage.context, 850, 430), [x, y, z - 4]).drawing,
  }))
}

function doorView(stage: Stage, scheme: Scheme, { back, half }: Barn): Part {
  const { context, camera } = stage
  const { light } = context
  const x = camera === 'close-up' ? 300 : 420
  const opening = { x, y: 0, width: 1700, height: 2050 }
  const door = light.land(scheme.door)
  const leaf = (s: 1 | -1) => {
    const from = x + (s * opening.width) / 2
    const to = from + s * 700
    const corners =
      s === 1
        ? wallCorners([from, back], [to, back - 420], 0, 2050)
        : wallCorners([to, back - 420], [from, back], 0, 2050)
    return (
      face(stage, corners, shade(door, s === 1 ? 0.14 : 0.26)) + line(`${outline(stage, corners)}`, tint(door, 0.24), 9)
    )
  }
  return {
    opening,
    wall: tools(stage, -half * 0.72),
    pieces: [
      { depth: stage.view.depthOf([x, 0, back - 200]), kind: 'scenery', drawing: leaf(-1) + leaf(1) },
      ...bales(stage, [
        [-half + 560, 0, back - 620],
        [-half + 560, 440, back - 600],
        [half - 300, 0, back - 700],
        [half - 420, 0, back - 1300],
      ]),
      stage.stand(milkCan(context), [-half + 1200, 0, back - 560]),
      stage.stand(lantern(stage), [-500, 1900, back - 300]),
      ...(camera === 'close-up'
        ? []
        : [stage.stand(hen(context), [half - 900, 0, back - 560], { scale: 0.8, mirrored: true })]),
    ],
    spots: { door: { at: [x, 0, back - 60], seat: 0 }, seat: { at: [-half + 700, 0, back - 640], seat: 440 } },
  }
}

/** A pitchfork, a sickle and a cowbell on the wall; y down from the floor. */
function tools({ context }: Stage, x: number): string {
  const { light } = context
  const wood = light.land('#8a6244')
  const iron = light.land('#8b95a0')
  return (
    line(`M${x} -300V-1500`, wood, 36) +
    line(
      `M${x} -1480V-1560M${x - 110} -1900V-1640Q${x - 110} -1560 ${x} -1560Q${x + 110} -1560 ${x + 110} -1640V-1900M${x} -1560V-1920`,
      iron,
      28,
    ) +
    line(`M${x + 330} -1200V-1420`, wood, 40) +
    line(`M${x + 330} -1420Q${x + 300} -1700 ${x + 520} -1740Q${x + 640} -1720 ${x + 640} -1600`, iron, 26) +
    circle(x - 330, -1640, 20, iron) +
    line(`M${x - 330} -1640V-1520`, light.land('#c9483c'), 14) +
    shape(
      `M${x - 400} -1340Q${x - 400} -1520 ${x - 330} -1530Q${x - 260} -1520 ${x - 260} -1340Z`,
      light.land('#d9a83e'),
    ) +
    circle(x - 330, -1330, 26, light.land('#8a5a2c'))
  )
}

function loftView(stage: Stage, scheme: Scheme, { back, half }: Barn): Part {
  const { context, view } = stage
  const { light } = context
  const wood = light.land(scheme.wall)
  const z = back - 640
  const loft = 1650
  const x = half * 0.36
  const from = -half * 0.36
  const deck = cuboid(
    stage,
    { x: (from + half) / 2, y: loft - 110, z, width: half - from, height: 110, depth: 640 },
    { front: tint(wood, 0.1), side: shade(wood, 0.3), top: tint(wood, 0.24) },
  )
  const ladder =
    line('M-150 0L-90 -1850M150 0L90 -1850', light.land('#b98a5c'), 46) +
    line(
      [0.12, 0.27, 0.42, 0.57, 0.72, 0.87].map(t => `M${n(-150 + 60 * t)} ${n(-1850 * t)}H${n(150 - 60 * t)}`).join(''),
      light.land('#c99a68'),
      40,
    )
  const stall =
    cuboid(
      stage,
      { x: x + 80, z: z + 60, width: half * 1.1, height: 520, depth: 60 },
      { front: wood, side: shade(wood, 0.3), top: tint(wood, 0.3) },
    ) +
    line(
      courses(
        stage,
        [x - half * 0.5, 60, z + 58],
        [x + half * 0.66, 60, z + 58],
        [x - half * 0.5, 520, z + 58],
        [x + half * 0.66, 520, z + 58],
        3,
      ),
      shade(wood, 0.4),
      8,
    )
  const post = (px: number): Piece => ({
    depth: view.depthOf([px, 0, z]),
    kind: 'scenery',
    drawing: cuboid(
      stage,
      { x: px, z, width: 140, height: loft - 110, depth: 140 },
      { front: shade(wood, 0.06), side: shade(wood, 0.34), top: wood },
    ),
  })
  return {
    opening: { x: -half * 0.62, y: 1250, width: 620, height: 640 },
    wall: '',
    pieces: [
      stage.stand(cow(context, scheme.cows[0]), [x - 200, 0, back - 300]),
      stage.stand(cow(context, scheme.cows[1]), [x + 1250, 0, back - 300], { mirrored: true }),
      { depth: view.depthOf([x, 0, z + 60]), kind: 'scenery', drawing: stall },
      post(from + 80),
      post(half - 160),
      { depth: view.depthOf([x, 0, z]) - 6, kind: 'scenery', drawing: deck },
      { ...stage.stand(haystack(context, 900), [half * 0.62, loft, z + 380]), depth: view.depthOf([x, 0, z]) - 7 },
      ...bales(stage, [[half * 0.16, loft, z + 60]]).map(piece => ({ ...piece, depth: view.depthOf([x, 0, z]) - 8 })),
      stage.stand(ladder, [from - 60, 0, z - 120]),
      stage.stand(bucket(context, 320, '#8fa9b5'), [half * 0.92, 0, z - 200]),
      stage.stand(matkaStack(context, 260), [-half * 0.86, 0, z]),
      stage.stand(lantern(stage), [from - 300, 1950, z]),
    ],
    spots: { ledge: { at: [0, 0, z - 20], seat: loft }, seat: { at: [half * 0.16, loft, z + 40], seat: 440 } },
  }
}

function cornerView(stage: Stage, scheme: Scheme, { back, half }: Barn): Part {
  const { context, view } = stage
  const { light } = context
  const hay = -half * 0.5
  const bed =
    ellipse(0, 0, 900, 60, light.shadow) +
    shape(
      'M-950 0C-900 -200 -640 -300 -380 -290C-200 -380 120 -380 300 -290C620 -290 900 -180 950 0Z',
      context.defs.verticalGradient(tint(light.land('#e9c76c'), 0.2), light.land('#dcb458')),
    ) +
    line(
      Array.from({ length: 44 }, () => {
        const x = context.random.between(-800, 800)
        return `M${n(x)} ${n(-context.random.between(20, 250))}l${n(context.random.between(-80, 80))} ${n(context.random.between(-50, 40))}`
      }).join(''),
      alpha(shade(light.land('#e9c76c'), 0.4), 0.5),
      9,
    )
  const x = half * 0.3
  return {
    opening: { x, y: 1050, width: 820, height: 820 },
    wall: tools(stage, -half * 0.36),
    pieces: [
      stage.stand(bed, [hay, 0, back - 330]),
      ...bales(stage, [
        [half - 420, 0, back - 560],
        [half - 380, 440, back - 520],
        [half - 1240, 0, back - 500],
      ]),
      stage.stand(cow(context, scheme.cows[1]), [-half * 0.98, 0, back - 900]),
      stage.stand(milkCan(context), [half * 0.42, 0, back - 700]),
      stage.stand(basketOf(context, 460, ['#f6efe0', '#efe0c8']), [half * 0.84, 0, back - 1150]),
      { ...stage.stand(lantern(stage), [half * 0.8, 1950, back - 500]), depth: view.depthOf([0, 0, back - 500]) },
    ],
    spots: {
      bed: { at: [hay, 0, back - 360], seat: 230 },
      seat: { at: [half - 1200, 0, back - 530], seat: 440 },
      window: { at: [x, 1050, back - 10], seat: 0 },
    },
  }
}

const VIEWS = [doorView, loftView, cornerView] as const
