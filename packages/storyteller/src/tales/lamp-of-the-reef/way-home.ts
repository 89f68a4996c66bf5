import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

export const trouble = {
  detail:
    'Close to the child: cheeks round with air, the white shell at the lips, bubbles in bunches; behind, the dark closed clam and the turtle, who looks down.',
  setting: 'reef',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'from-below',
    zoom: 1.3,
    states: ['dark'],
    figures: [
      {
        who: 'child',
        x: 0.14,
        action: 'blowing',
        holds: 'shell',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'shell',
      },
      { who: 'seahorse', x: 0.44, distance: 'middle', height: 1.5, facing: 'left', expression: 'worried' },
      {
        who: 'guide',
        x: -0.76,
        distance: 'middle',
        height: 0.7,
        action: 'drooping',
        facing: 'right-front',
        expression: 'sad',
        looksAt: 'down',
      },
      {
        who: 'friend',
        x: 0.72,
        distance: 'middle',
        action: { '4-6': 'cupping', else: 'hands-on-cheeks' },
        facing: 'left-front',
        expression: { '4-6': 'determined', else: 'worried' },
        looksAt: 'child',
      },
      { who: 'pet', x: -0.28, action: 'sitting', facing: 'left', expression: 'surprised', looksAt: 'up' },
    ],
    objects: [
      { what: 'giant-clam', x: -0.3, distance: 'far', size: 1.7, states: ['closed'] },
      { what: 'shell', colour: 'white' },
      { what: 'bubbles', x: -0.14, height: 0.72, size: 0.9 },
      { what: 'bubbles', x: -0.2, height: 0.3, size: 0.6 },
      { what: 'bubbles', x: -0.26, height: 0.95, size: 1.1 },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Low and wide: the clam stands open like a hand, the pearl floods the reef with gold; the child plays in front of it, and fish stream home from all sides.',
  setting: 'reef',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'from-below',
    states: ['glowing'],
    focus: 'giant-clam',
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'blowing',
        holds: 'shell',
        facing: 'right-front',
        expression: 'relieved',
        looksAt: 'shell',
      },
      {
        who: 'friend',
        x: -0.6,
        distance: 'middle',
        action: 'hand-on-heart',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'giant-clam',
      },
      { who: 'pet', x: -0.84, action: 'sitting', facing: 'right', expression: 'happy', looksAt: 'giant-clam' },
      {
        who: 'guide',
        x: -0.7,
        height: 1.1,
        size: 0.9,
        action: 'swimming',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'giant-clam',
      },
      { who: 'reef-fish', x: 0.02, height: 1.44, action: 'swimming', facing: 'right', expression: 'happy' },
      { who: 'fish', x: -0.26, height: 1.32, action: 'swimming', facing: 'right', expression: 'happy' },
      { who: 'reef-fish', x: 0.32, height: 1.36, action: 'swimming', facing: 'left', expression: 'happy' },
      { who: 'seahorse', x: 0.58, height: 1.2, facing: 'left', expression: 'happy' },
    ],
    objects: [
      { what: 'giant-clam', x: 0.48, distance: 'middle', height: 0.02, size: 0.9, states: ['open'] },
      { what: 'shell', colour: 'white' },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'Night beach, wide: the whole bay glows softly from below, and lit fish leap in it; Nani waits with two towels over her arm, the child runs into her arms; the turtle waves from the water.',
  setting: 'beach',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.2,
    states: ['glowing'],
    figures: [
      {
        who: 'child',
        x: 0.02,
        action: 'running',
        holds: 'shell',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'grandmother',
      },
      { who: 'grandmother', x: 0.44, holds: 'towel', facing: 'left-front', expression: 'tender', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.4,
        distance: 'middle',
        action: 'running',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'grandmother',
      },
      { who: 'pet', x: -0.5, action: 'running', facing: 'right', expression: 'happy', looksAt: 'child' },
      {
        who: 'guide',
        x: -0.84,
        distance: 'far',
        action: 'waving',
        facing: 'right',
        expression: 'happy',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'shell', colour: 'white' },
      { what: 'towel', colour: 'white', count: 2 },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'A quiet, dim room by the sea; the white shell in the sleeping hand; through the window the sea has a faint glow.',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.86, '4-6': 1, else: 1.2 },
    states: ['by-the-sea', 'glowing', 'lights-out'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', arms: 'holding', holds: 'shell', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [{ what: 'shell', colour: 'white' }],
  },
} satisfies ByAge<Scene>
