import { circle } from '../../canvas/svg.ts'
import { doubleDoor, shutterWindow } from '../../scenery/openings.ts'
import { glow } from '../../scenery/sky.ts'
import { diya, pottedFlowers, toran } from '../../scenery/vessels.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { flowersOn, paving } from '../ground-cover.ts'
import { house } from '../house.ts'
import { groundAt, groundOf, treeLine } from '../open-country.ts'
import { porch } from '../porch.ts'
import { palmOf } from '../under-snow.ts'
import { back, growing, type Part, type Scheme, tree } from './scheme.ts'

export function verandaView(stage: Stage, scheme: Scheme, grass: string): Part {
  const { context, states } = stage
  const { light } = context
  const z = back(stage)
  const [x] = groundAt(stage, 0.1, z)
  const [wall, wash] = [light.land(scheme.house), light.land(scheme.wash)]
  const floor = 340
  const width = 3900
  const opening = { colour: scheme.wood, wall: scheme.house }
  return {
    far: treeLine(stage, '#5f9468', 120, 0.2),
    ground:
      groundOf(stage, grass) +
      paving(stage, { near: -9000, far: z, halfWidth: 620, size: 420, colour: light.land('#d9bd92') }) +
      flowersOn(stage, 14, [light.land(scheme.blossom[1]), light.land('#f6f0e4')], 26),
    pieces: [
      stage.stand(palmOf(stage, 5200, 0.08), [x - 2500, 0, z + 2400]),
      stage.stand(tree(stage, 4400), [x + 2600, 0, z + 2300]),
      house(stage, {
        x,
        z: z + 900,
        width,
        depth: 1900,
        height: 2300,
        wall,
        wash,
        plinth: floor,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 900 },
        front: [
          { x: 0, y: 0, drawing: doubleDoor(context, { width: 820, height: 1640, ...opening, open: true }) },
          { x: 0, y: 1790, drawing: states.has('festive') || states.has('diwali') ? toran(context, 900, 40) : '' },
          { x: -1180, y: 620, drawing: shutterWindow(context, { width: 520, height: 800, ...opening }) },
          { x: 1180, y: 620, drawing: shutterWindow(context, { width: 520, height: 800, ...opening }) },
        ],
      }),
      ...porch(stage, {
        x,
        z,
        width: width + 100,
        depth: 900,
        floor,
        height: 1750,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 330 },
        post: light.land('#f4ead2'),
        ground: light.land('#c98d64'),
        postCount: 4,
        steps: x,
      }),
      ...growing(stage, () =>
        [-0.9, -0.74, 0.62, 0.78, 0.94].map((share, i) =>
          stage.stand(
            pottedFlowers(
              context,
              480 + (i % 2) * 120,
              i % 2 ? '#b8653f' : scheme.wood,
              i % 2 ? scheme.blossom[0] : '#f4c24a',
            ),
            groundAt(stage, share, z - 180),
          ),
        ),
      ),
      ...(states.has('fireflies') ? roadOfLights(stage, z) : []),
      ...(states.has('festive')
        ? Array.from({ length: 8 }, (_, i) =>
            stage.stand(diya(context, 64), [
              x - 1700 + i * 486,
              i > 2 && i < 5 ? 240 : floor + 4,
              i > 2 && i < 5 ? z - 240 : z + 30,
            ]),
          )
        : []),
    ],
    spots: {
      steps: { at: [x, 0, z - 240], seat: floor * 0.66 },
      ledge: { at: [x - 1000, 0, z - 20], seat: floor },
      door: { at: [x, floor, z + 820], seat: 0 },
    },
  }
}

/** Fireflies that hover along both edges of the path, smaller and closer together in the distance. */
function roadOfLights(stage: Stage, end: number): Piece[] {
  const { context, view } = stage
  const start = view.zOf('foreground') * 0.9
  return Array.from({ length: 30 }, (_, i) => {
    const z = start + (end - start) * (i / 30) ** 1.2
    const x = (i % 2 ? 1 : -1) * (680 + 110 * Math.sin(i * 2.3))
    const [px, py] = view.project([x, 90 + 70 * Math.sin(i * 1.7), z])
    const r = 26 * view.scaleAt([x, 0, z])
    return {
      depth: view.depthOf([x, 0, z]),
      kind: 'scenery' as const,
      drawing: glow(context, px, py, r * 5, '#ffe08a', 0.75) + circle(px, py, r * 0.62, '#fff6c8'),
    }
  })
}
