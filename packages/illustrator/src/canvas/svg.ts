import { circlePath, n } from './path.ts'

/** SVG elements as strings. */

/** Width and height of every drawing, and of its picture by default, in px. */
export const SIZE = 1536

/** A drawing of one thing, such as an eye or an arm. */
export interface Layer {
  name: string
  drawing: string
}

export const shape = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`

export const line = (data: string, colour: string, width: number): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"` : ''}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`

/** Many dots as one element, which renders much faster than one element each. */
export const dots = (list: readonly (readonly [x: number, y: number, r: number])[], fill: string): string =>
  list.length === 0 ? '' : shape(list.map(([x, y, r]) => circlePath(x, y, r)).join(''), fill)

interface Placement {
  scale?: number
  /** Clockwise, in degrees. */
  turn?: number
  /** Flipped horizontally. */
  mirrored?: boolean
}

const places = (value: number) => String(Math.round(value * 1000) / 1000)

/** Moves the origin of a drawing to (x, y), then rotates and scales it. */
export function place(
  drawing: string,
  x: number,
  y: number,
  { scale = 1, turn = 0, mirrored = false }: Placement = {},
): string {
  const turning = turn ? ` rotate(${n(turn)})` : ''
  const scaling = scale !== 1 || mirrored ? ` scale(${places(mirrored ? -scale : scale)} ${places(scale)})` : ''
  return `<g transform="translate(${n(x)} ${n(y)})${turning}${scaling}">${drawing}</g>`
}
