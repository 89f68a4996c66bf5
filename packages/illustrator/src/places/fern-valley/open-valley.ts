import { alpha, shade, tint } from '../../canvas/colour.ts'
import { ellipse, shape } from '../../canvas/svg.ts'
import { horizonOf, type Stage } from '../../stage/stage.ts'
import { isNarrow } from '../framing.ts'
import { patchesOn } from '../ground-cover.ts'
import { discs, groundSpots } from '../ground-plane.ts'
import { groundAt, groundOf, hillsOf, pathOf } from '../open-country.ts'
import { onGround } from '../solid.ts'
import { cycads, ferns, type Part, type Scheme, treeFerns, warmMist } from './scheme.ts'
import { volcano } from './volcano.ts'

/** Along a path between ferns to the far volcano. */
export function openValley(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const near = view.zOf('middle')
  const narrow = isNarrow(stage)
  const moss = light.land(scheme.moss)
  const rest = groundAt(stage, -0.7, near * 0.5)
  return {
    far:
      hillsOf(stage, ['#9fae9a'], { height: 1.5, woods: false }) +
      volcano(stage, 0.45, 1.15) +
      hillsOf(stage, ['#8fb07c'], { height: 0.6 }),
    ground:
      groundOf(stage, scheme.moss, { blades: scheme.fern }) +
      patchesOn(stage, 9, [alpha(shade(moss, 0.24), 0.16), alpha(tint(moss, 0.4), 0.18)]) +
      pathOf(stage, light.land(scheme.earth), { width: 230, wind: 300, towards: 0.16 }) +
      footprintsOnPath(stage, light.land(scheme.earth)) +
      shape(discs(groundSpots(stage, 26, { from: -600, to: 5000 }), 34, 0.4), alpha(light.land('#c9b79c'), 0.8)),
    pieces: [
      ...warmMist(stage, [11000, 6500]),
      ...treeFerns(stage, scheme, [
        [-0.62, 9000, 3900],
        [0.96, 8200, 4200],
        [-0.98, 3600, 3900],
      ]),
      ...cycads(stage, scheme, [
        [0.93, narrow ? near * 4 : near * 1.5, 1700],
        [-0.42, 6800, 1500],
      ]),
      ...ferns(stage, scheme, [
        [0.42, 4600, 620],
        [-0.5, 3200, 640],
        [0.66, 2600, 620],
        ...(narrow
          ? []
          : ([
              [-0.9, near * 0.9, 600],
              [0.96, near * 0.5, 560],
              [-1.06, near * 0.1, 440],
            ] as const)),
      ]),
    ],
    spots: { rock: { at: [rest[0], 0, rest[2]], seat: 300 } },
  }
}

/** Prints of large round feet on the path. */
function footprintsOnPath(stage: Stage, earth: string): string {
  if (horizonOf(stage) < 0) return ''
  const { view } = stage
  return Array.from({ length: 7 }, (_, i) => {
    const z = view.zOf('near') + 260 + i * 520
    const share = z / view.zOf('horizon')
    const x =
      Math.sin(((z - view.zOf('foreground')) / (view.zOf('horizon') - view.zOf('foreground'))) ** (1 / 2.4) * 4.4) *
        300 +
      view.xOf(0.16, z) * share ** 1.5
    return onGround(
      stage,
      x + (i % 2 ? 90 : -90),
      z,
      ellipse(0, 0, 92, 110, alpha(shade(earth, 0.4), 0.3)) +
        [-50, 0, 50].map(side => ellipse(side, -104, 24, 30, alpha(shade(earth, 0.4), 0.3))).join(''),
    )
  }).join('')
}
