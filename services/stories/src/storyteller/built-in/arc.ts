import type { Action, Expression, Guide, Prop, Setting, TimeOfDay } from '@kahani/contracts/illustration'
import type { AgeBand } from '@kahani/contracts/options'

/** The shapes of the prose. Slots such as `{name}` are listed in `wording.ts`. */

/** A sentence or a few that belong together; of several, the telling takes one. */
export type UserError = string | readonly string[]
/** Told when the friend (or the pet) is in the story; `else` when not. */
export type Conditional = { friend: UserError; else?: UserError } | { pet: UserError; else?: UserError }
/**
 * A part of a page. What is `ifRoom` is left out only where the page would grow too long; what is `maybe` is told or not,
 * as the seed will have it.
 */
export type Line = UserError | Conditional | { ifRoom: UserError | Conditional } | { maybe: UserError | Conditional }
export type Page = readonly Line[]
/** Every age band has prose of its own: none is another one cut. */
export type ByBand<T> = Readonly<Record<AgeBand, T>>

export type FromFour<T> = Readonly<Record<Exclude<AgeBand, '2-3'>, T>>

/** What a page looks like. `see` is the alt text: one sentence. `detail` is for an illustrator only. */
export interface Look {
  see: string
  detail: string
  action: Action
  expression: Expression
}

export interface Scene extends Look {
  setting: Setting
  timeOfDay: TimeOfDay
  props: readonly Prop[]
  /** The guide is in the picture; in those of `GUIDED` it always is. */
  guided?: true
}

/** How every story ends. */
export const ASLEEP = { setting: 'bedroom', timeOfDay: 'night', action: 'sleeping', expression: 'sleepy' } as const

/**
 * The pages of an arc in order. Between `trouble` and `relief` come the two pages of the turn, which belong to the value:
 * `trouble` ends with the first try failed, `relief` begins with the try that works.
 */
export const BEATS = ['home', 'call', 'crossing', 'meeting', 'trouble', 'relief', 'homeward', 'bed'] as const
export type Beat = (typeof BEATS)[number]
/** The beats on which the child and its guide are together, whichever the arc. */
export const GUIDED: ReadonlySet<Beat> = new Set<Beat>(['meeting', 'trouble', 'relief'])

/** The things of an arc that a turn speaks of. All but the pronoun are words that go into the slots of the same names. */
export interface World {
  /** Whom the child meets, with "the", and the pronoun for it. */
  guide: string
  guideIs: 'she' | 'he' | 'it'
  /** The grown-up who waits at home, as a name: Nani. */
  elder: string
  /** What the child carries, without article, and what it looks like after a fall: "a dent the size of a pea". */
  token: string
  crack: string
  /** Something to eat, without article, that can be halved. */
  treat: string
  /** What has to be done, and where: "climb the horn", "the horn". */
  try: string
  place: string
  /** What happens instead, a clause: "the light slid away". */
  snag: string
  /** The place that frightens. */
  dark: string
  /** Who gives always and is never thanked, and what it "had done", without had. */
  unsung: string
  service: string
  /** What ails the guide, a clause, and what the child did about it, without subject. */
  hurt: string
  care: string
  /** A small thing to be noticed, a clause, and what it means, a clause. */
  clue: string
  finding: string
  /** What the guide says of being alone, a sentence without its full stop. */
  lonely: string
  /** To whom the place belongs, very old, and how one shows respect there, without subject. */
  keeper: string
  bow: string
  /** What the child promised "to", and what draws away from it. */
  duty: string
  tempt: string
  /** What the child "had" left undone, without had, and how it was mended, without subject. */
  undone: string
  redo: string
  /** A small creature in need, with "a", and again with "the" alone. */
  small: string
  smallOne: string
}

export interface Arc {
  titles: readonly string[]
  guide: Guide
  world: World
  tale: ByBand<Readonly<Record<Beat, Page>>>
  cover: Scene
  scenes: Readonly<Record<Beat, Scene>>
}

/** How a value solves what is the matter: `moment` before the child has understood, `deed` when it acts. */
export interface Turn {
  moment: ByBand<Page>
  deed: ByBand<Page>
  /** Opens `relief`: what the deed has changed. The youngest see it without. */
  bridge: FromFour<UserError>
  looks: { moment: Look; deed: Look }
}

export interface ValueThread {
  turns: readonly Turn[]
  /** A sentence on the way home in which the deed is still felt; the youngest need none. */
  echo: FromFour<UserError>
}
