import type { ByAge, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** The youngest see the storm itself. */
export const home = {
  detail: {
    '2-6':
      'The front of the house in the storm: the child leans out of the door; leaves and a blue hat fly past; Ma stands beside the door.',
    else: 'Wide picture of a bungalow at the edge of the jungle after a storm: the child bursts out with open arms; puddles, fallen fruit and a lost blue hat on the ground; Ma looks out of the door.',
  },
  setting: 'garden',
  timeOfDay: 'day',
  side: 1,
  weather: { '2-6': 'wind', else: 'clear' },
  shot: {
    '2-6': {
      camera: 'medium',
      figures: [
        { who: 'child', on: 'door', action: 'peeking', facing: 'right-front', expression: 'curious' },
        {
          who: 'mother',
          x: -0.36,
          distance: 'middle',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'child',
        },
        { who: 'pet', x: 0.4, action: 'crouching', facing: 'left-front', expression: 'scared' },
      ],
      objects: [
        { what: 'hat', x: 0.66, distance: 'middle', height: 0.9, colour: 'blue' },
        { what: 'gust', x: 0.52, distance: 'middle', height: 1, size: 0.8 },
        { what: 'gust', x: -0.7, distance: 'middle', height: 0.5, size: 0.6 },
      ],
    },
    else: {
      camera: 'wide',
      figures: [
        { who: 'child', x: -0.36, action: 'running', facing: 'right-front', expression: 'happy' },
        { who: 'mother', on: 'door', action: 'waving', expression: 'happy', looksAt: 'child' },
        { who: 'pet', x: -0.62, action: 'running', facing: 'right', expression: 'happy' },
      ],
      objects: [
        { what: 'puddle', x: 0.22, size: 1.2 },
        { what: 'puddle', x: -0.5, distance: 'middle' },
        { what: 'figs', x: 0.56 },
        { what: 'hat', x: 0.42, distance: 'middle', colour: 'blue' },
        { what: 'peepal-leaf', x: -0.72, size: 0.5, states: ['lying'], count: 3 },
      ],
    },
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'In the wet garden: the child stands with eyes wide and a speckled egg at the ear; small rings of sound; figs, a puddle and a lost blue hat in the grass.',
  setting: 'garden',
  timeOfDay: 'day',
  side: 2,
  shot: {
    camera: 'medium',
    focus: 'egg',
    figures: [
      { who: 'child', action: 'listening', holds: 'egg', facing: 'left-front', expression: 'wonder' },
      { who: 'friend', x: -0.64, action: 'kneeling', facing: 'right-front', expression: 'surprised', looksAt: 'child' },
      { who: 'pet', x: 0.52, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'child' },
      { who: 'snail', x: -0.86, action: 'walking', facing: 'right' },
    ],
    objects: [
      { what: 'egg' },
      { what: 'figs', x: 0.2 },
      { what: 'hat', x: -0.3, colour: 'blue' },
      { what: 'sound-rings', x: 0.4, height: { '2-3': 0.5, '4-6': 0.66, '10-12': 0.98, else: 0.82 }, size: 0.4 },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Wide picture: a small careful figure on a winding trail among huge trees in many greens; drops fall from the leaves; a snail overtakes the child.',
  setting: 'jungle',
  timeOfDay: 'day',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: { '10-12': 'hat', else: 'egg' },
    figures: [
      {
        who: 'child',
        x: 0.02,
        action: 'tiptoeing',
        holds: { '10-12': 'hat', else: 'egg' },
        facing: 'right-front',
        expression: 'tender',
      },
      { who: 'friend', x: -0.34, action: 'tiptoeing', facing: 'right-front', expression: 'curious', looksAt: 'child' },
      { who: 'pet', x: -0.62, action: 'tiptoeing', facing: 'right', expression: 'curious' },
      { who: 'snail', x: 0.42, size: 1.2, action: 'walking', facing: 'right', expression: 'happy' },
    ],
    objects: [
      { '2-6': { what: 'egg', states: [] }, '7-9': { what: 'egg', states: ['wrapped'] } },
      { '10-12': { what: 'hat', states: ['full'], colour: 'blue' } },
      { what: 'drops', x: -0.2, distance: 'middle', height: 1.4 },
      { what: 'puddle', x: 0.6, distance: 'middle' },
    ],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'Seen from below: the child holds the egg and looks up past an excited green parrot; the trunk of the fig tree rises out of the picture, as wide as a house.',
  setting: 'jungle',
  timeOfDay: 'day',
  side: 1,
  shot: {
    camera: 'from-below',
    focus: 'guide',
    figures: [
      {
        who: 'child',
        x: -0.3,
        holds: { '10-12': 'hat', else: 'egg' },
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.12,
        height: 1,
        size: 1.6,
        action: 'flying',
        facing: 'left',
        expression: 'surprised',
        looksAt: 'child',
      },
      { who: 'friend', x: -0.8, action: 'looking-up', facing: 'right-front', expression: 'surprised', looksAt: 'up' },
      { who: 'pet', x: 0.62, action: 'looking-up', facing: 'left', expression: 'curious', looksAt: 'up' },
    ],
    objects: [
      { '2-6': { what: 'egg', states: [] }, '7-9': { what: 'egg', states: ['wrapped'] } },
      { '10-12': { what: 'hat', states: ['full'], colour: 'blue' } },
      { what: 'feather', x: 0.38, height: 0.7, size: 0.6, colour: 'green' },
    ],
  },
} satisfies ByAge<Scene>
