import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Region } from '@kahani/contracts/region'
import type { Box, PlacedPicture } from '../pictures/placed-picture.ts'
import type { Detail } from './book-model.ts'
import { type PageContext, type PagePicture, pictureWindow, placed } from './elements.ts'

type Pictures = ReadonlyMap<number, Pick<PagePicture, 'focus'>>

interface Found extends Detail {
  focus: FocusBox
  others: readonly FocusBox[]
}

const areaOf = ({ width, height }: Region) => width * height

function sharedArea(a: Region, b: Region): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** The share of a region that other boxes cover. */
const coveredShare = (region: Region, others: readonly FocusBox[]) =>
  Math.min(1, others.reduce((sum, { box }) => sum + sharedArea(region, box), 0) / areaOf(region))

/** A figure hides no part of itself. */
const isOfSame = (a: FocusBox, b: FocusBox) => a === b || (a.who !== null && a.who === b.who)

function findAll(pictures: Pictures, pageNumbers: readonly number[], isWanted: (focus: FocusBox) => boolean): Found[] {
  return pageNumbers.flatMap(picture => {
    const boxes = pictures.get(picture)?.focus ?? []
    return boxes
      .filter(isWanted)
      .map(focus => ({ picture, region: focus.box, focus, others: boxes.filter(box => !isOfSame(box, focus)) }))
  })
}

function best(found: readonly Found[], scoreOf: (each: Found) => number): Detail | null {
  const [first] = found.map(each => ({ each, score: scoreOf(each) })).toSorted((a, b) => b.score - a.score)
  return first && first.score > 0 ? { picture: first.each.picture, region: first.each.region } : null
}

/** More of a face than this is behind something else: it makes no portrait. */
const MAX_COVERED = 0.3

/** The largest face of a figure of which nearly nothing is covered. */
export function findPortrait(
  pictures: Pictures,
  pageNumbers: readonly number[],
  figure: NonNullable<FocusBox['who']>,
): Detail | null {
  const faces = findAll(pictures, pageNumbers, ({ part, who }) => part === 'face' && who === figure)
  return best(faces, ({ region, others }) => {
    const covered = coveredShare(region, others)
    return covered > MAX_COVERED ? 0 : areaOf(region) * (1 - covered)
  })
}

/** Smaller things are not recognised, larger ones fill their picture. As a share of its width or height. */
const VIGNETTE_SIDES = [0.08, 0.4] as const

/** A thing by itself. */
export function findVignette(pictures: Pictures, pageNumbers: readonly number[]): Detail | null {
  const [min, max] = VIGNETTE_SIDES
  const things = findAll(pictures, pageNumbers, ({ part, box }) => {
    const side = Math.max(box.width, box.height)
    return part === 'thing' && side >= min && side <= max
  })
  return best(things, ({ region, others }) => 1 - 2 * coveredShare(region, others))
}

/** A picture is not enlarged beyond this width for a detail, in px, so that it stays sharp. */
const MAX_PICTURE_WIDTH = 1_000

/** The size of a window, and the part of it that the region fills, if the picture has the resolution. */
type DetailSize = Pick<Box, 'width' | 'height'> & { share: number }

/** Where the whole picture is behind a window that shows a region of it. */
function boxAround(picture: PagePicture, region: Region, { width: w, height: h, share }: DetailSize): Box {
  const { widthPx, heightPx, maxWidth = Number.POSITIVE_INFINITY } = picture
  const ratio = heightPx / widthPx
  const wanted = Math.min((share * w) / region.width, (share * h) / (region.height * ratio))
  const smallest = Math.max(w, h / ratio)
  const width = Math.ceil(Math.max(smallest, Math.min(wanted, MAX_PICTURE_WIDTH, maxWidth)))
  const height = Math.ceil(width * ratio)
  const place = (size: number, whole: number, middle: number) =>
    Math.round(Math.min(0, Math.max(size - whole, size / 2 - middle * whole)))
  return {
    width,
    height,
    left: place(w, width, region.x + region.width / 2),
    top: place(h, height, region.y + region.height / 2),
  }
}

/** Of a portrait's width: the face, with hair and shoulders around it. */
export const FACE_SHARE = 0.56

/** A square portrait by itself, as a picture of flowing text. Null without its picture. */
export function portraitFile(
  pictures: PageContext['pictures'],
  name: string,
  { picture: number, region }: Detail,
  sizePx: number,
): PlacedPicture | null {
  const picture = pictures.get(number)
  const size = { width: sizePx, height: sizePx }
  return picture
    ? { name, pageNumber: number, ...size, box: boxAround(picture, region, { ...size, share: FACE_SHARE }) }
    : null
}

const RIM = 6
/** A round window. It is decorative: the text beside it, or its own page, says what it is. */
export function medallion(
  context: PageContext,
  name: string,
  { picture: number, region }: Detail,
  window: Box,
  share: number,
): string {
  const picture = context.pictures.get(number)
  const { left, top, width, height } = window
  const rim = { left: left - RIM, top: top - RIM, width: width + 2 * RIM, height: height + 2 * RIM }
  const placing = picture && { name, className: 'medallion', box: boxAround(picture, region, { width, height, share }) }
  return `${placed('medallion-rim', rim)}\n${pictureWindow(context, { picture: number, altText: '' }, window, placing)}\n`
}
