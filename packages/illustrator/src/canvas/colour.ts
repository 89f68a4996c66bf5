/** Colours are '#rrggbb' or, if translucent, '#rrggbbaa'. */

type Channels = readonly [red: number, green: number, blue: number]

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function hex(red: number, green: number, blue: number): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
  return `#${value.toString(16).padStart(6, '0')}`
}

/** Blends two colours: `share` 0 is `a`, 1 is `b`. */
export function mix(a: string, b: string, share: number): string {
  const [r, g, u] = channels(a)
  const [s, h, v] = channels(b)
  return hex(r + (s - r) * share, g + (h - g) * share, u + (v - u) * share)
}

/** A colour lit by coloured light. */
export function multiply(colour: string, light: string): string {
  const [r, g, u] = channels(colour)
  const [s, h, v] = channels(light)
  return hex((r * s) / 255, (g * h) / 255, (u * v) / 255)
}

/** Shadows tend to plum and highlights to cream, as in paintings, instead of black and white. */
export const shade = (colour: string, share: number) => mix(colour, '#35203f', share)
export const tint = (colour: string, share: number) => mix(colour, '#fff2d8', share)

/** Shadows on skin are warm, so that light skin does not turn grey and dark skin keeps its colour. */
export const shadeSkin = (skin: string, share: number) => mix(skin, multiply(skin, '#a35a44'), Math.min(1, share * 1.5))

/** How bright a colour is to the eye, from 0 to 255. */
export function brightnessOf(colour: string): number {
  const [red, green, blue] = channels(colour)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

/** 0 for greens, blues and greys, 1 for earth and fire colours. */
export function warmth(colour: string): number {
  const [red, green, blue] = channels(colour)
  return Math.max(0, Math.min(1, (red - Math.max(green * 1.04, blue)) / 46))
}

/** What a colour is called that is not grey. */
export function hueOf(colour: string): 'green' | 'blue' | 'earth' | null {
  const [red, green, blue] = channels(colour)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most - least < Math.max(16, most * 0.14)) return null
  return most === red ? 'earth' : most === green && green - blue > (green - red) * 0.6 ? 'green' : 'blue'
}

export function alpha(colour: string, opacity: number): string {
  const level = Math.round(Math.max(0, Math.min(1, opacity)) * 255)
  return `${colour.slice(0, 7)}${level.toString(16).padStart(2, '0')}`
}

/** How far two colours are apart: 0 if they are equal, about 440 between black and white. */
export function distanceOf(a: string, b: string): number {
  const [r, g, u] = channels(a)
  const [s, h, v] = channels(b)
  return Math.hypot(r - s, g - h, u - v)
}
