import { z } from 'zod'
import { COLOURS, PROP_STATES, PROPS } from './objects.ts'
import {
  ACTIONS,
  CAMERAS,
  DISTANCES,
  EXPRESSIONS,
  FACINGS,
  FIGURES,
  type GROWN_UPS,
  GUIDES,
  PLACE_STATES,
  SETTINGS,
  SPOTS,
  type TIMES_OF_DAY,
  WEATHERS,
} from './words.ts'

/**
 * The scene language: what a picture shows, in words that both a storyteller writes and an illustrator draws. Positions are
 * those of the picture, so that a shot can be written without knowing how a place is built.
 */

const DIRECTIONS = ['viewer', 'ahead', 'up', 'down'] as const
/** What can be looked at, held or sat on: a figure or an object of the shot. */
const THINGS = [...FIGURES, ...PROPS, ...SPOTS] as const
/** What fits into hands: an object, or a creature that is carried. */
const HOLDABLE = [...PROPS, ...GUIDES, 'pet'] as const

/** What a person can put on. */
const WEARABLES = ['cape', 'spectacles', 'turban'] as const satisfies readonly (typeof PROPS)[number][]

const position = {
  /** From the left (-1) to the right (1) edge of the picture. */
  x: z.number().min(-1.5).max(1.5).default(0),
  distance: z.enum(DISTANCES).default('near'),
  /** Above the ground, in heights of a child of eight. */
  height: z.number().min(-1).max(4).default(0),
  /** Relative to its usual size. */
  size: z.number().min(0.2).max(12).default(1),
  /** Only thought of or remembered: it appears in a cloud, at its place in the picture. */
  imagined: z.boolean().default(false),
}

export const figureSchema = z.object({
  who: z.enum(FIGURES),
  ...position,
  action: z.enum(ACTIONS).default('standing'),
  expression: z.enum(EXPRESSIONS).default('calm'),
  facing: z.enum(FACINGS).default('viewer'),
  looksAt: z.enum([...DIRECTIONS, ...THINGS]).default('ahead'),
  /** Whose arms and head it has, if not those of its own action: it sits and counts, or walks with a hand on its heart. */
  arms: z.enum(ACTIONS).nullable().default(null),
  /** What its hands hold. States, colours and feelings of it are those of the entry of the same name. */
  holds: z.enum(HOLDABLE).nullable().default(null),
  /** What is put on over the clothes. The colour of a cape or a turban is that of its entry, else red; others can hold its hem. */
  wears: z.enum(WEARABLES).nullable().default(null),
  /** What it sits, lies or stands on; without it, the ground. */
  on: z.enum(THINGS).nullable().default(null),
  /** Whom or what it hugs, pulls, pushes or reaches for. A creature comes so near to an object that it can. */
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
  /** Nearer than usual above 1: a share of the usual width is seen. */
  zoom: z.number().min(0.6).max(2).default(1),
  /** Which side of the setting is seen; every setting has at least two. */
  side: z.number().int().min(0).max(3).default(0),
  weather: z.enum(WEATHERS).default('clear'),
  /** What is special about the setting. */
  states: z.array(z.enum(PLACE_STATES)).max(4).default([]),
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
export type Holdable = (typeof HOLDABLE)[number]
export type FigureShot = z.output<typeof figureSchema>
export type ObjectShot = z.output<typeof objectSchema>
export type Shot = z.output<typeof shotSchema>
/** A shot as it is written: fields with a default are optional. */
export type ShotInput = z.input<typeof shotSchema>
