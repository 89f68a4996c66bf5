import { Parser } from 'htmlparser2'
import { DAYLIGHTS, type Daylight, LAYER_KINDS, type LayerKind, WIDTH_UNITS } from './layer-kinds.ts'

/** A part of a drawing that is painted on its own. */
export interface Layer {
  kind: LayerKind
  /** From 0 (farthest) to 1 (nearest). */
  depth: number
  /** Elements of the layer, without the definitions. */
  markup: string
}

/** A source of light in the picture: a lamp, the moon or the sun. Lengths are in units. */
export interface Glow {
  x: number
  y: number
  /** How far the light reaches. */
  r: number
  /** '#rrggbb' */
  colour: string
}

/** A drawing in layers. */
export interface LayeredDrawing {
  layers: Layer[]
  /** Distinguishes paper and pigment from those of other pictures. */
  seed: number
  light: Daylight
  glows: Glow[]
  /** The rectangle that the drawing shows, in its own coordinates. */
  viewBox: ViewBox
  /** An SVG document of `widthPx` × `heightPx` that shows a part of the given elements, with the definitions of the drawing. */
  document(markup: string, part: ViewBox, widthPx: number, heightPx: number): string
}

export interface ViewBox {
  x: number
  y: number
  width: number
  height: number
}

type Attributes = Record<string, string>

/**
 * Reads a drawing: an SVG whose root has `<defs>` and layers, `<g data-layer="figure" data-depth="0.7">`, as children, and
 * the attributes `data-seed`, `data-light` and `data-glow="x,y,r,#rrggbb …"`. Children of another kind are rendered as they
 * are, without paint.
 * @returns null if the drawing has no layers, like a character sheet
 */
export function parseLayers(svg: string): LayeredDrawing | null {
  if (!svg.includes('data-layer=')) return null
  const { root, children } = readChildren(svg)
  if (!children.some(({ attributes }) => 'data-layer' in attributes)) return null
  const defs = children.filter(({ name }) => name === 'defs').map(({ markup }) => markup)
  const layers = children
    .filter(({ name }) => name !== 'defs')
    .map(({ attributes, markup }) => ({
      kind: LAYER_KINDS.find(kind => kind === attributes['data-layer']) ?? ('finish' as const),
      depth: numberOr(attributes['data-depth'], 0.5),
      markup,
    }))
  const viewBox = readViewBox(root)
  return {
    layers,
    seed: Math.trunc(numberOr(root['data-seed'], 0)),
    light: DAYLIGHTS.find(light => light === root['data-light']) ?? 'day',
    glows: (root['data-glow'] ?? '').split(' ').flatMap(text => parseGlow(text, viewBox)),
    viewBox,
    document: (markup, { x, y, width, height }, widthPx, heightPx) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" preserveAspectRatio="none" width="${widthPx}" height="${heightPx}" viewBox="${x} ${y} ${width} ${height}">${defs.join('')}${markup}</svg>`,
  }
}

function readViewBox({ viewBox, width, height }: Attributes): ViewBox {
  const numbers = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length === 4 && numbers.every(Number.isFinite)) {
    const [x, y, across, down] = numbers as [number, number, number, number]
    return { x, y, width: across, height: down }
  }
  return { x: 0, y: 0, width: numberOr(width, WIDTH_UNITS), height: numberOr(height, WIDTH_UNITS) }
}

/** The attributes of the root, and its direct children as they are written. */
function readChildren(svg: string) {
  const children: { name: string; attributes: Attributes; markup: string }[] = []
  let root: Attributes = {}
  let depth = 0
  let start = 0
  let attributes: Attributes = {}
  const parser = new Parser(
    {
      onopentag(_name, found) {
        if (depth === 0) root = found
        if (depth === 1) {
          start = parser.startIndex
          attributes = found
        }
        depth += 1
      },
      onclosetag(name) {
        depth -= 1
        if (depth === 1) children.push({ name, attributes, markup: svg.slice(start, parser.endIndex + 1) })
      },
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.end(svg)
  return { root, children }
}

function parseGlow(text: string, viewBox: ViewBox): Glow[] {
  const match = /^(-?[\d.]+),(-?[\d.]+),([\d.]+),(#[\da-f]{6})$/i.exec(text)
  if (!match) return []
  const [, x, y, r, colour = ''] = match
  const scale = WIDTH_UNITS / viewBox.width
  return [{ x: (Number(x) - viewBox.x) * scale, y: (Number(y) - viewBox.y) * scale, r: Number(r) * scale, colour }]
}

const numberOr = (text: string | undefined, other: number) =>
  text !== undefined && Number.isFinite(Number.parseFloat(text)) ? Number.parseFloat(text) : other
