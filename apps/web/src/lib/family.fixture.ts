import type { FamilyMember } from '@kahani/contracts/family'
import type { SavedChild } from './family.ts'

const saved = { createdAt: '2026-11-27T12:00:00.000Z', consent: null, hasSheet: false }
const id = (number: number) => `a2c3f0de-4b1a-4c55-9d0e-1f2a3b4c5d0${number}`

/** A saved family: two children, a grandmother, a friend, a dog and a cat. */
export const kiara: SavedChild = {
  ...{ ...saved, id: id(1), kind: 'child', name: 'Kiara', gender: 'girl', birthMonth: '2021-03', age: '4-6' },
  consent: {
    ...{ consentedAt: '2026-11-27T12:00:00.000Z', source: 'form', notice: '2026-11-27' },
    ...{ aiProvider: null, keepsSheetSince: null },
  },
  look: { skin: 4, hairStyle: 'curls', hairColour: 'black' },
}
export const aarav: SavedChild = {
  ...{ ...saved, id: id(2), kind: 'child', name: 'Aarav', gender: 'boy', birthMonth: '2018-01', age: '7-9', look: {} },
}
export const dadi: FamilyMember = {
  ...{ ...saved, id: id(3), kind: 'grown-up', name: 'Dadi', relation: 'grandmother', gender: 'girl', look: {} },
}
export const zoya: FamilyMember = {
  ...{ ...saved, id: id(4), kind: 'friend', name: 'Zoya', gender: 'girl', birthMonth: null, age: null, look: {} },
}
export const bruno: FamilyMember = { ...saved, id: id(5), kind: 'pet', name: 'Bruno', pet: 'Dog', coat: {} }
export const minty: FamilyMember = { ...saved, id: id(6), kind: 'pet', name: 'Minty', pet: 'Cat', coat: {} }

export const family: FamilyMember[] = [kiara, aarav, dadi, zoya, bruno, minty]
