import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

/** The friend has an oar or something else to dig in with. */
export const trouble = {
  detail:
    'From above, full of movement: rings of white water wind inwards, the boat is thrown up at an angle; the child holds on to the oar; the lantern, small and dim, drifts away; the silver fish looks on in alarm.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'from-above',
    zoom: { '2-3': 0.8, '4-6': 0.9, '10-12': 1.08, else: 1 },
    focus: 'child',
    states: ['whirlpool'],
    figures: [
      {
        who: 'friend',
        on: 'rowing-boat',
        action: { '10-12': 'kneeling', else: 'rowing' },
        holds: { '10-12': 'baling-tin', else: 'oar' },
        facing: 'right-front',
        expression: 'scared',
        looksAt: 'child',
      },
      { who: 'pet', on: 'rowing-boat', action: 'sitting', facing: 'right', expression: 'scared', looksAt: 'child' },
      {
        who: 'child',
        on: 'rowing-boat',
        action: 'kneeling',
        arms: 'rowing',
        holds: 'oar',
        facing: 'right-front',
        expression: 'scared',
        looksAt: 'paper-lantern',
      },
      {
        who: 'guide',
        x: -0.62,
        height: -0.04,
        size: 1.2,
        action: 'startled',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'rowing-boat', x: -0.04, distance: 'middle', height: -0.04, size: 1.3, states: ['up', 'wet'] },
      { what: 'oar' },
      { what: 'baling-tin', when: 'baling tin' },
      { what: 'paper-lantern', x: 0.66, distance: 'far', size: 0.8, states: ['dim'] },
      { what: 'splash', x: 0.2, size: 0.9 },
      { what: 'splash', x: -0.3, distance: 'middle', size: 0.6, facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

/** At every age, the bow is beside the lantern, and the lantern at the hand. */
export const relief = {
  detail:
    'Wide and golden: the child’s hand is on the lantern, which blazes up; shapes of coloured light dance on the water, on the mist and on the trees; the silver fish leaps for joy.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'close-up',
    zoom: { '2-3': 0.96, '4-6': 1.1, '7-9': 1.28, '10-12': 1.52 },
    states: ['whirlpool'],
    figures: [
      {
        who: 'friend',
        x: 1.05,
        height: 0.16,
        action: 'rowing',
        holds: 'oar',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'paper-lantern',
      },
      {
        who: 'pet',
        x: 0.46,
        height: 0.1,
        distance: 'middle',
        facing: 'left',
        expression: 'wonder',
        looksAt: 'paper-lantern',
      },
      {
        who: 'child',
        x: 0.06,
        height: 0.16,
        action: 'kneeling',
        arms: 'holding-up',
        holds: 'paper-lantern',
        facing: 'left-front',
        expression: 'wonder',
        looksAt: 'paper-lantern',
      },
      {
        who: 'guide',
        x: -0.94,
        distance: 'middle',
        height: { '2-6': 0.62, else: 0.84 },
        size: 0.8,
        action: 'jumping',
        facing: 'right',
        expression: 'laughing',
        looksAt: 'paper-lantern',
      },
    ],
    objects: [
      { what: 'rowing-boat', x: { '2-3': 0.62, '10-12': 0.48, else: 0.58 }, height: -0.08, size: 1.1, facing: 'left' },
      {
        what: 'paper-lantern',
        x: -0.37,
        height: { '2-3': 0.04, '4-6': 0.08, '10-12': 0.19, else: 0.13 },
        size: 1,
        states: ['glowing'],
      },
      { what: 'splash', x: -0.8, size: 0.6 },
      { what: 'painted-light', x: 0.1, distance: 'far', height: 0.1, size: 1.1 },
      { what: 'painted-light', x: -0.6, distance: 'far', height: 0.9, size: 1.1, states: ['dim'] },
      { what: 'painted-light', x: 0.7, distance: 'far', height: 1, size: 1.2, states: ['dim'], facing: 'left' },
      {
        what: 'painted-light',
        x: 0.5,
        distance: 'foreground',
        height: -0.14,
        size: 0.46,
        states: ['dim'],
        facing: 'left',
      },
    ],
  },
} satisfies ByAge<Scene>

/** Nani, knee-deep in the water, opens her arms or takes the rope. */
export const homeward = {
  detail:
    'Seen from the water: stone steps with the last few lamps lead up to a house with a lighted door; Nani has waded in up to her knees, with open arms; the boat glides in, the lantern held up in its bow lights both faces.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 3,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.74, '10-12': 1.14, else: 1 },
    states: ['landing', 'lamps'],
    figures: [
      {
        who: 'friend',
        on: 'rowing-boat',
        action: 'kneeling',
        arms: 'waving',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'grandmother',
      },
      { who: 'pet', on: 'rowing-boat', facing: 'right', expression: 'happy', looksAt: 'grandmother' },
      {
        who: 'child',
        on: 'rowing-boat',
        action: 'kneeling',
        arms: 'holding-up',
        holds: 'paper-lantern',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'paper-lantern',
      },
      {
        who: 'grandmother',
        x: 0.6,
        height: -0.16,
        action: { '10-12': 'holding', else: 'offering' },
        holds: { '10-12': 'rope', else: null },
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'paper-lantern',
      },
    ],
    objects: [
      { what: 'rowing-boat', x: -0.3, height: -0.08, size: 1.1 },
      { what: 'paper-lantern', states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'A dark, quiet room above the river: the lantern hangs in the window; faint shapes of coloured light drift over wall, ceiling and quilt; a frog sits on the sill.',
  side: 2,
  shot: {
    camera: 'over-the-shoulder',
    zoom: { '2-3': 0.78, '4-6': 0.9, else: 1.02 },
    states: ['lights-out', 'by-the-river'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [
      { what: 'paper-lantern', x: 0.34, distance: 'middle', height: 1.2, states: ['lit', 'up'] },
      { what: 'painted-light', x: -0.7, distance: 'middle', height: 1.3, size: 0.7, states: ['dim'] },
      { what: 'painted-light', x: 0.7, distance: 'middle', height: 1.2, size: 0.7, states: ['dim'], facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>
