import { expect, test } from 'vitest'
import { parseLayers } from './parse-layers.ts'

const drawing = (attributes: string, children: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1536" viewBox="0 0 1536 1536" ${attributes}>${children}</svg>`

test('layers keep their order, their depth and their markup', () => {
  const layers = parseLayers(
    drawing(
      'data-seed="5" data-light="dusk"',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>' +
        '<g data-layer="sky" data-depth="0"><rect fill="url(#a)" width="9" height="9"/></g>' +
        '<g data-layer="figure" data-depth="0.8"><g><path d="M0 0L1 1" aria-label="a &amp; b"/></g></g>',
    ),
  )
  expect(layers?.seed).toBe(5)
  expect(layers?.light).toBe('dusk')
  expect(layers?.layers).toEqual([
    {
      kind: 'sky',
      depth: 0,
      markup: '<g data-layer="sky" data-depth="0"><rect fill="url(#a)" width="9" height="9"/></g>',
    },
    {
      kind: 'figure',
      depth: 0.8,
      markup: '<g data-layer="figure" data-depth="0.8"><g><path d="M0 0L1 1" aria-label="a &amp; b"/></g></g>',
    },
  ])
  expect(layers?.document('<g/>', { x: 10, y: 20, width: 30, height: 40 }, 60, 80)).toMatch(
    /^<svg [^>]*width="60" height="80" viewBox="10 20 30 40"><defs>.*<\/defs><g\/><\/svg>$/,
  )
})

test('a drawing without layers has none', () => {
  expect(parseLayers(drawing('', '<g><rect width="9" height="9"/></g>'))).toBeNull()
  expect(parseLayers(drawing('', '<g><g data-layer="sky"/></g>'))).toBeNull()
})

test('nothing is lost: what is not a known layer is laid as it is drawn', () => {
  const layers = parseLayers(drawing('', '<g data-layer="sky"/><g data-layer="fog"/><rect width="9" height="9"/>'))
  expect(layers?.layers.map(({ kind }) => kind)).toEqual(['sky', 'finish', 'finish'])
})

test('glows are in units of the painter', () => {
  const layers = parseLayers(
    '<svg viewBox="0 100 768 768" data-glow="384,484,100,#ffd9a0 nonsense 10,110,5,#CFE2FF"><g data-layer="sky"/></svg>',
  )
  expect(layers?.glows).toEqual([
    { x: 768, y: 768, r: 200, colour: '#ffd9a0' },
    { x: 20, y: 20, r: 10, colour: '#CFE2FF' },
  ])
})
