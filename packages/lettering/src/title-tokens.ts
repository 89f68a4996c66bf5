import { isRightToLeft } from '@kahani/unicode/text-direction'
import { type ShapedWord, shapeWord } from './shaped-word.ts'
import { splitTitle, type TitleWord } from './title-words.ts'

/** A part of a title that is never broken over two lines: a word, or the small words between two big ones. */
export interface Token {
  kind: 'hero' | 'big' | 'small'
  words: ShapedWord[]
  /** True if the text is read from right to left. */
  rightToLeft: boolean
}

/**
 * Words of a title that a font has characters for.
 * @param maxAdvance length in cap heights above which a word is divided
 */
export function tokenize(title: string, heroName: string, maxAdvance: number): Token[] {
  const tokens: Token[] = []
  for (const { text, role } of splitTitle(title, heroName)) {
    const rightToLeft = isRightToLeft(text)
    for (const word of shapeParts({ text, role }, maxAdvance)) {
      const last = tokens.at(-1)
      if (role === 'small' && last?.kind === 'small' && last.words.length < 3) last.words.push(word)
      else tokens.push({ kind: role, words: [word], rightToLeft })
    }
  }
  return tokens
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Divides a word that is wider than a line into parts of similar length. */
function shapeParts({ text, role }: TitleWord, maxAdvance: number): ShapedWord[] {
  const whole = shapeWord(text, role === 'small' ? 'brush' : 'display')
  if (!whole) return []
  const count = Math.ceil(whole.advance / maxAdvance)
  if (count === 1) return [whole]
  const clusters = [...graphemes.segment(text)].map(({ segment }) => segment)
  const starts = Array.from({ length: count }, (_, i) =>
    divisionNear(clusters, Math.round((i * clusters.length) / count)),
  )
  return starts.flatMap((start, i) => {
    const part = clusters.slice(start, starts[i + 1]).join('')
    return shapeWord(i < count - 1 ? `${part}-` : part) ?? []
  })
}

/** The division next to `index` that has a syllable like “ra” after a vowel. Words of other scripts are divided at `index`. */
function divisionNear(clusters: readonly string[], index: number): number {
  const isDivision = (i: number) =>
    /[aeiouy]$/i.test(clusters[i - 1] ?? '') && /^[b-df-hj-np-tv-xz][aeiou]/i.test(clusters.slice(i, i + 2).join(''))
  return [0, -1, 1, -2, 2, -3, 3].map(shift => index + shift).find(i => index > 0 && isDivision(i)) ?? index
}

/** Order of the tokens of a line from left to right. */
export function visualOrder(tokens: readonly Token[], rightToLeftTitle: boolean): Token[] {
  const runs: Token[][] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    if (last?.[0]?.rightToLeft === token.rightToLeft) last.push(token)
    else runs.push([token])
  }
  const ordered = runs.map(run => (run[0]?.rightToLeft ? run.toReversed() : run))
  return (rightToLeftTitle ? ordered.toReversed() : ordered).flat()
}
