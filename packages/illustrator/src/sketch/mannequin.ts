import type { Look } from '../people/look.ts'
import { wear } from '../people/outfit.ts'
import { PLAIN_FACE } from '../people/plain-face.ts'
import type { FigureColour } from './sketch-colours.ts'

/** Somebody with the same body and aids, without face, hair and clothes: a figure in tones of one colour. */
export function mannequinOf({ body, aids, outfit }: Look, colour: FigureColour): Look {
  const plain = wear({
    top: colour.value,
    sleeve: 'long',
    sleeves: colour.sleeves,
    trim: colour.value,
    legs: 'trousers',
    bottom: colour.legs,
    shoe: colour.hair,
    extra: colour.legs,
    hat: colour.hair,
    // It can be part of a story.
    headgear: outfit.headgear === 'turban' ? 'turban' : null,
  })
  return {
    body,
    face: PLAIN_FACE,
    skin: colour.face,
    blush: colour.face,
    lips: colour.eyes,
    eyes: colour.eyes,
    frames: colour.eyes,
    lashes: false,
    hair: { style: 'cropped', colour: colour.hair },
    ribbon: colour.hair,
    earrings: null,
    flowers: false,
    outfit: plain,
    nightwear: plain,
    aids: { ...aids, hearingAid: false, colour: colour.hair },
  }
}
