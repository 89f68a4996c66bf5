import { expect, test } from 'vitest'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'
import { type Surprise, surprise, undoneSurprise } from './surprise.ts'

/** A surprise for each of 200 evenly spaced values of the generator. */
const surprises = (form: StoryForm, last: Surprise = {}) =>
  Array.from({ length: 200 }, (_, i) => surprise(form, last, { random: () => i / 200 }))

test('a surprise answers every open question, with answers that go together', () => {
  for (const given of surprises(EMPTY_FORM)) {
    expect(Object.keys(given)).toEqual(['characterType', 'theme', 'primaryValue', 'pet', 'friendName'])
    expect(Object.values(given)).not.toContain('custom')
    if (given.characterType === 'astronaut') expect(given.theme).toBe('space')
    if (given.theme === 'farm') expect(given.pet).toMatch(/Dog|Cat|Rabbit/)
  }
  expect(new Set(surprises(EMPTY_FORM).map(({ characterType }) => characterType)).size).toBe(9)
})

test('what the parent has chosen or typed stays, and the other answers fit it', () => {
  const form: StoryForm = {
    ...EMPTY_FORM,
    characterType: 'custom',
    customCharacter: 'a kite',
    theme: 'farm',
    friendName: 'Dadi',
  }
  for (const given of surprises(form)) expect(Object.keys(given)).toEqual(['primaryValue', 'pet'])
  for (const { characterType } of surprises({ ...EMPTY_FORM, theme: 'underwater' }))
    expect(characterType).toMatch(/myself|princess|explorer|pirate/)
  // These two do not go together, but the parent has chosen both.
  expect(surprise({ ...EMPTY_FORM, characterType: 'astronaut', theme: 'farm' }, {})).not.toHaveProperty('theme')
})

test('a friend does not have the name of the child', () => {
  const names = surprises({ ...EMPTY_FORM, characterName: ' Aarav ' }).map(({ friendName }) => friendName)
  expect(names).not.toContain('Aarav')
  expect(new Set(names).size).toBe(11)
})

test('the next surprise replaces the answers of the last one by others', () => {
  const last = surprise(EMPTY_FORM, {}, { random: () => 0 })
  for (const { characterType, theme } of surprises({ ...EMPTY_FORM, ...last }, last)) {
    expect({ characterType, theme }).not.toEqual({ characterType: last.characterType, theme: last.theme })
  }
})

test('undoing a surprise keeps what the parent has changed since', () => {
  const last = surprise(EMPTY_FORM, {}, { random: () => 0 })
  const form: StoryForm = { ...EMPTY_FORM, ...last, pet: 'Rabbit', friendName: 'Nani' }
  expect(undoneSurprise(form, last)).toEqual({ characterType: 'myself', theme: 'space', primaryValue: 'kindness' })
  expect(undoneSurprise(form, {})).toEqual({})
})

test('what was told lately comes last', () => {
  const recent = [
    { characterType: 'astronaut', theme: 'space', primaryValue: 'curiosity' },
    { characterType: 'a kite', theme: 'jungle', primaryValue: 'courage' },
  ]
  for (let i = 0; i < 50; i += 1) {
    const { characterType, theme } = surprise(EMPTY_FORM, {}, { recent, random: () => i / 50 })
    expect([characterType, theme]).not.toContain('astronaut')
    expect(['space', 'jungle']).not.toContain(theme)
  }
  const told = (theme: string) => ({ characterType: 'pirate', theme, primaryValue: 'sharing' })
  const pirate: StoryForm = { ...EMPTY_FORM, characterType: 'pirate' }
  expect(surprise(pirate, {}, { recent: [told('jungle'), told('underwater')] }).theme).toBe('underwater')
})

test('a boy is no princess and no fairy unless somebody chooses it', () => {
  const roles = (form: StoryForm) => new Set(surprises(form).map(({ characterType }) => characterType))
  expect(roles({ ...EMPTY_FORM, characterGender: 'boy' }).size).toBe(7)
  expect(roles({ ...EMPTY_FORM, characterGender: 'girl' }).size).toBe(9)
})
