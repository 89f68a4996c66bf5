import type { ByAge, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

export const home = {
  detail: {
    '2-3': 'Close: the child’s round face bent over cupped hands, and in them one large pale pumpkin seed.',
    else: 'A green kitchen garden in the morning: Dada kneels down with a seed on his palms; old tins with labels stand open at his feet; rows of seedlings: everything else in the garden is up already.',
  },
  setting: 'garden',
  timeOfDay: 'morning',
  side: 2,
  shot: {
    '2-3': {
      camera: 'close-up',
      figures: [
        { who: 'child', action: 'holding', holds: 'pumpkin-seed', expression: 'tender', looksAt: 'pumpkin-seed' },
        {
          who: 'pet',
          x: 0.8,
          distance: 'middle',
          action: 'sitting',
          facing: 'left',
          expression: 'curious',
          looksAt: 'child',
        },
      ],
      objects: [{ what: 'pumpkin-seed', size: 0.7 }],
    },
    else: {
      camera: 'medium',
      zoom: 1.35,
      figures: [
        {
          who: 'child',
          x: -0.36,
          arms: 'cupping',
          facing: 'right-front',
          expression: 'curious',
          looksAt: 'pumpkin-seed',
        },
        {
          who: 'grandfather',
          x: 0.36,
          action: 'kneeling',
          holds: 'pumpkin-seed',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
        { who: 'pet', x: -0.74, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'grandfather' },
      ],
      objects: [
        { what: 'pumpkin-seed', size: 0.7 },
        { what: 'seed', x: -0.62, distance: 'middle', size: 0.7, states: ['growing'], count: 3 },
        { what: 'seed', size: 0.62, states: ['growing'], count: 3 },
        { what: 'seed-tin', x: 0.02, distance: 'middle', height: 0.12, states: ['open'], colour: 'red' },
        { what: 'seed-tin', x: 0.6, distance: 'middle', height: 0.12, states: ['closed'], colour: 'blue' },
        { what: 'seed-tin', x: 0.74, distance: 'middle', height: 0.12, states: ['closed'], colour: 'yellow' },
      ],
    },
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'Wide: a bald brown hill fills the picture, a path winds up to the scarecrow at the top; the child sets out with the seed held before the chest.',
  setting: 'hilltop',
  timeOfDay: 'morning',
  side: 3,
  shot: {
    camera: 'wide',
    zoom: VAST,
    states: ['dry'],
    figures: [
      {
        who: 'child',
        x: -0.06,
        action: 'walking',
        holds: 'pumpkin-seed',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'up',
      },
      {
        who: 'friend',
        x: -0.42,
        action: 'walking',
        holds: 'spade',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.3, distance: 'middle', action: 'running', facing: 'right', expression: 'happy' },
    ],
    objects: [{ what: 'pumpkin-seed' }, { what: 'spade', when: 'spade' }],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Seen from above, on the top of the hill, cracked and bare: the child kneels over a little mound with both hands on the earth; the ragged scarecrow hangs its head; a crow looks on.',
  setting: 'hilltop',
  timeOfDay: 'day',
  side: 2,
  shot: {
    camera: 'from-above',
    focus: 'seed',
    states: ['dry'],
    figures: [
      {
        who: 'child',
        x: -0.24,
        action: 'kneeling',
        arms: 'pushing',
        touches: 'seed',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'seed',
      },
      { who: 'friend', x: -0.76, holds: 'spade', facing: 'right-front', expression: 'tired' },
      { who: 'pet', x: 0.44, action: 'digging', facing: 'left', expression: 'happy', looksAt: 'down' },
      { who: 'crow', x: -0.66, distance: 'middle', facing: 'right', expression: 'doubtful', looksAt: 'seed' },
    ],
    objects: [
      { what: 'seed', x: 0.02, size: 1.2, states: ['cracked'] },
      { what: 'spade', x: -0.66 },
    ],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'In the strip of shade of the only bush, near the scarecrow: the lamb stands nose to nose with the kneeling child over the dry, cracked mound; heat over the plain, and far away the glint of the pond.',
  setting: 'hilltop',
  timeOfDay: 'day',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: 1.16,
    focus: 'guide',
    states: ['dry'],
    figures: [
      { who: 'child', x: 0.1, action: 'kneeling', facing: 'left-front', expression: 'surprised', looksAt: 'guide' },
      {
        who: 'guide',
        x: -0.56,
        size: { '2-3': 1, else: 1.3 },
        facing: 'right',
        expression: 'determined',
        looksAt: 'up',
      },
      {
        who: 'friend',
        x: -0.9,
        distance: 'middle',
        action: 'hugging-knees',
        facing: 'right-front',
        expression: 'tired',
        looksAt: 'guide',
      },
      { who: 'pet', x: 0.82, action: 'lying', facing: 'left', expression: 'tired', looksAt: 'guide' },
    ],
    objects: [{ what: 'seed', x: -0.22, states: ['cracked'] }],
  },
} satisfies ByAge<Scene>
