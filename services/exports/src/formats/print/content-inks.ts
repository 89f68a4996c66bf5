import type { Inks, Rgb } from './inks.ts'

/** The inks of a colour, by what it is used for. */
export type InksOf = (colour: Rgb, use: 'shape' | 'text') => Promise<Inks>

/** Names of graphics states, in the resources of each content stream. */
export const OVERPRINT = 'Overprint'
export const KNOCKOUT = 'Knockout'

const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<<|>>|<[\da-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|[[\]]|[^\s()<>[\]{}/%]+/g
const isOperator = (token: string) => /^[a-zA-Z'"]/.test(token)

interface Colours {
  fill: Rgb | null
  stroke: Rgb | null
  /** The operators that were written last. */
  written: string
}

const byte = (operand: string | undefined) => Math.round(Number(operand) * 255)
const toRgb = ([red, green = red, blue = red]: string[]): Rgb => [byte(red), byte(green), byte(blue)]

const operands = (inks: Inks) => inks.map(ink => Math.round((ink / 255) * 1000) / 1000).join(' ')
const isSolidBlack = ([cyan, magenta, yellow, black]: Inks) => black === 255 && cyan + magenta + yellow === 0

/** Operators that begin a path or paint something that is no text: colours are set before the first of them. */
const SHAPES = new Set(['m', 're', 'Do', 'sh'])
const TEXTS = new Set(['Tj', 'TJ', "'", '"'])

/**
 * Rewrites a content stream of Chromium from RGB and grey to inks. Solid black letters are printed over what is below, so that
 * no white shows beside them where the plates don't meet exactly.
 * @throws Error at an inline image
 */
export async function contentInInks(content: string, inksOf: InksOf): Promise<string> {
  const result: string[] = []
  const stack: Colours[] = []
  let colours: Colours = { fill: null, stroke: null, written: '' }
  let pending: string[] = []

  async function writeColours(use: 'shape' | 'text'): Promise<void> {
    const { fill, stroke } = colours
    const operators: string[] = []
    const fillInks = fill && (await inksOf(fill, use))
    if (fillInks) operators.push(`${operands(fillInks)} k`)
    if (stroke) operators.push(`${operands(await inksOf(stroke, use))} K`)
    const overprints = use === 'text' && fillInks !== null && isSolidBlack(fillInks)
    operators.push(`/${overprints ? OVERPRINT : KNOCKOUT} gs`)
    const written = operators.join(' ')
    if (written !== colours.written) result.push(written)
    colours.written = written
  }

  for (const [token] of content.matchAll(TOKEN)) {
    if (!isOperator(token)) {
      pending.push(token)
      continue
    }
    if (token === 'BI') throw new Error('an inline image is not converted to inks')
    if (token === 'q') stack.push({ ...colours })
    else if (token === 'Q') colours = stack.pop() ?? colours
    const isFill = token === 'rg' || token === 'g'
    if (isFill || token === 'RG' || token === 'G') colours[isFill ? 'fill' : 'stroke'] = toRgb(pending)
    else {
      if (SHAPES.has(token)) await writeColours('shape')
      else if (TEXTS.has(token)) await writeColours('text')
      result.push([...pending, token].join(' '))
    }
    pending = []
  }
  return result.join('\n')
}
