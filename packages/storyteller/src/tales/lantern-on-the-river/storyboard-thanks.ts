import type { SightLook, TaleShot } from '../../format/arc.ts'

const SITS: TaleShot = {
  camera: 'close-up',
  zoom: 0.7,
  focus: 'child',
  figures: [
    {
      who: 'friend',
      on: 'rowing-boat',
      action: 'kneeling',
      arms: 'thinking',
      expression: 'curious',
      facing: 'right-front',
      looksAt: 'rowing-boat',
    },
    {
      who: 'child',
      on: 'rowing-boat',
      action: 'sitting',
      touches: 'rowing-boat',
      expression: 'wonder',
      facing: 'right-front',
      looksAt: 'rowing-boat',
    },
    { who: 'pet', on: 'rowing-boat', action: 'sitting', expression: 'calm', facing: 'left', looksAt: 'child' },
    {
      who: 'guide',
      x: 0.86,
      height: -0.02,
      size: 0.75,
      action: 'thinking',
      expression: 'curious',
      facing: 'left-front',
      looksAt: 'child',
    },
  ],
  objects: [{ what: 'rowing-boat', x: -0.08, height: -0.08, size: 1 }],
}

const STANDS: TaleShot = {
  camera: 'medium',
  zoom: 0.94,
  figures: [
    {
      who: 'friend',
      x: -0.5,
      height: 0.16,
      action: 'greeting',
      expression: 'tender',
      facing: 'right-front',
      looksAt: 'rowing-boat',
    },
    { who: 'pet', x: 0.36, height: 0.16, action: 'sitting', expression: 'happy', facing: 'left', looksAt: 'child' },
    {
      who: 'child',
      x: -0.12,
      height: 0.16,
      action: 'greeting',
      expression: 'tender',
      facing: 'right-front',
      looksAt: 'rowing-boat',
    },
    {
      who: 'guide',
      x: 0.78,
      height: -0.02,
      size: 0.8,
      action: 'looking-up',
      expression: 'wonder',
      facing: 'left-front',
      looksAt: 'child',
    },
  ],
  objects: [{ what: 'rowing-boat', x: -0.08, height: -0.08, size: 1.1 }],
}

/** In the boat, in the middle of the river, with a hand on its old wood. */
export const SEES_THE_BOAT: SightLook = {
  see: '{Name} sits still, one hand on the old wood, and sees the little boat as if for the first time{beside}.',
  detail:
    'Close, in the boat on the dark river: {name} looks down at the worn wood of the rim with a hand on it; {guide} has come alongside with a puzzled look; the water turns in slow rings.',
  side: 2,
  states: ['whirlpool'],
  shot: SITS,
  bands: {
    '2-3': { shot: { ...SITS, zoom: 0.6, objects: [{ what: 'rowing-boat', x: -0.34, height: -0.08 }] } },
    '4-6': { shot: { ...SITS, zoom: 0.6 } },
  },
}

/** Standing up in it. */
export const THANKS_THE_BOAT: SightLook = {
  see: '{Name} stands up in the little boat, puts {his} palms together and thanks it{beside}.',
  detail:
    'From low over the water, so that {name} stands tall in the boat: palms together, head bent to its old wood; a soft golden warmth; {guide} looks on in wonder.',
  side: 2,
  states: [],
  shot: STANDS,
  bands: { '2-3': { shot: { ...STANDS, zoom: 0.64 } }, '4-6': { shot: { ...STANDS, zoom: 0.76 } } },
}
