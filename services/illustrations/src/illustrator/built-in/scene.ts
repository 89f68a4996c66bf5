import type { IllustrationRequest, PictureBrief, PictureRequest } from '@kahani/contracts/illustration'
import { COVER } from '@kahani/contracts/illustration'
import { frame, type Shot } from './camera.ts'
import { alpha } from './canvas/colour.ts'
import type { DrawContext } from './canvas/draw-context.ts'
import { createLight } from './canvas/light.ts'
import { n } from './canvas/path.ts'
import { createRandom } from './canvas/random.ts'
import { ellipse, faded, line, place, SIZE } from './canvas/svg.ts'
import { createSvgDefs } from './canvas/svg-defs.ts'
import { composeFigures, inPool } from './compose-figures.ts'
import type { FigureLayout, PlacedSprite } from './layout.ts'
import { paperTexture, vignette } from './paper.ts'
import type { PropDrawing } from './props/prop-drawing.ts'
import { glow } from './scenery/sky.ts'
import type { Backdrop } from './settings/backdrop.ts'
import { SETTING_DRAWINGS } from './settings/settings.ts'

/** Draws the cover or a page as an SVG of `SIZE` × `SIZE` px. */
export function drawScene(request: IllustrationRequest, picture: PictureRequest): string {
  const { brief, pageNumber } = picture
  const random = createRandom(`scene/${request.seed}/${pageNumber}`)
  const defs = createSvgDefs()
  const context: DrawContext = {
    random,
    bookRandom: createRandom(`book/${request.seed}`),
    defs,
    light: createLight(brief.timeOfDay),
  }
  const asleep = brief.action === 'sleeping'
  // Fork names are part of the seed: renaming one changes all pictures.
  const part = (name: string): DrawContext => ({ ...context, random: random.fork(name) })
  const backdrop = SETTING_DRAWINGS[brief.setting](part('setting'), { asleep })
  const { layout, setPieces } = composeFigures(part('company'), request, brief, backdrop)
  const cover = pageNumber === COVER
  const shot = frame({
    ...layout,
    floor: backdrop.floor,
    share: cover ? 0.5 : random.pick([0.43, 0.46, 0.5]),
    at: cover ? 0.46 : 0.37,
    pan: random.between(0.3, 0.8),
  })
  const framed = (drawing: string) => place(drawing, -shot.x * shot.zoom, -shot.y * shot.zoom, { scale: shot.zoom })
  const mirrored = !cover && random.chance(0.34)
  const flipped = (drawing: string) => (mirrored ? place(drawing, SIZE, 0, { mirrored }) : drawing)
  const pool = inPool(brief, backdrop) ? backdrop.pool : null
  const layers = [
    flipped(framed(backdrop.back + (pool ? '' : backdrop.shore) + drawSetPieces(setPieces, backdrop, shot))),
    // Never flipped: a transformed pattern renders five times slower.
    paperTexture(context),
    flipped(framed(drawFigures(context, layout, backdrop, shot, brief, pool)) + backdrop.front),
    vignette(context),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${defs.element()}${layers.join('')}</svg>`
}

/** Bridges, behind the figures and across the backdrop. */
function drawSetPieces(props: readonly PropDrawing[], backdrop: Backdrop, shot: Shot): string {
  return props
    .map(prop =>
      place(prop.drawing, shot.x + SIZE / shot.zoom / 2 + 150, backdrop.floor - 40, { scale: shot.unit * 1.16 }),
    )
    .join('')
}

function drawFigures(
  context: DrawContext,
  { placed, up }: FigureLayout,
  backdrop: Backdrop,
  shot: Shot,
  brief: PictureBrief,
  pool: Backdrop['pool'],
): string {
  const { light } = context
  const { unit, childX } = shot
  const drawStanding = ({ sprite, x, y, mirrored, depth, scale }: PlacedSprite) => {
    const px = childX + x * unit
    const isChild = x === 0 && brief.action !== 'sleeping'
    const shadow = isChild ? ellipse(px, backdrop.floor + 2, 130 * unit, 15 * unit, light.shadow) : ''
    return (
      shadow + place(sprite.drawing, px, backdrop.floor + depth * unit - y * unit, { scale: unit * scale, mirrored })
    )
  }
  const drawSwimming = (level: number, { sprite, x, mirrored }: PlacedSprite) => {
    const px = childX + x * unit
    const drawing = place(sprite.drawing, px, level + (sprite.waterline ?? 0) * unit, { scale: unit, mirrored })
    return drawAfloat(context, drawing, px, level, sprite.right * unit)
  }
  const halo = light.dark ? glow(context, childX, backdrop.floor - up * unit * 0.4, 620 * unit, '#ffe2b0', 0.2) : ''
  const sorted = [...placed].sort((a, b) => a.depth - b.depth)
  if (!pool) return halo + sorted.map(drawStanding).join('')
  const swimmers = sorted.filter(({ sprite }) => sprite.waterline !== undefined)
  const ashore = sorted.filter(({ sprite }) => sprite.waterline === undefined)
  return (
    halo +
    swimmers.map(sprite => drawSwimming(pool.level, sprite)).join('') +
    backdrop.shore +
    ashore.map(drawStanding).join('')
  )
}

/** A drawing half under water: the part below the surface is faded. */
function drawAfloat({ defs }: DrawContext, drawing: string, x: number, level: number, reach: number): string {
  const surface = `Q${n(x - reach)} ${level - 12} ${n(x - reach / 2)} ${level}T${n(x + reach / 2)} ${level}T${SIZE + 200} ${level}`
  const above = `M-200 -200V${level}${surface}V-200Z`
  const below = `M-200 ${SIZE + 200}V${level}${surface}V${SIZE + 200}Z`
  const ripples = [0, 1, 2]
    .map(
      i =>
        `M${n(x - reach * (1.05 - i * 0.24))} ${n(level + 8 + i * 24)}q${n(reach * 0.5)} ${n(-15 + i * 4)} ${n(reach * (2 - i * 0.5))} ${i % 2 ? 5 : -3}`,
    )
    .join('')
  return faded(defs.clip(below, drawing), 0.26) + defs.clip(above, drawing) + line(ripples, alpha('#ffffff', 0.5), 6)
}
