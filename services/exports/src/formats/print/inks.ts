import { join } from 'node:path'
import sharp from 'sharp'

/** GRACoL 2006, the printing condition of Gelato and a usual one for coated paper: at most 280 % of ink. */
export const PRESS_PROFILE = join(import.meta.dirname, 'gracol-2006.icc')

/** Cyan, magenta, yellow and black, from 0 to 255. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number]
export type Rgb = readonly [red: number, green: number, blue: number]

/** Grid points of the table for each of red, green and blue. */
const GRID = 33
const STEP = 255 / (GRID - 1)

/** Of the grid, since libvips takes 4 s to convert the pixels of a page. */
async function createTable(): Promise<Uint8Array> {
  const colours = new Uint8Array(GRID ** 3 * 3)
  for (let i = 0; i < GRID ** 3; i += 1) {
    const steps = [Math.floor(i / GRID ** 2), Math.floor(i / GRID) % GRID, i % GRID]
    colours.set(
      steps.map(step => Math.round(step * STEP)),
      3 * i,
    )
  }
  return sharp(colours, { raw: { width: GRID ** 2, height: GRID, channels: 3 } })
    .toColourspace('cmyk')
    .withIccProfile(PRESS_PROFILE, { attach: false })
    .raw()
    .toBuffer()
}

let table: Promise<Uint8Array> | undefined
async function readTable(): Promise<Uint8Array> {
  table ??= createTable()
  return table
}

/** The cell of the grid that a value is in, and how far. */
const CELL = Uint8Array.from({ length: 256 }, (_, value) => Math.min(GRID - 2, Math.floor(value / STEP)))
const SHARE = Float64Array.from(CELL, (cell, value) => value / STEP - cell)

/** The planes of a picture: one byte a pixel. */
type Planes = [cyan: Uint8Array, magenta: Uint8Array, yellow: Uint8Array, black: Uint8Array]

/**
 * Converts sRGB pixels to inks by the profile of the press, by tetrahedral interpolation.
 * @param pixels three bytes each
 */
export async function separate(pixels: Uint8Array): Promise<Planes> {
  const inks = await readTable()
  const count = pixels.length / 3
  const planes: Planes = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)]
  const [red, green, blue] = [4 * GRID ** 2, 4 * GRID, 4]
  for (let i = 0, p = 0; i < count; i += 1, p += 3) {
    const [r, g, b] = [pixels[p] as number, pixels[p + 1] as number, pixels[p + 2] as number]
    const [x, y, z] = [SHARE[r] as number, SHARE[g] as number, SHARE[b] as number]
    const base = (CELL[r] as number) * red + (CELL[g] as number) * green + (CELL[b] as number) * blue
    // From one corner of the cell to the opposite one, along its edges: that of the largest share first.
    let [first, second] = [red, green]
    let [most, middle, least] = [x, y, z]
    if (x >= y) {
      if (y < z) {
        if (x >= z) [second, middle, least] = [blue, z, y]
        else [first, second, most, middle, least] = [blue, red, z, x, y]
      }
    } else if (z >= y) [first, second, most, middle, least] = [blue, green, z, y, x]
    else if (z >= x) [first, second, most, middle, least] = [green, blue, y, z, x]
    else [first, second, most, middle] = [green, red, y, x]
    const [corner, opposite] = [base + first, base + red + green + blue]
    for (let ink = 0; ink < 4; ink += 1) {
      const plane = planes[ink] as Uint8Array
      plane[i] =
        (inks[base + ink] as number) * (1 - most) +
        (inks[corner + ink] as number) * (most - middle) +
        (inks[corner + second + ink] as number) * (middle - least) +
        (inks[opposite + ink] as number) * least +
        0.5
    }
  }
  return planes
}

const saturation = (colour: Rgb) => Math.max(...colour) - Math.min(...colour)
const luminance = ([red, green, blue]: Rgb) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255

/** Darker letters are solid. */
const SOLID = 0.2
const BLANK = 0.97

function blackAlone(colour: Rgb): Inks {
  const light = luminance(colour)
  const share = light <= SOLID ? 1 : light >= BLANK ? 0 : 1 - light
  return [0, 0, 0, Math.round(255 * share)]
}

const GREY = 3
/** Also browns: letters in several inks would have coloured fringes where the plates don't meet exactly. */
const NEUTRAL = 45

/** Converts the colours of shapes and texts. Greys are black ink alone, and so are texts that are dark or neutral. */
export async function toInks(colour: Rgb, use: 'shape' | 'text'): Promise<Inks> {
  if (saturation(colour) <= (use === 'text' ? NEUTRAL : GREY)) return blackAlone(colour)
  const [[cyan = 0], [magenta = 0], [yellow = 0], [black = 0]] = await separate(Uint8Array.from(colour))
  return [cyan, magenta, yellow, black]
}
