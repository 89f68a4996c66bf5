/** Changes the shapes of a drawing one by one. */

/** Channels and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

export interface Shape {
  /** `path`, `rect`, `circle` or `ellipse` with its geometry and transform, without paint. */
  outline: string
  /** Of a gradient, the mean of its stops. Null if it is not filled. */
  fill: Rgba | null
  stroke: Rgba | null
  strokeWidth: number
}

export interface Layer {
  name: string
  /** Its groups and shapes, the rearmost first. */
  parts: string[]
}

const parse = (colour: string, opacity = 1): Rgba => {
  const [r = 0, g = 0, b = 0, a = 255] = (colour.slice(1).match(/../g) ?? []).map(channel =>
    Number.parseInt(channel, 16),
  )
  return [r / 255, g / 255, b / 255, (a / 255) * opacity]
}
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

function gradientsOf(drawing: string): Map<string, Rgba> {
  const gradients = drawing.matchAll(/<(?:linear|radial)Gradient id="(\w+)".*?<\/(?:linear|radial)Gradient>/g)
  return new Map(
    Array.from(gradients, ([gradient, id = '']) => {
      const stops = (gradient.match(/<stop[^>]*>/g) ?? []).map(stop =>
        parse(attribute(stop, 'stop-color') ?? '#000000', Number(attribute(stop, 'stop-opacity') ?? 1)),
      )
      const mean = (channel: 0 | 1 | 2 | 3) => stops.reduce((sum, stop) => sum + stop[channel], 0) / stops.length
      return [id, [mean(0), mean(1), mean(2), mean(3)]]
    }),
  )
}

/** The layers of a drawing, in which each shape is what `change` returns for it. */
export function restyle(drawing: string, change: (shape: Shape, layer: string) => string): Layer[] {
  const gradients = gradientsOf(drawing)
  const paintOf = (tag: string, name: 'fill' | 'stroke') => {
    const value = attribute(tag, name)
    if (value === undefined || value === 'none') return null
    return value.startsWith('#') ? parse(value) : (gradients.get(value.slice('url(#'.length, -1)) ?? null)
  }
  const changeAll = (markup: string, layer: string) =>
    markup.replace(/<(path|rect|circle|ellipse)( [^>]*?)\/>/g, (tag, name: string, attributes: string) =>
      change(
        {
          outline: `${name}${attributes.replace(/ (fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g, '')}`,
          fill: paintOf(tag, 'fill'),
          stroke: paintOf(tag, 'stroke'),
          strokeWidth: Number(attribute(tag, 'stroke-width') ?? 0),
        },
        layer,
      ),
    )
  const body = drawing.slice(drawing.indexOf('</defs>') + '</defs>'.length, drawing.lastIndexOf('</svg>'))
  return childrenOf(body).map(layer => {
    const name = attribute(layer, 'data-layer') ?? ''
    const inner = layer.slice(layer.indexOf('>') + 1, layer.lastIndexOf('</g>'))
    return {
      name,
      parts: childrenOf(inner)
        .map(part => changeAll(part, name))
        .filter(part => part !== ''),
    }
  })
}

/** The elements of the first level. */
function childrenOf(markup: string): string[] {
  const children: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: closing, 2: empty, index } of markup.matchAll(/<(\/?)\w+[^>]*?(\/?)>/g)) {
    if (!closing && depth === 0) start = index
    if (!empty) depth += closing ? -1 : 1
    if (depth === 0) children.push(markup.slice(start, index + tag.length))
  }
  return children
}

export const hex = (colour: Rgba, alpha = colour[3]): string =>
  `#${[...colour.slice(0, 3), alpha]
    .map(channel =>
      Math.round(Math.max(0, Math.min(1, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Changes saturation and lightness by factors and by an offset, and turns the hue by degrees. */
export function adjust(
  [r, g, b, a]: Rgba,
  {
    saturation = 1,
    lightness = 1,
    lift = 0,
    turn = 0,
  }: { saturation?: number; lightness?: number; lift?: number; turn?: number },
): Rgba {
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const chroma = max - min
  const l = (max + min) / 2
  const s = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * l - 1))
  const h =
    chroma === 0 ? 0 : max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  const clamp = (value: number) => Math.max(0, Math.min(1, value))
  const [l2, s2, h2] = [clamp(l * lightness + lift), clamp(s * saturation), (h + turn / 60 + 6) % 6]
  const c = (1 - Math.abs(2 * l2 - 1)) * s2
  const x = c * (1 - Math.abs((h2 % 2) - 1))
  const m = l2 - c / 2
  const [r2, g2, b2] = (
    [
      [c, x, 0],
      [x, c, 0],
      [0, c, x],
      [0, x, c],
      [x, 0, c],
      [c, 0, x],
    ] as const
  )[Math.floor(h2) % 6] ?? [0, 0, 0]
  return [r2 + m, g2 + m, b2 + m, a]
}
