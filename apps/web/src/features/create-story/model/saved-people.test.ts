import { describe, expect, test } from 'vitest'
import { aarav, bruno, dadi, family, kiara, minty, zoya } from '../../../lib/family.fixture.ts'
import {
  addCompanion,
  childWithNewLook,
  chooseChild,
  consistentCompanions,
  hasRoomFor,
  isLikenessKnown,
  isSpellingOf,
  leaveChild,
  removeCompanion,
  renameChild,
  renameFriend,
  startForm,
} from './saved-people.ts'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'

type Changes = Partial<StoryForm>
/** The form after some taps and texts. */
function formAfter(...steps: ((form: StoryForm) => Changes)[]): StoryForm {
  const form = { ...EMPTY_FORM }
  for (const step of steps) Object.assign(form, step(form))
  return form
}
const choose = (child: typeof kiara) => (form: StoryForm) => chooseChild(form, child, family)
const add = (member: (typeof family)[number]) => (form: StoryForm) => addCompanion(form, member, family)
const remove = (member: (typeof family)[number]) => (form: StoryForm) => removeCompanion(form, member, family)
const type = (changes: Changes) => () => changes
const companionsOf = ({ companionIds, friendName, pet }: StoryForm) => [
  companionIds.map(id => family.find(member => member.id === id)?.name),
  friendName,
  pet,
]

describe('a saved child', () => {
  test('answers what the form requires with one tap, and takes exactly that back', () => {
    const form = formAfter(choose(kiara))
    expect(form).toEqual({
      ...EMPTY_FORM,
      ...{ childId: kiara.id, characterName: 'Kiara', characterAge: '4-6', characterGender: 'girl', look: kiara.look },
    })
    expect({ ...form, ...leaveChild(form, kiara) }).toEqual({ ...EMPTY_FORM, characterName: 'Kiara' })
    const changed = { ...form, characterAge: '7-9' as const, look: { ...kiara.look, glasses: true } }
    expect(leaveChild(changed, kiara)).toEqual({ childId: null, saveChild: false, characterGender: null })
  })

  test('has a new look while a trait differs, however often it was chosen', () => {
    const { hairColour, ...open } = kiara.look
    const lookOf = (look: StoryForm['look']) => childWithNewLook({ childId: kiara.id, look }, family)?.name
    expect(lookOf(open)).toBe('Kiara')
    expect(lookOf({ ...(hairColour && { hairColour }), ...open })).toBeUndefined()
    expect(childWithNewLook({ childId: null, look: {} }, family)).toBeUndefined()
  })

  test('no longer comes along when the story is about it', () => {
    const form = formAfter(choose(kiara), add(aarav), add(dadi), choose(aarav))
    expect(companionsOf(form)).toEqual([['Dadi'], 'Dadi', 'none'])
  })

  test('is named by the address, before a draft; those who are no longer saved are dropped', () => {
    const gone = 'a2c3f0de-4b1a-4c55-9d0e-1f2a3b4c5d99'
    const draft = { ...EMPTY_FORM, childId: gone, companionIds: [gone, dadi.id], theme: 'farm' as const }
    expect(startForm(draft, family, null)).toEqual({ ...draft, childId: null, companionIds: [dadi.id] })
    expect(startForm(draft, family, kiara.id)).toMatchObject({ characterName: 'Kiara', theme: 'farm' })
    for (const id of [gone, dadi.id, 'x']) expect(startForm(EMPTY_FORM, family, id)).toEqual(EMPTY_FORM)
  })

  test('needs no photo if its sheet is kept or its look says enough; others only where nothing is drawn from photos', () => {
    const known = (form: StoryForm, members = family, drawsFromPhoto = true) =>
      isLikenessKnown(form, members, drawsFromPhoto)
    expect(known(formAfter(choose(kiara)))).toBe(true)
    expect(known(formAfter(choose(aarav)))).toBe(false)
    expect(known(formAfter(choose(aarav)), [{ ...aarav, hasSheet: true }])).toBe(true)
    expect(known({ ...EMPTY_FORM, look: kiara.look })).toBe(false)
    expect(known({ ...EMPTY_FORM, look: kiara.look }, family, false)).toBe(true)
    expect(known({ ...EMPTY_FORM, look: { skin: 4 } }, family, false)).toBe(false)
  })
})

describe('a name that is typed', () => {
  const rename = (characterName: string, ...before: Parameters<typeof formAfter>) =>
    renameChild({ ...formAfter(...before), characterName }, family)

  test.each([
    ['kiara ', true],
    ['Kiaraa', true],
    ['Kiara Rao', true],
    ['Kiyara', true],
    ['Kiaan', false],
    ['Diara', false],
    ['Meera', false],
  ])('%s is a spelling of Kiara: %s', (name, expected) => {
    expect(isSpellingOf(name, 'Kiara')).toBe(expected)
  })

  test('is a correction of a saved child, or another child without its answers; the parent can say which', () => {
    expect(rename('KIARA', choose(kiara))).toEqual({ changes: {}, said: null })
    expect(rename('Kiaraa', choose(kiara))).toEqual({ changes: {}, said: { meaning: 'same', child: kiara } })
    const { changes, said } = rename('Meera', choose(kiara))
    expect(said).toEqual({ meaning: 'other', child: kiara })
    expect(changes).toEqual({ childId: null, saveChild: false, characterAge: null, characterGender: null, look: {} })
  })

  test('of another saved child chooses that one; of any, while nothing contradicts it', () => {
    expect(rename('aarav', choose(kiara)).changes).toMatchObject({ childId: aarav.id, characterGender: 'boy' })
    expect(rename('Kiara').changes).toMatchObject({ childId: kiara.id })
    expect(rename('Kiara', type({ characterGender: 'boy' })).changes).toEqual({})
    expect(rename('Meera').changes).toEqual({})
    expect(rename('', choose(kiara))).toEqual({ changes: {}, said: null })
  })
})

describe('those who come along', () => {
  test('fill in the friend and the pet, and take exactly that back', () => {
    const form = formAfter(add(dadi), add(bruno), add(zoya))
    expect(companionsOf(form)).toEqual([['Dadi', 'Bruno', 'Zoya'], 'Dadi', 'Dog'])
    expect(companionsOf({ ...form, ...remove(dadi)(form) })).toEqual([['Bruno', 'Zoya'], 'Zoya', 'Dog'])
    expect(companionsOf(formAfter(add(dadi), add(bruno), remove(dadi), remove(bruno)))).toEqual([[], '', 'none'])
    expect(removeCompanion(formAfter(add(bruno)), bruno, family, 'Rabbit').pet).toBe('Rabbit')
  })

  test('leave what is typed and chosen by hand', () => {
    const byHand = type({ friendName: 'Neel' })
    expect(companionsOf(formAfter(byHand, add(dadi)))).toEqual([['Dadi'], 'Neel', 'none'])
    expect(companionsOf(formAfter(byHand, add(dadi), remove(dadi)))).toEqual([[], 'Neel', 'none'])
    expect(companionsOf(formAfter(add(bruno), type({ pet: 'Rabbit' }), remove(bruno)))).toEqual([[], '', 'Rabbit'])
  })

  test('replace a friend whom a surprise chose, not one who was typed since', () => {
    const addTo = (friendName: string, member = dadi) =>
      companionsOf(
        formAfter(type({ friendName }), form => addCompanion(form, member, family, { friendName: 'Riya', pet: 'Dog' })),
      )
    expect(addTo('Riya')).toEqual([['Dadi'], 'Dadi', 'none'])
    expect(addTo('Neel')).toEqual([['Dadi'], 'Neel', 'none'])
    expect(addTo('Riya', bruno)).toEqual([['Bruno'], 'Riya', 'Dog'])
  })

  test('are at most three people, with one who is not saved, and one pet', () => {
    const full = formAfter(type({ friendName: 'Neel' }), add(dadi), add(zoya))
    expect(hasRoomFor(aarav, full, family)).toBe(false)
    expect(add(aarav)(full)).toEqual({})
    expect(companionsOf({ ...full, ...add(bruno)(full) })[0]).toEqual(['Dadi', 'Zoya', 'Bruno'])
    expect(companionsOf(formAfter(add(bruno), add(minty)))).toEqual([['Minty'], '', 'Cat'])
  })

  test('follow the name of the friend when it is edited, and the choice of pets', () => {
    const edited = (form: StoryForm, friendName: string) =>
      companionsOf({ ...form, friendName, ...renameFriend({ ...form, friendName }, form.friendName, family) })
    const both = formAfter(add(dadi), add(aarav))
    expect(edited(both, 'Neel')).toEqual([['Aarav'], 'Neel', 'none'])
    expect(edited(both, '')).toEqual([['Aarav'], 'Aarav', 'none'])
    expect(edited(EMPTY_FORM, 'zoya')).toEqual([['Zoya'], 'zoya', 'none'])
    expect(edited(formAfter(choose(kiara)), 'Kiara')).toEqual([[], 'Kiara', 'none'])
    const pets = formAfter(add(dadi), add(bruno))
    expect(consistentCompanions({ ...pets, pet: 'Cat' }, family)).toEqual([dadi.id])
    expect(consistentCompanions(pets, family)).toEqual([dadi.id, bruno.id])
    expect(consistentCompanions(pets, [dadi])).toEqual([dadi.id])
  })
})
