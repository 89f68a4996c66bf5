import { type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import { describe, expect, test } from 'vitest'
import { specialMessageLine } from './special-message.ts'

const lineFor = (specialMessage: string, characterAge: StoryBriefInput['characterAge'] = '7-9') =>
  specialMessageLine(
    storyBriefSchema.parse({ characterName: 'Asha', characterAge, characterGender: 'girl', specialMessage }),
  )

describe('specialMessageLine', () => {
  test('returns null for a message without a word', () => {
    expect(lineFor(' … ')).toBeNull()
  })

  test('quotes a message that fits in full, as one line with a full stop', () => {
    expect(lineFor('We are "so" proud of you')?.message).toBe('We are so proud of you.')
    expect(lineFor('Be brave\nBe kind')?.message).toBe('Be brave. Be kind.')
    expect(lineFor('شب بخیر۔\nچاند دیکھ رہا ہے۔')?.message).toBe('شب بخیر۔ چاند دیکھ رہا ہے۔')
    expect(lineFor('Be brave,\nand the stars\nwill see')?.message).toBe('Be brave, and the stars will see.')
    expect(lineFor('Good night ❤️')?.message).toBe('Good night ❤️')
  })

  test('quotes the leading sentences that fit', () => {
    expect(lineFor('Be brave. You are the light of this house.', '2-3')?.message).toBe('Be brave.')
  })

  test('quotes the first clause if no sentence fits', () => {
    expect(lineFor('Be brave, because you are the light of this house', '2-3')?.message).toBe('Be brave.')
  })

  test('becomes a secret if not even a clause fits', () => {
    const secret = lineFor('You are and you always will be the light of this house', '2-3')
    expect(secret?.message).toBe('')
    expect(JSON.stringify(secret?.line)).toContain('secret')
  })

  test('presents a signed message as a note', () => {
    for (const signed of [
      'Be brave. Love, Papa',
      'Be brave\nLove Papa',
      'Be brave - Mama',
      'Be brave, from Nani and Nana',
    ]) {
      expect(JSON.stringify(lineFor(signed)?.line)).not.toMatch(/whisper|said/)
    }
    expect(JSON.stringify(lineFor('Be brave, we love you')?.line)).toMatch(/whisper/)
  })

  test('turns a wish for the story into a tale about its subject', () => {
    const tale = lineFor('Please make it about our trip to Goa. Thanks!')
    expect(tale?.message).toBe('her trip to Goa')
    expect(JSON.stringify(tale?.line)).toContain('about {message}')
  })

  test('quotes a message to the child that begins like a wish', () => {
    expect(lineFor('Make us proud!')?.message).toBe('Make us proud!')
    expect(lineFor('Please be careful.')?.message).toBe('Please be careful.')
  })
})
