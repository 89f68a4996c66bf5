/** The child's name is the largest word, small words like “and the” the smallest. */
export type Role = 'hero' | 'big' | 'small'

export interface TitleWord {
  text: string
  role: Role
}

const SMALL_WORDS = new Set(
  [
    'a an and as at but by for from in into of on or that the through to up who whose with',
    'और का की के को में से पर ने जो आणि',
    'আর ও এর',
    'અને',
    'ਅਤੇ ਦਾ ਦੀ ਦੇ',
    'மற்றும்',
    'మరియు',
    'ಮತ್ತು',
    'ଓ',
    'اور کا کی کے کو میں سے پر نے جو',
  ].flatMap(words => words.split(' ')),
)

/** Splits a title at spaces. Every word that contains a part of the name has the role of the name. */
export function splitTitle(title: string, heroName: string): TitleWord[] {
  const text = title.normalize('NFC').trim()
  const name = heroName.normalize('NFC').trim()
  const start = name ? text.indexOf(name) : -1
  const end = start + name.length
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }): TitleWord => {
    const isHero = start >= 0 && index < end && index + word.length > start
    return { text: word, role: isHero ? 'hero' : SMALL_WORDS.has(word.toLowerCase()) ? 'small' : 'big' }
  })
  // A title of small words alone, like “Who?”, is set big.
  return words.some(({ role }) => role !== 'small') ? words : words.map(({ text }) => ({ text, role: 'big' }))
}
