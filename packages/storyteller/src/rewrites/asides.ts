import type { AgeBand } from '@kahani/contracts/options'
import { z } from 'zod'
import { readProse } from '../format/read-prose.ts'
import { BEATS } from '../format/storyboard.ts'
import { checkWithSlots } from '../wording/check-texts.ts'

const PAGES = [...BEATS, 'moment', 'deed'] as const
const texts = z.array(z.string().min(1)).min(3)
const asidesSchema = z.record(
  z.enum(['funnier', 'calmer']),
  z.record(z.enum(PAGES), z.strictObject({ '2-3': texts, '4-6': texts, else: texts })),
)
let asides: z.output<typeof asidesSchema> | undefined

/** Sentences that make a page of any tale funnier or calmer. */
export function asidesOf(kind: 'funnier' | 'calmer', age: AgeBand, page: (typeof PAGES)[number]): readonly string[] {
  asides ??= readProse('rewrites', asidesSchema, checkWithSlots([]))
  const texts = asides[kind][page]
  if (age === '2-3' || age === '4-6') return texts[age]
  // A page that is almost full has room for a short one.
  return age === '7-9' ? [...texts.else, ...texts['4-6']] : texts.else
}
