import { mix } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { n } from '../canvas/path.ts'
import { ellipse, line, SIZE, shape } from '../canvas/svg.ts'
import { rope } from '../props/materials.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'

/** A rope between two places in the world that sags a little. `width` in world units. */
export function ropeBetween({ light }: DrawContext, view: StageView, from: Vec3, to: Vec3, width = 24): string {
  const [x1, y1] = view.project(from)
  const [x2, y2] = view.project(to)
  const sag = Math.hypot(x2 - x1, y2 - y1) * 0.06
  return rope(
    `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag)} ${n(x2)} ${n(y2)}`,
    light.on('#d8b880'),
    width * view.scaleAt(from),
  )
}

/** A figure whose feet are below the surface, y = 0: cut off there, with rings around. */
export function waded(context: DrawContext, view: StageView, drawing: string, at: Vec3, halfWidth: number): string {
  const surface: Vec3 = [at[0], 0, at[2]]
  const [x, y] = view.project(surface)
  const rx = halfWidth * view.scaleAt(surface)
  const foam = mix(context.light.on('#ffffff'), context.light.on('#7fb0d0'), 0.3)
  return (
    context.defs.clip(`M${-SIZE} ${-SIZE}H${2 * SIZE}V${n(y)}H${-SIZE}Z`, drawing) +
    ellipse(x, y, rx * 1.5, rx * 0.2, `${foam}59`) +
    ellipse(x, y, rx * 1.05, rx * 0.12, `${foam}99`)
  )
}

interface Pool {
  at: Vec3
  halfWidth: number
  colour: string
}

/** Where a pool is on the ground, in world units and in px; `flat` is its height as a share of its width. */
function placePool(view: StageView, { at, halfWidth }: Pool) {
  const surface: Vec3 = [at[0], 0, at[2]]
  const [x, y] = view.project(surface)
  const scale = view.scaleAt(surface)
  const half = Math.max(250, halfWidth * 1.45)
  const flat = Math.max(0.16, Math.sin((Math.abs(view.pitch) * Math.PI) / 180) * 1.3)
  return { surface, x, y, scale, half, rx: half * scale, flat }
}

/** A pool around somebody who lives in water, with the water that falls from whoever leaps out of it. */
export function poolAround({ light, defs }: DrawContext, view: StageView, pool: Pool): string {
  const { x, y, scale, rx, flat } = placePool(view, pool)
  const shine = light.on('#e8f6ff')
  const fill = defs.verticalGradient(mix(pool.colour, shine, 0.36), pool.colour, mix(pool.colour, '#0d2a4a', 0.24))
  const leap = pool.at[1] > 40 ? fallingWater(x, y, pool.at[1] * scale, rx, `${shine}cc`) : ''
  return (
    ellipse(x, y, rx, rx * flat, fill) +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.78)}" ry="${n(rx * flat * 0.74)}" fill="none" stroke="${shine}55" stroke-width="${n(Math.max(3, 9 * scale))}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.5)}" ry="${n(rx * flat * 0.46)}" fill="none" stroke="${shine}77" stroke-width="${n(Math.max(3, 8 * scale))}"/>` +
    leap
  )
}

/** The muddy edge of a pool, and the water between it and the shore that it belongs to, which gets wider. */
export function inletTo({ light }: DrawContext, view: StageView, pool: Pool & { shore: number }): string {
  const { surface, x, y, half, rx, flat } = placePool(view, pool)
  const [left, , z] = surface
  const mud = mix(light.land('#a88a64'), '#20304a', 0.34)
  const edge = ellipse(x, y + rx * flat * 0.05, rx * 1.12, rx * flat * 1.12, mud)
  if (pool.shore <= z) return edge
  const at = (side: number, depth: number, out: number) =>
    view
      .project([left + side * half * out, 0, z + (pool.shore - z) * depth])
      .map(n)
      .join(' ')
  const cove = (more: number, fill: string) =>
    shape(
      `M${at(-1, 0, 0.98 + more)}C${at(-1, 0.4, 1.1 + more)} ${at(-1, 0.6, 1.2 + more)} ${at(-1, 1.16, 4 + more)}L${at(1, 1.16, 4 + more)}C${at(1, 0.6, 1.2 + more)} ${at(1, 0.4, 1.1 + more)} ${at(1, 0, 0.98 + more)}Z`,
      fill,
    )
  return edge + cove(0.14, mud) + cove(0, pool.colour)
}

function fallingWater(x: number, y: number, rise: number, rx: number, colour: string): string {
  const w = rx * 0.3
  let drops = ''
  for (let i = 0; i < 11; i++) {
    const side = i % 2 ? 1 : -1
    const up = rise * ((i * 0.37) % 1)
    const r = rx * (0.03 + (i % 3) * 0.014)
    const dx = side * (w * 0.5 + ((i * 0.61) % 1) * w * 1.6)
    drops += `M${n(x + dx - r)} ${n(y - up)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`
  }
  const spout = `M${n(x - w * 1.3)} ${n(y)}Q${n(x - w * 0.3)} ${n(y - rise * 0.2)} ${n(x - w * 0.3)} ${n(y - rise)}Q${n(x)} ${n(y - rise * 1.1)} ${n(x + w * 0.3)} ${n(y - rise)}Q${n(x + w * 0.3)} ${n(y - rise * 0.2)} ${n(x + w * 1.3)} ${n(y)}Z`
  return shape(spout, `${colour.slice(0, 7)}88`) + shape(drops, colour)
}

/** The near side of a boat, cut off at the surface, with the ripples along it. */
export function afloat(context: DrawContext, view: StageView, drawing: string, at: Vec3, halfWidth: number): string {
  const [x, y] = view.project([at[0], 0, at[2]])
  const scale = view.scaleAt(at)
  const w = halfWidth * scale
  const foam = mix(context.light.on('#ffffff'), context.light.on('#7fb0d0'), 0.3)
  const ripple = (share: number, dy: number) =>
    `M${n(x - w * share)} ${n(y + dy * scale)}q${n(w * share * 0.5)} ${n(16 * scale)} ${n(w * share)} 0t${n(w * share)} 0`
  return (
    context.defs.clip(`M${-SIZE} ${-SIZE}H${2 * SIZE}V${n(y)}H${-SIZE}Z`, drawing) +
    line(ripple(0.66, 2), `${foam}aa`, Math.max(3, 15 * scale)) +
    line(ripple(0.84, 44), `${foam}59`, Math.max(2, 11 * scale))
  )
}

/** The light of a lamp on the water below it: streaks that get shorter towards the viewer. */
export function onTheWater(x: number, y: number, r: number, colour: string): string {
  let data = ''
  for (let i = 0; i < 7; i++) {
    const w = r * (0.42 - i * 0.045)
    const h = r * 0.035
    const py = y + r * (0.05 + i * 0.1)
    const px = x + (i % 2 ? 1 : -1) * r * 0.03
    data += `M${n(px - w)} ${n(py)}q${n(w)} ${n(-h * 2)} ${n(w * 2)} 0q${n(-w)} ${n(h * 2)} ${n(-w * 2)} 0Z`
  }
  return shape(data, `${colour}8c`)
}

/** Whoever is in a boat: seen flat, what dips into the water is hidden. */
export function aboveWater({ defs }: DrawContext, view: StageView, drawing: string, boat: Vec3): string {
  if (view.pitch > 20) return drawing
  const [, y] = view.project([boat[0], 0, boat[2]])
  return defs.clip(`M${-SIZE} ${-SIZE}H${2 * SIZE}V${n(y)}H${-SIZE}Z`, drawing)
}
