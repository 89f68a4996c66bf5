import { AGE_BANDS } from '@kahani/contracts/options'
import { z } from 'zod'
import { AGE_KEYS, type ByAge } from './by-age.ts'
import { BEATS, FRAME_BEATS, PLOT_BEATS, SIGHTS } from './storyboard.ts'

/** The prose of tales and turns, as the files `en.yaml` have it. README.md explains the format to those who write it. */

const text = z.string().min(1)
const sentence = z.union(
  [text, z.strictObject({ oneOf: z.array(text).min(2) }).transform(({ oneOf }): readonly string[] => oneOf)],
  {
    error: 'This is neither a text nor "oneOf" with two texts or more',
  },
)
const conditional = [
  z.strictObject({ friend: sentence, else: sentence.optional() }),
  z.strictObject({ pet: sentence, else: sentence.optional() }),
  z.strictObject({ theme: sentence, else: sentence.optional() }),
] as const
const LINE = 'This is neither a text nor one of: oneOf; friend, pet or theme, and else; maybe; ifRoom'
const optional = z.union([sentence, ...conditional], { error: LINE })
const line = z.union(
  [sentence, ...conditional, z.strictObject({ maybe: optional }), z.strictObject({ ifRoom: optional })],
  {
    error: LINE,
  },
)
const page = z.array(line).min(1)
/** Each age band has its own prose; none is a shortened version of another. */
const byBand = <T extends z.ZodType>(each: T) => z.record(z.enum(AGE_BANDS), each)
const fromFour = z.record(z.enum(AGE_BANDS).exclude(['2-3']), optional)

/** One or more consecutive sentences; of an array, one variant is chosen. */
export type Sentence = z.output<typeof sentence>
/** Used if the story has a friend (a pet, a theme that it names); otherwise `else` is used. */
export type Conditional = z.output<(typeof conditional)[number]>
/**
 * A part of a page. An `ifRoom` part is omitted only if the page would be too long; a `maybe` part is included or omitted
 * as the seed decides.
 */
export type Line = z.output<typeof line>
export type Page = readonly Line[]

/** The alternative text of a picture, one sentence. Ages are named as in storyboards. */
const picture: z.ZodType<ByAge<string>> = z.union([text, z.partialRecord(z.enum(AGE_KEYS), text)], {
  error: 'This is neither a text nor texts by age',
})
const moments = z.strictObject({ moment: picture, deed: picture })

/** Things in a tale that a turn refers to. All except `guideIs` fill the slots of the same names. */
export const worldSchema = z.strictObject({
  /** The creature that the child meets, with "the", and its pronoun. */
  guide: text,
  guideIs: z.enum(['she', 'he', 'it']),
  /** Name of the grown-up at home: Nani. */
  elder: z.enum(['Dadi', 'Nani', 'Dada', 'Nana', 'Ma', 'Papa']),
  /** What the child carries, without article, and its damage after a fall: "a dent the size of a pea". */
  token: text,
  crack: text,
  /** Food that can be halved, without article. */
  treat: text,
  /** The task and its place: "climb the horn", "the horn". */
  try: text,
  place: text,
  /** What happens instead, a clause: "the light slid away". */
  snag: text,
  /** The frightening place. */
  dark: text,
  /** Someone who always helps and is never thanked, and what it "had" done, without "had". */
  unsung: text,
  service: text,
  /** The guide's ailment, a clause, and what the child did about it, without subject. */
  hurt: text,
  care: text,
  /** A small clue and what it means, a clause each. */
  clue: text,
  finding: text,
  /** What the guide says about being alone: a sentence without full stop. */
  lonely: text,
  /** The very old owner of the place, and how one shows respect there, without subject. */
  keeper: text,
  bow: text,
  greeting: text.default('Namaste'),
  /** What the child promised "to" do, and what tempts it away. */
  duty: text,
  tempt: text,
  /** What the child "had" left undone, without "had", and how it made up for that, without subject. */
  undone: text,
  redo: text,
  /** A small creature in need, with "a", and its short form with "the". */
  small: text,
  smallOne: text,
})
export type World = z.output<typeof worldSchema>

const picturesOf = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map(name => [name, picture])) as Record<Names[number], typeof picture>
/** Of a tale's own pictures of turns. */
const atWork = picture.optional()
const sights = z.partialRecord(z.enum(SIGHTS), moments).default({})

export const taleSchema = z.strictObject({
  titles: z.array(text).min(1),
  world: worldSchema,
  pictures: z.strictObject({ ...picturesOf(['cover', ...BEATS]), atWork, sights }),
  pages: byBand(z.record(z.enum(BEATS), page)),
})
export type TaleProse = z.output<typeof taleSchema>

const FRAME_WORLD = {
  guide: true,
  guideIs: true,
  elder: true,
  token: true,
  crack: true,
  treat: true,
  hurt: true,
  care: true,
  lonely: true,
  undone: true,
  redo: true,
} as const

/** The way into the world of an idea and home again. */
export const frameSchema = z.strictObject({
  world: worldSchema.pick(FRAME_WORLD),
  pictures: z.strictObject({ ...picturesOf(FRAME_BEATS), sights }),
  pages: byBand(z.record(z.enum(FRAME_BEATS), page)),
})
export type FrameProse = z.output<typeof frameSchema>

/** What happens in the world of an idea. */
export const plotSchema = z.strictObject({
  /** Fills the slot `theme`: what the tale is about, as it follows "about": "trains", "the first day of school". */
  about: text,
  titles: z.array(text).min(3),
  world: worldSchema.omit(FRAME_WORLD),
  pictures: z.strictObject({ ...picturesOf(['cover', ...PLOT_BEATS]), atWork, sights }),
  pages: byBand(z.record(z.enum(PLOT_BEATS), page)),
})
export type PlotProse = z.output<typeof plotSchema>

/** How a value solves the problem: `moment` before the child understands it, `deed` when it acts. */
const turn = z.strictObject({
  pictures: moments,
  moment: byBand(page),
  deed: byBand(page),
  /** Opens `relief` with what the deed changed; not used for the youngest. */
  bridge: fromFour,
})
export type TurnProse = z.output<typeof turn>

export const turnsSchema = z.strictObject({
  turns: z.array(turn).min(1),
  /** A sentence on the way home that recalls the deed; not used for the youngest. */
  echo: fromFour,
})
export type TurnsProse = z.output<typeof turnsSchema>

const QUIET_PAGES = [...BEATS, 'moment', 'deed'] as const

/** A quiet tale about somebody who is missed: it has no turn of a value, but the two pages in its place. */
export const quietTaleSchema = z.strictObject({
  titles: z.array(text).min(1),
  world: worldSchema.pick({ guide: true, guideIs: true, elder: true }),
  pictures: z.strictObject(picturesOf(['cover', ...QUIET_PAGES])),
  pages: byBand(z.record(z.enum(QUIET_PAGES), page)),
})
export type QuietTaleProse = z.output<typeof quietTaleSchema>
