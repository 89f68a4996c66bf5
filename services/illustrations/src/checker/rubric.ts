import { PICTURE_FAULTS, type PictureFault } from '@kahani/contracts/picture-checks'
import type { PictureAnswer } from './picture-checker.ts'

/** The rubric of pictures, which `docs/picture-checks.md` publishes. */

export const WEIGHTS = { face: 0.5, clothes: 0.3, style: 0.2 }
/** A lower score is a fault. */
export const MIN_SCORE = 70

interface Rule {
  isFound(answer: PictureAnswer): boolean
  /** A child notices it at once. */
  severe: boolean
  /** The whole scene is wrong, so that it is rendered anew; anything else is corrected in the picture. */
  scene: boolean
}

const rule = (isFound: Rule['isFound'], { severe = true, scene = false } = {}): Rule => ({ isFound, severe, scene })

const RULES: Record<PictureFault, Rule> = {
  'child-missing': rule(({ children }) => children < 1, { scene: true }),
  'child-repeated': rule(({ children }) => children > 1),
  'person-missing': rule(({ missing }) => missing > 0, { scene: true }),
  'person-extra': rule(({ extra }) => extra > 0, { scene: true }),
  event: rule(({ showsEvent }) => !showsEvent, { scene: true }),
  'key-thing': rule(({ showsKeyThing }) => !showsKeyThing, { severe: false }),
  likeness: rule(answer => answer.children > 0 && scoreOf(answer) < MIN_SCORE, { severe: false }),
  writing: rule(({ writing }) => writing),
  hands: rule(({ handsRight }) => !handsRight),
  eyes: rule(({ eyesRight }) => !eyesRight),
  limbs: rule(({ limbsRight }) => !limbsRight),
  unfit: rule(({ fitForChild }) => !fitForChild),
}

const percent = (value: number) => Math.min(Math.max(Math.round(value), 0), 100)

/** Likeness to the character sheet, each in percent. */
export const likenessOf = ({ face, clothes, style }: PictureAnswer) => ({
  face: percent(face),
  clothes: percent(clothes),
  style: percent(style),
})

/** The weighted likeness in percent. */
export function scoreOf(answer: PictureAnswer): number {
  const { face, clothes, style } = likenessOf(answer)
  return face * WEIGHTS.face + clothes * WEIGHTS.clothes + style * WEIGHTS.style
}

/** What is wrong with a picture, in the order of `PICTURE_FAULTS`. */
export const faultsOf = (answer: PictureAnswer): PictureFault[] =>
  PICTURE_FAULTS.filter(fault => RULES[fault].isFound(answer))

/** Whether a picture has to be rendered anew, as opposed to being edited. */
export const isSceneWrong = (faults: readonly PictureFault[]): boolean => faults.some(fault => RULES[fault].scene)

/** Whether a correction is better than the picture: it has fewer severe faults, else fewer faults, else a higher score. */
export function isBetter(correction: PictureAnswer, picture: PictureAnswer): boolean {
  const rank = (answer: PictureAnswer) => {
    const faults = faultsOf(answer)
    return [faults.filter(fault => RULES[fault].severe).length, faults.length, -scoreOf(answer)]
  }
  const [before, after] = [rank(picture), rank(correction)]
  const decisive = before.findIndex((value, i) => value !== after[i])
  return decisive >= 0 && (after[decisive] ?? 0) < (before[decisive] ?? 0)
}
