import type { Json } from './openai-calls.ts'

/** The brief of a family, as the storyteller sends it. */
export interface Brief {
  name: string
  age: string
  gender: string
  character: string
  theme: string
  value: string
  friend: string | null
  pet: string | null
  message: string | null
  pages: number
  wordsAPage: [fewest: number, most: number]
}

/** A page of a finished story that is to be written in other words. */
export interface Rewrite {
  pages: string[]
  /** From 1. */
  page: number
  kind: string
  wish: string | null
  earlier: string[]
}

/** The brief in the last message that holds one, or null. */
export const findBrief = (input: Json): Brief | null => findEntry(input, 'brief', entry => entry.name !== undefined)

/** The page to rewrite in the last message that holds one, or null. */
export const findRewrite = (input: Json): Rewrite | null => findEntry(input, 'rewrite', entry => entry.page > 0)

function findEntry(input: Json, tag: string, isValid: (entry: Json) => boolean): Json {
  const messages: Json[] = typeof input === 'string' ? [{ content: input }] : input
  for (const message of messages.toReversed()) {
    const entry = parseEntry(textOf(message.content), tag, isValid)
    if (entry !== null) return entry
  }
  return null
}

const textOf = (content: Json): string =>
  typeof content === 'string' ? content : (content ?? []).map((part: Json) => part.text ?? '').join('\n')

/** The text may contain the tags elsewhere, even inside the entry: only the right pair encloses JSON. */
function parseEntry(text: string, tag: string, isValid: (entry: Json) => boolean): Json {
  for (const from of indexesOf(`<${tag}>`, text)) {
    for (const to of indexesOf(`</${tag}>`, text)) {
      const entry = tryParse(text.slice(from + `<${tag}>`.length, to))
      if (entry && isValid(entry)) return entry
    }
  }
  return null
}

const indexesOf = (tag: string, text: string) => [...text.matchAll(new RegExp(tag, 'g'))].map(found => found.index)

function tryParse(json: string): Json {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
