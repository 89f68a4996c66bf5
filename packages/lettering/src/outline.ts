/** A command of an SVG path with absolute coordinates, like `{ type: 'Q', values: [x1, y1, x, y] }`. */
export interface PathCommand {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  values: number[]
}

export type Outline = readonly PathCommand[]
export type MovePoint = (x: number, y: number) => readonly [x: number, y: number]

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export function moveOutline(outline: Outline, move: MovePoint): PathCommand[] {
  return outline.map(({ type, values }) => {
    const moved: number[] = []
    for (let i = 0; i + 1 < values.length; i += 2) {
      const [x, y] = move(values[i] ?? 0, values[i + 1] ?? 0)
      moved.push(x, y)
    }
    return { type, values: moved }
  })
}

/** Splits long straight lines, so that they can be bent. */
export function splitLines(outline: Outline, maxLength: number): PathCommand[] {
  let [x, y] = [0, 0]
  let start = [0, 0]
  return outline.flatMap(command => {
    const { type, values } = command
    const closing = type === 'Z'
    const [endX = 0, endY = 0] = closing ? start : values.slice(-2)
    const [fromX, fromY] = [x, y]
    ;[x, y] = [endX, endY]
    if (type === 'M') start = [x, y]
    if (type !== 'L' && !closing) return [command]
    const parts = Math.ceil(Math.hypot(endX - fromX, endY - fromY) / maxLength)
    const lines = Array.from({ length: closing ? Math.max(parts - 1, 0) : parts }, (_, i) => {
      const t = (i + 1) / parts
      return { type: 'L' as const, values: [fromX + (endX - fromX) * t, fromY + (endY - fromY) * t] }
    })
    return closing ? [...lines, command] : lines
  })
}

/** Bounds of all points, including the control points of curves, which are never inside of the curve's own bounds. */
export function boundsOf(outline: Outline): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { values } of outline) {
    for (let i = 0; i + 1 < values.length; i += 2) {
      const x = values[i] ?? 0
      const y = values[i + 1] ?? 0
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.top = Math.min(bounds.top, y)
      bounds.bottom = Math.max(bounds.bottom, y)
    }
  }
  return bounds
}

export const unite = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** @returns SVG path data with one decimal, which is a tenth of a px */
export function pathData(outline: Outline): string {
  return outline.map(({ type, values }) => type + values.map(value => +value.toFixed(1)).join(' ')).join('')
}
