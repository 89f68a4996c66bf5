import type { CharacterType, Theme } from '@kahani/contracts/options'
import { createStoryMessages } from '@kahani/messages/en/create-story'
import { wishUseMessages as messages } from '@kahani/messages/en/wish-uses'
import { countWords } from '@kahani/wishes/count-words'
import { isUsed, type Use, type WishUse } from '@kahani/wishes/list-uses'
import type { TaleChoice } from '@kahani/wishes/nearest-tale'

/** What the story does with some wishes. */
export interface WishRow {
  /** The words of the family, where the sentence does not say what they ask for. */
  texts: readonly string[]
  sentence: string
  /** The nearest idea that the pictures would show. */
  nearest: TaleChoice | null
}

export interface WishPart {
  part: 'used' | 'asked' | 'unused'
  rows: readonly WishRow[]
}

interface Context {
  /** What the story calls the child. */
  child: string
  theme: Theme
  character: CharacterType
  /** Whether an AI provider writes the story. */
  hasProvider: boolean
}

/** Wishes that only a story of an AI provider may follow, or that it may follow in another way. */
const ASKED: ReadonlySet<Use['kind']> = new Set(['provider', 'unknown', 'other-idea', 'whispered', 'bedtime'])
const PARTS = ['used', 'asked', 'unused'] as const

/** The wishes as the form lists them, without empty parts. */
export function listWishes(uses: readonly WishUse[], context: Context): WishPart[] {
  const rows: Record<WishPart['part'], WishRow[]> = { used: [], asked: [], unused: [] }
  for (const wish of uses) {
    const row = rowOf(wish, context)
    const isAsked = context.hasProvider && ASKED.has(wish.use.kind)
    if (isAsked) addRow(rows.asked, { ...row, sentence: '', nearest: null })
    else addRow(rows[isUsed(wish) ? 'used' : 'unused'], row)
  }
  return PARTS.map(part => ({ part, rows: rows[part] })).filter(({ rows }) => rows.length > 0)
}

/** Adds a row, or its texts to one that says the same. */
function addRow(rows: WishRow[], row: WishRow): void {
  const index = rows.findIndex(({ sentence }) => sentence === row.sentence)
  const same = rows[index]
  if (same === undefined) rows.push(row)
  else rows[index] = { ...same, texts: [...new Set([...same.texts, ...row.texts])] }
}

/** A row without words of the family is about one wish. */
export const countWishes = (rows: readonly WishRow[]): number =>
  rows.reduce((count, { texts }) => count + Math.max(texts.length, 1), 0)

/** What is chosen is called by its name. */
const nameOf = (field: WishUse['field'], { theme, character }: Pick<Context, 'theme' | 'character'>) =>
  field === 'customCharacter' ? createStoryMessages.characters[character] : createStoryMessages.themes[theme]

function rowOf({ field, text, use }: WishUse, { child, theme, character, hasProvider }: Context): WishRow {
  const texts = field === 'specialMessage' ? [text] : []
  // A longer sentence of the message says more than one thing.
  const row = (sentence: string, nearest: TaleChoice | null = null, maxWords = 6): WishRow => ({
    texts,
    sentence: texts.length > 0 && countWords(text) > maxWords ? messages.onlyPart(sentence) : sentence,
    nearest,
  })
  const quoting = (sentence: string, nearest: TaleChoice | null = null): WishRow => ({
    texts: [text === '' ? nameOf(field, { theme, character }) : text],
    sentence,
    nearest,
  })
  switch (use.kind) {
    case 'idea':
      return row(messages.idea(messages.ideas[use.idea]), null, 3)
    case 'named':
      return hasProvider ? quoting(messages.told) : row(messages.named(use.phrase), use.nearest)
    case 'child':
      return row(messages.child(use.name))
    case 'grown-up':
      return row(messages.grownUp(use.name))
    case 'played':
      return quoting(messages.played(child))
    case 'said':
      return row(messages.said(child, use.virtue))
    case 'value':
      return quoting(messages.value(createStoryMessages.values[use.value].toLowerCase()))
    case 'told':
      return quoting(hasProvider ? messages.told : use.isPart ? messages.firstPart : messages.first)
    case 'quoted':
      return quoting(use.isShortened ? messages.shortNote : messages.note)
    case 'whispered':
      return quoting(messages.whispered)
    case 'bedtime':
      return row(messages.bedtime(messages.ideas[use.idea]))
    case 'glasses':
      return row(messages.glasses(child))
    case 'look':
      return row(messages.looks(child))
    case 'left-out':
      return row(messages.without(use.things.map(thing => messages.things[thing])))
    case 'pet-left-out':
      return row(messages.withoutPet(createStoryMessages.pets[use.pet].toLowerCase()))
    case 'gentle':
      return row(messages.gentle)
    case 'quiet':
      return { texts, sentence: messages.quiet[use.about], nearest: null }
    case 'unspoken':
      return quoting(messages.unspoken)
    case 'later':
      return quoting(messages.later)
    case 'unknown':
      return quoting(messages.unknown, use.nearest)
    case 'question':
      return quoting(messages.question)
    case 'other-idea':
      return { ...row(messages.provider), texts: [messages.ideas[use.idea]] }
    case 'provider':
      return quoting(messages.provider)
  }
}

/** What a tale is about: "snow and mountains". */
export const aboutOf = (tale: TaleChoice): string =>
  'idea' in tale ? messages.ideas[tale.idea] : messages.themes[tale.theme]
