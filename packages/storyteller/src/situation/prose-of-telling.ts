import { AGE_BANDS, type AgeBand } from '@kahani/contracts/options'
import type { Telling } from '@kahani/wishes/situation'
import { CONDITIONS, type Conditions, TELLINGS } from '@kahani/wishes/told'
import { z } from 'zod'
import { readProse } from '../format/read-prose.ts'
import { checkTelling } from '../wording/check-texts.ts'

const text = z.string().min(1)
const conditional = z.union([text, z.partialRecord(z.enum(CONDITIONS), text)], {
  error: `This is neither a text nor texts by condition: ${CONDITIONS.join(', ')}`,
})
export const tellingsSchema = z.record(
  z.enum(TELLINGS),
  z.strictObject({
    words: z.array(text).optional(),
    openings: z.partialRecord(z.enum(AGE_BANDS), z.array(conditional).min(1)),
    echo: z.partialRecord(z.enum(AGE_BANDS), conditional).default({}),
  }),
)

let tellings: z.output<typeof tellingsSchema> | undefined
const readTellings = () => {
  tellings ??= readProse('situation', tellingsSchema, checkTelling)
  return tellings
}

/** Joy that a sad message has no place for. */
const CHEERS = /Hurray|hardly wait|All by/

/** The prose of a telling at an age, of the texts with a condition those whose condition holds. */
export function proseOf(
  { prose, conditions, isTempered }: Telling,
  age: AgeBand,
): { openings: string[]; echo: string } {
  const { openings, echo } = readTellings()[prose]
  const choose = (each: z.output<typeof conditional> | undefined) =>
    each === undefined || typeof each === 'string'
      ? each
      : Object.entries(each).find(([condition]) => conditions[condition as keyof Conditions])?.[1]
  const chosen = (openings[age] ?? []).flatMap(each => choose(each) ?? [])
  return isTempered
    ? { openings: chosen.filter(opening => !CHEERS.test(opening)), echo: '' }
    : { openings: chosen, echo: choose(echo[age]) ?? '' }
}
