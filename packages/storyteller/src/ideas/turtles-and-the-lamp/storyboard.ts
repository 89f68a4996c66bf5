import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A wide moonlit beach: baby turtles run over the sand; the child crouches among them and holds out both hands; the guide is on the other side; the sea shines behind; the upper third is calm sky.',
  setting: 'beach',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1.1, '4-6': 1.3, else: 1.4 },
    figures: [
      {
        who: 'child',
        x: -0.16,
        action: 'crouching',
        arms: 'cupping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.52, action: 'looking-up', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.62,
        distance: 'middle',
        action: 'waving',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'turtle',
      },
      { who: 'pet', x: -0.76, action: 'lying', facing: 'right-front', expression: 'curious', looksAt: 'turtle' },
      { who: 'turtle', x: 0.2, size: 0.42, action: 'walking', facing: 'left-front', expression: 'happy' },
      { who: 'turtle', x: 0.02, distance: 'foreground', size: 0.3, action: 'walking', facing: 'left-front' },
      { who: 'turtle', x: 0.62, distance: 'foreground', size: 0.3, action: 'walking', facing: 'left' },
      { who: 'turtle', x: 0.3, distance: 'middle', size: 0.42, action: 'walking', facing: 'left-front' },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'Close to the sand, by moonlight: baby turtles walk up the beach with the sea at their backs; the child crouches over one of them in surprise; the guide points to the water.',
  setting: 'beach',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'close-up',
    zoom: { '10-12': 1, '7-9': 0.9, else: 0.8 },
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'crouching',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'turtle',
      },
      { who: 'guide', x: 0.64, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.82,
        distance: 'middle',
        action: 'crouching',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'turtle',
      },
      { who: 'pet', x: -0.56, distance: 'middle', action: 'sitting', facing: 'left-front', expression: 'curious' },
      { who: 'turtle', x: 0.14, size: 0.42, action: 'walking', facing: 'right-front', expression: 'determined' },
      { who: 'turtle', x: 0.32, distance: 'middle', size: 0.42, action: 'walking', facing: 'right-front' },
      { who: 'turtle', x: 0.04, distance: 'middle', size: 0.42, action: 'walking', facing: 'right-front' },
      { who: 'turtle', x: 0.42, distance: 'foreground', size: 0.3, action: 'walking', facing: 'right-front' },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Before the houses of the fishers stands a lit street lamp; the child kneels at a wall of sand with a tower, and four baby turtles walk round it, all towards the lamp; the guide throws up its hands.',
  setting: 'beach',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.8, else: 0.94 },
    figures: [
      {
        who: 'child',
        x: -0.4,
        action: 'kneeling',
        arms: 'reaching-down',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'turtle',
      },
      { who: 'guide', x: 0.7, action: 'shrugging', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.84,
        distance: 'middle',
        action: 'kneeling',
        arms: 'digging',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'sandcastle',
      },
      { who: 'pet', x: -0.82, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'turtle' },
      { who: 'turtle', x: 0.3, size: 0.42, action: 'walking', facing: 'right', expression: 'determined' },
      { who: 'turtle', x: 0.22, distance: 'middle', size: 0.42, action: 'walking', facing: 'right' },
      { who: 'turtle', x: 0.48, distance: 'middle', size: 0.42, action: 'walking', facing: 'right' },
      { who: 'turtle', x: 0.1, distance: 'foreground', size: 0.3, action: 'walking', facing: 'right' },
    ],
    objects: [
      { what: 'sandcastle', x: -0.04, size: 0.9 },
      { what: 'street-lamp', x: 0.84, distance: 'middle', size: 0.66, states: ['lit'], facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'The child stands with its back to the street lamp and its arms spread, and laughs; in its shadow four baby turtles run down to the shining sea; the guide cheers.',
  setting: 'beach',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'child', x: 0.3, action: 'balancing', facing: 'left-front', expression: 'happy', looksAt: 'turtle' },
      {
        who: 'guide',
        x: { '2-3': -0.34, else: -0.26 },
        action: 'cheering',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'friend', x: 0.72, action: 'cheering', facing: 'left-front', expression: 'laughing', looksAt: 'turtle' },
      { who: 'pet', x: 0.1, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'turtle' },
      { who: 'turtle', x: -0.48, size: 0.4, action: 'walking', facing: 'left', expression: 'happy' },
      { who: 'turtle', x: -0.6, distance: 'middle', size: 0.4, action: 'walking', facing: 'left-back' },
      { who: 'turtle', x: -0.84, distance: 'middle', size: 0.4, action: 'walking', facing: 'left-back' },
      { who: 'turtle', x: -0.4, distance: 'foreground', size: 0.3, action: 'walking', facing: 'left' },
    ],
    objects: [{ what: 'street-lamp', x: 0.6, distance: 'middle', size: 0.7, states: ['lit'], facing: 'left' }],
  },
} satisfies ByAge<Scene>

/** Turtles that have just hatched take a street lamp for the sea. */
export const turtlesAndTheLamp = {
  stage: {
    moment: { setting: 'beach', timeOfDay: 'night', side: 3 },
    deed: { setting: 'beach', timeOfDay: 'night', side: 0 },
    dark: { setting: 'cave', timeOfDay: 'night', side: 0, states: ['dark'] },
    duty: 'fishing-net',
    small: 'crab',
    keeper: 'heron',
    sights: {
      clue: { figures: [{ who: 'turtle', size: 0.36, facing: 'left-front', looksAt: 'child' }] },
      tempt: { objects: [{ what: 'wedding-band' }] },
      unsung: { objects: [{ what: 'fishing-boat', distance: 'middle', size: 0.8 }] },
      emblem: {
        objects: [{ what: 'sandcastle', size: 0.55 }],
        figures: [{ who: 'turtle', x: 0.2, size: 0.36, facing: 'left-front' }],
      },
    },
  },
  depictions: {
    'the sea': { object: 'sandcastle' },
    sea: { setting: 'beach' },
    beach: { setting: 'beach' },
    turtle: { figure: 'turtle' },
    turtles: { figure: 'turtle' },
    lamp: { object: 'street-lamp', state: 'lit' },
    tower: { object: 'sandcastle' },
    'sand castle': { object: 'sandcastle' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
