import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { Region } from '@kahani/contracts/region'
import type { Box, PlacedPicture } from '../pictures/placed-picture.ts'
import type { Detail } from './book-model.ts'
import { type PageContext, type PagePicture, pictureWindow, placed } from './elements.ts'

type Pictures = ReadonlyMap<number, Pick<PagePicture, 'focus' | 'widthPx' | 'heightPx'>>

interface Found {
  picture: number
  region: Region
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

/** Length of a figure below its head, in heights of the head. */
const BODY = 2.6

/** A box with the body below it, if it is a figure's face, as far as the picture shows it. The moon has none. */
export function bodyOf({ part, who, box }: FocusBox): Region {
  return part === 'face' && who !== null ? { ...box, height: Math.min(1 - box.y, (1 + BODY) * box.height) } : box
}

function findAll(pictures: Pictures, pageNumbers: readonly number[], isWanted: (focus: FocusBox) => boolean): Found[] {
  return pageNumbers.flatMap(picture => {
    const boxes = pictures.get(picture)?.focus ?? []
    return boxes
      .filter(isWanted)
      .map(focus => ({ picture, region: focus.box, focus, others: boxes.filter(box => box !== focus) }))
  })
}

function best<T extends { score: number }>(found: readonly T[]): T | null {
  const [first] = found.toSorted((a, b) => b.score - a.score)
  return first && first.score > 0 ? first : null
}

/** More of a face than this is behind something else: it makes no portrait. */
const MAX_COVERED = 0.3
/** Of the width of a portrait: the face, with hair and shoulders around it; more if a neighbour would be in it. */
const FACE_SHARE = { usual: 0.56, most: 0.76 }
/** Sides of a face, as shares of the picture: a smaller one would be too small in its portrait, or blurred. */
const GOOD_FACE = 0.15
const LEAST_RADIUS = 0.1
/** What an eye that is not seen open, or a neighbour in the portrait, takes from its score. */
const BY_OPEN_EYES: readonly number[] = [0.08, 0.7, 1]
const WITH_NEIGHBOUR = 0.15

interface Portrait {
  score: number
  picture: number
  region: Region
  /** Of the width of the portrait: at least so large is the face if no neighbour is to be in it. */
  share: number
}

/** Lengths are shares of the width of the picture. */
function portraitOf(pictures: Pictures, { picture, region, focus, others }: Found): Portrait {
  const { widthPx = 1, heightPx = 1 } = pictures.get(picture) ?? {}
  const ratio = heightPx / widthPx
  const inWidths = ({ x, y, width, height }: Region): Region => ({ x, y: y * ratio, width, height: height * ratio })
  const face = inWidths(region)
  const side = Math.max(face.width, face.height)
  const usual = Math.max(LEAST_RADIUS, side / FACE_SHARE.usual / 2)
  // The window shows no more than the picture.
  const middle = {
    x: Math.min(1 - usual, Math.max(usual, face.x + face.width / 2)),
    y: Math.min(ratio - usual, Math.max(usual, face.y + face.height / 2)),
  }
  const distanceTo = ({ x, y, width, height }: Region) =>
    Math.hypot(Math.max(x - middle.x, 0, middle.x - x - width), Math.max(y - middle.y, 0, middle.y - y - height))
  const neighbours = others.filter(({ part }) => part === 'face').map(({ box }) => distanceTo(inWidths(box)))
  const radius = Math.min(usual, ...neighbours)
  const least = Math.max(LEAST_RADIUS, side / FACE_SHARE.most / 2)
  const isAlone = radius >= least
  // Its own body and what it wears don't hide a face.
  const covering = others.filter(({ part, who }) => part === 'hands' || who !== focus.who)
  const covered = coveredShare(region, covering)
  const size = Math.min(1, side / GOOD_FACE) + 0.1 * side
  const score = size * (1 - covered) * (BY_OPEN_EYES[focus.openEyes ?? 2] ?? 1) * (isAlone ? 1 : WITH_NEIGHBOUR)
  return {
    score: covered > MAX_COVERED ? 0 : score,
    picture,
    region,
    share: isAlone ? Math.max(FACE_SHARE.usual, side / radius / 2) : FACE_SHARE.most,
  }
}

/** The face of a figure where it is seen best: large, with open eyes, and no other face beside it. */
export function findPortrait(
  pictures: Pictures,
  pageNumbers: readonly number[],
  figure: NonNullable<FocusBox['who']>,
): Detail | null {
  const faces = findAll(pictures, pageNumbers, ({ part, who }) => part === 'face' && who === figure)
  const found = best(faces.map(face => portraitOf(pictures, face)))
  return found && { picture: found.picture, region: found.region, share: found.share }
}

/** Smaller things are not recognised, larger ones fill their picture. As a share of its width or height. */
const VIGNETTE_SIDES = [0.08, 0.4] as const

/** A thing by itself. Boxes of a picture without faces can be what only stands out of it, such as feet. */
export function findVignette(pictures: Pictures, pageNumbers: readonly number[]): Detail | null {
  const [min, max] = VIGNETTE_SIDES
  const described = pageNumbers.filter(each => pictures.get(each)?.focus.some(({ part }) => part === 'face'))
  const things = findAll(pictures, described, ({ part, box }) => {
    const side = Math.max(box.width, box.height)
    return part === 'thing' && side >= min && side <= max
  })
  const scored = things.map(({ picture, region, others }) => {
    return { picture, region, score: 1 - 2 * coveredShare(region, others) }
  })
  const found = best(scored)
  return found && { picture: found.picture, region: found.region }
}

/** A picture is not enlarged beyond this width for a detail, in px, so that it stays sharp. */
const MAX_PICTURE_WIDTH = 1_000
const RIM = 6

/** The size of a window, and the part of it that the region fills at least, if the picture has the resolution. */
type DetailSize = Pick<Box, 'width' | 'height'> & { share: number }

/** Where the whole picture is behind a window that shows a region of it. */
function boxAround(
  picture: PagePicture,
  { region, share: least = 0 }: Detail,
  { width: w, height: h, share: usual }: DetailSize,
): Box {
  const { widthPx, heightPx, maxWidth = Number.POSITIVE_INFINITY } = picture
  const ratio = heightPx / widthPx
  const share = Math.max(usual, least)
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

/** A square portrait by itself, as a picture of flowing text. Null without its picture. */
export function portraitFile(
  pictures: PageContext['pictures'],
  name: string,
  portrait: Detail,
  sizePx: number,
): PlacedPicture | null {
  const { picture: pageNumber } = portrait
  const picture = pictures.get(pageNumber)
  const size = { width: sizePx, height: sizePx }
  return picture ? { name, pageNumber, ...size, box: boxAround(picture, portrait, { ...size, share: 0 }) } : null
}

/** A round window. It is decorative: the text beside it, or its own page, says what it is. */
export function medallion(context: PageContext, name: string, detail: Detail, window: Box, share = 0): string {
  const { picture: number } = detail
  const picture = context.pictures.get(number)
  const { left, top, width, height } = window
  const rim = { left: left - RIM, top: top - RIM, width: width + 2 * RIM, height: height + 2 * RIM }
  const placing = picture && { name, className: 'medallion', box: boxAround(picture, detail, { width, height, share }) }
  return `${placed('medallion-rim', rim)}\n${pictureWindow(context, { picture: number, altText: '' }, window, placing)}\n`
}
