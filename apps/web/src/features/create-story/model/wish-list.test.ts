import { wishUseMessages as en } from '@kahani/messages/en/wish-uses'
import { wishUseMessages as hi } from '@kahani/messages/hi/wish-uses'
import { findIdeas } from '@kahani/wishes/find-ideas'
import type { WishUse } from '@kahani/wishes/list-uses'
import { expect, test } from 'vitest'
import { countWishes, listWishes } from './wish-list.ts'

const context = { child: 'Aarav', theme: 'space', character: 'pirate', hasProvider: false } as const
const message = (text: string, use: WishUse['use']): WishUse => ({ field: 'specialMessage', text, use })

const uses: WishUse[] = [
  { field: 'customTheme', text: 'a volcano', use: { kind: 'named', phrase: 'a volcano', nearest: { idea: 'snow' } } },
  message('He lost a tooth.', { kind: 'told', isPart: false }),
  message('He won a medal and lives in Goa.', { kind: 'told', isPart: true }),
  message('Include a train.', { kind: 'bedtime', idea: 'train' }),
  message('No dogs, no ghosts.', { kind: 'left-out', things: ['dogs', 'ghosts'] }),
  message('One.', { kind: 'provider' }),
  message('Two.', { kind: 'provider' }),
  message('One.', { kind: 'provider' }),
]

test('wishes of which the story makes the same are one row', () => {
  const [used, unused] = listWishes(uses, context)
  expect(used?.rows).toEqual([
    { texts: [], sentence: en.named('a volcano'), nearest: { idea: 'snow' } },
    { texts: ['He lost a tooth.'], sentence: en.first, nearest: null },
    { texts: ['He won a medal and lives in Goa.'], sentence: en.firstPart, nearest: null },
    { texts: ['Include a train.'], sentence: en.bedtime('trains'), nearest: null },
    { texts: ['No dogs, no ghosts.'], sentence: 'No dogs, no ghosts or monsters in the story.', nearest: null },
  ])
  expect(unused).toEqual({
    part: 'unused',
    rows: [{ texts: ['One.', 'Two.'], sentence: en.provider, nearest: null }],
  })
  expect(countWishes(unused?.rows ?? [])).toBe(2)
})

test('a story of an AI provider is promised no page and no picture', () => {
  const [used, asked, ...others] = listWishes(uses, { ...context, hasProvider: true })
  expect(used?.rows.map(({ sentence }) => sentence)).toEqual([en.told, expect.stringMatching(/^No dogs/)])
  expect(asked).toEqual({
    part: 'asked',
    rows: [{ texts: ['Include a train.', 'One.', 'Two.'], sentence: '', nearest: null }],
  })
  expect(others).toEqual([])
})

test('a value is named as the story has it', () => {
  const value = (text: string, use: WishUse['use']): WishUse => ({ field: 'customValue', text, use })
  const [used] = listWishes(
    [value('sach bolna', { kind: 'value', value: 'honesty' }), value('धैर्य', { kind: 'said', virtue: 'patience' })],
    context,
  )
  expect(used?.rows).toEqual([
    { texts: ['sach bolna'], sentence: 'The story is about honesty.', nearest: null },
    { texts: [], sentence: en.said('Aarav', 'patience'), nearest: null },
  ])
})

test('a theme and a character that a quiet story has no room for are called by their names', () => {
  const later = { text: '', use: { kind: 'later' } } as const
  const [unused] = listWishes(
    [
      { field: 'customCharacter', ...later },
      { field: 'theme', ...later },
    ],
    context,
  )
  expect(unused?.rows).toMatchObject([{ texts: ['Pirate', 'Space'], sentence: en.later }])
})

test.each([en, hi])('the name of each idea is understood as the idea', ({ ideas }) => {
  const understood = Object.fromEntries(Object.entries(ideas).map(([idea, name]) => [idea, findIdeas(name)[0]]))
  expect(understood).toEqual(Object.fromEntries(Object.keys(ideas).map(idea => [idea, idea])))
})
