import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

export const home = {
  detail:
    'Wide picture of a veranda at the edge of the jungle at dusk: the child turns to the trees and listens with a hand at the ear, Nana sits on a stool; a langur dozes on the railing, a parakeet on the swing, a peacock has gone to roost; washing on a line.',
  setting: 'verandah',
  timeOfDay: 'dusk',
  side: 1,
  shot: {
    camera: 'wide',
    states: ['by-the-forest'],
    figures: [
      { who: 'child', x: -0.36, distance: 'middle', action: 'listening', facing: 'left', expression: 'curious' },
      { who: 'grandfather', on: 'stool', action: 'sitting', facing: 'left-front', looksAt: 'child' },
      { who: 'peacock', size: 0.8, on: 'ledge', action: 'sleeping', facing: 'right', expression: 'asleep' },
      { who: 'langur', size: 0.8, on: 'ledge', action: 'dozing', facing: 'right-front', expression: 'sleepy' },
      { who: 'parrot', on: 'swing', action: 'dozing', facing: 'right-front', expression: 'sleepy' },
      { who: 'pet', x: 0.24, action: 'lying', facing: 'left', expression: 'sleepy' },
    ],
    objects: [
      { what: 'clothes-line', x: -0.5, distance: 'far' },
      { what: 'stool', x: 0.6, distance: 'middle' },
    ],
  },
} satisfies ByAge<Scene>

/** Only the oldest children bring the lantern. */
export const call = {
  detail:
    'Low camera in the garden at night: the cub sits very upright, eyes shut, mouth wide open; the child crouches before him; green jackfruits hang above.',
  setting: 'garden',
  timeOfDay: 'night',
  side: 3,
  shot: {
    camera: 'medium',
    focus: 'guide',
    figures: [
      {
        who: 'guide',
        x: 0.26,
        size: 0.85,
        action: 'sitting',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'up',
      },
      {
        who: 'child',
        x: -0.46,
        action: 'kneeling',
        holds: { '10-12': 'lantern', else: null },
        facing: 'right-front',
        expression: 'wonder',
      },
      {
        who: 'friend',
        on: 'swing',
        action: 'sitting',
        facing: 'left-front',
        expression: { '4-6': 'laughing', else: 'curious' },
        looksAt: 'guide',
      },
      {
        who: 'pet',
        x: 0.6,
        action: 'sitting',
        touches: 'guide',
        facing: 'left',
        expression: 'happy',
        looksAt: 'guide',
      },
    ],
    objects: [
      { what: 'jackfruit', x: 0.88, distance: 'middle', height: 0.6 },
      { what: 'jackfruit', x: 0.96, distance: 'middle', height: 1, size: 0.8 },
      { what: 'lantern', when: 'wick', x: -0.02, states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Wide picture: small figures inside a gold circle of lantern light between huge black trees; many pairs of eyes look in from outside.',
  setting: 'jungle',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: VAST,
    states: ['lamp-lit', 'eyes'],
    figures: [
      {
        who: 'child',
        x: -0.04,
        action: { '2-3': 'tiptoeing', else: 'walking' },
        holds: 'lantern',
        facing: 'right-front',
        expression: 'curious',
      },
      {
        who: 'guide',
        x: 0.2,
        size: 0.85,
        action: { '2-3': 'tiptoeing', else: 'walking' },
        facing: 'right',
        expression: 'curious',
      },
      {
        who: 'friend',
        x: -0.22,
        action: { '2-3': 'tiptoeing', else: 'walking' },
        facing: 'right-front',
        expression: 'curious',
      },
      { who: 'pet', x: -0.37, action: { '2-3': 'tiptoeing', else: 'walking' }, facing: 'right', expression: 'curious' },
      { who: 'frog', x: 0.4, action: 'sitting', facing: 'left', expression: 'curious' },
    ],
    objects: [{ what: 'lantern', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'Close together on the roots of a great fig tree with the lantern between them: the cub, small and sad, speaks; the child leans towards him; a fine fat frog sits nearby.',
  setting: 'jungle',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    figures: [
      {
        who: 'guide',
        x: -0.4,
        height: 0.16,
        size: 0.85,
        action: 'sitting',
        facing: 'right-front',
        expression: 'sad',
        looksAt: 'child',
      },
      {
        who: 'child',
        x: 0.26,
        action: 'kneeling',
        arms: 'holding-up',
        holds: 'lantern',
        facing: 'left-front',
        expression: 'worried',
        looksAt: 'guide',
      },
      {
        who: 'friend',
        x: 0.92,
        distance: 'middle',
        action: 'hugging-knees',
        facing: 'left-front',
        expression: 'worried',
        looksAt: 'guide',
      },
      { who: 'pet', x: -0.8, distance: 'middle', action: 'sitting', facing: 'right', looksAt: 'guide' },
      { who: 'frog', x: -0.88, size: 0.9, action: 'sitting', facing: 'right' },
    ],
    objects: [{ what: 'lantern', states: ['lit'] }],
  },
} satisfies ByAge<Scene>
