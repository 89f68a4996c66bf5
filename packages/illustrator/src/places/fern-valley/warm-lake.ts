import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { ellipse, shape } from '../../canvas/svg.ts'
import type { Stage } from '../../stage/stage.ts'
import { isNarrow } from '../framing.ts'
import { patchesOn, streamAcross } from '../ground-cover.ts'
import { discs, groundSpots } from '../ground-plane.ts'
import { groundAt, groundOf, hillsOf } from '../open-country.ts'
import { cycads, ferns, type Part, reeds, type Scheme, treeFerns, warmMist } from './scheme.ts'

/** At the shore of a warm lake with horsetails. */
export function warmLake(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const near = view.zOf('middle')
  const narrow = isNarrow(stage)
  const sand = light.land(scheme.earth)
  const rest = groundAt(stage, 0.68, near * 0.5)
  return {
    far: hillsOf(stage, ['#93a9a6', '#7fa878'], { height: 1.2 }),
    ground:
      groundOf(stage, mix(scheme.moss, scheme.earth, 0.4), { blades: scheme.fern }) +
      streamAcross(stage, near * 1.34, 15000, sand) +
      patchesOn(stage, 7, [alpha(sand, 0.5), alpha(shade(sand, 0.3), 0.12)], 360) +
      shape(discs(groundSpots(stage, 40, { from: -600, to: near * 1.6 }), 42, 0.4), alpha(tint(sand, 0.3), 0.75)),
    pieces: [
      ...warmMist(stage, [10000, 7000, 4600]),
      ...steam(stage, near),
      ...treeFerns(stage, scheme, [
        [-0.4, 16000, 3700],
        [0.8, 15500, 4200],
        [-0.94, 15500, 4800],
        [0.36, 16500, 3600],
      ]),
      ...cycads(stage, scheme, [
        [0.06, 15500, 1900],
        [-0.68, 15600, 1800],
      ]),
      ...reeds(stage, [
        [0.6, 15200, 1700],
        [-0.2, 15300, 1500],
      ]),
      // Behind a face that is close, they would be a fence.
      ...(narrow
        ? []
        : [
            ...reeds(stage, [
              [-0.96, near * 1.3, 2100],
              [-0.72, near * 1.5, 1500],
              [0.98, near * 1.36, 1900],
            ]),
            ...ferns(stage, scheme, [
              [-0.98, near * 0.5, 560],
              [0.96, near * 0.9, 520],
              [-0.78, near * 1.1, 420],
            ]),
          ]),
    ],
    spots: { seat: { at: [rest[0], 0, rest[2]], seat: 260 } },
  }
}

/** Wisps of steam that rise from the water. */
function steam(stage: Stage, near: number) {
  const { context, sky } = stage
  const colour = mix(tint(sky[3], 0.4), '#ffffff', 0.3)
  const wisp = (rx: number, ry: number) =>
    ellipse(0, -ry, rx, ry, context.defs.radialGradient(alpha(colour, 0.34), alpha(colour, 0.16), alpha(colour, 0)))
  return (
    [
      [-0.5, near * 2.6, 560, 420],
      [0.46, near * 3.6, 700, 560],
      [0.06, near * 5.4, 900, 640],
    ] as const
  ).map(([share, z, rx, ry]) => stage.stand(wisp(rx, ry), groundAt(stage, share, z)))
}
