import { PREVIEW_SIZE_PX } from '@kahani/contracts/look-previews'
import type { StoryPerson } from '@kahani/contracts/people'
import { testRequest } from '@kahani/testing/illustration-requests'
import { expect, test } from 'vitest'
import { createLight } from './canvas/light.ts'
import { lookOf } from './picture/cast-looks.ts'
import { drawPortrait } from './portrait.ts'

const child: StoryPerson = {
  memberId: null,
  name: 'Kiara',
  gender: 'girl',
  age: '4-6',
  relation: null,
  look: { hairStyle: 'plaits', glasses: true },
  seed: 5,
}

test('a portrait shows a child as in the pictures of its story, twice', () => {
  const { on } = createLight('day')
  const look = lookOf('child', testRequest({ characterType: 'pirate', people: { child } }).cast, 9)
  const svg = drawPortrait({ kind: 'person', person: child, characterType: 'pirate', customCharacter: '' })
  for (const colour of [look?.skin, look?.hair.colour, look?.ribbon, look?.outfit.hat])
    expect(svg.split(`"${on(colour ?? '')}"`).length).toBeGreaterThan(2)
  expect(svg).toContain(`width="${PREVIEW_SIZE_PX}" height="${PREVIEW_SIZE_PX}"`)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
})

test('a portrait shows a grown-up in clothes of its own, whatever the child is', () => {
  const portrait = (characterType: 'pirate' | 'myself', look: StoryPerson['look'] = {}) =>
    drawPortrait({
      kind: 'person',
      person: { ...child, age: null, relation: 'grandmother', look },
      characterType,
      customCharacter: '',
    })
  expect(portrait('pirate')).toBe(portrait('myself'))
  expect(portrait('myself', { clothes: 'sari' })).not.toBe(portrait('myself', { clothes: 'dress' }))
})

test('a portrait shows a pet in its coat', () => {
  const portrait = (colour: 'ginger' | 'grey') =>
    drawPortrait({ kind: 'pet', pet: { memberId: null, name: '', pet: 'Cat', coat: { colour }, seed: 1 } })
  expect(portrait('ginger')).not.toBe(portrait('grey'))
  expect(portrait('grey')).not.toMatch(/NaN|undefined|Infinity/)
})
