import { z } from 'zod'

/**
 * The scene language: what a picture shows, in words that both a storyteller writes and an illustrator draws. Positions are
 * those of the picture, so that a shot can be written without knowing how a place is built.
 */

/** Places that a picture can show. */
export const SETTINGS = [
  'bedroom',
  'home',
  'garden',
  'hilltop',
  'village',
  'riverside',
  'moon',
  'planet',
  'starfield',
  'rocket',
  'enchanted-forest',
  'castle',
  'cloud-kingdom',
  'beach',
  'reef',
  'deep-sea',
  'jungle',
  'waterfall',
  'treehouse',
  'farmyard',
  'meadow',
  'barn',
  'city-roof',
  'city-street',
  'park',
  'cave',
  'ship',
  'bazaar',
  'stepwell',
  'tea-garden',
  'courtyard',
  'school',
  'terrace',
  'railway-platform',
  'night-train',
  'auto-rickshaw',
  'kitchen',
  'verandah',
] as const
export const TIMES_OF_DAY = ['morning', 'day', 'sunset', 'dusk', 'night'] as const
export const WEATHERS = ['clear', 'rain', 'wind', 'mist'] as const
/** What can be special about a setting in one picture. Each setting knows some of them. */
export const PLACE_STATES = [
  'dry',
  'blooming',
  'stormy',
  'festive',
  'flood',
  'missing-star',
  'three-stars',
  'moon-awake',
  'moon-asleep',
  'moon-yawning',
  'blackout',
  'kites',
  'switch-up',
  'tangled',
  'inside-the-clock',
  'lamp-lit',
  'paper',
  'rain-drum',
  'real-rocket',
  'low-tide',
  'dark',
  'glowing',
  'whole-bridge',
  'broken-bridge',
  'stepping-stones',
  'lamps',
  'whirlpool',
  'eyes',
  'fireflies',
  'fading',
  'treetop',
  'tunnel',
  'bubble',
  'lights-out',
  'moon-stairs',
  'mosquito-net',
  'floor-bed',
  'diwali',
  'sky-lanterns',
  'by-the-sea',
  'by-the-river',
  'by-the-forest',
  'in-the-hills',
  'in-the-fields',
  'in-the-city',
] as const

/** Distance and angle of the camera. */
export const CAMERAS = [
  'wide',
  'medium',
  'close-up',
  'from-above',
  'from-below',
  'over-the-shoulder',
  'silhouette',
  'detail',
] as const

/** What a person or a creature is doing. */
export const ACTIONS = [
  'standing',
  'walking',
  'running',
  'jumping',
  'flying',
  'swimming',
  'floating',
  'sitting',
  'kneeling',
  'crouching',
  'crawling',
  'climbing',
  'riding',
  'lying',
  'sleeping',
  'waving',
  'cheering',
  'hugging',
  'hugging-knees',
  'pointing',
  'offering',
  'holding',
  'holding-up',
  'carrying',
  'pulling',
  'pushing',
  'dancing',
  'looking-up',
  'reaching',
  'reaching-down',
  'thinking',
  'listening',
  'peeking',
  'tiptoeing',
  'startled',
  'shy',
  'proud',
  'covering-eyes',
  'covering-ears',
  'hand-on-heart',
  'balancing',
  'sliding',
  'falling',
  'drooping',
  'writing',
  'greeting',
  'bowing',
  'playing',
  'sitting-side',
  'leaning',
  'dozing',
  'hands-on-cheeks',
  'arms-crossed',
  'shrugging',
  'clapping',
  'whispering',
  'drinking',
  'eating',
  'blowing',
  'digging',
  'sweeping',
  'rowing',
  'swinging',
  'cradling',
] as const

export const EXPRESSIONS = [
  'happy',
  'laughing',
  'curious',
  'worried',
  'scared',
  'brave',
  'determined',
  'surprised',
  'wonder',
  'proud',
  'relieved',
  'tender',
  'calm',
  'doubtful',
  'mischievous',
  'guilty',
  'sad',
  'cross',
  'tired',
  'sleepy',
  'asleep',
] as const

/** Objects that a picture can show. */
export const PROPS = [
  'star',
  'lantern',
  'map',
  'boat',
  'book',
  'kite',
  'seed',
  'flower',
  'key',
  'bell',
  'shell',
  'feather',
  'telescope',
  'treasure-chest',
  'wand',
  'crown',
  'ball',
  'blanket',
  'fruit-basket',
  'cake',
  'broken-bridge',
  'bridge',
  'nest',
  'egg',
  'pearl',
  'flute',
  'drum',
  'balloon',
  'toolbox',
  'diya',
  'moonbeam-stairs',
  'moon-horn',
  'milk-cup',
] as const
export const PROP_STATES = [
  'broken',
  'open',
  'glowing',
  'dark',
  'upside-down',
  'lying',
  'wet',
  'empty',
  'full',
] as const
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'pink',
  'brown',
  'white',
  'black',
  'silver',
  'gold',
] as const

/** Creatures that the child can meet. */
export const GUIDES = [
  'owl',
  'elephant',
  'parrot',
  'turtle',
  'calf',
  'star-child',
  'dolphin',
  'monkey',
  'robot',
  'little-bird',
  'firefly',
  'fish',
  'lamb',
  'tiger-cub',
  'cloud',
  'grown-elephant',
  'tigress',
  'cow',
  'bullock',
  'buffalo',
  'goat',
  'horse',
  'camel',
  'deer',
  'langur',
  'street-dog',
  'kitten',
  'squirrel',
  'mouse',
  'bat',
  'baby-bird',
  'swallow',
  'crow',
  'pigeon',
  'gull',
  'eagle',
  'heron',
  'peacock',
  'hen',
  'rooster',
  'duckling',
  'whale',
  'reef-fish',
  'seahorse',
  'octopus',
  'jellyfish',
  'giant-clam',
  'crab',
  'frog',
  'gecko',
  'snail',
  'caterpillar',
  'butterfly',
  'moth',
  'bee',
  'beetle',
  'ladybird',
  'dragonfly',
  'ant',
  'grandmother-cloud',
  'baby-comet',
  'old-moon',
  'scarecrow',
  'comma',
] as const
/** Members of the child's family. */
export const GROWN_UPS = ['grandmother', 'grandfather', 'mother', 'father'] as const
/** Everybody who can be in a picture. `pet` and `guide` are the ones of the story. */
export const FIGURES = ['child', 'friend', 'pet', 'guide', ...GROWN_UPS, ...GUIDES] as const

/** How far things are from the viewer. */
export const DISTANCES = ['foreground', 'near', 'middle', 'far', 'horizon'] as const
export const FACINGS = [
  'viewer',
  'right-front',
  'right',
  'right-back',
  'away',
  'left-back',
  'left',
  'left-front',
] as const
/** Places of a setting where somebody can sit, lie or stand; which ones it has depends on the setting. */
export const SPOTS = [
  'bed',
  'seat',
  'swing',
  'window',
  'door',
  'ledge',
  'branch',
  'steps',
  'rock',
  'root',
  'pool',
  'stones',
  'rope-bridge',
  'far-bank',
  'helm',
  'hammock',
  'wall',
  'slide',
  'platform',
  'second-seat',
  'upper-berth',
  'roof-edge',
  'ladder',
  'chair',
  'table',
] as const
const DIRECTIONS = ['viewer', 'ahead', 'up', 'down'] as const
/** What can be looked at, held or sat on: a figure or an object of the shot. */
const THINGS = [...FIGURES, ...PROPS, ...SPOTS] as const

const position = {
  /** From the left (-1) to the right (1) edge of the picture. */
  x: z.number().min(-1.5).max(1.5).default(0),
  distance: z.enum(DISTANCES).default('near'),
  /** Above the ground, in heights of a child of eight. */
  height: z.number().min(-1).max(4).default(0),
  /** Relative to its usual size. */
  size: z.number().min(0.2).max(12).default(1),
}

export const figureSchema = z.object({
  who: z.enum(FIGURES),
  ...position,
  action: z.enum(ACTIONS).default('standing'),
  expression: z.enum(EXPRESSIONS).default('calm'),
  facing: z.enum(FACINGS).default('viewer'),
  looksAt: z.enum([...DIRECTIONS, ...THINGS]).default('ahead'),
  /** What its hands hold. */
  holds: z.enum(PROPS).nullable().default(null),
  /** What it sits, lies or stands on; without it, the ground. */
  on: z.enum(THINGS).nullable().default(null),
  /** Whom or what it hugs, pulls, pushes or reaches for. */
  touches: z.enum(THINGS).nullable().default(null),
})

export const objectSchema = z.object({
  what: z.enum(PROPS),
  ...position,
  states: z.array(z.enum(PROP_STATES)).max(3).default([]),
  colour: z.enum(COLOURS).nullable().default(null),
  /** How many there are, side by side. */
  count: z.number().int().min(1).max(24).default(1),
  facing: z.enum(['left', 'right']).default('right'),
})

/** How one picture is staged. */
export const shotSchema = z.object({
  camera: z.enum(CAMERAS),
  /** Which side of the setting is seen; every setting has at least two. */
  side: z.number().int().min(0).max(3).default(0),
  weather: z.enum(WEATHERS).default('clear'),
  /** What is special about the setting. */
  states: z.array(z.enum(PLACE_STATES)).max(3).default([]),
  figures: z.array(figureSchema).max(8),
  objects: z.array(objectSchema).max(10).default([]),
  /** The one thing that the page turns on; the camera and the light favour it. */
  focus: z.enum(THINGS).default('child'),
})

export const settingSchema = z.enum(SETTINGS)
export const guideSchema = z.enum(GUIDES)
export type Setting = (typeof SETTINGS)[number]
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]
export type PlaceState = (typeof PLACE_STATES)[number]
export type Weather = (typeof WEATHERS)[number]
export type Camera = (typeof CAMERAS)[number]
export type Action = (typeof ACTIONS)[number]
export type Expression = (typeof EXPRESSIONS)[number]
export type Prop = (typeof PROPS)[number]
export type PropState = (typeof PROP_STATES)[number]
export type Colour = (typeof COLOURS)[number]
export type Guide = (typeof GUIDES)[number]
export type GrownUp = (typeof GROWN_UPS)[number]
export type Figure = (typeof FIGURES)[number]
export type Distance = (typeof DISTANCES)[number]
export type Facing = (typeof FACINGS)[number]
export type Thing = (typeof THINGS)[number]
export type FigureShot = z.output<typeof figureSchema>
export type ObjectShot = z.output<typeof objectSchema>
export type Shot = z.output<typeof shotSchema>
/** A shot as it is written: fields with a default are optional. */
export type ShotInput = z.input<typeof shotSchema>
