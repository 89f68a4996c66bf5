import type { Random } from '@kahani/random/random'
import type { FigureShot } from '@kahani/scene/shot'
import { capitalize, list } from '@kahani/wishes/grammar'
import type { Wording } from '../wording/wording.ts'
import { actionsOf, feelingOf, feelingOfChild, plural } from './actions-seen.ts'

/** What a picture shows. */
export interface Sight {
  /** What the child does, as the tale says it: one sentence. */
  sentence: string
  child: FigureShot | undefined
  hasGuide: boolean
  /** Those who come along. */
  others: readonly { name: string; isPet: boolean; figure: FigureShot }[]
}

interface Candidate {
  text: string
  /** How it is built, which no two pictures in a row should have in common. */
  form: 'plain' | 'feeling' | 'after' | 'while' | 'before' | 'with' | 'watched'
  /** The first word, the first three and the last three. */
  word: string
  beginning: string
  ending: string
}

/** Most characters that are read to somebody in one go. */
const LENGTH_MAX = 160
/** Words by which a sentence already says what is felt. */
const FELT =
  /glad|happi|laugh|smil|joy|cheer|cr(y|ie)|sad|tear|weep|worr|afraid|scared|brave|proud|gasp|amaz|surpris|wonder|cross|tired|gent|tender|care|soft|curious|guilt|heart|relie|quiet|stare|startle|stops short|yawn|sleep/i

/**
 * Alternative texts of the pictures of a book, in one or two sentences each: what the child does, and what those do who come along.
 * Of the ways to say it, each picture gets the one that begins and ends least like those before it.
 */
export function varyTexts(sights: readonly Sight[], wording: Wording, random: Pick<Random, 'next'>): string[] {
  const chosen: Candidate[] = []
  for (const sight of sights) {
    const ranked = candidatesFor(sight, wording).map(candidate => ({
      candidate,
      cost: likeness(candidate, chosen) + random.next() * 0.5,
    }))
    const best = ranked.reduce((least, each) => (each.cost < least.cost ? each : least))
    chosen.push(best.candidate)
  }
  return chosen.map(({ text }) => text)
}

/** How much a text is like those of the pictures before. */
function likeness(candidate: Candidate, chosen: readonly Candidate[]): number {
  const isLikeLast = chosen.at(-1)?.form === candidate.form && candidate.form !== 'plain'
  const sameEnding = chosen.filter(each => each.ending === candidate.ending).length
  const sameWord = chosen.slice(-3).filter(each => each.word === candidate.word).length
  const sameBeginning = chosen.filter(each => each.beginning === candidate.beginning).length
  return (
    2 * Number(isLikeLast) +
    4 * sameEnding +
    sameWord / 2 +
    2 * sameBeginning +
    Math.max(0, candidate.text.length - LENGTH_MAX) / 10
  )
}

function candidatesFor({ sentence, child, hasGuide, others }: Sight, wording: Wording): Candidate[] {
  const word = (slot: string) => wording.get(slot) ?? ''
  const clause = sentence.replace(/\.$/, '')
  const startsWithChild = clause.startsWith(word('name'))
  const feeling = child && startsWithChild && !FELT.test(clause) ? feelingOfChild(child) : undefined
  const felt = feeling === undefined ? null : `${feeling}, ${clause}`
  if (others.length === 0) return presentOf([candidate('plain', clause), felt !== null && candidate('feeling', felt)])

  const names = list(others.map(({ name }) => name))
  const does = others.map(({ figure, isPet }) => actionsOf(figure, { child, isPet, hasGuide }, wording))
  const feelings = others.map(({ figure }) => feelingOf(figure))
  const areWatching = startsWithChild && does.every(each => each.includes('looks on'))
  const isSimple = !/[,;]| (while|as|and) /.test(clause)
  return [0, 1, 2, 3].flatMap(variant => {
    const actions = others.map(({ name }, at) => ({ name, action: does[at]?.[(variant + at) % does[at].length] ?? '' }))
    const withFeelings = actions.map(({ name, action }, at) => ({
      name,
      action: feelings[at] === undefined || action.includes(',') ? action : `${action}, ${feelings[at]}`,
    }))
    const meanwhile = joinClauses(actions)
    const isOne = !meanwhile.includes(',') && !clause.includes(' while ')
    return presentOf([
      candidate('after', `${clause}. ${capitalize(meanwhile)}`),
      candidate('after', `${clause}. ${capitalize(joinClauses(withFeelings))}`),
      felt !== null && candidate('feeling', `${felt}. ${capitalize(meanwhile)}`),
      isOne && isSimple && candidate('while', `${clause} while ${meanwhile}`),
      isOne && startsWithChild && candidate('before', `While ${meanwhile}, ${clause}`),
      startsWithChild && candidate('with', `With ${names} beside ${word('him')}, ${clause}`),
      areWatching &&
        candidate('watched', `${capitalize(names)} ${others.length > 1 ? 'watch' : 'watches'} as ${clause}`),
    ])
  })
}

function candidate(form: Candidate['form'], text: string): Candidate {
  const words = text.replace(/[.,;:“”]/g, '').split(' ')
  const [word = ''] = words
  return { form, text: `${text}.`, word, beginning: words.slice(0, 3).join(' '), ending: words.slice(-3).join(' ') }
}

const presentOf = (candidates: readonly (Candidate | false)[]) => candidates.filter(each => each !== false)

/** "Kabir and Tara clap, and the dog looks up". */
function joinClauses(parts: readonly { name: string; action: string }[]): string {
  const byAction = Map.groupBy(parts, ({ action }) => action)
  const clauses = [...byAction].map(([action, same]) =>
    [list(same.map(({ name }) => name)), same.length > 1 ? plural(action) : action].join(' '),
  )
  const last = clauses.at(-1) ?? ''
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')}, and ${last}`
}
