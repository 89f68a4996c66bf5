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

/** The brief in the last message that holds one, or null. */
export function findBrief(input: Json): Brief | null {
  const messages: Json[] = typeof input === 'string' ? [{ content: input }] : input
  for (const message of messages.toReversed()) {
    const brief = parseBrief(textOf(message.content))
    if (brief !== null) return brief
  }
  return null
}

const textOf = (content: Json): string =>
  typeof content === 'string' ? content : (content ?? []).map((part: Json) => part.text ?? '').join('\n')

/** The text may contain the tags elsewhere, even inside the brief: only the right pair encloses JSON. */
function parseBrief(text: string): Brief | null {
  for (const from of indexesOf('<brief>', text)) {
    for (const to of indexesOf('</brief>', text)) {
      const brief = tryParse(text.slice(from + '<brief>'.length, to))
      if (brief?.name !== undefined) return brief
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
