import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

/** How tall the child is, relative to one of eight. */
export const TALL = { '2-3': 0.72, '4-6': 0.86, '10-12': 1.1, else: 1 } as const

/** Where the text does not look for the towel, it is out of the picture: nobody wears it yet. */
export const home = {
  detail: {
    '2-3': 'A dark room: the child with open hands and round eyes; Dadi with one candle in the door.',
    '4-6':
      'A room as dark as a pocket: the child with round eyes feels ahead with one hand; Dadi comes with one candle under her calm face.',
    '10-12':
      'The child at the railing; dark roofs clear to the hills, the light tower a thin black shape among stars; in the door stands Dadi with a candle.',
    else: 'A room without light but for one candle: Dadi stands calm with the flame under her face, the still fan above her; the child feels with stretched arms for a red towel on a hook; the window is black.',
  },
  setting: { '10-12': 'verandah', else: 'home' },
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: { '10-12': 'over-the-shoulder', else: 'medium' },
    states: ['blackout', 'in-the-city'],
    figures: [
      {
        '2-3': { who: 'child', x: -0.06, action: 'shrugging', expression: 'surprised', looksAt: 'viewer' },
        '4-6': {
          who: 'child',
          x: 0.14,
          action: 'feeling-ahead',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'viewer',
        },
        '10-12': { who: 'child', x: 0.24, action: 'looking-up', facing: 'right-front', expression: 'wonder' },
        else: {
          who: 'child',
          x: 0.06,
          action: 'feeling-ahead',
          facing: 'right-front',
          expression: 'curious',
          looksAt: 'cape',
        },
      },
      {
        who: 'grandmother',
        x: { '2-3': -0.7, '4-6': -0.56, '10-12': -0.3, else: -0.5 },
        distance: { '2-3': 'middle', '10-12': 'middle', else: 'near' },
        action: 'holding',
        holds: 'candle',
        facing: 'right-front',
        expression: { '2-3': 'tender', else: 'calm' },
        looksAt: 'child',
      },
      {
        '4-6': { who: 'pet', x: 0.64, action: 'lying', facing: 'left-front', expression: 'scared', looksAt: 'child' },
        '7-9': {
          who: 'pet',
          x: 0.34,
          action: 'sitting',
          facing: 'left-front',
          expression: 'worried',
          looksAt: 'child',
        },
        else: {
          who: 'pet',
          x: { '10-12': 0.6, else: 0.42 },
          action: 'looking-up',
          facing: 'left-front',
          expression: 'worried',
          looksAt: 'up',
        },
      },
      {
        '10-12': {
          who: 'pigeon',
          distance: 'far',
          height: 0.56,
          action: 'sleeping',
          facing: 'left',
          expression: 'asleep',
        },
      },
    ],
    objects: [
      { what: 'candle', states: ['lit'] },
      {
        '7-9': { what: 'cape', x: 0.66, distance: 'middle', height: 0.88, states: ['up'] },
        else: { what: 'cape', x: 1.5 },
      },
    ],
  },
} satisfies ByAge<Scene>

/** For the oldest, the friend holds on to the other corner of the cape. */
export const call = {
  detail:
    'Seen from below: two feet just off the tiles, a startled face, the red cape spread behind; a pigeon on the railing is wide awake now; stars over dark roofs.',
  setting: 'city-roof',
  timeOfDay: 'night',
  side: 0,
  capes: ['child'],
  shot: {
    '2-3': {
      camera: 'from-below',
      states: ['blackout'],
      figures: [
        {
          who: 'child',
          x: 0.02,
          height: 0.34,
          action: 'jumping',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'viewer',
        },
        {
          who: 'friend',
          x: -0.62,
          height: 0.1,
          action: 'jumping',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'child',
        },
        {
          who: 'pet',
          x: 0.56,
          height: 0.3,
          action: 'flying',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'child',
        },
      ],
    },
    else: {
      camera: 'from-below',
      states: ['blackout'],
      figures: [
        {
          who: 'child',
          x: { '10-12': 0.04, else: 0.12 },
          height: { '10-12': 0.3, else: 0.46 },
          action: 'floating',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'down',
        },
        {
          '10-12': { who: 'friend', x: -0.42, touches: 'cape', facing: 'right-front', looksAt: 'child' },
          else: {
            who: 'friend',
            x: -0.56,
            action: 'floating',
            touches: 'cape',
            facing: 'right-front',
            expression: 'laughing',
            looksAt: 'child',
          },
        },
        { who: 'pet', x: -0.1, action: 'flying', touches: 'cape', facing: 'right', expression: 'surprised' },
        {
          who: 'pigeon',
          x: 0.7,
          distance: 'middle',
          height: 0.74,
          action: 'startled',
          facing: 'left-front',
          expression: 'surprised',
          looksAt: 'child',
        },
      ],
    },
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail: {
    '10-12':
      'Wide and quiet: no lamp between the roofs and the hills, the river a pale winding ribbon, the light tower a thin black shape; on the nearest roofs people on string cots point up by candlelight.',
    else: 'Seen from above: the child in the red cape over roof after roof; small candles, water tanks, people on string cots with fans who point; not one lit window.',
  },
  setting: 'city-roof',
  timeOfDay: 'night',
  side: 1,
  capes: ['child'],
  shot: {
    '10-12': {
      camera: 'wide',
      zoom: VAST,
      states: ['blackout', 'aloft'],
      figures: [
        {
          who: 'child',
          x: 0.08,
          distance: 'middle',
          height: 0.2,
          action: 'flying',
          arms: 'balancing',
          facing: 'left-front',
          expression: 'wonder',
          looksAt: 'down',
        },
        {
          who: 'friend',
          x: 0.66,
          distance: 'middle',
          height: 0.02,
          action: 'flying',
          touches: 'cape',
          facing: 'left-front',
          expression: 'wonder',
          looksAt: 'down',
        },
        {
          who: 'pet',
          x: -0.22,
          distance: 'middle',
          height: 0.3,
          action: 'flying',
          facing: 'left',
          expression: 'happy',
        },
        {
          who: 'pigeon',
          x: 0.5,
          distance: 'middle',
          height: 1.7,
          action: 'flying',
          facing: 'right',
          expression: 'curious',
        },
      ],
    },
    else: {
      camera: 'from-above',
      zoom: VAST,
      states: ['blackout', 'aloft'],
      figures: [
        {
          who: 'child',
          x: 0.1,
          distance: 'middle',
          height: -0.9,
          action: 'floating',
          arms: 'balancing',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'viewer',
        },
        {
          who: 'friend',
          x: -0.56,
          distance: 'middle',
          height: -1,
          action: 'floating',
          touches: 'cape',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'viewer',
        },
        {
          who: 'pet',
          x: 0.46,
          distance: 'middle',
          height: -0.86,
          action: 'flying',
          facing: 'right',
          expression: 'happy',
        },
        {
          who: 'pigeon',
          x: 0.7,
          distance: 'middle',
          height: 0.5,
          action: 'flying',
          facing: 'right',
          expression: 'curious',
        },
      ],
    },
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'On the iron platform among dead dials: the small robot sits with drooping arms, the huge red lever of the great switch hangs down beside it; the child comes down with the cape still full of wind; below lies the dark city.',
  setting: 'city-roof',
  timeOfDay: 'night',
  side: 2,
  capes: ['child'],
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['blackout'],
    figures: [
      { who: 'child', x: -0.34, action: 'kneeling', facing: 'right-front', expression: 'tender', looksAt: 'guide' },
      {
        who: 'guide',
        on: 'toolbox',
        action: 'sitting',
        facing: 'left-front',
        expression: 'sad',
        looksAt: 'down',
      },
      {
        who: 'friend',
        x: -0.9,
        distance: 'middle',
        arms: 'hand-on-heart',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'guide',
      },
      {
        who: 'pet',
        x: -0.86,
        action: 'sitting',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'guide',
      },
      {
        who: 'pigeon',
        x: 0.62,
        distance: 'middle',
        height: 1.53,
        grows: TALL,
        action: 'sleeping',
        facing: 'left',
        expression: 'asleep',
      },
    ],
    objects: [
      { what: 'great-switch', x: 0.62, distance: 'middle', size: 1.16, grows: TALL },
      { what: 'toolbox', x: 0.46, colour: 'red' },
    ],
  },
} satisfies ByAge<Scene>
