import { COMPANION_FIGURES, type CompanionFigure, type IllustrationRequest } from '@kahani/contracts/illustration'
import { type SheetName, sheetName } from '@kahani/contracts/picture-keys'
import { quoted } from './quoted.ts'

/** A reference image of a call. Its name is that of the uploaded file, and reveals nothing about the family. */
export interface Reference {
  name: SheetName | 'sketch' | 'style' | 'photo' | 'kept-sheet' | 'picture'
  data: Buffer
}
export type ReferenceName = Reference['name']

const NAME_MAX = 40
const STYLE_RULE = 'an example of the style. Take only the style from it, and nothing that it shows.'

/** What each image of a picture is for. */
export function pictureReferenceLines(
  { cast: { people = {} } }: Pick<IllustrationRequest, 'cast'>,
  names: readonly ReferenceName[],
): string[] {
  const ofCompanion = (figure: CompanionFigure) => {
    const who = figure === 'pet' ? 'the pet' : quoted('name', people[figure]?.name ?? '', NAME_MAX)
    return [sheetName(figure), `the character sheet of ${who}: keep that look as exactly.`]
  }
  const rules: Partial<Record<ReferenceName, string>> = {
    sheet:
      'the character sheet of the child, drawn for this book: keep face, hair, skin tone, build and clothes (but for bedtime) exactly. Draw the child once, in the scene; not the sheet.',
    ...Object.fromEntries(COMPANION_FIGURES.map(ofCompanion)),
    sketch: 'staging sketch: keep who is where, and the camera; not the style, faces or clothes.',
    style: STYLE_RULE,
    photo: 'a photo of the child, for the likeness alone.',
  }
  return numbered(names, rules)
}

const SHEET_RULES: Partial<Record<ReferenceName, string>> = {
  photo:
    'a photo of this child. Draw the same child: keep the likeness of face, skin tone, eyes and hair, as a drawing in the style below and not as a photograph. Ignore the background, the clothes and all other people of the photo; where words and photo differ in face, skin or hair, the photo is right.',
  'kept-sheet':
    'this child as it was drawn for an earlier book. Draw the same child: the same face, eyes, hair, skin tone and build, at the age and in the clothes that are said below; nothing else of that sheet.',
  style: STYLE_RULE,
}

/** What each image of a character sheet is for. */
export const sheetReferenceLines = (names: readonly ReferenceName[]): string[] => numbered(names, SHEET_RULES)

const numbered = (names: readonly ReferenceName[], rules: Partial<Record<ReferenceName, string>>) =>
  names.map((name, index) => `Image ${index + 1}: ${rules[name]}`)
