import type { IllustrationRequest, PictureBrief, PictureRequest } from '@kahani/contracts/illustration'
import { COVER } from '@kahani/contracts/illustration'
import { frame, type Shot } from './camera.ts'
import { SIZE } from './canvas.ts'
import { alpha } from './colour.ts'
import { company, inPool } from './company.ts'
import type { Easel } from './easel.ts'
import type { Group, Placed } from './layout.ts'
import { createLight } from './light.ts'
import { createPaints } from './paints.ts'
import { tooth, vignette } from './paper.ts'
import { n } from './path.ts'
import type { Thing } from './props/thing.ts'
import { createRandom } from './random.ts'
import { glow } from './scenery/sky.ts'
import { SETTING_DRAWINGS } from './settings/settings.ts'
import type { Stage } from './settings/stage.ts'
import { ellipse, faded, line, place } from './svg.ts'

/** One picture of a book as an SVG of `SIZE` px square. */
export function drawScene(order: IllustrationRequest, picture: PictureRequest): string {
  const { brief, pageNumber } = picture
  const random = createRandom(`scene/${order.seed}/${pageNumber}`)
  const paints = createPaints()
  const easel: Easel = { random, book: createRandom(`book/${order.seed}`), paints, light: createLight(brief.timeOfDay) }
  const asleep = brief.action === 'sleeping'
  const part = (name: string): Easel => ({ ...easel, random: random.fork(name) })
  const stage = SETTING_DRAWINGS[brief.setting](part('setting'), { asleep })
  const { group, things } = company(part('company'), order, brief, stage)
  const cover = pageNumber === COVER
  const shot = frame({
    ...group,
    childUp: group.childUp,
    floor: stage.floor,
    share: cover ? 0.5 : random.pick([0.43, 0.46, 0.5]),
    at: cover ? 0.46 : 0.37,
    pan: random.between(0.3, 0.8),
  })
  const shown = (drawing: string) => place(drawing, -shot.x * shot.zoom, -shot.y * shot.zoom, { scale: shot.zoom })
  const mirrored = !cover && random.chance(0.34)
  const turned = (drawing: string) => (mirrored ? place(drawing, SIZE, 0, { mirrored }) : drawing)
  const pool = inPool(brief, stage) ? stage.pool : null
  const layers = [
    turned(shown(stage.back + (pool ? '' : stage.shore) + setPieces(things, stage, shot))),
    // Outside of the mirror: a tile that is turned renders five times slower.
    tooth(easel),
    turned(shown(figures(easel, group, stage, shot, brief, pool)) + stage.front),
    vignette(easel),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${paints.defs()}${layers.join('')}</svg>`
}

/** Bridges: behind the figures, across the stage. */
function setPieces(things: readonly Thing[], stage: Stage, shot: Shot): string {
  return things
    .map(thing =>
      place(thing.drawing, shot.x + SIZE / shot.zoom / 2 + 150, stage.floor - 40, { scale: shot.unit * 1.16 }),
    )
    .join('')
}

function figures(
  easel: Easel,
  { placed, up }: Group,
  stage: Stage,
  shot: Shot,
  brief: PictureBrief,
  pool: Stage['pool'],
): string {
  const { light } = easel
  const { unit, childX } = shot
  const stands = ({ actor, x, y, mirrored, depth, scale }: Placed) => {
    const px = childX + x * unit
    const isChild = x === 0 && brief.action !== 'sleeping'
    const shadow = isChild ? ellipse(px, stage.floor + 2, 130 * unit, 15 * unit, light.shadow) : ''
    return shadow + place(actor.drawing, px, stage.floor + depth * unit - y * unit, { scale: unit * scale, mirrored })
  }
  const swims = (level: number, { actor, x, mirrored }: Placed) => {
    const px = childX + x * unit
    const drawing = place(actor.drawing, px, level + (actor.waterline ?? 0) * unit, { scale: unit, mirrored })
    return afloat(easel, drawing, px, level, actor.right * unit)
  }
  const halo = light.dark ? glow(easel, childX, stage.floor - up * unit * 0.4, 620 * unit, '#ffe2b0', 0.2) : ''
  const sorted = [...placed].sort((a, b) => a.depth - b.depth)
  if (!pool) return halo + sorted.map(stands).join('')
  const afloatOnes = sorted.filter(({ actor }) => actor.waterline !== undefined)
  const ashore = sorted.filter(({ actor }) => actor.waterline === undefined)
  return halo + afloatOnes.map(one => swims(pool.level, one)).join('') + stage.shore + ashore.map(stands).join('')
}

/** Half under water: what is below the surface is seen dimly through it. */
function afloat({ paints }: Easel, drawing: string, x: number, level: number, reach: number): string {
  const surface = `Q${n(x - reach)} ${level - 12} ${n(x - reach / 2)} ${level}T${n(x + reach / 2)} ${level}T${SIZE + 200} ${level}`
  const above = `M-200 -200V${level}${surface}V-200Z`
  const below = `M-200 ${SIZE + 200}V${level}${surface}V${SIZE + 200}Z`
  const ripples = [0, 1, 2]
    .map(
      i =>
        `M${n(x - reach * (1.05 - i * 0.24))} ${n(level + 8 + i * 24)}q${n(reach * 0.5)} ${n(-15 + i * 4)} ${n(reach * (2 - i * 0.5))} ${i % 2 ? 5 : -3}`,
    )
    .join('')
  return (
    faded(paints.within(below, drawing), 0.26) + paints.within(above, drawing) + line(ripples, alpha('#ffffff', 0.5), 6)
  )
}
