import { attribute, IDENTITY, type Matrix, matrixOf, multiply } from '../canvas/markup.ts'
import { createPaints } from '../canvas/paints.ts'
import { outlinesOf } from '../canvas/path-points.ts'
import { SIZE } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'

interface FlatOptions {
  /** The colour of a shape, instead of its own one. */
  tone(colour: string): string
  /** Shapes that are smaller, and lines that are thinner, are left out, in px of the picture. */
  least: number
}

/** Lines are kept down to this share of the size of shapes. */
const LINE = 0.15

/** Makes drawings that use the same definitions flat: opaque shapes in one colour each. Their clip paths are still used. */
export function createFlattener(defs: SvgDefs): (drawing: string, options: FlatOptions) => string {
  const { colourOf } = createPaints(defs)
  return (drawing, { tone, least }) => {
    const toneOf = (paint: string | undefined) => {
      const colour = colourOf(paint)
      return colour && tone(colour)
    }
    let flat = ''
    const stack: { matrix: Matrix; isLeftOut: boolean }[] = []
    let top = { matrix: IDENTITY, isLeftOut: false }
    for (const [, closing, name = '', attributes = ''] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      if (closing) {
        if (name !== 'g') continue
        if (!top.isLeftOut) flat += '</g>'
        top = stack.pop() ?? top
        continue
      }
      const transform = attribute(attributes, 'transform')
      const matrix = transform ? multiply(top.matrix, matrixOf(transform)) : top.matrix
      const moved = transform ? ` transform="${transform}"` : ''
      if (name === 'g') {
        stack.push(top)
        const isLeftOut = top.isLeftOut || Number(attribute(attributes, 'opacity') ?? 1) < 0.5
        const clip = attribute(attributes, 'clip-path')
        if (!isLeftOut) flat += `<g${moved}${clip ? ` clip-path="${clip}"` : ''}>`
        top = { matrix, isLeftOut }
        continue
      }
      if (top.isLeftOut) continue
      const fill = toneOf(attribute(attributes, 'fill'))
      const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
      const width = Number(attribute(attributes, 'stroke-width') ?? 0) * scale
      const stroke = width >= least * LINE ? toneOf(attribute(attributes, 'stroke')) : undefined
      if (!(fill ?? stroke) || !isLarge(name, attributes, matrix, stroke ? width : 0)) continue
      flat += `<${name}${shapeOf(attributes)}${moved} fill="${fill ?? 'none'}"${stroke ? lineOf(attributes, stroke) : ''}/>`
    }
    return flat

    /** Whether an outline of an element is large enough and in the picture. Stars in the sky are many small outlines. */
    function isLarge(name: string, attributes: string, [a, b, c, d, e, f]: Matrix, width: number): boolean {
      return outlinesOf(name, attributes).some(points => {
        const xs = points.map(([x, y]) => a * x + c * y + e)
        const ys = points.map(([x, y]) => b * x + d * y + f)
        const [left, right, up, down] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
        if (right < 0 || left > SIZE || down < 0 || up > SIZE) return false
        const [wide, high] = [right - left + width, down - up + width]
        return Math.max(wide, high) >= least && Math.min(wide, high) >= least * LINE
      })
    }
  }
}

const SHAPE = ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'fill-rule']
const LINE_STYLE = ['stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray']

const keep = (attributes: string, names: readonly string[]): string =>
  names
    .map(name => {
      const value = attribute(attributes, name)
      return value === undefined ? '' : ` ${name}="${value}"`
    })
    .join('')
const shapeOf = (attributes: string) => keep(attributes, SHAPE)
const lineOf = (attributes: string, colour: string) => ` stroke="${colour}"${keep(attributes, LINE_STYLE)}`

/** The clip paths that a flat drawing uses, as a `<defs>` element. */
export function clipsOf(defs: SvgDefs, drawing: string): string {
  const used = new Set([...drawing.matchAll(/url\(#(p\d+)\)/g)].map(([, id]) => id))
  const clips = [...defs.element().matchAll(/<clipPath id="(p\d+)">.*?<\/clipPath>/g)]
  return `<defs>${clips.flatMap(([clip, id]) => (used.has(id) ? clip : [])).join('')}</defs>`
}
