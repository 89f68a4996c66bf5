import { AGE_BANDS, type AgeBand } from '@kahani/contracts/options'
import type { Companion } from '@kahani/wishes/companion'
import { PRONOUNS } from '@kahani/wishes/grammar'
import { z } from 'zod'
import type { Line } from '../format/prose.ts'
import { readProse } from '../format/read-prose.ts'
import type { Beat } from '../format/storyboard.ts'
import { checkWithSlots } from '../wording/check-texts.ts'

/** The pages on which a grown-up who comes along has a line. */
const PAGES = ['call', 'crossing', 'meeting', 'trouble', 'relief', 'homeward'] as const satisfies readonly Beat[]
const SLOTS = ['kin', 'kinShe', 'kinHim', 'kinHer']

const linesSchema = z.record(
  z.enum(['grandparent', 'parent']),
  z.record(z.enum(AGE_BANDS).exclude(['2-3']), z.record(z.enum(PAGES), z.array(z.string().min(1)).min(2))),
)
let lines: z.output<typeof linesSchema> | undefined

/** The words for a grown-up who comes along; empty for anybody else. */
export function companionWording(companion: Companion | null): Record<string, string> {
  if (!companion?.adult) return { kin: '', kinShe: '', kinHim: '', kinHer: '' }
  const { he, him, his } = PRONOUNS[companion.adult.gender === 'she' ? 'girl' : 'boy']
  return { kin: companion.name, kinShe: he, kinHim: him, kinHer: his }
}

/** The line of a grown-up on a page; none on pages without one. */
export function companionLines({ adult }: Companion, age: AgeBand, beat: Beat): Line[] {
  lines ??= readProse('companions', linesSchema, checkWithSlots(SLOTS))
  const page = PAGES.find(each => each === beat)
  if (adult === null || page === undefined || age === '2-3') return []
  const generation = adult.body.startsWith('grand') ? 'grandparent' : 'parent'
  return [{ ifRoom: lines[generation][age][page] }]
}
