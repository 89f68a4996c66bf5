import { describe, expect, test } from 'vitest'
import { frame } from './camera.ts'
import { SIZE } from './canvas.ts'
import type { Actor } from './cast.ts'
import { arrange, type Company } from './layout.ts'

const someone = (width: number, up: number, hovers = false): Actor => ({
  drawing: '',
  left: width / 2,
  right: width / 2,
  up,
  hovers,
})
const child = someone(300, 1000)
const alone: Company = {
  child,
  friend: null,
  pet: null,
  guide: null,
  things: [],
  gaze: 'ahead',
  hand: [0, 0],
  hugging: false,
  airy: false,
  bed: null,
}
const companies: [string, Company][] = [
  ['the child alone', alone],
  ['friend and pet', { ...alone, friend: someone(300, 980), pet: someone(320, 400) }],
  ['a large guide and a thing', { ...alone, guide: someone(680, 530), things: [someone(370, 330)] }],
  [
    'everybody',
    {
      ...alone,
      friend: someone(300, 980),
      pet: someone(520, 560),
      guide: someone(680, 530),
      things: [someone(370, 330), someone(180, 260), someone(240, 230, true)],
    },
  ],
  [
    'two that hover above a guide',
    { ...alone, guide: someone(400, 320, true), things: [someone(400, 300), someone(260, 360, true)] },
  ],
]
const shotOf = (company: Company) => {
  const group = arrange(company)
  return { group, shot: frame({ ...group, childUp: 1000, floor: 1290, share: 0.44, at: 0.37, pan: 0.5 }) }
}

describe.each(companies)('%s', (_, company) => {
  test('fit the picture', () => {
    const { group, shot } = shotOf(company)
    const scale = shot.unit * shot.zoom
    for (const { actor, x, y } of group.placed) {
      const middle = (shot.childX - shot.x) * shot.zoom + x * scale
      expect(middle - actor.left * scale).toBeGreaterThan(0)
      expect(middle + actor.right * scale).toBeLessThan(SIZE)
      const top = (1290 - shot.y) * shot.zoom - (y + actor.up) * scale
      expect(top).toBeGreaterThan(0)
    }
  })

  test('leave the face of the child free', () => {
    const { group } = shotOf(company)
    const faces = group.placed.filter(
      ({ actor, x, y }) => x !== 0 && Math.abs(x) < actor.left + 100 && y < 960 && y + actor.up > 720,
    )
    expect(faces.filter(({ depth }) => depth > 0)).toEqual([])
  })
})

test('a child alone takes between a third and a half of the height', () => {
  const { shot } = shotOf(alone)
  const share = (1000 * shot.unit * shot.zoom) / SIZE
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.52)
})
