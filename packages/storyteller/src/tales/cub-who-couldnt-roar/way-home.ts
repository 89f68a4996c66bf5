import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

/** Whoever is first starts back from the gap: for four-year-olds, the friend. */
export const trouble = {
  detail:
    'Seen from above: a rope bridge with missing planks over a gorge; the child throws up both hands; a plank turns over in the air above white water; the tiger cub cowers behind.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'from-above',
    states: ['broken-bridge'],
    figures: [
      {
        who: 'child',
        x: { '4-6': -0.36, else: 0.06 },
        action: 'startled',
        facing: 'right-front',
        expression: 'scared',
        looksAt: { '4-6': 'ahead', else: 'plank' },
      },
      {
        who: 'friend',
        x: { '4-6': 0.1, else: -0.34 },
        action: 'startled',
        touches: { '4-6': null, else: 'child' },
        facing: 'right-front',
        expression: 'scared',
        looksAt: { '4-6': 'plank', else: 'child' },
      },
      { who: 'guide', x: -0.66, size: 0.85, action: 'startled', facing: 'right', expression: 'scared' },
      { who: 'pet', x: -0.9, action: 'sitting', facing: 'right', expression: 'scared', looksAt: 'child' },
    ],
    objects: [
      { what: 'plank', x: 0.44, height: -0.44, size: 1.2, states: ['broken'] },
      { what: 'lantern', x: -0.13, size: 0.9, states: ['lit'] },
      { what: 'splash', x: 0.4, height: -0.9 },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Moonlit bank, the broken bridge behind: the child carries the cub, whose mouth is wide open; the great tigress answers with a soft face; two parakeets fly up in surprise.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    focus: 'guide',
    states: ['broken-bridge'],
    figures: [
      { who: 'tigress', x: -0.5, size: 0.84, facing: 'right-front', expression: 'laughing', looksAt: 'guide' },
      { who: 'child', x: 0.62, action: 'cradling', facing: 'left-front', expression: 'laughing', looksAt: 'tigress' },
      { who: 'guide', size: 0.85, on: 'child', action: 'sitting', facing: 'left-front', expression: 'laughing' },
      { who: 'friend', x: 0.22, holds: 'lantern', facing: 'left-front', expression: 'happy', looksAt: 'tigress' },
      { who: 'pet', x: 0.88, action: 'sitting', facing: 'left', expression: 'surprised', looksAt: 'guide' },
      {
        who: 'parrot',
        x: 0.1,
        distance: 'middle',
        height: 1.3,
        action: 'flying',
        facing: 'right',
        expression: 'surprised',
      },
      {
        who: 'parrot',
        x: -0.16,
        distance: 'middle',
        height: 1.5,
        action: 'flying',
        facing: 'right',
        expression: 'surprised',
      },
    ],
    objects: [{ what: 'lantern', x: 0.82, states: ['lit'] }],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'Night garden: gold light falls from the door and the windows of the bungalow; Nana sits on the step with a plate; the child runs up the path; a small frog has come along.',
  setting: 'garden',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'medium',
    focus: 'grandfather',
    figures: [
      {
        who: 'grandfather',
        on: 'steps',
        action: 'sitting',
        holds: 'thali',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'child',
      },
      {
        who: 'child',
        x: -0.6,
        distance: 'middle',
        action: 'walking',
        holds: 'lantern',
        facing: 'right-front',
        expression: 'happy',
      },
      { who: 'friend', x: 0.6, distance: 'middle', action: 'waving', facing: 'left-front', expression: 'happy' },
      { who: 'pet', x: 0.4, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'grandfather' },
      { who: 'frog', x: -0.84, action: 'sitting', facing: 'right', expression: 'happy' },
    ],
    objects: [{ what: 'thali' }, { what: 'lantern', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'Deep blue night: the child asleep below a white net, the lantern put out, the black jungle and the moon in the window; a small frog sits on the floor.',
  side: 0,
  shot: {
    camera: 'medium',
    states: ['mosquito-net', 'by-the-forest', 'lights-out'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', x: -0.3, action: 'sleeping', facing: 'right', expression: 'asleep' },
      { who: 'frog', x: 0.62, action: 'sitting', facing: 'left', expression: 'sleepy' },
    ],
    objects: [
      { what: 'lantern', x: 0.06, distance: 'middle', height: 0.86, size: 0.9, states: ['unlit'] },
      { what: 'hook', x: 0.06, distance: 'middle', height: 1.06, size: 0.5 },
    ],
  },
} satisfies ByAge<Scene>
