import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const HEX = '#[0-9a-f]{6}'

function themes(): Record<'day' | 'dark' | 'bedtime', Map<string, string>> {
  const [base = '', bedtime = ''] = css.split('[data-theme="bedtime"]')
  const pairs = [...base.matchAll(new RegExp(`--([a-z-]+): light-dark\\((${HEX}), (${HEX})\\)`, 'g'))]
  const single = [...bedtime.matchAll(new RegExp(`--([a-z-]+): (${HEX});`, 'g'))]
  return {
    day: new Map(pairs.map(([, name = '', day = '']) => [name, day])),
    dark: new Map(pairs.map(([, name = '', , dark = '']) => [name, dark])),
    bedtime: new Map(single.map(([, name = '', value = '']) => [name, value])),
  }
}

const TEXT_PAIRS: [text: string, background: string][] = [
  ...['paper', 'paper-deep', 'card', 'marigold-wash', 'peacock-wash', 'leaf-wash', 'brick-wash'].flatMap(
    (background): [string, string][] => [
      ['ink', background],
      ['ink-soft', background],
    ],
  ),
  ...['paper', 'paper-deep', 'card', 'marigold-wash', 'peacock-wash'].map((g): [string, string] => ['peacock', g]),
  ...['paper', 'card', 'brick-wash'].map((g): [string, string] => ['brick', g]),
  ...['paper', 'card', 'leaf-wash'].map((g): [string, string] => ['leaf', g]),
  ['on-marigold', 'marigold'],
  ['on-marigold', 'marigold-deep'],
  ['on-peacock', 'peacock'],
  ['on-brick', 'brick'],
  ['on-night', 'night'],
]

describe.each(Object.entries(themes()))('%s theme', (_name, colours) => {
  const colour = (name: string) => colours.get(name) ?? `no ${name}`

  test.each(TEXT_PAIRS)('%s has enough contrast on %s', (text, background) => {
    expect(contrast(colour(text), colour(background))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'paper-deep', 'card'])('edges of controls have enough contrast on %s', background => {
    expect(contrast(colour('edge'), colour(background))).toBeGreaterThanOrEqual(3)
  })
})
