import { createBrief } from '@kahani/testing/drafts'
import { expect, test } from 'vitest'
import type { FamilyRow } from './family-repository.ts'
import { copyPeople, fillBrief } from './story-people.ts'

const now = new Date('2026-11-27T12:00:00Z')
const row = (member: Partial<FamilyRow>): FamilyRow => ({
  ...{ id: `id of ${member.name}`, kind: 'grown-up', name: '', gender: 'girl', birthMonth: null, relation: null },
  ...{ pet: null, look: {}, coat: null, seed: 1, consentedAt: null, consentSource: null, consentNotice: null },
  ...{ consentProvider: null, keepsSheetSince: null, sheetAge: null, createdAt: now },
  ...member,
})
const dadi = row({ name: 'Dadi', relation: 'grandmother' })
const kabir = row({ kind: 'child', name: 'Kabir', birthMonth: '2018-11' })
const moti = row({ kind: 'pet', name: 'Moti', pet: 'Dog', coat: { colour: 'brown' } })

function peopleOf(specialMessage: string, friendName = '') {
  const chosen = { child: null, companions: [dadi, kabir], pet: moti }
  const { characterPhoto, ...brief } = fillBrief(createBrief({ specialMessage, friendName, theme: 'space' }), chosen)
  return copyPeople(1, brief, { chosen, family: [dadi, kabir, moti], now })
}
const namesOf = ({ companions }: ReturnType<typeof peopleOf>) => companions.map(({ name }) => name)

test('the saved people whom a family chose come along, except who has died or is ill', () => {
  expect(namesOf(peopleOf(''))).toEqual(['Dadi', 'Kabir'])
  const mourned = peopleOf('Her Dadi passed away last month.')
  expect([namesOf(mourned), mourned.hasSecondHero]).toEqual([['Kabir'], true])
  expect(namesOf(peopleOf('Her Dadi passed away last month.', 'Kabir'))).toEqual(['Kabir'])
})

test('a pet that has died does not come along', () => {
  expect(peopleOf('').pet).toMatchObject({ name: 'Moti', coat: { colour: 'brown' } })
  expect(peopleOf('Our dog Moti died yesterday.').pet).toBeNull()
})

test('a pet has the name of the form, without a last name; a saved one keeps its own', () => {
  const petOf = (changes: object, pet: FamilyRow | null = null) => {
    const chosen = { child: null, companions: [], pet }
    const brief = { ...createBrief({ theme: 'space' }), ...changes }
    return copyPeople(1, fillBrief(brief, chosen), { chosen, family: [], now }).pet
  }
  expect(petOf({ pet: 'Cat', petName: 'Minty Rao' })).toMatchObject({ memberId: null, name: 'Minty', pet: 'Cat' })
  expect(petOf({ pet: 'Cat' })).toMatchObject({ name: '' })
  expect(petOf({ pet: 'Dog', petName: 'Bruno' }, moti)).toMatchObject({ memberId: moti.id, name: 'Moti' })
})

test('whom the form names first comes first', () => {
  expect(namesOf(peopleOf('', 'Kabir'))).toEqual(['Kabir', 'Dadi'])
  expect(namesOf(peopleOf('', 'Meera, Dadi'))).toEqual(['Meera', 'Dadi', 'Kabir'])
})

test('what the message says of how the child looks fills what the family left open of its look', () => {
  const message = 'She wears glasses and has long hair in two plaits.'
  const brief = { ...createBrief({ specialMessage: message }), look: { hairStyle: 'bun' as const } }
  const none = { chosen: { child: null, companions: [], pet: null }, family: [], now }
  expect(copyPeople(1, brief, none).child.look).toMatchObject({ glasses: true, hairStyle: 'bun' })
})
