import type { Fault, Json } from './openai-calls.ts'

/** The name of the format in which checkers of pictures ask for their answers. */
const FORMAT = 'picture_check'
export const isCheck = (body: Json): boolean => body.text?.format?.name === FORMAT

/** What a vision model sees in a good picture. */
const GOOD_PICTURE = {
  children: 1,
  face: 92,
  clothes: 90,
  style: 88,
  missing: 0,
  extra: 0,
  showsEvent: true,
  showsKeyThing: true,
  writing: false,
  handsRight: true,
  eyesRight: true,
  limbsRight: true,
  fitForChild: true,
  notes: [],
  boxes: [{ part: 'face', ofChild: true, left: 0.4, top: 0.3, right: 0.6, bottom: 0.55 }],
}

/** The answer to the check of a picture. */
export const createCheckAnswer = (fault: Fault | undefined): string =>
  JSON.stringify(fault?.kind === 'facts' ? { ...GOOD_PICTURE, ...fault.facts } : GOOD_PICTURE)
