import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

/** The key in the lock is at the height of the hands. */
export const trouble = {
  detail:
    'Close: feet braced against the floor, the brass key in the lock of the chest; the dolphin looks anxiously up to where the light comes from.',
  setting: 'cave',
  timeOfDay: 'dusk',
  side: 2,
  shot: {
    camera: 'medium',
    focus: 'key',
    figures: [
      {
        who: 'child',
        action: 'pulling',
        touches: 'key',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'key',
      },
      {
        who: 'friend',
        x: -0.48,
        action: 'pulling',
        touches: 'child',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'key',
      },
      {
        '10-12': { who: 'pet', x: 0.34, action: 'digging', facing: 'left', expression: 'determined', looksAt: 'down' },
        else: { who: 'pet', x: -0.38, action: 'pulling', facing: 'right', expression: 'determined', looksAt: 'child' },
      },
      {
        who: 'guide',
        x: { '2-3': 0.56, '10-12': 0.8, else: 0.7 },
        distance: 'middle',
        height: 0.76,
        size: 1.15,
        facing: 'left',
        expression: 'scared',
        looksAt: 'up',
      },
    ],
    objects: [
      {
        what: 'sea-chest',
        x: 0.5,
        distance: 'middle',
        size: { '2-3': 1.2, '4-6': 1.36, '10-12': 1.75, else: 1.5 },
        states: ['closed'],
      },
      {
        what: 'key',
        x: 0.38,
        height: { '2-3': 0.26, '4-6': 0.3, '10-12': 0.39, else: 0.34 },
        size: { '2-3': 1.2, '4-6': 1.36, '10-12': 1.75, else: 1.5 },
        states: ['half', 'lying'],
        colour: 'gold',
        facing: 'left',
      },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Foam and light pour from the open chest, green waves rise on both sides; the dolphin leaps over the first wave.',
  setting: 'cave',
  timeOfDay: 'dusk',
  side: 2,
  shot: {
    camera: 'from-below',
    focus: 'sea-chest',
    states: ['flood'],
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'jumping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'sea-chest',
      },
      { who: 'friend', x: -0.82, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
      {
        who: 'pet',
        x: { '2-6': 0.64, else: 0.76 },
        height: { '2-6': 0.3, else: 0 },
        action: 'jumping',
        facing: 'left',
        expression: 'surprised',
        looksAt: 'sea-chest',
      },
      {
        who: 'guide',
        x: 0.5,
        height: { '2-3': 0.62, '4-6': 0.76, else: 0.88 },
        size: 1.15,
        action: 'jumping',
        facing: 'left',
        expression: 'laughing',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'sea-chest', x: 0.24, height: 0.16, size: { '4-6': 0.74, else: 0.95 }, states: ['open'] },
      {
        what: 'key',
        x: 0.15,
        height: 0.38,
        size: { '4-6': 0.74, else: 0.95 },
        states: ['half', 'lying'],
        colour: 'gold',
        facing: 'left',
      },
    ],
  },
} satisfies ByAge<Scene>

/** Arms held out would hide the face of a small child. */
export const homeward = {
  detail:
    'Dusk on the beach: the kind green wave that carried the child home curls behind them; the boat is upright; Papa kneels in the foam and holds out his hands to the child, who throws up both arms; a first star.',
  setting: 'beach',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    camera: 'medium',
    states: ['flood'],
    figures: [
      { who: 'child', x: -0.26, action: 'cheering', expression: 'laughing', looksAt: 'father' },
      {
        who: 'father',
        x: 0.2,
        action: 'kneeling',
        arms: { '2-6': 'hand-on-heart', else: null },
        touches: { '7-12': 'child' },
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.78,
        distance: 'middle',
        arms: 'waving',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'father',
      },
      { who: 'pet', x: 0.62, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'child' },
    ],
    objects: [{ what: 'fishing-boat', x: 0.44, distance: 'middle', size: 0.7 }],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail: 'A small room by the sea; the brass key in the sleeping hand; moonlight on calm water outside.',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.86, '4-6': 1, else: 1.2 },
    states: ['by-the-sea'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', arms: 'cradling', holds: 'key', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [{ what: 'key', size: 1.3, colour: 'gold' }],
  },
} satisfies ByAge<Scene>
