import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'
import { TALL } from './way-there.ts'

/** Of the youngest, only the child is strong enough. */
export const trouble = {
  detail:
    'Seen from below, large against the stars: the iron switch with its red lever half raised, sparks flying; the child pushes up from beneath with all its might; the robot hides its eyes; a pigeon bursts into the air.',
  setting: 'city-roof',
  timeOfDay: 'night',
  side: 2,
  capes: ['child'],
  shot: {
    camera: 'from-below',
    zoom: 1.2,
    focus: 'great-switch',
    states: ['blackout'],
    figures: [
      {
        who: 'child',
        x: 0.5,
        action: 'pushing',
        touches: 'great-switch',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'great-switch',
      },
      { who: 'guide', x: -0.82, action: 'covering-eyes', facing: 'right-front', expression: 'scared' },
      {
        '2-3': {
          who: 'friend',
          x: 0.85,
          distance: 'middle',
          action: 'covering-ears',
          facing: 'left-front',
          expression: 'scared',
          looksAt: 'great-switch',
        },
        else: {
          who: 'friend',
          x: 0.92,
          action: 'startled',
          facing: 'left-front',
          expression: 'surprised',
          looksAt: 'great-switch',
        },
      },
      { who: 'pet', x: -0.42, height: 0.13, action: 'crouching', facing: 'left-front', expression: 'scared' },
      {
        who: 'pigeon',
        x: 0.14,
        distance: 'middle',
        height: 1.66,
        grows: TALL,
        action: 'flying',
        facing: 'left',
        expression: 'surprised',
      },
    ],
    objects: [
      { what: 'great-switch', x: -0.3, distance: 'middle', size: 1.02, grows: TALL, states: ['half', 'broken'] },
      { what: 'toolbox', x: 0.02, states: ['open'], colour: 'red' },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Wide: the lever is up and its lamps are green; the child pushes it home and the robot pushes from behind; behind them golden streets run from the foot of the tower over the bridges to the hills.',
  setting: 'city-roof',
  timeOfDay: 'night',
  side: 2,
  capes: ['child'],
  shot: {
    camera: 'from-above',
    focus: 'great-switch',
    states: ['switch-up'],
    figures: [
      {
        who: 'child',
        x: 0.08,
        action: 'pushing',
        touches: 'great-switch',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'great-switch',
      },
      {
        who: 'guide',
        x: -0.08,
        distance: 'middle',
        action: 'pushing',
        touches: 'child',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'great-switch',
      },
      {
        who: 'friend',
        x: 0.6,
        action: 'reaching',
        touches: 'great-switch',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'great-switch',
      },
      {
        who: 'pet',
        x: -0.56,
        distance: 'middle',
        action: 'jumping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'pigeon',
        x: 0.55,
        height: 1.24,
        size: 0.75,
        grows: TALL,
        action: 'sitting',
        facing: 'left',
        expression: 'happy',
      },
    ],
    objects: [
      { what: 'great-switch', x: 0.34, size: 0.88, grows: TALL, states: ['up'] },
      { what: 'toolbox', x: -0.6, distance: 'near', colour: 'red' },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'Night full of lit windows: the child sails in over the railing with a smear of grease on the red cape; Dadi waves with both arms from the balcony in the light of the door.',
  setting: 'city-roof',
  timeOfDay: 'night',
  side: 0,
  capes: ['child'],
  shot: {
    camera: 'over-the-shoulder',
    zoom: { '2-3': 0.8, '4-6': 0.9, else: 1 },
    states: ['switch-up'],
    figures: [
      {
        who: 'child',
        x: 0.1,
        distance: 'middle',
        height: 0.3,
        action: 'flying',
        arms: 'balancing',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'grandmother',
      },
      {
        who: 'grandmother',
        x: -0.58,
        action: 'waving',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: 0.7,
        distance: 'middle',
        height: 0.2,
        action: 'flying',
        touches: 'cape',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'grandmother',
      },
      {
        who: 'pet',
        x: 0.24,
        height: 0.05,
        action: 'flying',
        facing: 'left',
        expression: 'happy',
        looksAt: 'grandmother',
      },
      {
        who: 'pigeon',
        x: -0.18,
        distance: 'middle',
        height: 0.7,
        action: 'sleeping',
        facing: 'left',
        expression: 'asleep',
      },
    ],
    objects: [
      { what: 'ice-cream', when: 'ice cream', x: -0.6, height: 0.4 },
      { what: 'watch', when: 'stopwatch', x: -0.67, height: 0.4 },
    ],
  },
} satisfies ByAge<Scene>

/** As much of the room is seen at all ages. The oldest has hung the cape in another room. */
export const bed = {
  ...ASLEEP,
  detail: {
    '10-12':
      'A dark, calm room: the child asleep, the lamp put out; outside the window one last light in the city and a sleeping pigeon.',
    else: 'A dark, calm room: the child asleep, the red cape on its hook again; outside the window the last lights of the city and a sleeping pigeon.',
  },
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.74, '4-6': 0.86, else: 1 },
    states: ['in-the-city', 'switch-up', 'lights-out'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', x: -0.5, action: 'sleeping', facing: 'right', expression: 'asleep' },
      {
        who: 'pigeon',
        x: 0.66,
        distance: 'far',
        height: 0.79,
        action: 'sleeping',
        facing: 'left',
        expression: 'asleep',
      },
    ],
    objects: [{ '2-9': { what: 'cape', x: 0.1, distance: 'far', height: 0.86, states: ['up'] } }],
  },
} satisfies ByAge<Scene>
