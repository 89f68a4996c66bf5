import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'
import { TALL } from './way-there.ts'

export const trouble = {
  detail:
    'At eye level with the top of the tower: gusts curl round the green roof; the child is upside down in a spiral of wind, arms and legs in all directions, with the eyes on the yellow string; the ball of string swings out of reach.',
  setting: 'city-roof',
  timeOfDay: 'day',
  side: 1,
  weather: 'wind',
  states: ['kites', 'tower-top'],
  capes: ['child', 'friend'],
  shot: {
    camera: 'wide',
    focus: 'child',
    figures: [
      {
        who: 'child',
        x: -0.3,
        height: 0.56,
        grows: TALL,
        action: 'tumbling',
        facing: 'left-back',
        expression: 'surprised',
        looksAt: 'string-tangle',
      },
      {
        who: 'friend',
        x: -0.7,
        height: 0.1,
        grows: TALL,
        action: 'falling',
        touches: 'child',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.1, height: 1.46, grows: TALL, action: 'tumbling', facing: 'left', expression: 'scared' },
      {
        who: 'guide',
        x: 0.68,
        height: 0.75,
        size: 0.65,
        grows: TALL,
        action: 'flying',
        facing: 'left',
        expression: 'scared',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'string-tangle', x: 0.224, distance: 'middle', height: 1.1, size: 1.8, grows: TALL, states: ['full'] },
      { what: 'gust', x: -0.3, distance: 'middle', height: 0.6, size: 1.5, grows: TALL, states: ['up'] },
      { what: 'gust', x: 0.6, distance: 'middle', height: 1.5, size: 1.1, grows: TALL },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Low golden sun at the top of the tower: the child, in the air by the iron arrow, reaches into the pink, green and yellow string, which comes undone; a friend on the parapet holds the child back by the cape like a kite; beyond the arrow the baby sparrow beats its wings, free, and its mother flies to meet it.',
  setting: 'city-roof',
  timeOfDay: 'sunset',
  side: 3,
  states: ['kites', 'tower-top'],
  capes: ['child', 'friend'],
  shot: {
    camera: 'medium',
    focus: 'baby-bird',
    figures: [
      {
        who: 'child',
        x: { '2-6': -0.12, else: -0.02 },
        height: { '2-6': -0.04, else: 0.03 },
        grows: TALL,
        action: 'floating',
        arms: { '2-6': 'pointing', else: 'reaching' },
        holds: { '2-6': 'scissors', else: null },
        touches: { '2-6': null, else: 'string-tangle' },
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'baby-bird',
      },
      {
        who: 'baby-bird',
        x: 0.62,
        height: 0.95,
        size: 1.6,
        grows: TALL,
        action: 'flying',
        facing: 'right-front',
        expression: 'happy',
      },
      {
        who: 'guide',
        x: 0.82,
        height: 0.78,
        size: 0.65,
        grows: TALL,
        action: 'flying',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'baby-bird',
      },
      {
        who: 'friend',
        x: -0.48,
        action: 'pulling',
        touches: 'cape',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: -0.8,
        distance: 'middle',
        action: 'jumping',
        facing: 'right',
        expression: 'happy',
        looksAt: 'up',
      },
    ],
    objects: [
      { what: 'string-tangle', x: 0.233, distance: 'middle', height: 1.175, size: 1.5, grows: TALL, states: ['open'] },
      { '2-6': { what: 'scissors', size: { '4-6': 0.86, else: 0.72 }, states: ['open'] } },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'A pink evening on the terrace: the child sits on the string cot and winds the string on to a fat spool; Papa holds out the last of the sesame chikki; a flask of tea on the floor, the yellow kite at rest beside a pot; two sparrows sit on the parapet.',
  setting: 'terrace',
  timeOfDay: 'sunset',
  side: 1,
  capes: { '2-6': ['child', 'friend'] },
  shot: {
    '2-6': {
      camera: 'wide',
      figures: [
        {
          who: 'child',
          x: -0.2,
          height: 0.25,
          action: 'jumping',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'father',
        },
        {
          who: 'father',
          x: 0.3,
          action: { '4-6': 'holding', else: 'clapping' },
          holds: { '4-6': 'chikki', else: null },
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'child',
        },
        { who: 'friend', x: -0.64, height: 0.1, action: 'jumping', facing: 'right-front', expression: 'laughing' },
        { who: 'pet', x: 0.58, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
      ],
      objects: [
        { what: 'kite', x: 0.92, distance: 'middle', states: ['closed'], colour: 'yellow' },
        { what: 'chikki' },
      ],
    },
    else: {
      camera: 'medium',
      figures: [
        {
          who: 'child',
          on: 'charpai',
          action: 'sitting',
          holds: 'kite-reel',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'kite-reel',
        },
        {
          who: 'father',
          x: 0.2,
          action: 'holding',
          holds: 'chikki',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
        { who: 'friend', x: 0.6, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
        { who: 'pet', x: 0.94, action: 'lying', facing: 'left', expression: 'tired', looksAt: 'child' },
        {
          who: 'little-bird',
          x: -0.16,
          distance: 'middle',
          height: 0.62,
          size: 1.2,
          facing: 'right',
          looksAt: 'baby-bird',
        },
        { who: 'baby-bird', x: -0.04, distance: 'middle', height: 0.62, size: 1.3, facing: 'left' },
      ],
      objects: [
        { what: 'charpai', x: -0.36 },
        { what: 'kite-reel', states: ['full'] },
        { what: 'chikki' },
        { what: 'kite', x: 0.8, distance: 'middle', states: ['closed'], colour: 'yellow' },
        { what: 'flask', x: -0.02 },
      ],
    },
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'A wide, calm picture in deep blue: the child asleep in bed below a window full of night; two sparrows sleep on the sill; the yellow kite leans against the wall.',
  side: 0,
  states: { '10-12': ['lights-out', 'in-the-city', 'sky-lanterns'], else: ['lights-out', 'in-the-city'] },
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.9, '4-6': 1.05, '10-12': 1.3, else: 1.2 },
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
      { who: 'little-bird', size: 1.1, on: 'ledge', action: 'sleeping', facing: 'right', expression: 'asleep' },
      { who: 'baby-bird', size: 1.2, on: 'wall', action: 'sleeping', facing: 'left', expression: 'asleep' },
    ],
    objects: [{ what: 'kite', x: 0.66, distance: 'middle', states: ['closed'], colour: 'yellow' }],
  },
} satisfies ByAge<Scene>
