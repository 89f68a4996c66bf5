import { randomUUID } from 'node:crypto'
import type { Moderation, ModerationCreateResponse } from 'openai/resources/moderations'
import { MODERATION_MODEL } from './models.ts'
import type { Json, Trouble } from './openai-calls.ts'

type Category = keyof Moderation.Categories

/** Every category, and whether pictures are looked at for it as messages are. */
const CATEGORIES: Record<Category, boolean> = {
  harassment: false,
  'harassment/threatening': false,
  hate: false,
  'hate/threatening': false,
  illicit: false,
  'illicit/violent': false,
  'self-harm': true,
  'self-harm/instructions': true,
  'self-harm/intent': true,
  sexual: true,
  'sexual/minors': false,
  violence: true,
  'violence/graphic': true,
}

/** What a moderation is answered: a result for each text of a list, and one for all parts of a mixed input. */
export function judge(body: Json, trouble: Trouble | undefined): ModerationCreateResponse | Record<string, never> {
  if (trouble?.kind === 'garbage') return {}
  const inputs: Json[] = [body.input].flat()
  const asked = inputs.every(input => typeof input === 'string')
    ? inputs.map(text => [{ type: 'text', text }])
    : [inputs]
  const results = asked.map((parts: Json[]) => {
    const marked = parts.some(part => /flagme/i.test(part.text ?? ''))
    if (trouble?.kind === 'flagged') return resultOf(parts, trouble.category ?? 'violence')
    return resultOf(parts, marked ? 'violence' : null)
  })
  return { id: `modr-${randomUUID()}`, model: body.model ?? MODERATION_MODEL, results }
}

function resultOf(parts: Json[], flagged: string | null): Moderation {
  const has = { text: parts.some(part => part.type === 'text'), image: parts.some(part => part.type === 'image_url') }
  const each = <T>(said: (category: Category, seesImages: boolean) => T) =>
    Object.fromEntries(
      Object.entries(CATEGORIES).map(([name, seesImages]) => [name, said(name as Category, seesImages)]),
    ) as Record<Category, T>
  return {
    flagged: flagged !== null,
    categories: each(category => category === flagged),
    category_scores: each(category => (category === flagged ? 0.97 : 0.0001)),
    category_applied_input_types: each((_, seesImages) => [
      ...(has.text ? ['text'] : []),
      ...(has.image && seesImages ? ['image'] : []),
    ]) as Moderation['category_applied_input_types'] & Record<Category, string[]>,
  }
}
