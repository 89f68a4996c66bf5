import type { Json } from './openai-calls.ts'

/** The family's brief as the storyteller sends it. */
export interface SentBrief {
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
export function briefIn(input: Json): SentBrief | null {
  const messages: Json[] = typeof input === 'string' ? [{ content: input }] : input
  for (const message of messages.toReversed()) {
    const brief = briefOf(textOf(message.content))
    if (brief !== null) return brief
  }
  return null
}

const textOf = (content: Json): string =>
  typeof content === 'string' ? content : (content ?? []).map((part: Json) => part.text ?? '').join('\n')

/** The marks may be spoken of before the brief and may stand inside it: only what lies between the right two is JSON. */
function briefOf(text: string): SentBrief | null {
  for (const from of placesOf('<brief>', text)) {
    for (const to of placesOf('</brief>', text)) {
      const brief = parsed(text.slice(from + '<brief>'.length, to))
      if (brief?.name !== undefined) return brief
    }
  }
  return null
}

const placesOf = (mark: string, text: string) => [...text.matchAll(new RegExp(mark, 'g'))].map(found => found.index)

function parsed(json: string): Json {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
