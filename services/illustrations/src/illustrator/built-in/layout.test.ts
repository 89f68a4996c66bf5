import { describe, expect, test } from 'vitest'
import { frame } from './camera.ts'
import { SIZE } from './canvas/svg.ts'
import type { Sprite } from './cast.ts'
import { arrange, type FigureSet } from './layout.ts'

const sprite = (width: number, up: number, hovers = false): Sprite => ({
  drawing: '',
  left: width / 2,
  right: width / 2,
  up,
  hovers,
})
const child = sprite(300, 1000)
const alone: FigureSet = {
  child,
  friend: null,
  pet: null,
  guide: null,
  props: [],
  gaze: 'ahead',
  hand: [0, 0],
  hugging: false,
  spacious: false,
  bed: null,
}
const figureSets: [string, FigureSet][] = [
  ['the child alone', alone],
  ['a friend and a pet', { ...alone, friend: sprite(300, 980), pet: sprite(320, 400) }],
  ['a large guide and a prop', { ...alone, guide: sprite(680, 530), props: [sprite(370, 330)] }],
  [
    'all figures',
    {
      ...alone,
      friend: sprite(300, 980),
      pet: sprite(520, 560),
      guide: sprite(680, 530),
      props: [sprite(370, 330), sprite(180, 260), sprite(240, 230, true)],
    },
  ],
  [
    'two sprites hovering above a guide',
    { ...alone, guide: sprite(400, 320, true), props: [sprite(400, 300), sprite(260, 360, true)] },
  ],
]
const shotOf = (figures: FigureSet) => {
  const group = arrange(figures)
  return { group, shot: frame({ ...group, childUp: 1000, floor: 1290, share: 0.44, at: 0.37, pan: 0.5 }) }
}

describe.each(figureSets)('%s', (_, figures) => {
  test('fits into the picture', () => {
    const { group, shot } = shotOf(figures)
    const scale = shot.unit * shot.zoom
    for (const { sprite, x, y } of group.placed) {
      const middle = (shot.childX - shot.x) * shot.zoom + x * scale
      expect(middle - sprite.left * scale).toBeGreaterThan(0)
      expect(middle + sprite.right * scale).toBeLessThan(SIZE)
      const top = (1290 - shot.y) * shot.zoom - (y + sprite.up) * scale
      expect(top).toBeGreaterThan(0)
    }
  })

  test('does not cover the face of the child', () => {
    const { group } = shotOf(figures)
    const faces = group.placed.filter(
      ({ sprite, x, y }) => x !== 0 && Math.abs(x) < sprite.left + 100 && y < 960 && y + sprite.up > 720,
    )
    expect(faces.filter(({ depth }) => depth > 0)).toEqual([])
  })
})

test('a child alone takes between 35% and 52% of the height', () => {
  const { shot } = shotOf(alone)
  const share = (1000 * shot.unit * shot.zoom) / SIZE
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.52)
})
