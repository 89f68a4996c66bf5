import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import type { Vec3 } from '../../space/vec3.ts'
import type { Stage } from '../../stage/stage.ts'
import { outline } from '../perspective.ts'
import { courses, face, inQuad, wallCorners } from '../solid.ts'
import type { Barn, Part, Scheme } from './scheme.ts'

/** Walls of boards, the roof from inside and a floor strewn with straw; the back wall has a hole. */
export function shell(
  stage: Stage,
  scheme: Scheme,
  { back, half, eaves, ridge }: Barn,
  opening: Part['opening'],
): string {
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
export function sunbeams(stage: Stage, { back }: Barn, opening: Part['opening']): string {
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
