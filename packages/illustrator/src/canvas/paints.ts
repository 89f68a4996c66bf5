import type { SvgDefs } from './svg-defs.ts'

/** What the `fill` and `stroke` of elements are. */
export interface Paints {
  /** Whether a paint hides what is behind it. */
  isOpaque(paint: string | undefined): boolean
  /** The colour of an opaque paint, the middle one of a gradient; undefined for a pattern or what is not opaque. */
  colourOf(paint: string | undefined): string | undefined
}

const GRADIENTS = /<(?:linear|radial)Gradient id="(p\d+)"[^>]*>(.*?)<\/\w+Gradient>/g

/** Reads the paints of drawings that use the same definitions. */
export function createPaints(defs: SvgDefs): Paints {
  /** Gradients that are transparent somewhere, and the colours of others. */
  const [soft, colours] = [new Set<string>(), new Map<string, string>()]
  for (const [, id = '', body = ''] of defs.element().matchAll(GRADIENTS)) {
    if (/stop-opacity="0\.[0-4]/.test(body)) {
      soft.add(id)
      continue
    }
    const stops = [...body.matchAll(/stop-color="(#\w{6})"/g)].map(([, colour = '']) => colour)
    colours.set(id, stops[Math.floor(stops.length / 2)] ?? '')
  }
  const isOpaque = (paint: string | undefined): boolean => {
    if (paint === undefined || paint === 'none') return false
    if (paint.startsWith('url(#')) return !soft.has(paint.slice(5, -1))
    return paint.length < 8 || Number.parseInt(paint.slice(7), 16) > 120
  }
  return {
    isOpaque,
    colourOf: paint => {
      if (paint === undefined || !isOpaque(paint)) return undefined
      return paint.startsWith('url(#') ? colours.get(paint.slice(5, -1)) : paint.slice(0, 7)
    },
  }
}
