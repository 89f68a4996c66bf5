import type { AgeBand } from '@kahani/contracts/options'
import { z } from 'zod'
import type { Line } from '../format/prose.ts'
import { readProse } from '../format/read-prose.ts'
import type { Beat } from '../format/storyboard.ts'
import { checkWithSlots } from '../wording/check-texts.ts'

const keepsakesSchema = z.record(z.string(), z.strictObject({ '2-3': z.string().min(1), else: z.string().min(1) }))
let keepsakes: z.output<typeof keepsakesSchema> | undefined

/** What is left of an earlier tale, on the page of the next story where it is seen; nothing on other pages. */
export function keepsakeLines(tale: string | undefined, age: AgeBand, beat: Beat): Line[] {
  if (tale === undefined || beat !== (age === '2-3' ? 'home' : 'bed')) return []
  keepsakes ??= readProse('keepsakes', keepsakesSchema, checkWithSlots([]))
  const keepsake = keepsakes[tale]
  return keepsake === undefined ? [] : [{ ifRoom: age === '2-3' ? keepsake['2-3'] : keepsake.else }]
}
