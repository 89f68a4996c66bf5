import { expect, test } from 'vitest'
import { limitLayers } from './limit-layers.ts'
import type { Layer } from './parse-layers.ts'

const layer = (kind: Layer['kind'], depth: number, markup: string): Layer => ({ kind, depth, markup })

test('neighbours of one kind and of similar depth are merged first, in order', () => {
  const layers = [
    layer('sky', 0, 'a'),
    layer('scenery', 0.3, 'b'),
    layer('scenery', 0.6, 'c'),
    layer('scenery', 0.7, 'd'),
    layer('figure', 0.7, 'e'),
  ]
  const merged = limitLayers(layers, 4)
  expect(merged.map(({ markup }) => markup)).toEqual(['a', 'b', 'cd', 'e'])
  expect(merged[2]?.depth).toBeCloseTo(0.65)
})

test('layers of different kinds are never merged', () => {
  const layers = [layer('sky', 0, 'a'), layer('ground', 0.5, 'b'), layer('sky', 1, 'c')]
  expect(limitLayers(layers, 1)).toEqual(layers)
})
