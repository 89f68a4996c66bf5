import type { Look } from '@kahani/contracts/looks'
import { type ShotInput, shotSchema } from '@kahani/scene/shot'
import { testPicture, testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { createLight } from '../canvas/light.ts'
import { TYRE } from '../people/draw-wheelchair.ts'
import { STRAP } from './parked-wheelchair.ts'
import { drawPicture } from './picture.ts'

const requestOf = (look: Look) => {
  const person = { memberId: null, name: 'Asha', gender: 'girl', age: '4-6', relation: null, look, seed: 3 } as const
  return testRequest({ people: { child: person } })
}
const draw = (
  shot: Partial<ShotInput>,
  setting: Parameters<typeof testPicture>[0] = {},
  look: Look = { mobilityAid: 'wheelchair' },
) =>
  drawPicture(
    requestOf(look),
    testPicture({ ...setting, shot: shotSchema.parse({ camera: 'medium', figures: [], ...shot }) }),
  )
const tyre = createLight('day').on(TYRE)
/** Layers of a kind in which there is a wheelchair. */
const layersWithWheels = (svg: string, kind: 'figure' | 'object') =>
  svg.split('<g data-layer="').filter(part => part.startsWith(kind) && part.includes(tyre)).length

test('a child in a wheelchair is in it, and lies in bed without it while it stands beside', () => {
  const awake = draw({ figures: [{ who: 'child', action: 'walking' }] }, { setting: 'bedroom' })
  expect([layersWithWheels(awake, 'figure'), layersWithWheels(awake, 'object')]).toEqual([1, 0])
  const asleep = draw({ figures: [{ who: 'child', action: 'sleeping', on: 'bed' }] }, { setting: 'bedroom' })
  expect([layersWithWheels(asleep, 'figure'), layersWithWheels(asleep, 'object')]).toEqual([0, 1])
})

test('a wheelchair stays at the foot of a tree', () => {
  const figures: ShotInput['figures'] = [{ who: 'child', action: 'lying-front' }]
  const svg = draw({ figures, side: 3, states: ['treetop'] }, { setting: 'treehouse' })
  expect([layersWithWheels(svg, 'figure'), layersWithWheels(svg, 'object')]).toEqual([0, 0])
})

test('a wheelchair stands beside a seat, an animal and a lorry', () => {
  for (const [on, others] of [
    ['seat', {}],
    ['elephant', { figures: [{ who: 'elephant' }] }],
    ['lorry', { objects: [{ what: 'lorry' }] }],
  ] as const) {
    const figures: ShotInput['figures'] = [
      { who: 'child', action: 'sitting', on },
      ...('figures' in others ? others.figures : []),
    ]
    const svg = draw(
      { camera: 'wide', figures, objects: 'objects' in others ? [...others.objects] : [] },
      { setting: 'garden' },
    )
    expect([layersWithWheels(svg, 'figure'), layersWithWheels(svg, 'object')], on).toEqual([0, 1])
  }
})

test('a close picture of somebody in a wheelchair has the face in its middle', () => {
  const close = (look: Look) =>
    draw(
      { camera: 'close-up', figures: [{ who: 'child', action: 'standing', facing: 'viewer' }] },
      { setting: 'garden' },
      look,
    )
  const eyes = (svg: string) => {
    const heights = [...svg.matchAll(/matrix\([^)]* ([\d.-]+)\)">(?:<g[^>]*>)*<[^>]*fill="#fffaf1"/g)].map(([, y]) =>
      Number(y),
    )
    return heights.reduce((sum, y) => sum + y, 0) / heights.length
  }
  expect(Math.abs(eyes(close({ mobilityAid: 'wheelchair' })) - eyes(close({})))).toBeLessThan(60)
})

test('a wheelchair is tied to the side of a rocket in flight, and stands on a cloud but on no animal', () => {
  const flight = draw({ figures: [{ who: 'child', action: 'sitting', on: 'seat' }] }, { setting: 'rocket' })
  expect(layersWithWheels(flight, 'object')).toBe(1)
  const strap = createLight('day').on(STRAP)
  const tied = flight.split('<g data-layer="').find(part => part.startsWith('object') && part.includes(tyre))
  expect(tied?.split(strap).length).toBe(3)
  const figures: ShotInput['figures'] = [
    { who: 'child', action: 'riding', on: 'dolphin' },
    { who: 'dolphin', height: 0.4 },
  ]
  expect(layersWithWheels(draw({ figures }, { setting: 'deep-sea' }), 'object')).toBe(0)
  const onCloud: ShotInput['figures'] = [
    { who: 'child', action: 'sitting', on: 'cloud' },
    { who: 'cloud', height: 0.8, size: 2 },
  ]
  expect(layersWithWheels(draw({ figures: onCloud }, { setting: 'cloud-kingdom' }), 'object')).toBe(1)
})

test('somebody who has left a wheelchair for a ladder sits on a board', () => {
  const wood = createLight('day').on('#b5824f')
  const onLadder = (look: Look) =>
    draw({ figures: [{ who: 'child', on: 'ladder' }] }, { setting: 'starfield', timeOfDay: 'day' }, look).includes(wood)
  expect([onLadder({ mobilityAid: 'wheelchair' }), onLadder({})]).toEqual([true, false])
})
