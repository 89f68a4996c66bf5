import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { box } from '../canvas/svg.ts'
import { clearFaces, measureFaces } from './clear-faces.ts'
import { composePicture } from './compose-picture.ts'
import { isLost } from './lost-faces.ts'
import { measurePicture } from './measure-faces.ts'

const pictureOf = (input: ShotInput) => testPicture({ setting: 'meadow', shot: shotSchema.parse(input), guide: 'owl' })
const lostIn = (input: ShotInput, clears: boolean) =>
  measurePicture(testRequest(), pictureOf(input), { clears })
    .filter(isLost)
    .map(({ who }) => who)
const placesIn = (input: ShotInput) =>
  composePicture(testRequest(), pictureOf(input)).company.placed.map(({ shot, at }) => ({ shot, at }))

const CHILD = { who: 'child', x: 0, facing: 'viewer' } as const

test('whoever is behind somebody steps aside, and the child stays', () => {
  const shot: ShotInput = {
    camera: 'medium',
    figures: [CHILD, { who: 'friend', x: 0.08, distance: 'middle', facing: 'viewer' }],
  }
  expect(lostIn(shot, false)).toEqual(['friend'])
  expect(lostIn(shot, true)).toEqual([])
  expect(placesIn(shot)[0]?.at[0]).toBe(0)
})

test('heads that touch move apart, also from the glass of others, and a key stays in its lock', () => {
  const shot: ShotInput = {
    camera: 'medium',
    figures: [CHILD, { who: 'friend', x: 0.2, distance: 'middle', facing: 'viewer' }],
    objects: [
      { what: 'sea-chest', x: 0.1, distance: 'far' },
      { what: 'key', x: 0.1, height: 0.3, distance: 'far' },
    ],
  }
  const underWater = { ...pictureOf(shot), brief: { ...pictureOf(shot).brief, setting: 'reef' as const } }
  const lostOf = (clears: boolean) =>
    measurePicture(testRequest(), underWater, { clears }).find(({ who }) => who === 'friend')?.lost
  expect(lostOf(false)).toBeGreaterThan(0.1)
  expect(lostOf(true)).toBe(0)
  const [chest, key] = ['sea-chest', 'key'].map(name =>
    placesIn(shot).find(({ shot: each }) => 'what' in each && each.what === name),
  )
  expect(key?.at[0]).toBe(chest?.at[0])
})

test('a tall person beside a child is in the picture from near, with the whole head', () => {
  const shot: ShotInput = { camera: 'close-up', figures: [CHILD, { who: 'father', x: 0.6, facing: 'viewer' }] }
  expect(lostIn(shot, false)).toContain('father')
  expect(lostIn(shot, true)).toEqual([])
  expect(measurePicture(testRequest(), pictureOf(shot)).map(({ who }) => who)).toEqual(['child', 'father'])
  const reaching: ShotInput = {
    camera: 'medium',
    zoom: 1.7,
    figures: [CHILD, { who: 'father', x: 0.6, facing: 'viewer', action: 'reaching' }],
  }
  expect([lostIn(reaching, false), lostIn(reaching, true)]).toEqual([['father'], []])
})

test('whoever has no room in a picture from near is left out, unless the page is about them', () => {
  const shot = (focus: 'child' | 'pet'): ShotInput => ({
    camera: 'detail',
    zoom: 2,
    focus,
    figures: [CHILD, { who: 'pet', x: 1.5, height: 0, facing: 'away' }, { who: 'owl', x: -1.5, height: 4 }],
  })
  const seen = placesIn(shot('child')).flatMap(({ shot: each }) => ('who' in each ? each.who : []))
  expect(seen).not.toContain('owl')
  expect(placesIn({ ...shot('child'), focus: 'owl' }).map(({ shot: each }) => 'who' in each && each.who)).toContain(
    'owl',
  )
})

test('whoever touches somebody moves with them', () => {
  const shot: ShotInput = {
    camera: 'medium',
    figures: [
      CHILD,
      { who: 'father', x: 0.1, distance: 'middle', facing: 'viewer', action: 'crouching' },
      { who: 'pet', x: 0.3, distance: 'middle', touches: 'father' },
    ],
  }
  const xs = (clears: boolean) =>
    composePicture(testRequest(), pictureOf(shot), { clears }).company.placed.map(({ at }) => at[0])
  const [before, after] = [xs(false), xs(true)] as [number[], number[]]
  const [, father = 0, pet = 0] = after.map((x, i) => x - (before[i] ?? 0))
  expect(Math.abs(father)).toBeGreaterThan(50)
  expect(pet).toBeCloseTo(father)
})

test('scenery before a face is left out, and other scenery is not', () => {
  const { company, drawn, shot } = composePicture(testRequest(), pictureOf({ camera: 'medium', figures: [CHILD] }))
  const leaf = (x: number) => ({ depth: 300, kind: 'scenery' as const, drawing: box(x, 0, 400, 1400, '#00ff00') })
  const [before, beside] = [leaf(568), leaf(0)]
  const scenery = {
    thought: [],
    setting: { pieces: [before, beside], front: before.drawing + beside.drawing },
    title: '',
  }
  const stage = { ...company, shot }
  expect(measureFaces(stage, drawn, scenery).filter(isLost)).toHaveLength(1)
  const { pieces, front } = clearFaces(stage, drawn, scenery).settle()
  expect(pieces).toEqual([beside])
  expect(front).toBe(beside.drawing)
})
