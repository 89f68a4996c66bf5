import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { frontPlane, levelPlane, pieceAt, sidePlane } from '../plane.ts'
import { cuboid } from '../solid.ts'

/** Parts of flat roofs in perspective. Lengths in world units. */

export type Paving = 'tiles' | 'mosaic' | 'cement'

/** The floor of a roof from `back` to the viewer. */
export function pavingOf(stage: Stage, colour: string, kind: Paving, back: number, halfWidth = 9000): string {
  const { context } = stage
  const { random, defs } = context
  const floor = levelPlane(stage)
  const near = stage.view.zOf('foreground') * 1.5
  const area = floor.rect(-halfWidth, near, halfWidth * 2, back - near)
  if (area === '') return ''
  let joints = ''
  const step = kind === 'cement' ? 1500 : 520
  const edge = Math.min(halfWidth, 4200)
  for (let x = -edge; x <= edge; x += step)
    joints += floor.line([
      [x, near],
      [x, back],
    ])
  for (let z = Math.ceil(near / step) * step; z < back; z += step)
    joints += floor.line([
      [-halfWidth, z],
      [halfWidth, z],
    ])
  const specks = (count: number, tone: string) =>
    shape(
      Array.from({ length: count }, () => {
        const z = random.between(near * 0.7, back)
        const x = random.between(-1.1, 1.1) * (768 / floor.scale(0, z))
        const r = random.between(14, 38)
        return Math.abs(x) < halfWidth
          ? floor.area([
              [x - r, z],
              [x, z + r],
              [x + r * 1.2, z + r * 0.3],
              [x + r * 0.3, z - r],
            ])
          : ''
      }).join(''),
      tone,
    )
  const stains = Array.from({ length: 7 }, () => {
    const z = random.between(near * 0.5, back * 0.9)
    return floor.disc(random.between(-1800, 1800), z, random.between(160, 520), random.between(60, 200))
  }).join('')
  return (
    shape(area, defs.verticalGradient(shade(colour, 0.08), colour, tint(colour, 0.1))) +
    shape(stains, alpha(shade(colour, 0.5), 0.07)) +
    (kind === 'mosaic'
      ? specks(90, alpha(shade(colour, 0.34), 0.4)) +
        specks(60, alpha('#c8674c', 0.3)) +
        specks(60, alpha('#ffffff', 0.5))
      : '') +
    line(joints, alpha(shade(colour, 0.5), kind === 'mosaic' ? 0.16 : 0.26), 4)
  )
}

export type Parapet = 'solid' | 'jaali' | 'balusters' | 'railing'

/** A parapet across the view, 700 high. */
export function parapetOf(stage: Stage, z: number, colour: string, kind: Parapet, from = -9000, to = 9000): Piece {
  const front = frontPlane(stage, z)
  const { context } = stage
  const height = 700
  const dim = alpha(shade(colour, 0.6), 0.5)
  const half = Math.min(3600, 800 / front.scale(0, 0))
  const columns = (step: number, draw: (u: number) => string) => {
    let data = ''
    for (let u = Math.ceil(Math.max(from, -half) / step) * step; u < Math.min(to, half); u += step) data += draw(u)
    return data
  }
  const body =
    kind === 'railing'
      ? line(
          columns(150, u =>
            front.line([
              [u, 0],
              [u, height],
            ]),
          ),
          colour,
          22 * front.scale(0, 0),
        ) +
        line(
          front.line([
            [from, height],
            [to, height],
          ]) +
            front.line([
              [from, 90],
              [to, 90],
            ]),
          colour,
          44 * front.scale(0, 0),
        )
      : cuboid(
          stage,
          { x: (from + to) / 2, z, width: to - from, height, depth: 170 },
          {
            front: context.defs.verticalGradient(tint(colour, 0.08), shade(colour, 0.08)),
            side: shade(colour, 0.2),
            top: tint(colour, 0.34),
          },
        ) +
        shape(front.rect(from, height - 70, to - from, 90), tint(colour, 0.22)) +
        (kind === 'jaali'
          ? shape(
              columns(300, u => [0, 1].map(row => front.disc(u + row * 150, 200 + row * 210, 66)).join('')),
              dim,
            )
          : kind === 'balusters'
            ? shape(
                columns(240, u => front.arch(u, 110, 120, 430)),
                dim,
              )
            : shape(
                columns(900, u => front.rect(u, 120, 720, 400)),
                alpha(shade(colour, 0.3), 0.16),
              ))
  return pieceAt(stage, z, body)
}

/** A parapet that recedes at the left or right. */
export function sideParapet(stage: Stage, x: number, back: number, colour: string): Piece {
  const near = stage.view.zOf('foreground') * 1.4
  const wall = sidePlane(stage, x)
  return pieceAt(
    stage,
    back - 40,
    cuboid(
      stage,
      { x: x + Math.sign(x) * 85, z: near, width: 170, height: 700, depth: back - near },
      {
        front: shade(colour, 0.1),
        side: stage.context.defs.horizontalGradient(shade(colour, 0.2), shade(colour, 0.08)),
        top: tint(colour, 0.3),
      },
    ) +
      line(
        wall.line([
          [near, 600],
          [back, 600],
        ]),
        alpha(shade(colour, 0.5), 0.2),
        6,
      ),
  )
}

/** A string cot, 330 high. (x, z) is its middle; it lies across the view or along it. */
export function charpai(
  stage: Stage,
  { x, z, strings, sheet, along = false }: { x: number; z: number; strings: string; sheet: string; along?: boolean },
): Piece {
  const { light } = stage.context
  const wood = light.land('#8f5a38')
  const [w, d] = along ? [780, 1500] : [1500, 780]
  const h = 330
  const top = levelPlane(stage, h)
  const colours = { front: wood, side: shade(wood, 0.2), top: tint(wood, 0.3) }
  const [left, right, front, back] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2]
  const leg = (dx: number, dz: number) =>
    cuboid(stage, { x: dx, z: dz, width: 100, height: h + 70, depth: 100 }, colours)
  const rope = light.land(strings)
  const weave = Array.from({ length: 11 }, (_, i) => {
    const share = (i + 1) / 12
    return (
      top.line([
        [left + w * share, front],
        [left + w * Math.min(1, share + 0.1), back],
      ]) +
      top.line([
        [left, front + d * share],
        [right, front + d * Math.max(0, share - 0.06)],
      ])
    )
  }).join('')
  const cover = light.land(sheet)
  const stripe = (share: number) =>
    along
      ? top.line([
          [left + w * share, front],
          [left + w * share, back - 420],
        ])
      : top.line([
          [left + 460, front + d * share],
          [right, front + d * share],
        ])
  const pillow = along
    ? { x, y: h, z: back - 360, width: 520, height: 110, depth: 280 }
    : { x: left + 250, y: h, z: z - 240, width: 300, height: 110, depth: 480 }
  return pieceAt(
    stage,
    z + d * 0.2,
    shape(levelPlane(stage).rect(left - 60, front - 40, w + 160, d + 60), light.shadow) +
      leg(left + 50, back - 100) +
      leg(right - 50, back - 100) +
      shape(top.rect(left, front, w, d), rope) +
      line(weave, alpha(shade(rope, 0.5), 0.4), 5) +
      shape(
        along ? top.rect(left + 40, front + 20, w - 80, d - 440) : top.rect(left + 460, front + 50, w - 500, d - 100),
        cover,
      ) +
      line([0.24, 0.5, 0.76].map(stripe).join(''), alpha('#fff4dc', 0.55), 8) +
      cuboid(stage, pillow, { front: tint(cover, 0.5), side: tint(cover, 0.35), top: tint(cover, 0.7) }) +
      cuboid(stage, { x, y: h - 70, z: front, width: w, height: 90, depth: 60 }, colours) +
      leg(left + 50, front) +
      leg(right - 50, front),
  )
}

/** Marks of brightness on the floor where lamp light or the sun falls. */
export function lightPool(stage: Stage, x: number, z: number, rx: number, rz: number, colour: string): string {
  const floor = levelPlane(stage)
  const strength = stage.context.light.dark ? 0.1 : 0.12
  return [1, 0.82, 0.64, 0.46]
    .map(share => shape(floor.disc(x, z, rx * share, rz * share), alpha(colour, strength)))
    .join('')
}

/** Chillies, papads or mango slices that dry on a cloth. */
export function dryingCloth(stage: Stage, x: number, z: number, what: 'papad' | 'chillies'): string {
  const { light, random } = stage.context
  const floor = levelPlane(stage, 4)
  const papads: string[] = []
  const chillies: string[] = []
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 6; k++) {
      const [u, v]: Point = [x - 520 + k * 200 + random.between(-14, 14), z - 300 + i * 190]
      if (what === 'papad') papads.push(floor.disc(u, v, 78))
      else
        for (let c = 0; c < 5; c++) {
          const [cu, cv, du, dv] = [
            u + random.between(-90, 90),
            v + random.between(-80, 80),
            random.between(-60, 60),
            random.between(-50, 50),
          ]
          chillies.push(
            floor.area([
              [cu - du, cv - dv],
              [cu + dv * 0.4, cv - du * 0.4],
              [cu + du, cv + dv],
              [cu - dv * 0.4, cv + du * 0.4],
            ]),
          )
        }
    }
  return (
    shape(floor.rect(x - 660, z - 420, 1320, 860), light.land('#f2e6cc')) +
    line(
      floor.line([
        [x - 620, z - 380],
        [x + 620, z - 380],
        [x + 620, z + 400],
        [x - 620, z + 400],
        [x - 620, z - 380],
      ]),
      light.land('#d9604f'),
      5,
    ) +
    shape(papads.join(''), light.land('#efcf90')) +
    shape(chillies.join(''), light.land('#c9412f'))
  )
}

/** Darker below: the lower edge of a picture in which the floor recedes. */
export const groundShade = (stage: Stage): string =>
  box(0, 1240, SIZE, 296, stage.context.defs.verticalGradient(alpha('#2a1d3a', 0), alpha('#2a1d3a', 0.16)))
