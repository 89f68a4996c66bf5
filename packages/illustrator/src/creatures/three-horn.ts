import { shade, tint } from '../canvas/colour.ts'
import { shape } from '../canvas/svg.ts'
import { add, cos, dot, sin, times, unit, type Vec3 } from '../space/vec3.ts'
import { fourLegged } from './four-legged.ts'
import type { FourLegged } from './four-legged-spec.ts'
import { type HeadPlace, inHead } from './head.ts'
import { ball, hull, type Part, TO_VIEWER } from './solid.ts'

/** A young dinosaur with three horns and a frill. */

interface FrillColours {
  skin: string
  inside: string
  edge: string
  spots: string
}

/** A place on the frill, which opens backwards like a funnel: `around` in degrees from the top, `out` a share of its radius. */
const onFrill = (head: HeadPlace, around: number, out: number): Vec3 =>
  inHead(head, [sin(around) * 1.5 * out, 0.2 + cos(around) * 1.34 * out, 0.16 - 0.72 * out])

const RIM = Array.from({ length: 11 }, (_, i) => -115 + i * 23)

function frill(head: HeadPlace, { skin, inside, edge, spots }: FrillColours): Part[] {
  const { frame, size } = head
  const towards = dot(frame.forward, TO_VIEWER)
  const rim = RIM.map(around => ({ around, at: onFrill(head, around, 1) }))
  const facing = (around: number) =>
    dot(
      unit(add(times(frame.side, sin(around)), add(times(frame.up, cos(around)), times(frame.forward, 1.5)))),
      TO_VIEWER,
    )
  const knobs = (near: boolean) =>
    rim
      .filter(({ around }) => facing(around) > 0 === near)
      .map(({ at }) => hull([ball(at, size * 0.2)]))
      .join('')
  const surface = hull([...rim.map(({ at }) => ball(at, size * 0.1)), ball(onFrill(head, 0, 0.2), size * 0.5)])
  const round = (around: number, out: number, r: number) =>
    facing(around) > 0.1 ? hull([ball(onFrill(head, around, out), size * r)]) : ''
  const marks = [-92, -46, 0, 46, 92].map(around => round(around, 0.76, 0.17)).join('')
  // Seen from behind it covers the head, and the knobs look out from behind it.
  if (towards <= -0.25) {
    const tips = RIM.map(around => hull([ball(onFrill(head, around, 1.09), size * 0.2)])).join('')
    return [{ depth: -2, drawing: shape(tips, shade(edge, 0.06)) + shape(surface, inside) }]
  }
  return [
    {
      depth: 2,
      drawing:
        shape(knobs(false), shade(edge, 0.14)) + shape(surface, skin) + shape(marks, spots) + shape(knobs(true), edge),
    },
  ]
}

export const threeHorn = fourLegged((on): FourLegged => {
  const [coat, horn] = [on('#dc9468'), on('#fbf0d8')]
  return {
    legs: 150,
    spine: 190,
    hips: [96, 104],
    waist: [106, 112],
    chest: [96, 106],
    leg: [64, 50, 46],
    stance: 64,
    foot: { kind: 'column', size: 46, colour: on('#fbf0d8') },
    neck: { length: 44, angle: 26, radii: [84, 74] },
    tail: { length: 165, angle: -20, bend: 30, radii: [68, 52, 36, 22, 12] },
    coat,
    belly: on('#f6dcae'),
    rider: 0.5,
    marks: [0.12, 0.3, 0.48, 0.66, 0.84].map(along => ({
      kind: 'stripe' as const,
      along,
      from: 52,
      to: 128,
      width: 22,
      colour: shade(coat, 0.16),
    })),
    head: {
      size: 118,
      coat,
      skull: [0.86, 0.86, 0.92],
      snout: [
        { at: [-0.3, 0.72], radii: [0.6, 0.5, 0.54] },
        { at: [-0.46, 1.1], radii: [0.32, 0.36, 0.34], colour: horn },
      ],
      eyes: { azimuth: 40, elevation: 8, size: 0.26, lid: coat, brow: shade(coat, 0.45) },
      nostrils: shade(coat, 0.5),
      mouth: { elevation: -34, width: 84 },
      ears: [],
      top: 1.74,
      horns: [
        {
          points: [
            [0.44, 0.56, 0.5],
            [0.54, 1, 0.8],
            [0.52, 1.3, 1.24],
          ],
          radii: [0.19, 0.14, 0.03],
          colour: horn,
        },
        {
          points: [
            [0, 0.1, 1.06],
            [0, 0.36, 1.26],
            [0, 0.62, 1.34],
          ],
          radii: [0.17, 0.12, 0.03],
          colour: horn,
          single: true,
        },
      ],
      extras: head =>
        frill(head, {
          skin: tint(on('#e8a878'), 0.1),
          inside: shade(coat, 0.1),
          edge: horn,
          spots: on('#4f9fa8'),
        }),
    },
  }
}, 1.72)
