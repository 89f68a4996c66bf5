import type { Layer } from './parse-layers.ts'

/**
 * Merges neighbouring layers of one kind until there are at most `max`, if possible: first those whose depths differ least.
 * The picture stays complete, but merged layers cast no shadow on each other.
 */
export function limitLayers(layers: readonly Layer[], max: number): Layer[] {
  const limited = [...layers]
  while (limited.length > max) {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < limited.length - 1; i++) {
      const [one, other] = [limited[i], limited[i + 1]] as [Layer, Layer]
      const distance = Math.abs(one.depth - other.depth)
      if (one.kind !== other.kind || distance >= least) continue
      best = i
      least = distance
    }
    if (best < 0) break
    const [one, other] = [limited[best], limited[best + 1]] as [Layer, Layer]
    limited.splice(best, 2, {
      kind: one.kind,
      depth: (one.depth + other.depth) / 2,
      markup: one.markup + other.markup,
    })
  }
  return limited
}
