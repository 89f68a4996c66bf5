import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

export const trouble = {
  detail:
    'Close to the ground on the far bank, among wild mint: a taut rope from the child, leaning right back, to the collar of the calf, who sits firmly on the grass and looks tired; the cowbell lies forgotten; behind them the swollen stream and its stones, the first drops, as big as grapes, and a sky of storm.',
  setting: 'meadow',
  timeOfDay: 'dusk',
  side: 3,
  weather: 'rain',
  shot: {
    camera: { '2-3': 'wide', else: 'medium' },
    zoom: { '4-6': 0.86, else: 1 },
    focus: 'guide',
    states: ['flood'],
    figures: [
      {
        who: 'child',
        x: { '4-6': -0.72, else: -0.66 },
        action: 'pulling',
        holds: 'rope',
        touches: 'guide',
        facing: 'right',
        expression: 'determined',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: { '4-6': 0.3, else: 0.16 },
        size: 1.05,
        action: { '4-6': 'lying', else: 'sitting' },
        facing: 'left',
        expression: 'sleepy',
        looksAt: 'up',
      },
      {
        who: 'friend',
        x: { '4-6': 0.7, else: 0.54 },
        action: 'crouching',
        arms: 'pushing',
        facing: 'left',
        expression: 'determined',
        looksAt: 'guide',
      },
      {
        '4-6': { who: 'pet', x: 0.98, action: 'pushing', facing: 'left', expression: 'determined', looksAt: 'guide' },
        else: { who: 'pet', on: 'stones', facing: 'left', expression: 'happy', looksAt: 'guide' },
      },
    ],
    objects: [
      { what: 'rope' },
      { what: 'cowbell', x: -0.9 },
      { what: 'drops', x: -0.14, height: 1.1, size: 0.5 },
      { what: 'drops', x: 0.84, height: 1.2, size: 0.5 },
    ],
  },
} satisfies ByAge<Scene>

/** The child stands in the water beside the stones. */
export const relief = {
  detail:
    'Slanting rain: the calf, eyes shut, sets a hoof on the next stone of the swollen stream, one of them under water; the child stands in the water on the deep side, a hand on her back; the brass bell leads the way.',
  setting: 'riverside',
  timeOfDay: 'dusk',
  side: 2,
  weather: 'rain',
  shot: {
    camera: { '2-3': 'wide', else: 'medium' },
    zoom: { '4-6': 0.86, else: 1 },
    focus: 'guide',
    states: ['flood'],
    figures: [
      {
        who: 'child',
        x: { '2-6': -0.34, else: -0.24 },
        height: { '2-3': -0.1, else: -0.2 },
        action: 'walking',
        touches: 'guide',
        facing: 'right-front',
        expression: 'brave',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.08,
        distance: 'middle',
        height: 0.06,
        action: 'walking',
        touches: 'child',
        facing: 'right',
        expression: 'scared',
        looksAt: 'down',
      },
      {
        who: 'friend',
        x: 0.54,
        distance: 'middle',
        height: 0.06,
        action: 'walking',
        holds: 'cowbell',
        facing: 'right-front',
        expression: 'determined',
      },
      {
        who: 'pet',
        x: -0.8,
        distance: 'middle',
        height: 0.06,
        action: 'walking',
        facing: 'right',
        expression: 'happy',
        looksAt: 'guide',
      },
    ],
    objects: [
      { what: 'cowbell' },
      { what: 'stepping-stones', x: -0.06, distance: 'middle', size: 1.7, states: ['lying', 'half'] },
      // So close to each other that every foot is on one.
      { what: 'stepping-stones', x: 0.14, distance: 'middle', size: 1.7, states: ['lying'] },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail: {
    '2-3':
      'Warm lamplight in the open shed, rain outside: the big cow bends to her calf; Nani kneels and hugs the child.',
    else: 'Night and rain: the child splashes across the yard under one huge banana leaf; Nani stands before the lit farmhouse with a lamp in her hand; beside the house the cow bends to her calf.',
  },
  setting: 'farmyard',
  timeOfDay: 'night',
  side: { '2-3': 0, else: 2 },
  weather: 'rain',
  shot: {
    '2-3': {
      camera: 'wide',
      zoom: VAST,
      figures: [
        {
          who: 'grandmother',
          x: -0.36,
          action: 'kneeling',
          touches: 'child',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
        { who: 'child', x: -0.5, action: 'hugging', touches: 'grandmother', facing: 'right', expression: 'happy' },
        { who: 'cow', x: 0.84, size: 0.66, facing: 'left', expression: 'tender', looksAt: 'down' },
        { who: 'guide', x: 0.08, size: 0.9, facing: 'right', expression: 'happy', looksAt: 'up' },
        { who: 'pet', x: -0.86, action: 'sitting', facing: 'right', expression: 'happy', looksAt: 'child' },
      ],
      objects: [{ what: 'lantern', x: -0.08, distance: 'middle', states: ['lit'] }],
    },
    else: {
      camera: 'wide',
      zoom: VAST,
      figures: [
        {
          who: 'child',
          x: -0.46,
          action: 'running',
          holds: 'banana-leaf',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'grandmother',
        },
        {
          who: 'grandmother',
          x: 0.16,
          holds: 'lantern',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: -0.64,
          action: 'running',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'grandmother',
        },
        { who: 'pet', x: -0.08, action: 'running', facing: 'right', expression: 'happy' },
        { who: 'cow', x: 0.92, distance: 'middle', size: 0.7, facing: 'left', expression: 'tender' },
        { who: 'guide', x: 0.54, size: 0.9, facing: 'left', expression: 'happy', looksAt: 'up' },
      ],
      objects: [
        { what: 'banana-leaf', size: { '4-6': 1.5, else: 1.8 } },
        { what: 'lantern', states: ['lit'] },
        { what: 'puddle', x: -0.6, size: 1.3 },
        { what: 'splash', x: -0.78, size: 0.45 },
        { what: 'milk-cup', when: 'milk', x: 0.36, size: 1.2, states: ['full'] },
        { what: 'towel', when: 'towel', x: 0.4 },
      ],
    },
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'The room is dark and blue: the child asleep under a quilt; rain runs down the window, and beyond it, warm and bright, a cow with her bell and a calf lie in the straw of the lamplit shed.',
  side: 2,
  weather: 'rain',
  shot: {
    camera: 'medium',
    zoom: { '4-6': 0.9, else: 1 },
    states: ['in-the-fields', 'cowshed', 'lights-out'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      {
        '4-6': {
          who: 'grandmother',
          x: -0.7,
          on: 'chair',
          action: 'dozing',
          facing: 'right-front',
          expression: 'asleep',
        },
      },
      { who: 'pet', x: { '4-6': 0.1, else: -0.5 }, action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [{ '4-6': { what: 'chair', x: -0.7 } }],
  },
} satisfies ByAge<Scene>
