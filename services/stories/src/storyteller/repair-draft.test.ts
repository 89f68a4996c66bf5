import type { StoryBriefInput } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft } from '@kahani/contracts/illustration'
import { createBrief, picture, validDraft } from '@kahani/testing/drafts'
import { describe, expect, test } from 'vitest'
import { repairDraft } from './repair-draft.ts'

const repaired = (changed: Partial<StoryDraft>, input: Partial<StoryBriefInput> = {}) =>
  repairDraft(createBrief(input), { ...validDraft, ...changed })
const textOf = (text: string) => repaired({ pages: [{ text, picture }] }).pages[0]?.text
const coverOf = (changed: Partial<PictureBrief>) => repaired({ cover: { ...picture, ...changed } }).cover

describe('repairDraft', () => {
  test('leaves a valid draft unchanged', () => {
    expect(repaired({})).toEqual(validDraft)
  })

  test('cuts a page that is too long after a full sentence', () => {
    expect(textOf('Up, up, up goes Asha today. The moon is near. Hello, moon, says Asha!')).toBe(
      'Up, up, up goes Asha today. The moon is near.',
    )
  })

  test('does not cut inside a quotation', () => {
    expect(textOf('Up goes Asha to the moon. “Hello! Hello, dear moon. How are you?”')).toBe(
      'Up goes Asha to the moon.',
    )
  })

  test('leaves a page unchanged if the cut text would be too short', () => {
    const text = 'Up! And up and up and up and up and up and up goes Asha.'
    expect(textOf(text)).toBe(text)
    expect(textOf('')).toBe('')
  })

  test('replaces an empty or overlong title with the child’s name and the theme', () => {
    expect(repaired({ title: ' ' }).title).toBe('Asha’s Story: Space')
    expect(repaired({ title: 'Asha '.repeat(30) }).title).toBe('Asha’s Story: Space')
    expect(repaired({ title: '' }, { theme: 'custom', customTheme: 'trains' }).title).toBe('Asha’s Story: Trains')
    const longest = { characterName: 'W'.repeat(40), theme: 'custom', customTheme: 'trains '.repeat(11) } as const
    expect(repaired({ title: '' }, longest).title).toBe(`${'W'.repeat(40)}’s Story`)
  })

  test('replaces a title that speaks of a death, and the name of whoever died', () => {
    const grief = { specialMessage: 'Her Nani passed away last month.' }
    for (const title of ['Asha and Nani', 'The Night Grandma Passed Away']) {
      expect(repaired({ title }, grief).title).toBe('Asha’s Story')
    }
    expect(repaired({ title: 'Asha and the Lamps' }, grief).title).toBe('Asha and the Lamps')
  })

  test('takes an instruction out of a page, and a fact out of speech', () => {
    const brief = { specialMessage: 'Please be very gentle. She is scared of dogs.' }
    const repairedText = (text: string) => repaired({ pages: [{ text, picture }] }, brief).pages[0]?.text
    expect(repairedText('Up goes Asha. Please be very gentle.')).toBe('Up goes Asha. And for a while it was quiet.')
    expect(repairedText('“She is scared of dogs,” says Nani. Up goes Asha.')).not.toContain('dogs')
    expect(repairedText('Up, up, up goes Asha today.')).toBe('Up, up, up goes Asha today.')
  })

  test('uses the first sentence of the description as missing alt text', () => {
    expect(coverOf({ altText: ' ' }).altText).toBe('Asha waves at the moon.')
    expect(coverOf({ altText: '', description: '' })).toMatchObject({
      altText: 'Asha in the story.',
      description: 'Asha in the story.',
    })
    expect(coverOf({ description: ' ' }).description).toBe('Asha waves.')
  })

  test('removes duplicate cast and surplus props', () => {
    const { cast, props } = coverOf({ cast: ['pet', 'pet'], props: ['star', 'star', 'map', 'boat', 'book'] })
    expect(cast).toEqual(['pet'])
    expect(props).toEqual(['star', 'map', 'boat'])
  })

  test('cuts overlong descriptions after a full sentence', () => {
    const long = 'Asha waves at the moon once more. '.repeat(50).trim()
    const { bible, cover } = repaired({
      cover: { ...picture, description: long },
      bible: { child: long, friend: long, pet: 'x'.repeat(1300) },
    })
    for (const text of [cover.description, bible.child, bible.friend]) {
      expect(text?.length).toBeGreaterThan(1_100)
      expect(text).toMatch(/^.{0,1199}more\.$/)
    }
    expect(bible.pet).toHaveLength(1_200)
  })
})
