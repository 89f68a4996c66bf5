import type { AgeBand } from '@kahani/contracts/options'
import { describe, expect, test } from 'vitest'
import { quote } from './quote.ts'

const textOf = (words: string, age: AgeBand = '7-9') => quote(words, age)?.text

describe('quote', () => {
  test('is null for a message without a word', () => {
    expect(quote(' … ', '7-9')).toBeNull()
  })

  test('has all words that fit, as one line with a full stop', () => {
    expect(textOf('We are "so" proud of you')).toBe('We are so proud of you.')
    expect(textOf('Be brave\nBe kind')).toBe('Be brave. Be kind.')
    expect(textOf('شب بخیر۔\nچاند دیکھ رہا ہے۔')).toBe('شب بخیر۔ چاند دیکھ رہا ہے۔')
    expect(textOf('Be brave,\nand the stars\nwill see')).toBe('Be brave, and the stars will see.')
    expect(textOf('Good night ❤️')).toBe('Good night ❤️')
    expect(quote('Be brave', '2-3')?.isShortened).toBe(false)
  })

  test('has the leading sentences that fit, else the first clause', () => {
    expect(quote('Be brave. You are the light of this house.', '2-3')).toMatchObject({
      text: 'Be brave.',
      isShortened: true,
    })
    expect(textOf('Be brave, because you are the light of this house', '2-3')).toBe('Be brave.')
    expect(textOf('मेरे प्यारे बेटे, हमेशा मुस्कुराते रहो। तुम्हारे दादू', '2-3')).toBe('हमेशा मुस्कुराते रहो। तुम्हारे दादू।')
  })

  test('is null if not even a clause fits', () => {
    expect(quote('You are and you always will be the light of this house', '2-3')).toBeNull()
  })
})
