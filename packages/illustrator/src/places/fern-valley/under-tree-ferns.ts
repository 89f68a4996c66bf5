import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { SIZE } from '../../canvas/svg.ts'
import { frond } from '../../scenery/ferns.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { rays } from '../../scenery/water.ts'
import type { Stage } from '../../stage/stage.ts'
import { isNarrow, layerAt } from '../framing.ts'
import { dappledShade, flowersOn, patchesOn } from '../ground-cover.ts'
import { groundAt, groundOf, hillsOf, treeLine } from '../open-country.ts'
import { cycads, ferns, type Part, type Scheme, treeFerns, warmMist } from './scheme.ts'

/** In the shade below tree ferns. */
export function underTreeFerns(stage: Stage, scheme: Scheme): Part {
  const { view, context, camera } = stage
  const { light } = context
  const near = view.zOf('middle')
  const narrow = isNarrow(stage)
  const moss = light.land(mix(scheme.moss, '#6f9a58', 0.4))
  const rest = groundAt(stage, -0.66, near * 0.6)
  const isOpen = camera === 'from-above' || narrow
  return {
    far: hillsOf(stage, ['#8fae8c'], { height: 1.4 }) + treeLine(stage, '#5f9468', 90, 0.42),
    ground:
      groundOf(stage, mix(scheme.moss, '#6f9a58', 0.4), { blades: scheme.fern, marks: 60 }) +
      patchesOn(stage, 10, [alpha(shade(moss, 0.34), 0.2), alpha(tint(moss, 0.4), 0.2)]) +
      dappledShade(stage, view.xOf(0.2, near * 1.2), near * 1.2, 1700, moss) +
      flowersOn(stage, 26, ['#fbe6a6', '#f0b8a0'].map(light.land), 22),
    pieces: [
      ...warmMist(stage, [9000, 5600]),
      ...treeFerns(stage, scheme, [
        [0.1, 9500, 4600],
        [-0.5, 7000, 4600],
        [0.56, 6200, 4700],
        ...(isOpen
          ? []
          : ([
              [-0.82, near * 2.2, 4000],
              [0.9, near * 1.7, 3800],
            ] as const)),
      ]),
      ...cycads(stage, scheme, [
        [-0.14, 5400, 1400],
        [0.36, 3900, 1300],
      ]),
      ...ferns(stage, scheme, [
        [-0.44, 3400, 700],
        [0.66, 3000, 760],
        ...(narrow
          ? []
          : ([
              [0.9, near * 0.8, 640],
              [-0.96, near * 0.9, 700],
              [0.6, near * 1.5, 480],
            ] as const)),
      ]),
      ...(isOpen ? [] : [layerAt(stage, view.zOf('far') * 1.2, roof(stage, scheme))]),
    ],
    front: light.dark || isOpen ? '' : rays(context, 4, '#fff4c0', 0.14, [1250, -260]),
    spots: { root: { at: [rest[0], 0, rest[2]], seat: 280 } },
  }
}

/** Fronds that hang into the picture from above. */
function roof(stage: Stage, { leaf }: Scheme): string {
  const { context, sky } = stage
  const colour = hazeOf(context, sky)(leaf, 0.06)
  const low = stage.camera === 'from-below' ? 240 : 0
  return (
    [
      [-60, -30, -24, 620],
      [-40, 60, -52, 480],
      [260, -90, -58, 460],
      [SIZE + 60, -40, 204, 640],
      [SIZE + 40, 50, 232, 500],
      [SIZE - 280, -90, 238, 440],
    ] as const
  )
    .map(([x, y, degrees, length], i) =>
      frond(
        {
          root: [x, y + low * 0.3],
          degrees: degrees + context.random.between(-5, 5),
          length: length + low,
          fall: 0.2,
          leaf: 0.3,
          pairs: 11,
        },
        i % 3 === 1 ? shade(colour, 0.2) : i % 3 ? tint(colour, 0.08) : colour,
      ),
    )
    .join('')
}
