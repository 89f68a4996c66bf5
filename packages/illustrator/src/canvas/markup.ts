/** Reads the markup of drawings. */

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
/** Changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

/** The matrix of a `transform` attribute. */
export function matrixOf(transform: string): Matrix {
  let matrix = IDENTITY
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = list.split(/[\s,]+/).map(Number)
    const angle = (p * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const step: Matrix =
      name === 'translate'
        ? [1, 0, 0, 1, p, q]
        : name === 'scale'
          ? [p, 0, 0, list.trim().includes(' ') ? q : p, 0, 0]
          : name === 'rotate'
            ? [cos, sin, -sin, cos, q - cos * q + sin * r, r - sin * q - cos * r]
            : [p, q, r, s, t, u]
    matrix = multiply(matrix, step)
  }
  return matrix
}

/** The value of an attribute among others, each with a space before it. */
export const attribute = (attributes: string, name: string): string | undefined => {
  const at = attributes.indexOf(` ${name}="`)
  return at < 0 ? undefined : attributes.slice(at + name.length + 3, attributes.indexOf('"', at + name.length + 3))
}
