import { randomUUID } from 'node:crypto'
import type { Moderation, ModerationCreateResponse } from 'openai/resources/moderations'
import { MODERATION_MODEL } from './models.ts'
import type { Fault, Json } from './openai-calls.ts'

type Category = keyof Moderation.Categories

/** Every category, and whether it applies to pictures. */
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

/** One result for each text of a list, or one for all parts of a mixed input. */
export function createModerationResponse(
  body: Json,
  fault: Fault | undefined,
): ModerationCreateResponse | Record<string, never> {
  if (fault?.kind === 'garbage') return {}
  const inputs: Json[] = [body.input].flat()
  const groups = inputs.every(input => typeof input === 'string')
    ? inputs.map(text => [{ type: 'text', text }])
    : [inputs]
  const results = groups.map((parts: Json[]) => {
    const isMarked = parts.some(part => /flagme/i.test(part.text ?? ''))
    if (fault?.kind === 'flagged') return resultOf(parts, fault.category ?? 'violence')
    return resultOf(parts, isMarked ? 'violence' : null)
  })
  if (fault?.kind === 'cut-off') results.pop()
  return { id: `modr-${randomUUID()}`, model: body.model ?? MODERATION_MODEL, results }
}

function resultOf(parts: Json[], flagged: string | null): Moderation {
  const has = { text: parts.some(part => part.type === 'text'), image: parts.some(part => part.type === 'image_url') }
  const each = <T>(select: (category: Category, appliesToImages: boolean) => T) =>
    Object.fromEntries(
      Object.entries(CATEGORIES).map(([name, appliesToImages]) => [name, select(name as Category, appliesToImages)]),
    ) as Record<Category, T>
  return {
    flagged: flagged !== null,
    categories: each(category => category === flagged),
    category_scores: each(category => (category === flagged ? 0.97 : 0.0001)),
    category_applied_input_types: each((_, appliesToImages) => [
      ...(has.text ? ['text'] : []),
      ...(has.image && appliesToImages ? ['image'] : []),
    ]) as Moderation['category_applied_input_types'] & Record<Category, string[]>,
  }
}
