import { describe, expect, test } from 'vitest'
import { friendGender } from './friend-gender.ts'

const brief = { characterName: 'Asha Rao', characterGender: 'girl', friendName: 'Zoya' } as const
const aboutBoy = { ...brief, characterName: 'Rohan', characterGender: 'boy' } as const
const genderIn = (passages: string[], given: Parameters<typeof friendGender>[0] = brief) =>
  friendGender(given, { description: null, passages })

describe('the gender of the friend', () => {
  test('is what the name suggests if the story does not say', () => {
    expect(friendGender(brief)).toBe('girl')
    expect(friendGender({ ...brief, friendName: 'Ishaan' })).toBe('boy')
    expect(genderIn(['Zoya and Asha ran. “He is late!” said Zoya.'])).toBe('girl')
  })

  test('is neutral without a friend and for an unknown name', () => {
    expect(friendGender({ ...brief, friendName: '' })).toBe('neutral')
    expect(friendGender({ ...brief, friendName: 'कबीर' })).toBe('neutral')
  })

  test('is what the description says, whatever the name', () => {
    expect(friendGender(brief, { description: 'Zoya is a tall boy in a red cap.', passages: [] })).toBe('boy')
    expect(friendGender(brief, { description: 'Zoya: long hair; her kurta is blue.', passages: [] })).toBe('girl')
    expect(friendGender(brief, { description: 'Zoya: short hair, blue kurta.', passages: [] })).toBe('girl')
  })

  test.each([
    ['Zoya tied his shoe and waited.', 'boy'],
    ['Zoya laughed. He ran ahead.', 'boy'],
    ['Zoya was the smallest boy in the lane.', 'boy'],
    ['Behind the wall sat Zoya, a thin boy with a kite.', 'boy'],
  ] as const)('is what a pronoun or noun says: %s', (passage, gender) => {
    expect(genderIn([passage])).toBe(gender)
  })

  test('is not taken from pronouns of somebody else', () => {
    for (const passage of [
      'Zoya patted the calf, and he mooed.',
      'Zoya met Grandfather at his gate.',
      'Rohan gave Zoya his torch.',
      'An old turtle came. “Quick,” he puffed. Zoya was in the water before he had finished.',
      'Zoya ran. Rohan followed. He was slow.',
      'Zoya called to Papa. He came.',
    ]) {
      expect(genderIn([passage], aboutBoy)).toBe('girl')
    }
  })

  test('is neutral if the name and a pronoun that may be the child’s disagree', () => {
    expect(genderIn(['Ishaan took her hand.'], { ...brief, friendName: 'Ishaan' })).toBe('neutral')
    expect(genderIn(['Ishaan took his torch.'], { ...brief, friendName: 'Ishaan' })).toBe('boy')
  })

  test('is neutral if the story contradicts itself', () => {
    expect(genderIn(['Zoya sat down. She yawned.', 'Zoya stood up. He yawned.'])).toBe('neutral')
  })
})
