import type { IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import type { FocusBox } from '@kahani/contracts/picture-focus'
import { SIZE } from '../canvas/svg.ts'
import type { Piece } from '../stage/stage.ts'
import { type Composed, composePicture } from './compose-picture.ts'
import { drawAll } from './draw-figures.ts'
import { focusBoxesOf } from './focus-boxes.ts'

/** What is drawn between ground and foreground, from the farthest to the nearest. */
const piecesOf = ({ setting, company, drawn, thought }: Composed): Piece[] =>
  [...setting.pieces, ...drawAll(company, drawn, thought)].sort((a, b) => b.depth - a.depth)

/**
 * Draws the cover or a page as an SVG of `SIZE` × `SIZE` px with marked layers.
 * @throws if the title of a cover has to be lettered before `loadLetteringFonts()` has been awaited
 * @param options.figures whether people, creatures and objects are drawn
 */
export function drawPicture(
  request: IllustrationRequest,
  picture: PictureRequest,
  options: { figures?: boolean } = {},
): string {
  const composed = composePicture(request, picture, options)
  return assemble(request, picture, composed, piecesOf(composed))
}

/** Draws a picture like `drawPicture`, and says what of it has to be seen. */
export function drawWithFocus(
  request: IllustrationRequest,
  picture: PictureRequest,
): { drawing: string; focus: FocusBox[] } {
  const composed = composePicture(request, picture)
  const pieces = piecesOf(composed)
  return { drawing: assemble(request, picture, composed, pieces), focus: focusBoxesOf(composed, pieces) }
}

function assemble(
  { seed }: IllustrationRequest,
  { brief, pageNumber }: PictureRequest,
  { context: { defs, light }, setting, title }: Composed,
  pieces: readonly Piece[],
): string {
  const glows = pieces.flatMap(({ light: lamp }) => (lamp ? [`${lamp.map(Math.round).join(',')},${light.glow}`] : []))
  const layers = [
    layer('sky', setting.sky),
    layer('far', setting.far),
    // A setting without a sky is a room.
    layer(setting.sky === '' ? 'wall' : 'ground', setting.ground),
    ...layersOf(pieces),
    layer('foreground', setting.front),
    layer('lettering', title),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" data-seed="${seed * 31 + pageNumber}" data-light="${brief.timeOfDay}"${glows.length > 0 ? ` data-glow="${glows.join(' ')}"` : ''}>${defs.element()}${layers.join('')}</svg>`
}

const layer = (name: string, drawing: string) => (drawing === '' ? '' : `<g data-layer="${name}">${drawing}</g>`)

/** Scenery that follows on scenery is one layer. Each figure and object has a layer of its own, so that it casts a shadow. */
function layersOf(pieces: readonly Piece[]): string[] {
  const groups: { kind: Piece['kind']; drawings: string[] }[] = []
  for (const { kind, drawing } of pieces) {
    const last = groups.at(-1)
    if (last?.kind === kind && kind === 'scenery') last.drawings.push(drawing)
    else groups.push({ kind, drawings: [drawing] })
  }
  return groups.map(({ kind, drawings }) => layer(kind, drawings.join('')))
}
