import { type StoryBriefInput, storyBriefSchema } from '@kahani/contracts/brief'
import { describe, expect, test } from 'vitest'
import { messageLine } from './message.ts'

const passedOn = (specialMessage: string, characterAge: StoryBriefInput['characterAge'] = '7-9') =>
  messageLine(storyBriefSchema.parse({ characterName: 'Asha', characterAge, characterGender: 'girl', specialMessage }))

describe('a special message', () => {
  test('is nothing when it holds no word', () => {
    expect(passedOn(' … ')).toBeNull()
  })

  test('is quoted whole where the band has room, as one line that ends like a sentence', () => {
    expect(passedOn('We are "so" proud of you')?.message).toBe('We are so proud of you.')
    expect(passedOn('Be brave\nBe kind')?.message).toBe('Be brave. Be kind.')
    expect(passedOn('Good night ❤️')?.message).toBe('Good night ❤️')
  })

  test('is quoted to its first whole sentences where the rest has no room', () => {
    expect(passedOn('Be brave. You are the light of this house.', '2-3')?.message).toBe('Be brave.')
  })

  test('is quoted to its first clause where no sentence has room', () => {
    expect(passedOn('Be brave, because you are the light of this house', '2-3')?.message).toBe('Be brave.')
  })

  test('stays a secret, and is said to be one, where not even a clause has room', () => {
    const secret = passedOn('You are and you always will be the light of this house', '2-3')
    expect(secret?.message).toBe('')
    expect(JSON.stringify(secret?.line)).toContain('secret')
  })

  test('that is signed is a note and not whispered by somebody else', () => {
    for (const signed of [
      'Be brave. Love, Papa',
      'Be brave\nLove Papa',
      'Be brave - Mama',
      'Be brave, from Nani and Nana',
    ]) {
      expect(JSON.stringify(passedOn(signed)?.line)).not.toMatch(/whisper|said/)
    }
    expect(JSON.stringify(passedOn('Be brave, we love you')?.line)).toMatch(/whisper/)
  })

  test('that wishes for a story becomes a tale of what was wished for', () => {
    const tale = passedOn('Please make it about our trip to Goa. Thanks!')
    expect(tale?.message).toBe('her trip to Goa')
    expect(JSON.stringify(tale?.line)).toContain('about {message}')
  })

  test('to the child may begin like a wish', () => {
    expect(passedOn('Make us proud!')?.message).toBe('Make us proud!')
    expect(passedOn('Please be careful.')?.message).toBe('Please be careful.')
  })
})
