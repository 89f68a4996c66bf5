import { AGE_BANDS } from '@kahani/contracts/options'
import { z } from 'zod'
import { readProse } from '../format/read-prose.ts'
import { checkTelling } from '../wording/check-texts.ts'
import type { Telling } from './situation.ts'

const TELLINGS = [
  'tooth-lost',
  'tooth-wobbles',
  'birthday-today',
  'birthday-past',
  'birthday-tomorrow',
  'birthday-soon',
  'school-started',
  'school-starts',
  'exam',
  'baby-born',
  'baby-coming',
  'relative-ill',
  'unwell',
  'ailment',
  'broken-bone',
  'home-from-hospital',
  'moving',
  'moving-somewhere',
  'moved',
  'friend-moves',
  'trip-ahead',
  'back-from-trip',
  'visit-ahead',
  'guest-comes',
  'first-trip',
  'missing-somebody',
  'homesick',
  'festival',
  'fear',
  'worry',
  'deed',
  'skill',
  'learning',
  'likes',
] as const
/** What a text can depend on, beside the words of its telling. */
const CONDITIONS = [
  'worried',
  'calm',
  'unsure',
  'glad',
  'gone',
  'away',
  'town',
  'home',
  'dark',
  'short',
  'noun',
] as const
type Conditions = Partial<Record<(typeof CONDITIONS)[number], boolean>>

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

/** The prose of a telling, of the texts with a condition those whose condition holds. The file is read once in a process. */
export function told(name: (typeof TELLINGS)[number], conditions: Conditions = {}): Pick<Telling, 'lines' | 'echo'> {
  tellings ??= readProse('situation', tellingsSchema, checkTelling)
  const { openings, echo } = tellings[name]
  const choose = (each: z.output<typeof conditional>) =>
    typeof each === 'string'
      ? each
      : Object.entries(each).find(([condition]) => conditions[condition as keyof Conditions])?.[1]
  return {
    lines: mapValues(openings, variants => variants.flatMap(each => choose(each) ?? [])),
    echo: mapValues(echo, choose),
  }
}

const mapValues = <Key extends string, In, Out>(record: Partial<Record<Key, In>>, map: (value: In) => Out) =>
  Object.fromEntries(Object.entries<In>(record as Record<Key, In>).map(([key, value]) => [key, map(value)])) as Partial<
    Record<Key, Out>
  >
