import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

/** How tall the child is, relative to one of eight. */
export const TALL = { '2-3': 0.72, '4-6': 0.86, '10-12': 1.14, else: 1 } as const

export const home = {
  detail:
    'Wide: a family terrace on kite day, the morning sky full of kites; the child leans back and holds the string of a yellow kite; Papa beside with the wooden spool laughs at the sky; a flask and sesame chikki wait on a mat; a pink kite is higher, and a small brown sparrow sits on a box.',
  setting: 'terrace',
  timeOfDay: 'morning',
  side: 2,
  states: ['kites'],
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'kite',
    figures: [
      { who: 'child', x: -0.2, holds: 'kite', facing: 'right-front', expression: 'happy', looksAt: 'up' },
      {
        who: 'father',
        x: -0.62,
        action: 'holding',
        holds: 'kite-reel',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'up',
      },
      { who: 'pet', x: 0.16, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'up' },
      { who: 'little-bird', x: 0.72, distance: 'middle', height: 0.35, size: 1.2, facing: 'left' },
    ],
    objects: [
      { what: 'kite', states: ['up'], colour: 'yellow' },
      { what: 'kite-reel' },
      { what: 'kite', when: 'pink', x: 0.44, distance: 'middle', height: 1.88, size: 0.5, colour: 'pink' },
      { what: 'kite', when: 'pink one', x: 0.44, distance: 'middle', height: 1.88, size: 0.5, colour: 'pink' },
      { what: 'kite', when: 'red', x: 0.66, distance: 'middle', height: 0.8, size: 0.6, colour: 'red' },
      { what: 'flask', x: 0.46 },
      { what: 'chikki', x: 0.64 },
    ],
  },
} satisfies ByAge<Scene>

/** Papa is not in the text for the youngest. */
export const call = {
  detail:
    'Close: the sparrow, beak open, in two cupped hands before the child’s surprised face; beside them Papa, on the floor, holds the yellow kite’s string and looks only at the sky.',
  setting: 'terrace',
  timeOfDay: 'day',
  side: 0,
  states: ['kites'],
  shot: {
    camera: 'close-up',
    zoom: FACE,
    figures: [
      {
        who: 'child',
        x: -0.24,
        arms: 'cupping',
        holds: 'little-bird',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'little-bird',
      },
      { who: 'little-bird', x: 0.1, size: 1.5, facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        '4-12': {
          who: 'father',
          x: { '4-6': 0.62, else: 0.72 },
          distance: 'middle',
          action: { '4-6': 'sitting', else: 'kneeling' },
          holds: 'kite',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'up',
        },
      },
      {
        who: 'friend',
        x: -0.8,
        distance: 'middle',
        action: 'hand-on-heart',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: { '2-3': 0.76, else: 0.12 },
        distance: { '2-3': 'middle', else: 'near' },
        action: 'sitting',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'kite', x: { '2-3': 0.36, else: 0 }, states: { '2-3': ['lying'], else: [] }, colour: 'yellow' },
      { '4-12': { what: 'kite', when: 'pink kite', x: 0.5, distance: 'far', height: 1.1, size: 0.7, colour: 'pink' } },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Seen from above: far below, flat roofs and a crossing full of toy-sized cars; the child flies up with arms spread and the red cape in the wind, past the tower; paper kites flash by on all sides; the sparrow leads.',
  setting: 'city-roof',
  timeOfDay: 'day',
  side: 0,
  states: ['kites', 'tower-top'],
  capes: ['child', 'friend'],
  shot: {
    camera: 'from-above',
    zoom: 0.86,
    figures: [
      {
        who: 'child',
        x: -0.06,
        height: 0.1,
        grows: TALL,
        action: 'flying',
        arms: 'balancing',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      {
        who: 'friend',
        x: -0.62,
        height: -0.15,
        grows: TALL,
        action: 'flying',
        arms: 'balancing',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      { who: 'pet', x: 0.4, height: 0.1, grows: TALL, action: 'jumping', facing: 'right', expression: 'surprised' },
      {
        who: 'guide',
        x: 0.4,
        height: 0.9,
        size: 0.7,
        grows: TALL,
        action: 'flying',
        facing: 'right',
        expression: 'brave',
      },
    ],
    objects: [
      { what: 'kite', x: -0.7, distance: 'middle', height: 0.5, grows: TALL, colour: 'blue' },
      { what: 'kite', x: 0.8, distance: 'middle', height: 0.1, grows: TALL, colour: 'orange' },
      { what: 'kite', x: 0.6, height: -0.5, grows: TALL, colour: 'green', facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'From below: the clock tower runs up the picture to its green roof and the iron arrow; from the arrow hangs a ball of pink, green and yellow string with one round eye; the mother sparrow flutters beside it; the child floats below in the red cape and reaches up.',
  setting: 'city-roof',
  timeOfDay: 'day',
  side: 2,
  states: ['kites', 'tower-top'],
  capes: ['child', 'friend'],
  shot: {
    camera: 'from-below',
    focus: 'string-tangle',
    figures: [
      {
        who: 'child',
        x: -0.48,
        height: -0.05,
        grows: TALL,
        action: 'floating',
        arms: 'reaching',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'string-tangle',
      },
      {
        who: 'guide',
        x: -0.14,
        distance: 'middle',
        height: 2.05,
        size: 0.7,
        grows: TALL,
        action: 'flying',
        facing: 'right',
        expression: 'worried',
        looksAt: 'string-tangle',
      },
      {
        who: 'friend',
        x: -0.84,
        distance: 'middle',
        height: 0.2,
        grows: TALL,
        action: 'floating',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'string-tangle',
      },
      {
        who: 'pet',
        x: 0.92,
        height: 0.6,
        grows: TALL,
        action: 'jumping',
        facing: 'left',
        expression: 'curious',
        looksAt: 'up',
      },
    ],
    objects: [
      { what: 'string-tangle', x: 0.16, distance: 'middle', height: 1.62, size: 2, grows: TALL, states: ['full'] },
    ],
  },
} satisfies ByAge<Scene>
