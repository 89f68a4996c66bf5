import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { PictureAnswer } from './picture-checker.ts'

/** Boxes of one picture. */
const MAX_BOXES = 16
/** Least side of a box: a share of that of the picture. */
const LEAST = 0.02
/** A box that is nearly the whole picture says nothing. */
const MOST = 0.9

const withinPicture = (share: number) => Math.min(1, Math.max(0, share))
const round = (share: number) => Math.round(share * 10_000) / 10_000

/** From where a box reaches, and how far, within the picture. */
function extent(from: number, to: number): { start: number; length: number } {
  const [start, end] = [withinPicture(Math.min(from, to)), withinPicture(Math.max(from, to))]
  const length = Math.max(end - start, LEAST)
  return { start: round(Math.min(start, 1 - length)), length: round(length) }
}

/** The boxes of an answer that can be used. Those beyond the picture are not. */
export function focusOf({ boxes }: Pick<PictureAnswer, 'boxes'>): FocusBox[] {
  return boxes
    .filter(({ left, right, top, bottom }) => left < 1 && top < 1 && right > 0 && bottom > 0)
    .map(({ part, ofChild, left, right, top, bottom }): FocusBox => {
      const [across, down] = [extent(left, right), extent(top, bottom)]
      return {
        part,
        who: ofChild && part !== 'thing' ? 'child' : null,
        box: { x: across.start, y: down.start, width: across.length, height: down.length },
      }
    })
    .filter(({ box: { width, height } }) => width < MOST || height < MOST)
    .slice(0, MAX_BOXES)
}
