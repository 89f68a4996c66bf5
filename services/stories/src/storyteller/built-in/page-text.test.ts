import { describe, expect, test } from 'vitest'
import type { Page } from './arc.ts'
import { tellPage } from './page-text.ts'
import { createChooser } from './seeded.ts'

const words = new Map(
  Object.entries({ name: 'Asha', friend: 'Kabir', pet: '', theme: '', long: 'very '.repeat(9).trim() }),
)
const tell = (page: Page, seed = 1) => tellPage(page, '2-3', words, createChooser(seed, 'page'))

describe('tellPage', () => {
  test('fills slots, and begins a word with a capital where the slot does', () => {
    expect(tell(['{Long} well done, {name}.'.replace('{Long}', 'Well')])).toBe('Well well done, Asha.')
  })

  test('tells of the friend who is there and not of the pet that is not', () => {
    expect(tell([{ friend: 'Up climbs {friend}.' }, { pet: 'In comes {pet}.', else: 'Up we go!' }])).toBe(
      'Up climbs Kabir. Up we go!',
    )
  })

  test('leaves out what would make the page too long', () => {
    expect(tell(['Up and up and up goes Asha.', { ifRoom: 'She is so very, very glad.' }])).toBe(
      'Up and up and up goes Asha.',
    )
  })

  test('tells what the page has room for', () => {
    expect(tell(['Up and up goes Asha.', { ifRoom: 'She is glad.' }])).toBe('Up and up goes Asha. She is glad.')
  })

  test('takes the variant that fits', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(tell([['{long} far up goes Asha.', 'Far up goes Asha now.']], seed)).toBe('Far up goes Asha now.')
    }
  })

  test('takes no variant that needs what the family has not given', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(tell([['This is about {theme}, says Asha.', 'This is about it, says Asha.']], seed)).toBe(
        'This is about it, says Asha.',
      )
    }
  })

  test('tells the nearest page where none fits, and cuts nothing', () => {
    expect(tell([['Up.', 'Up she goes.']])).toBe('Up she goes.')
  })

  test('refuses a slot that no wording knows', () => {
    expect(() => tell(['Hello, {stranger}, how are you?'])).toThrow('{stranger}')
  })
})
