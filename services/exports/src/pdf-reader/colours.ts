import { PDFArray, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'

/** `other` are patterns, shadings, spot colours and lookup tables. */
export type ColourSpace = 'grey' | 'rgb' | 'cmyk' | 'other'

export interface Colour {
  space: ColourSpace
  /** From 0 to 1. */
  values: readonly number[]
}

/** Until a content stream sets another one. */
export const BLACK: Colour = { space: 'grey', values: [0] }
export const OTHER: Colour = { space: 'other', values: [] }

const SPACES: Record<string, ColourSpace> = { g: 'grey', rg: 'rgb', k: 'cmyk' }

export const FILL_OPERATORS = ['g', 'rg', 'k', 'cs', 'sc', 'scn'] as const
export const STROKE_OPERATORS = ['G', 'RG', 'K', 'CS', 'SC', 'SCN'] as const

/** The colour that an operator sets. */
export const toColour = (operator: string, values: readonly number[]): Colour => {
  const space = SPACES[operator.toLowerCase()]
  return space ? { space, values } : OTHER
}

const BY_NAME = new Map<PDFObject, ColourSpace>([
  [PDFName.of('DeviceGray'), 'grey'],
  [PDFName.of('DeviceRGB'), 'rgb'],
  [PDFName.of('DeviceCMYK'), 'cmyk'],
])
const BY_COMPONENTS: Record<number, ColourSpace> = { 1: 'grey', 3: 'rgb', 4: 'cmyk' }

/** The colour space of an image. */
export function colourSpaceOf(space: PDFObject | undefined): ColourSpace {
  if (space instanceof PDFArray && space.lookup(0) === PDFName.of('ICCBased')) {
    const profile = space.lookup(1)
    const components =
      profile instanceof PDFRawStream ? profile.dict.lookupMaybe(PDFName.of('N'), PDFNumber) : undefined
    return BY_COMPONENTS[components?.asNumber() ?? 0] ?? 'other'
  }
  return (space && BY_NAME.get(space)) ?? 'other'
}
