import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

export const home = {
  detail:
    'A verandah in steady rain, towards evening: the child sits on the swing with its hands in its lap and looks out; everything is quiet.',
  setting: 'verandah',
  timeOfDay: 'dusk',
  side: 1,
  weather: 'rain',
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'child', on: 'swing', action: 'sitting', facing: 'right-front', expression: 'tired', looksAt: 'ahead' },
      { who: 'pet', x: -0.2, distance: 'middle', action: 'lying', facing: 'left-front', looksAt: 'child' },
    ],
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'A living room in lamplight, rain at the window: the child stands before {elder}, who has sat down and leans forward to it; both look at each other seriously.',
  setting: 'home',
  timeOfDay: 'dusk',
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'close-up',
    zoom: FACE,
    figures: [
      {
        who: 'child',
        x: { '10-12': 0.46, else: 0.3 },
        facing: 'left-front',
        expression: 'worried',
        looksAt: '$elder',
      },
      { who: '$elder', on: 'seat', action: 'sitting', facing: 'right-front', expression: 'tender', looksAt: 'child' },
      { who: 'pet', x: 0.76, action: 'sitting', facing: 'left-front', looksAt: 'child' },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Close to the floor, in the light of a lamp: the child kneels and holds a boat folded from newsprint; the rest of the newspaper lies beside it.',
  setting: 'home',
  timeOfDay: 'dusk',
  side: 3,
  weather: 'rain',
  shot: {
    camera: 'close-up',
    zoom: FACE,
    figures: [
      { who: 'child', x: -0.1, action: 'kneeling', holds: 'paper-boat', facing: 'right-front', expression: 'calm' },
      { '2-3': { who: 'friend', x: 0.62, action: 'kneeling', facing: 'left-front', looksAt: 'paper-boat' } },
      { who: 'pet', x: -0.66, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'paper-boat' },
    ],
    objects: [{ what: 'paper-boat' }, { what: 'newspaper', x: 0.26, states: ['lying'] }],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'In front of the house in the rain: the child crouches and looks at a frog, which sits quite still on the wet ground.',
  setting: 'verandah',
  timeOfDay: 'dusk',
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'medium',
    focus: 'guide',
    figures: [
      { who: 'child', x: -0.26, action: 'crouching', facing: 'right-front', expression: 'calm', looksAt: 'guide' },
      { who: 'guide', x: 0.2, action: 'sitting', facing: 'left-front', expression: 'calm' },
      { who: 'friend', x: 0.62, action: 'sitting', facing: 'left-front', expression: 'calm', looksAt: 'guide' },
      { who: 'pet', x: -0.68, action: 'sitting', facing: 'right-front', looksAt: 'guide' },
    ],
    objects: [{ what: 'puddle', x: 0.2, distance: 'middle', size: 1.2 }],
  },
} satisfies ByAge<Scene>
