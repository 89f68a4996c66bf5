import { alpha, tint } from '../../canvas/colour.ts'
import { box, ellipse, line } from '../../canvas/svg.ts'
import { basketOf, hen } from '../../scenery/farm-things.ts'
import { handPump, matkaStack } from '../../scenery/vessels.ts'
import { neemTree } from '../../scenery/village-trees.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from '../charpai.ts'
import { groundAt, groundOf, hillsOf, pathOf, treeLine } from '../open-country.ts'
import { swayed } from '../weather.ts'
import { hut } from './hut.ts'
import type { Part, Scheme } from './scheme.ts'

export function lane(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const half = Math.max(1250, view.xOf(0.6, m)) + (stage.camera === 'close-up' ? 500 : 0)
  const rows: Piece[] = []
  ;[m * 1.0, m * 1.0 + 2300, m * 1.0 + 4700].forEach((z, i) => {
    rows.push(hut(stage, scheme, (i % 3) as 0 | 1 | 2, half + 1150 + i * 60, z, 2100))
    rows.push(hut(stage, scheme, ((i + 1) % 3) as 0 | 1 | 2, -half - 1250 - i * 80, z + 300, 2200))
  })
  const [bx, , bz] = groundAt(stage, -0.78, m * 0.62)
  const wire = light.land('#5a5560')
  return {
    far: hillsOf(stage, ['#9db3a4'], { height: 0.9 }) + treeLine(stage, '#5f9468', 90, 0.3),
    ground:
      groundOf(stage, scheme.earth, { blades: '#a39a54', marks: 70 }) +
      pathOf(stage, tint(light.land(scheme.earth), 0.3), { width: half * 0.5, wind: 60 }),
    pieces: [
      ...rows,
      stage.stand(swayed(stage, neemTree(context, 4300), 4), [half + 500, 0, m + 4300]),
      stage.stand(pole(stage, wire), [-half + 120, 0, m * 1.0 + 2000]),
      charpai(stage, bx, bz, light.land('#d8486a')),
      stage.stand(handPump(context), groundAt(stage, 0.84, m * 0.9), { mirrored: true }),
      stage.stand(matkaStack(context, 260), groundAt(stage, 0.62, m * 1.5)),
      stage.stand(basketOf(context, 420, ['#e4574a', '#f0a23c', '#7db24c']), groundAt(stage, -0.62, m * 1.4)),
      ...(stage.camera === 'close-up' ? [] : [stage.stand(hen(context), groundAt(stage, 0.4, m * 1.9))]),
    ],
    spots: {
      bed: { at: [bx, 0, bz + 150], seat: CHARPAI_SEAT },
      seat: { at: [bx + 200, 0, bz - 20], seat: CHARPAI_SEAT },
    },
  }
}

/** An electricity pole with a lamp. */
function pole({ context }: Stage, colour: string): string {
  const { light, defs } = context
  return (
    line('M0 0V-3800M-380 -3500H380M-300 -3250H300', colour, 60) +
    (light.dark
      ? ellipse(
          330,
          -3050,
          900,
          900,
          defs.radialGradient(alpha(light.glow, 0.6), alpha(light.glow, 0.14), alpha(light.glow, 0)),
        )
      : '') +
    line('M0 -3120Q220 -3240 330 -3120', colour, 36) +
    box(250, -3140, 170, 70, light.dark ? '#ffe9b8' : tint(colour, 0.5), 30)
  )
}
