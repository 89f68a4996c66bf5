import { attribute, IDENTITY, type Matrix, matrixOf, multiply } from './markup.ts'
import { n, type Point } from './path.ts'

/** Faces of what is no figure, such as the moon: they are marked where they are drawn. */

/** Marks a drawing as that of a face in a circle. */
export const markFace = (drawing: string, x: number, y: number, r: number): string =>
  `<g data-face="${n(x)} ${n(y)} ${n(r)}">${drawing}</g>`

/** The circles of the faces that are marked in a drawing. */
export function facesIn(drawing: string): { at: Point; r: number }[] {
  if (!drawing.includes('data-face="')) return []
  const faces: { at: Point; r: number }[] = []
  const outer: Matrix[] = []
  let matrix = IDENTITY
  for (const [, closing, attributes = ''] of drawing.matchAll(/<(\/?)g\b([^>]*)>/g)) {
    if (closing) {
      matrix = outer.pop() ?? IDENTITY
      continue
    }
    outer.push(matrix)
    const transform = attribute(attributes, 'transform')
    matrix = transform ? multiply(matrix, matrixOf(transform)) : matrix
    const circle = attribute(attributes, 'data-face')
    if (!circle) continue
    const [x = 0, y = 0, r = 0] = circle.split(' ').map(Number)
    const [a, b, c, d, e, f] = matrix
    faces.push({ at: [a * x + c * y + e, b * x + d * y + f], r: r * Math.sqrt(Math.abs(a * d - b * c)) })
  }
  return faces
}
