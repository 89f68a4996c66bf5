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
import type { ByAge } from './by-age.ts'

export type { ByAge } from './by-age.ts'

/** What a picture must contain to show a noun. */
interface Depiction {
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

/** Nouns, as the prose has them in brackets, and how they are shown. */
export type Depictions = Readonly<Record<string, Depiction>>

/**
 * What a picture can show of a tale beside its own figures: what its world has a clause for; `redone`, which is what was
 * undone, put right; and `emblem`, which stands for the idea of a plot in the pictures of a frame, as high as a child's knee.
 */
export const SIGHTS = ['clue', 'hurt', 'tempt', 'undone', 'redone', 'unsung', 'emblem'] as const
export type SightName = (typeof SIGHTS)[number]

/** Stands for something of the tale in the shots of turns: see `Stage`. `$elder` is the grown-up of `World.elder`. */
export type Placeholder = '$token' | '$damage' | '$duty' | '$treat' | '$small' | '$keeper' | '$elder' | `$${SightName}`

type WithPlaceholders<T> = T extends string
  ? T | Placeholder
  : T extends readonly (infer Entry)[]
    ? readonly WithPlaceholders<Entry>[]
    : T extends object
      ? { readonly [Key in keyof T]: WithPlaceholders<T[Key]> }
      : T

type Staged = WithPlaceholders<ShotInput>

interface Entry {
  /** It is only there if the text of the page contains this noun in brackets. */
  when?: string
  /** Multiplies the height, and the size of an object: for what has to fit a child that is taller or smaller than at eight. */
  grows?: number
}

/** The staging of a picture. Friend and pet are left out of stories that don't have them. */
export interface TaleShot extends Omit<Staged, 'figures' | 'objects' | 'side' | 'weather'> {
  /** In turns and frames: what the tale shows in addition. */
  adds?: Partial<Record<SightName, SightPlacing>>
  figures: readonly (Staged['figures'][number] & Entry)[]
  objects?: readonly (NonNullable<Staged['objects']>[number] & Entry)[]
}

/** Where a turn shows a sight. */
export type SightPlacing = Partial<Pick<FigureShot, 'x' | 'distance' | 'height' | 'size' | 'imagined'>>

/** Where and when a picture is seen. */
interface Place extends Pick<ShotInput, 'side' | 'weather' | 'states'> {
  setting: Setting
  timeOfDay: TimeOfDay
  /** Who wears a red cape there over the clothes, unless the shot says otherwise. */
  capes?: readonly ('child' | 'friend')[]
  /** The child has the token of the tale in its hands there, if a shot leaves them free. */
  carries?: true
  /** The boat that is there in every shot, with all in it except the guide, who swims. Its floor is at the height of the ground. */
  boat?: NonNullable<TaleShot['objects']>[number]
  /** What stays where it is in all shots that don't have it themselves, such as a chest. */
  landmarks?: NonNullable<TaleShot['objects']>
}

/** A picture: where it is, how it is staged, and what else an illustrator is told. */
export interface Scene extends Place {
  detail: string
  shot: TaleShot
}

/**
 * Something of the tale beside the figures of a turn, such as the thing that tempts the child. `x` and `height` are relative
 * to where the turn places it, `size` multiplies, and the distance is that of the turn if the sight has none.
 */
interface Sight {
  figures?: TaleShot['figures']
  objects?: TaleShot['objects']
  /** Where the guide makes room for it. */
  guide?: Partial<TaleShot['figures'][number]>
  /** The tale's own pictures of a turn that shows it, where those of the turn don't suit the place. */
  looks?: Partial<Record<'moment' | 'deed', ByAge<Partial<Scene>>>>
  /** Where it is, if a turn that shows it has to go there. */
  place?: Place
}

/** What the pictures of a turn show of the tale. */
export interface Stage {
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
  atWork?: ByAge<Partial<Scene>>
  /** What else turns can show. Whatever is missing is outside of the picture, and figures look there. */
  sights?: Partial<Record<SightName, Sight>>
}

/**
 * The pages of a tale in order. The two pages of the turn, which show the value, are inserted between `trouble`, which ends
 * with a failed first try, and `relief`, which begins with the try that works.
 */
export const BEATS = ['home', 'call', 'crossing', 'meeting', 'trouble', 'relief', 'homeward', 'bed'] as const
export type Beat = (typeof BEATS)[number]
/** The pages of a frame, and those of a plot between them. */
export const FRAME_BEATS = ['home', 'call', 'crossing', 'homeward', 'bed'] as const
export const PLOT_BEATS = ['meeting', 'trouble', 'relief'] as const

/** The setting of the last picture of every story. */
export const ASLEEP = { setting: 'bedroom', timeOfDay: 'night' } as const

/** The pictures of a tale. */
export interface Storyboard {
  guide: Guide
  stage: Stage
  depictions: Depictions
  cover: ByAge<Scene>
  scenes: Readonly<Record<Beat, ByAge<Scene>>>
}

/** How a child gets into the world of an idea and home again: half of a tale. */
export interface Frame extends Pick<Storyboard, 'guide' | 'depictions'> {
  stage: Pick<Stage, 'token' | 'tokenLook' | 'damage' | 'treat' | 'guide' | 'sights'>
  scenes: Readonly<Record<(typeof FRAME_BEATS)[number], ByAge<Scene>>>
}

/** What happens in the world of an idea: the other half. `depictions` say how `about` of its prose is shown, too. */
export interface Plot extends Pick<Storyboard, 'depictions' | 'cover'> {
  stage: Omit<Stage, keyof Frame['stage']> & { sights: NonNullable<Stage['sights']> & { emblem: Sight } }
  scenes: Readonly<Record<(typeof PLOT_BEATS)[number], ByAge<Scene>>>
}

/**
 * The pictures of a quiet tale, which has two pages of its own in the place of a turn. `$elder` is the grown-up at home, who can
 * be anybody whom the child does not miss.
 */
export interface QuietStoryboard extends Omit<Storyboard, 'stage' | 'scenes'> {
  scenes: Readonly<Record<Beat | 'moment' | 'deed', ByAge<Scene>>>
}

/** The picture of a page of a turn, at the place of the same name in `Stage` or in the dark. */
export interface Look extends Pick<Scene, 'detail' | 'shot'> {
  place?: 'dark'
  /** Shows the child at the task of `World.try`, which a tale can stage itself. */
  atWork?: true
}

/** The pictures of the turns of a value. */
export interface TurnStoryboard {
  depictions?: Readonly<Record<string, WithPlaceholders<Depiction>>>
  looks: readonly Readonly<Record<'moment' | 'deed', ByAge<Look>>>[]
}
