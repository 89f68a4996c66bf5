import { shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { bunting, domedTower } from '../../scenery/buildings.ts'
import { basketOf } from '../../scenery/farm-things.ts'
import { spiceSack } from '../../scenery/market.ts'
import { shutterWindow } from '../../scenery/openings.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { bicycle } from '../../scenery/yard.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { cuboid, face, onFront, onSide, wallCorners } from '../solid.ts'
import { type Part, type Scheme, striped } from './scheme.ts'

/** Houses along both sides of the street, with counters and awnings; `z` is where the first one begins. */
function row(stage: Stage, scheme: Scheme, side: 1 | -1, half: number, start: number): Piece[] {
  const { view, context } = stage
  const { light, random } = context
  const bay = 1650
  return Array.from({ length: 6 }, (_, i): Piece[] => {
    const z = start + i * bay
    const x = side * half
    const wall = light.land(scheme.walls[i % 3] ?? '#f0c9a0')
    const height = 3000 + random.between(0, 900)
    const [first, second] = striped(scheme, i + (side === 1 ? 0 : 1))
    const corners = (from: number, to: number, near: number, far: number) =>
      side === 1 ? wallCorners([x, far], [x, near], from, to) : wallCorners([x, near], [x, far], from, to)
    const dark = light.dark ? '#f2b765' : shade(wall, 0.56)
    const stripes = Array.from({ length: 6 }, (_, k) => {
      const [a, b] = [z + 90 + (k * (bay - 180)) / 6, z + 90 + ((k + 1) * (bay - 180)) / 6]
      const out = x - side * 620
      const quad = [
        [x, 1900, a],
        [x, 1900, b],
        [out, 1560, b],
        [out, 1560, a],
      ] as const
      const lip = [
        [out, 1560, a],
        [out, 1560, b],
        [out, 1440, b],
        [out, 1440, a],
      ] as const
      const fill = light.land(k % 2 ? second : first)
      return side === 1
        ? face(stage, [...quad].reverse(), fill) +
            face(stage, quad, shade(fill, 0.3)) +
            face(stage, lip, shade(fill, 0.1)) +
            face(stage, [...lip].reverse(), shade(fill, 0.1))
        : face(stage, quad, fill) +
            face(stage, [...quad].reverse(), shade(fill, 0.3)) +
            face(stage, [...lip].reverse(), shade(fill, 0.1)) +
            face(stage, lip, shade(fill, 0.1))
    }).join('')
    const body =
      face(
        stage,
        wallCorners(side === 1 ? [x, z] : [x - 1600, z], side === 1 ? [x + 1600, z] : [x, z], 0, height),
        shade(wall, 0.12),
      ) +
      face(stage, corners(0, height, z, z + bay), side === 1 ? shade(wall, 0.16) : wall) +
      face(stage, corners(200, 1640, z + 160, z + bay - 160), dark) +
      onSide(
        stage,
        side,
        x - side * 4,
        2200,
        z + bay / 2,
        shutterWindow(context, {
          width: 460,
          height: 640,
          colour: i % 2 ? '#3f7f7a' : '#8a5a3c',
          wall: scheme.walls[i % 3] ?? '#f0c9a0',
        }),
      ) +
      face(stage, corners(height - 130, height, z, z + bay), tint(wall, 0.3))
    const counter = cuboid(
      stage,
      { x: x - side * 220, z: z + 200, width: 440, height: 480, depth: bay - 400 },
      { front: light.land('#a9714a'), side: light.land('#8f5f3f'), top: light.land('#d8a878') },
    )
    const wares = Array.from({ length: 3 }, (_, k) => {
      const at = [x - side * (430 + (k % 2) * 60), 0, z + 260 + k * 430] as const
      const drawing =
        k % 2
          ? basketOf(context, 380, [
              ['#e4574a', '#f0a23c', '#7db24c', '#d970a8', '#f6d24a'][(i + k) % 5] ?? '#e4574a',
              '#f4b942',
            ])
          : spiceSack(
              context,
              330,
              ['#d8622c', '#e8b53c', '#a83f2c', '#8f9a3c'][(i + k + (side === 1 ? 1 : 0)) % 4] ?? '#d8622c',
            )
      return stage.stand(drawing, [at[0] - side * 160, 0, at[2]])
    })
    return [
      { depth: view.depthOf([x, 0, z + bay * 0.6]) + 700, kind: 'scenery', drawing: body + counter },
      { depth: view.depthOf([x, 0, z + bay * 0.5]), kind: 'scenery', drawing: stripes },
      ...(stage.camera === 'close-up' && i === 0 ? [] : wares),
    ]
  }).flat()
}

export function street(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const half = Math.max(1550, view.xOf(0.84, m)) + (stage.camera === 'close-up' ? 300 : 0)
  const haze = hazeOf(context, stage.sky)
  const end = m + 10400
  const [gx, gy] = view.project([0, 0, end])
  const k = view.scaleAt([0, 0, end]) * 10
  const flags = light.dark ? 'lamps' : 'flags'
  const strings = [m * 2 + 500, m * 2 + 2900, m * 2 + 5300].map(
    (z, i): Piece => ({
      depth: view.depthOf([0, 0, z]),
      kind: 'scenery',
      drawing: onFront(
        stage,
        0,
        0,
        z,
        `<g transform="scale(4)">${bunting(context, [-half / 4, -660 + i * 20] as Point, [half / 4, -640] as Point, 120, flags)}</g>`,
      ),
    }),
  )
  return {
    far:
      domedTower(context, gx, gy, 110 * k, 330 * k, haze('#f0d8b4', 0.34), haze('#c9785a', 0.34)) +
      domedTower(context, gx - 130 * k, gy, 44 * k, 300 * k, haze('#f0d8b4', 0.4), haze('#c9785a', 0.4)) +
      domedTower(context, gx + 130 * k, gy, 44 * k, 300 * k, haze('#f0d8b4', 0.4), haze('#c9785a', 0.4)),
    pieces: [
      ...row(stage, scheme, -1, half, m * 0.7),
      ...row(stage, scheme, 1, half, m * 0.7),
      ...strings,
      stage.stand(bicycle(context), [-half + 1150, 0, m * 1 + 4200]),
    ],
    spots: {
      ledge: { at: [-half + 420, 0, m * 0.7 + 500], seat: 480 },
      seat: { at: [half - 420, 0, m * 0.7 + 500], seat: 480 },
    },
  }
}
