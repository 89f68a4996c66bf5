import { SENTENCE_END } from './paragraphs.ts'

/** What fits on a back cover in large type. */
const MAX_CHARS = 220
const GOOD_CHARS = 60
const SHORT_SENTENCE = 20
/** "But look." belongs to what follows. */
const INTERJECTION = 16
/** Later pages would give away what happens. */
const SHARE_OF_PAGES = 1 / 3

/** Sentences of a page. Speech belongs to the sentence that says who speaks. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let isOpen = false
  for (const part of text.replace(/\s+/g, ' ').trim().split(SENTENCE_END)) {
    const before = sentences.at(-1)
    // A speech of several sentences is one.
    if (isOpen || (before && before.length < INTERJECTION)) sentences.push(`${sentences.pop()} ${part}`)
    else sentences.push(part)
    const last = sentences.at(-1) ?? ''
    isOpen = count(last, /“/g) > count(last, /”/g)
  }
  return sentences
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Refers to something before it. */
const REFERS_BACK =
  /^(?:it|its|he|his|him|she|her|hers|they|their|them|this|that|these|those|then|but|and|so|or|nor|yet|still|because|which|who|both|each|another|others?|inside|outside|there|here|again|perhaps|not|even|only|once more|instead|soon|next|after|just then|up|down|in it|outside|by then|beyond|the (?:first|second|other|last|same)|one of them)\b/i
/** A pronoun with nothing before it in the sentence that it could mean, or something that was told before. */
const UNEXPLAINED =
  /^(?:(?!\b(?:an?|the|one|every)\b).)*?\b(?:it|them|(?:her|him|they)(?=[.,;!?]))(?!\p{L})|\b(?:her|him|them)[.!?]$|”,? (?:he|she|it|they)\b|\b(?:again|as well|(?:just|like|about) that|that they|nothing else|what they)\b/iu
/** Makes one want to know more. */
const HOOKS = [
  /^(?:but|until|then|tonight|one (?:night|evening|day|morning)|this (?:evening|morning|time)|only)\b/i,
  /\b(?:nobody|no one|nothing|never|not|\w+n’t|cannot|lost|missing|gone|secret|strange|odd|wide awake|too (?:bright|quiet|dark|big|small|late))\b/i,
  /\b(?:somebody|something|all by itself|suddenly|moved|whispered|quite plainly|if only|wanted)\b/i,
]

const withoutSpeech = (sentence: string) => sentence.replace(/“[^”]*”/g, '').trim()
/** Speech without somebody who speaks. */
const isFragment = (sentence: string) =>
  count(sentence, /“/g) !== count(sentence, /”/g) ||
  (sentence.includes('“') && count(withoutSpeech(sentence), /\p{L}+/gu) < 2)

/** How well two sentences make a reader curious who knows nothing of the story. */
function scoreOf([first, second]: readonly [string, string], name: string): number {
  const both = `${first} ${second}`
  const points = [
    both.includes(name) ? 3 : 0,
    first.startsWith(`${name}’s `) ? -3 : 0,
    /\b(?:again|as well)\b/i.test(second) ? -3 : 0,
    /\b(?:him|her|them)[.,;!?]/.test(second) && !both.includes(name) ? -3 : 0,
    first.split(' ')[0] === second.split(' ')[0] ? -1 : 0,
    HOOKS.some(hook => hook.test(second)) ? 2 : 0,
    HOOKS.slice(1).some(hook => hook.test(first)) ? 1 : 0,
    both.includes('“') ? -2 : 0,
    first.length < SHORT_SENTENCE ? -1 : 0,
    second.length < SHORT_SENTENCE ? -1 : 0,
    both.length < GOOD_CHARS ? -1 : 0,
  ]
  return points.reduce((sum, point) => sum + point, 0)
}

/** The first words of a story are written to begin it. Each further sentence leans more on what is before it. */
const BEGINS = 2
const PER_SENTENCE = -1

/**
 * Chooses two sentences that follow each other and begin on the first page of a story, for the back cover. Only the first words
 * of the story may refer to something that is explained later. Empty if none are short enough.
 * @param name of the child, as the story uses it
 */
export function chooseBlurb(pages: readonly string[], name: string): string {
  const beginning = pages
    .slice(0, Math.ceil(pages.length * SHARE_OF_PAGES))
    .flatMap((text, page) => sentencesOf(text).map(sentence => ({ sentence, page })))
  const scored = beginning.slice(1).flatMap(({ sentence: second }, i) => {
    const { sentence: first = '', page = 0 } = beginning[i] ?? {}
    if (page > 0 || first.length + second.length >= MAX_CHARS || isFragment(first) || isFragment(second)) return []
    if (i > 0 && (REFERS_BACK.test(first) || UNEXPLAINED.test(first))) return []
    const score = scoreOf([first, second], name) + (i === 0 ? BEGINS : i * PER_SENTENCE)
    return [{ blurb: `${first} ${second}`, score }]
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best?.blurb ?? ''
}
