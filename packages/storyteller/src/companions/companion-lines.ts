import { AGE_BANDS, type AgeBand, type Gender, type PrimaryValue, primaryValueSchema } from '@kahani/contracts/options'
import type { Companion } from '@kahani/wishes/companion'
import { PRONOUNS } from '@kahani/wishes/grammar'
import { z } from 'zod'
import type { Line } from '../format/prose.ts'
import { readProse } from '../format/read-prose.ts'
import type { Beat } from '../format/storyboard.ts'
import { checkWithSlots } from '../wording/check-texts.ts'

/** The pages on which somebody who comes along has a line. */
const PAGES = ['call', 'crossing', 'meeting', 'trouble', 'relief', 'homeward'] as const satisfies readonly Beat[]
/** Somebody who comes along with others has one on the page before the deed as well. */
const OTHER_PAGES = [...PAGES, 'moment'] as const
const QUIET_PAGES = ['crossing', 'meeting', 'deed', 'homeward'] as const
const HERO_PAGES = ['home', 'quiet', 'bed'] as const
const SLOTS = ['kin', 'kinShe', 'kinHim', 'kinHer', 'other', 'another', 'otherShe', 'otherHim', 'otherHer']

const text = z.string().min(1)
const pagesOf = <Page extends string>(pages: readonly Page[], texts: z.ZodType<string[]>) =>
  z.record(z.enum(pages), texts)
const grownUp = z.record(z.enum(AGE_BANDS).exclude(['2-3']), pagesOf(PAGES, z.array(text).min(2)))
const byAge = <Page extends string>(pages: readonly Page[]) =>
  z.record(z.enum(AGE_BANDS), pagesOf(pages, z.array(text).min(1)))
const oneOrTwo = z.tuple([text, text])
const linesSchema = z.strictObject({
  grandparent: grownUp,
  parent: grownUp,
  others: z.strictObject({
    child: byAge(OTHER_PAGES),
    'grown-up': byAge(OTHER_PAGES),
    two: byAge(OTHER_PAGES),
    'quiet-one': byAge(QUIET_PAGES),
    'quiet-two': byAge(QUIET_PAGES),
  }),
  hero: byAge(HERO_PAGES),
  deeds: z.partialRecord(primaryValueSchema, z.strictObject({ '2-3': oneOrTwo, else: oneOrTwo })),
})
let lines: z.output<typeof linesSchema> | undefined
const readLines = () => {
  lines ??= readProse('companions', linesSchema, checkWithSlots(SLOTS))
  return lines
}

/** The words for a grown-up who comes along; empty for anybody else. */
export function companionWording(companion: Companion | null): Record<string, string> {
  if (!companion?.adult) return { kin: '', kinShe: '', kinHim: '', kinHer: '' }
  const { he, him, his } = PRONOUNS[genderOf(companion)]
  return { kin: companion.name, kinShe: he, kinHim: him, kinHer: his }
}

/** The words for the second and the third who come along. */
export function otherWording([other, another]: readonly Companion[]): Record<string, string> {
  if (other === undefined) return {}
  const { he, him, his } = PRONOUNS[genderOf(other)]
  return { other: other.name, another: another?.name ?? '', otherShe: he, otherHim: him, otherHer: his }
}

const genderOf = ({ adult, person }: Companion): Gender =>
  adult === null ? (person?.gender ?? 'neutral') : adult.gender === 'she' ? 'girl' : 'boy'

/** The line of a grown-up on a page; none on pages without one. */
export function companionLines({ adult }: Companion, age: AgeBand, beat: Beat): Line[] {
  const page = PAGES.find(each => each === beat)
  if (adult === null || page === undefined || age === '2-3') return []
  const generation = adult.body.startsWith('grand') ? 'grandparent' : 'parent'
  return [{ ifRoom: readLines()[generation][age][page] }]
}

/** What a page can say of the second and the third who come along; nothing on some pages. */
export function otherLines(
  others: readonly Companion[],
  page: string,
  { age, value, isQuiet }: { age: AgeBand; value: PrimaryValue; isQuiet: boolean },
): readonly string[] {
  const [other, another] = others
  if (other === undefined) return []
  const { others: all, deeds } = readLines()
  if (page === 'deed' && !isQuiet) return deeds[value]?.[age === '2-3' ? age : 'else'].slice(others.length - 1, 2) ?? []
  const texts: Readonly<Record<string, string[]>> = isQuiet
    ? all[another === undefined ? 'quiet-one' : 'quiet-two'][age]
    : all[another !== undefined ? 'two' : other.adult === null ? 'child' : 'grown-up'][age]
  return texts[page] ?? []
}

/** What the first and the last page can say of a brother or sister who is a hero as well. */
export function heroLines(age: AgeBand, page: string, isQuiet: boolean): readonly string[] {
  const texts: Readonly<Record<string, string[]>> = readLines().hero[age]
  return texts[page === 'home' && isQuiet ? 'quiet' : page] ?? []
}
