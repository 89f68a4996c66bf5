import { createRandom } from '@kahani/random/random'
import { describe, expect, test } from 'vitest'
import type { Page } from '../format/prose.ts'
import { renderPage } from './render-page.ts'

const words = new Map(
  Object.entries({ name: 'Asha', friend: 'Kabir', pet: '', theme: '', long: 'very '.repeat(9).trim() }),
)
const render = (page: Page, seed = 1) => renderPage(page, '2-3', words, createRandom(seed)).text

describe('renderPage', () => {
  test('fills slots, and capitalizes the word of a capitalized slot', () => {
    expect(render(['{Long} well done, {name}.'.replace('{Long}', 'Well')])).toBe('Well well done, Asha.')
  })

  test('uses the branch for the friend and the alternative for a missing pet', () => {
    expect(render([{ friend: 'Up climbs {friend}.' }, { pet: 'In comes {pet}.', else: 'Up we go!' }])).toBe(
      'Up climbs Kabir. Up we go!',
    )
  })

  test('uses the branch for a theme if the story names one', () => {
    const page = [{ theme: 'Good night, lamp.', else: 'Good night, gate.' }, 'Good night, moon.']
    expect(render(page)).toBe('Good night, gate. Good night, moon.')
    const about = new Map([...words, ['theme', 'trains']])
    expect(renderPage(page, '2-3', about, createRandom(1)).text).toBe('Good night, lamp. Good night, moon.')
  })

  test('omits an optional line that would make the page too long', () => {
    expect(render(['Up and up and up goes Asha.', { ifRoom: 'She is so very, very glad.' }])).toBe(
      'Up and up and up goes Asha.',
    )
  })

  test('includes an optional line that fits', () => {
    expect(render(['Up and up goes Asha.', { ifRoom: 'She is glad.' }])).toBe('Up and up goes Asha. She is glad.')
  })

  test('chooses the variant that fits', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(render([['{long} far up goes Asha.', 'Far up goes Asha now.']], seed)).toBe('Far up goes Asha now.')
    }
  })

  test('ignores variants with an empty slot', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(render([['This is about {theme}, says Asha.', 'This is about it, says Asha.']], seed)).toBe(
        'This is about it, says Asha.',
      )
    }
  })

  test('uses the nearest variant uncut if none fits', () => {
    expect(render([['Up.', 'Up she goes.']])).toBe('Up she goes.')
  })

  test('throws on an unknown slot', () => {
    expect(() => render(['Hello, {stranger}, how are you?'])).toThrow('{stranger}')
  })
})
