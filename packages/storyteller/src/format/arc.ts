import type { AgeBand } from '@kahani/contracts/options'
import type {
  Colour,
  Figure,
  FigureShot,
  Guide,
  PlaceState,
  Prop,
  PropState,
  Setting,
  ShotInput,
  TimeOfDay,
  Weather,
} from '@kahani/scene/shot'

/** What a picture must contain to show a noun. */
export interface Depiction {
  figure?: Figure
  object?: Prop
  /** Of the object. */
  state?: PropState
  colour?: Colour
  count?: number
  setting?: Setting
  /** What is special about the setting. */
  place?: PlaceState
  timeOfDay?: TimeOfDay
  weather?: Weather
}

/**
 * Types of the story prose. Slots such as `{name}` are documented in `wording.ts`. A noun in square brackets, as in
 * "on a [ladder]", is shown in the picture of its page; `depictions.ts` says by what.
 */

/** One or more consecutive sentences; of an array, one variant is chosen. */
export type Sentence = string | readonly string[]
/** Used if the story has a friend (or a pet); otherwise `else` is used. */
export type Conditional = { friend: Sentence; else?: Sentence } | { pet: Sentence; else?: Sentence }
/**
 * A part of a page. An `ifRoom` part is omitted only if the page would be too long; a `maybe` part is included or omitted
 * as the seed decides.
 */
export type Line = Sentence | Conditional | { ifRoom: Sentence | Conditional } | { maybe: Sentence | Conditional }
export type Page = readonly Line[]
/** Each age band has its own prose; none is a shortened version of another. */
type ByBand<T> = Readonly<Record<AgeBand, T>>

type FromFour<T> = Readonly<Record<Exclude<AgeBand, '2-3'>, T>>

/** Stands for something of the arc in the shots of turns: see `ArcStage`. `$elder` is the grown-up of `World.elder`. */
export type Placeholder = '$token' | '$damage' | '$duty' | '$treat' | '$small' | '$keeper' | '$elder' | `$${SightName}`

/**
 * What `World` has a clause for, and a picture can show beside the figures of a turn. `redone` is what was undone, put right.
 */
export type SightName = 'clue' | 'hurt' | 'tempt' | 'undone' | 'redone' | 'unsung'

type WithPlaceholders<T> = T extends string
  ? T | Placeholder
  : T extends readonly (infer Entry)[]
    ? readonly WithPlaceholders<Entry>[]
    : T extends object
      ? { readonly [Key in keyof T]: WithPlaceholders<T[Key]> }
      : T

type Staged = WithPlaceholders<ShotInput>
interface WhenNamed {
  when?: string
}

/**
 * The staging of a picture. A figure or an object with `when` is only there if the text of the page contains this noun in
 * brackets. Friend and pet are left out of stories that don't have them.
 */
export interface TaleShot extends Omit<Staged, 'figures' | 'objects' | 'side' | 'weather'> {
  /** In turns: what the arc shows in addition. */
  adds?: Partial<Record<SightName, SightPlacing>>
  figures: readonly (Staged['figures'][number] & WhenNamed)[]
  objects?: readonly (NonNullable<Staged['objects']>[number] & WhenNamed)[]
}

/**
 * Something of the arc beside the figures of a turn, such as the thing that tempts the child. `x` and `height` are relative
 * to where the turn places it, `size` multiplies, and the distance is that of the turn if the sight has none.
 */
interface Sight extends Pick<TaleShot, 'objects'> {
  figures?: TaleShot['figures']
  /** Where the guide makes room for it. */
  guide?: Partial<TaleShot['figures'][number]>
  /** The tale's own pictures of a turn that shows it, where those of the turn don't suit the place. */
  looks?: Partial<Record<'moment' | 'deed', SightLook>>
  /** Where it is, if a turn that shows it has to go there. */
  place?: Place
}

export type SightLook = Look & Partial<Place> & Pick<TurnLook, 'bands'>

/** Where a turn shows a sight. */
export type SightPlacing = Partial<Pick<FigureShot, 'x' | 'distance' | 'height' | 'size' | 'imagined'>>

/** The picture of a page. `see` is the alt text, one sentence; `detail` is for the illustrator only. */
interface Look {
  see: string
  detail: string
  shot: TaleShot
}

/** Where and when a picture is seen. */
export interface Place extends Pick<ShotInput, 'side' | 'weather' | 'states'> {
  setting: Setting
  timeOfDay: TimeOfDay
  /** Who wears a red cape there over the clothes, unless the shot says otherwise. */
  capes?: readonly ('child' | 'friend')[]
  /** The child has the token of the tale in its hands there, if a shot leaves them free. */
  carries?: true
}

export interface Scene extends Look, Place {
  /** What differs for an age whose text tells something else. */
  bands?: Partial<Record<AgeBand, Partial<Omit<Scene, 'bands'>>>>
}

/** The last picture of every story. */
export const ASLEEP = { setting: 'bedroom', timeOfDay: 'night' } as const

/**
 * The pages of an arc in order. The two pages of the turn, which show the value, are inserted between `trouble`, which ends
 * with a failed first try, and `relief`, which begins with the try that works.
 */
export const BEATS = ['home', 'call', 'crossing', 'meeting', 'trouble', 'relief', 'homeward', 'bed'] as const
export type Beat = (typeof BEATS)[number]

/** Things in an arc that a turn refers to. All except `guideIs` fill the slots of the same names. */
export interface World {
  /** The creature that the child meets, with "the", and its pronoun. */
  guide: string
  guideIs: 'she' | 'he' | 'it'
  /** Name of the grown-up at home: Nani. */
  elder: string
  /** What the child carries, without article, and its damage after a fall: "a dent the size of a pea". */
  token: string
  crack: string
  /** Food that can be halved, without article. */
  treat: string
  /** The task and its place: "climb the horn", "the horn". */
  try: string
  place: string
  /** What happens instead, a clause: "the light slid away". */
  snag: string
  /** The frightening place. */
  dark: string
  /** Someone who always helps and is never thanked, and what it "had" done, without "had". */
  unsung: string
  service: string
  /** The guide's ailment, a clause, and what the child did about it, without subject. */
  hurt: string
  care: string
  /** A small clue and what it means, a clause each. */
  clue: string
  finding: string
  /** What the guide says about being alone: a sentence without full stop. */
  lonely: string
  /** The very old owner of the place, and how one shows respect there, without subject. */
  keeper: string
  bow: string
  /** What the child promised "to" do, and what tempts it away. */
  duty: string
  tempt: string
  /** What the child "had" left undone, without "had", and how it made up for that, without subject. */
  undone: string
  redo: string
  /** A small creature in need, with "a", and its short form with "the". */
  small: string
  smallOne: string
}

/** What the pictures of a turn show of the arc. */
export interface ArcStage {
  /** Places of the two pages of a turn, seen from other sides than the pages before and after them. */
  moment: Place
  deed: Place
  /** The place that `World.dark` names. */
  dark: Place
  /** How `token`, `treat`, `small` and `keeper` of the world are drawn; null if the keeper is not a creature. */
  token: Prop
  treat: Prop
  small: Figure
  keeper: Figure | null
  /** The token's own colour, and its states as long as it is whole, such as a kite that is not in the air. */
  tokenLook?: { colour?: Colour; states?: PropState[] }
  /** How the damage of `crack` is drawn; 'broken' by default. */
  damage?: PropState
  /** What the child holds while it keeps the promise of `duty`; the token by default. */
  duty?: Prop
  /** For a guide that is not half as high as the child, as turns assume: added to its height, and multiplied by its size. */
  guide?: { height?: number; size?: number }
  /** The child at the task of `World.try`, for pages of turns that are `atWork`. */
  atWork?: Partial<Scene>
  /** What else turns can show. Whatever is missing is outside of the picture, and figures look there. */
  sights?: Partial<Record<SightName, Sight>>
}

/** The pictures of an arc. */
export interface Storyboard {
  stage: ArcStage
  /** How the nouns in brackets are shown. */
  depictions: Readonly<Record<string, Depiction>>
  cover: Scene
  scenes: Readonly<Record<Beat, Scene>>
}

export interface Arc extends Storyboard {
  titles: readonly string[]
  guide: Guide
  world: World
  tale: ByBand<Readonly<Record<Beat, Page>>>
}

/** How a value solves the problem: `moment` before the child understands it, `deed` when it acts. */
export interface Turn {
  moment: ByBand<Page>
  deed: ByBand<Page>
  /** Opens `relief` with what the deed changed; not used for the youngest. */
  bridge: FromFour<Sentence>
  looks: Readonly<Record<'moment' | 'deed', TurnLook>>
}

/** The picture of a page of a turn, at the place of the same name in `ArcStage` or in the dark. */
interface TurnLook extends Look {
  place?: 'dark'
  /** Shows the child at the task of `World.try`, which an arc can stage itself. */
  atWork?: true
  /** What differs for an age whose text tells something else. */
  bands?: Partial<Record<AgeBand, Partial<Look>>>
}

export interface ValueThread {
  /** How the nouns in brackets are shown. */
  depictions?: Readonly<Record<string, WithPlaceholders<Depiction>>>
  turns: readonly Turn[]
  /** A sentence on the way home that recalls the deed; not used for the youngest. */
  echo: FromFour<Sentence>
}
