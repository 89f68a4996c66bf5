/** Blob store keys of a story's pictures. */
import type { CompanionFigure, SheetFigure } from './illustration.ts'
import type { PictureWidth } from './image-path.ts'

/** The cover (page 0) or a page, in one of the versions that were made of it; 0 is the original one. */
export interface PictureId {
  storyId: number
  pageNumber: number
  version?: number | undefined
}

/** A version of a picture. */
export type PictureVersionId = PictureId & { version: number }

/** The folder of all pictures of a story. Moderation has accepted every image in it. */
export const picturesFolder = (storyId: number) => `pictures/${storyId}/`
const nameOf = ({ storyId, pageNumber, version = 0 }: PictureId) =>
  `${picturesFolder(storyId)}${pageNumber}${version === 0 ? '' : `.${version}`}`
export const pictureKey = (picture: PictureId) => `${nameOf(picture)}.png`
/** A picture for the screen, as WebP. It can be made again from the picture. */
export const variantKey = (picture: PictureId, width: PictureWidth) => `${nameOf(picture)}-${width}.webp`
export const isVariantKey = (key: string) => key.endsWith('.webp')
/** The drawing of a picture as SVG, which only the built-in illustrator makes: its picture for print is rendered from it. */
export const drawingKey = (picture: PictureId) => `${nameOf(picture)}.svg`
/** The same, by the key of the picture. */
export const drawingKeyOf = (key: string) => key.replace(/\.png$/, '.svg')
/** The boxes of a picture that have to be seen, as JSON: see `picture-focus.ts`. */
export const focusKey = (picture: PictureId) => `${nameOf(picture)}.focus.json`
/** The same, by the key of the picture. */
export const focusKeyOf = (key: string) => key.replace(/\.png$/, '.focus.json')
/** Name of the character sheet of the child, or of somebody who comes along. */
export type SheetName = 'sheet' | `sheet-${CompanionFigure}`
export const sheetName = (figure: SheetFigure): SheetName => (figure === 'child' ? 'sheet' : `sheet-${figure}`)
/** @param name of the sheet; by default that of the child */
export const sheetKey = (storyId: number, name: SheetName = 'sheet') => `${picturesFolder(storyId)}${name}.png`

/** The folder of all rendered images that moderation has not accepted yet. */
export const UNCHECKED_FOLDER = 'unchecked/'
/** Where an image is stored until moderation accepts it. @param key its final key */
export const uncheckedKey = (key: string) => `${UNCHECKED_FOLDER}${key}`
export const uncheckedPicturesFolder = (storyId: number) => uncheckedKey(picturesFolder(storyId))

/** The folder of the character sheet that is kept of a saved child. It is not served. */
export const keptSheetFolder = (memberId: string) => `family/${memberId}/`
export const keptSheetKey = (memberId: string) => `${keptSheetFolder(memberId)}sheet.png`
