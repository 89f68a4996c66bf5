import type { Figure } from '@kahani/scene/shot'
import { brightnessOf, hueOf, mix, shade, tint } from '../canvas/colour.ts'

/** The colours of a sketch: each figure has one of its own, and no other thing has a colour like that. */

/** A figure's colour, as an illustrator is told it, with the tones of the parts of its body. */
export interface FigureColour {
  name: string
  /** Of its body; the others are this one, lighter or darker. */
  value: string
  face: string
  sleeves: string
  legs: string
  hair: string
  eyes: string
}

const colour = (name: string, value: string): FigureColour => ({
  name,
  value,
  face: tint(value, 0.62),
  sleeves: tint(value, 0.3),
  legs: shade(value, 0.26),
  hair: shade(value, 0.52),
  eyes: shade(value, 0.86),
})

/** Those that nobody has as an own one come first. */
const COLOURS = {
  red: colour('red', '#d92f2f'),
  lime: colour('lime', '#a5cf1d'),
  navy: colour('dark blue', '#2b3a8f'),
  orange: colour('orange', '#f47b16'),
  blue: colour('blue', '#2f76e0'),
  green: colour('green', '#2fa34c'),
  purple: colour('purple', '#8d4fd0'),
  pink: colour('pink', '#f2599f'),
  turquoise: colour('turquoise', '#12b0b6'),
}

/** Those who are in most pictures have the same colour in all of them. */
const OWN: Partial<Record<Figure, FigureColour>> = {
  child: COLOURS.orange,
  friend: COLOURS.blue,
  'second-friend': COLOURS.green,
  'third-friend': COLOURS.purple,
  pet: COLOURS.pink,
  guide: COLOURS.turquoise,
}

/** The colours of all figures of a shot. A creature that is there several times has one colour. */
export function colourFigures(figures: readonly { who: Figure }[]): ReadonlyMap<Figure, FigureColour> {
  const all = new Set(figures.map(({ who }) => who))
  const others = Object.values(COLOURS).filter(each => ![...all].some(who => OWN[who] === each))
  return new Map([...all].map(who => [who, OWN[who] ?? others.shift() ?? COLOURS.navy]))
}

/** All tones of a figure. */
export const tonesOf = ({ value, face, sleeves, legs, hair, eyes }: FigureColour): readonly [string, ...string[]] => [
  value,
  face,
  sleeves,
  legs,
  hair,
  eyes,
]

/** The tone of a figure that is as bright as a colour. */
export function toneIn(own: FigureColour, colour: string): string {
  const bright = brightnessOf(colour)
  const far = (tone: string) => Math.abs(brightnessOf(tone) - bright)
  return tonesOf(own).reduce((best, tone) => (far(tone) < far(best) ? tone : best))
}

/** The tone of a creature, most of which is in one tone, whatever its coat. */
export function toneOfCoat({ value, face, legs, eyes }: FigureColour, colour: string): string {
  const bright = brightnessOf(colour)
  return bright < 45 ? eyes : bright < 75 ? legs : bright > 205 ? face : value
}

const steps = (dark: string, light: string, count: number): ((share: number) => string) => {
  const tones = Array.from({ length: count }, (_, i) => mix(dark, light, i / (count - 1)))
  return share => tones[Math.round(Math.max(0, Math.min(1, share)) * (count - 1))] ?? light
}
const ofObjects = steps('#4d3c33', '#cdb28f', 4)
const ofKeyThing = steps('#9a6a00', '#ffdf5c', 4)
const ofSetting = steps('#868b9a', '#f4f2ee', 5)

export const toneOfObject = (colour: string): string => ofObjects(brightnessOf(colour) / 255)
/** Of the thing that the page turns on. */
export const toneOfKeyThing = (colour: string): string => ofKeyThing(brightnessOf(colour) / 255)

const SHADES = { green: '#8fb573', blue: '#78a5cf', earth: '#c39a6b' }
/** How much of a hue there is in a tone of the setting. */
const HUE = 0.3
/** Differences of brightness in a setting are stretched, but not more than from this range. */
const RANGE_MIN = 40

/** The tones of a setting in the colours of which its shapes are: also a night has light and dark parts. */
export function tonesOfSetting(colours: readonly string[]): (colour: string) => string {
  const sorted = colours.map(brightnessOf).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const [low, high] = [at(0.05), at(0.95)]
  const range = Math.max(RANGE_MIN, high - low)
  const dark = (low + high - range) / 2
  return colour => {
    const tone = ofSetting((brightnessOf(colour) - dark) / range)
    const hue = hueOf(colour)
    return hue ? mix(tone, SHADES[hue], HUE) : tone
  }
}
