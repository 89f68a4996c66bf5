import { shape } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'
import { type Frame, turn } from '../space/frame.ts'
import { add, dot, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { Role } from './acting.ts'
import type { FourLegged, Rig } from './four-legged-spec.ts'
import { drawMarks } from './markings.ts'
import { egg, type Lump, type Part, skin, TO_VIEWER } from './solid.ts'
import type { Stance } from './stances.ts'

/** Necks, from the shoulders to the head. */

interface Neck {
  end: Vec3
  /** The lumps of the neck, once the place of the head is known. */
  lumpsTo(head: Vec3): Lump[]
}

export function neckOf(spec: FourLegged['neck'], start: Vec3, body: Frame, role: Role, stance: Stance): Neck {
  return spec.bend === undefined
    ? straightNeck(spec, start, body, role, stance)
    : bentNeck({ ...spec, bend: spec.bend }, start, body, role, stance)
}

function straightNeck(spec: FourLegged['neck'], start: Vec3, body: Frame, role: Role, stance: Stance): Neck {
  const ahead = turn(body, { yaw: role.head.yaw * 0.3 - (stance.curl ?? 0) * 1.2 })
  const angle = Math.max(-80, Math.min(88, spec.angle + (stance.neck ?? 0) + role.head.pitch * 0.3))
  const direction = turn(ahead, { pitch: angle })
  const end = add(start, times(direction.forward, spec.length))
  const lump = (share: number, r: number): Lump =>
    egg(add(start, times(subtract(end, start), share)), direction, [r * 0.86, r, r * 0.8])
  const [bottom, top] = spec.radii
  return {
    end,
    lumpsTo: head => [
      lump(0, bottom),
      lump(0.55, bottom * 0.42 + top * 0.58),
      egg(head, direction, [top * 0.9, top, top]),
    ],
  }
}

const LINKS = 9

/** A long neck turns with the head, bit by bit, and bows with it. */
function bentNeck(
  { length, angle, radii: [bottom, top], bend }: FourLegged['neck'] & { bend: number },
  start: Vec3,
  body: Frame,
  role: Role,
  stance: Stance,
): Neck {
  const lumps: Lump[] = []
  let at = start
  for (let i = 0; i <= LINKS; i++) {
    const share = i / LINKS
    const yaw = role.head.yaw * (0.1 + 0.6 * share) - (stance.curl ?? 0) * (0.6 + 1.1 * share)
    const pitch = angle + (stance.neck ?? 0) + role.head.pitch * 0.7 + bend * (stance.bend ?? 1) * (share - 0.5)
    const link = turn(turn(body, { yaw }), { pitch: Math.max(-84, Math.min(116, pitch)) })
    const r = top + (bottom - top) * (1 - share) ** 1.7
    if (i > 0) at = add(at, times(link.forward, length / LINKS))
    // It lies on the ground instead of passing through it.
    at = [at[0], Math.max(at[1], r), at[2]]
    lumps.push(egg(at, link, [r * 0.9, r, r * 0.8]))
  }
  const last = lumps.at(-1)
  return { end: at, lumpsTo: head => [...lumps.slice(0, -1), ...(last ? [{ ...last, at: head }] : [])] }
}

/** A bent neck, which is before the legs if it comes towards the viewer. */
export function drawBentNeck(defs: SvgDefs, spec: FourLegged, { neck, spine, body }: Rig, bodyDepth: number): Part {
  const outline = skin(neck, 2)
  const towards = dot(body.forward, TO_VIEWER)
  const throat = neck
    .filter(({ axes }) => dot(unit(axes[1]), TO_VIEWER) < 0.3)
    .map(({ at, axes }, i): Lump => {
      // It narrows to the chest.
      const share = Math.min(1, 0.3 + i * 0.35)
      return {
        at: add(at, times(unit(axes[1]), -Math.hypot(...axes[1]) * (0.5 + 0.32 * share))),
        axes: [times(axes[0], 0.66 * share), times(axes[1], 0.5 * share), times(axes[2], share)],
      }
    })
  return {
    depth: bodyDepth + (towards > 0.5 ? -8000 : -0.5),
    drawing:
      shape(outline, spec.coat) +
      defs.clip(
        outline,
        (spec.belly && throat.length > 1 ? shape(skin(throat, 2), spec.belly) : '') +
          drawMarks(
            (spec.marks ?? []).filter(mark => mark.neck),
            spine,
            neck,
          ),
      ),
  }
}
