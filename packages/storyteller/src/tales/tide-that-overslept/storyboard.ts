import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'Wide picture at sunset: the child on the back of a dolphin that leaps out of a rock pool, the brass key held high and shining; wet sand and rocks; calm sky above for the title.',
  setting: 'beach',
  timeOfDay: 'sunset',
  side: 3,
  shot: {
    camera: 'wide',
    states: ['low-tide'],
    figures: [
      {
        who: 'guide',
        x: -0.06,
        height: { '2-6': 0.04, else: 0.2 },
        size: 1.7,
        action: 'jumping',
        facing: 'right',
        expression: 'happy',
      },
      { who: 'child', on: 'guide', action: 'riding', holds: 'key', facing: 'right-front', expression: 'laughing' },
      { who: 'friend', x: -0.7, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: 0.78, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'key', size: 2, colour: 'gold' },
      { what: 'splash', x: -0.2, size: 1.3 },
    ],
  },
} satisfies ByAge<Scene>

/** The sea sleeps in its chest, with the key in the lock. */
const CHEST = [
  { what: 'sea-chest', x: 0.5, distance: 'far', size: 1.5, states: ['closed'] },
  {
    what: 'key',
    x: 0.42,
    distance: 'far',
    height: 0.34,
    size: 1.5,
    states: ['half', 'lying'],
    colour: 'gold',
    facing: 'left',
  },
] as const satisfies Scene['landmarks']

export const tideThatOverslept = {
  guide: 'dolphin',
  stage: {
    moment: { setting: 'cave', timeOfDay: 'dusk', side: 1, landmarks: CHEST },
    deed: { setting: 'cave', timeOfDay: 'dusk', side: 2, landmarks: CHEST },
    dark: { setting: 'cave', timeOfDay: 'night', side: 2 },
    token: 'key',
    treat: 'fritter',
    small: 'crab',
    keeper: 'whale',
    guide: { height: 0.1, size: 0.72 },
    sights: {
      // It is in its chest: the child thinks of it.
      unsung: {
        objects: [{ what: 'tide', x: 0.28, distance: 'near', height: 1, size: 0.34, imagined: true }],
        guide: { x: 0.86, distance: 'middle', height: 0.06, size: 0.44, action: 'swimming', facing: 'left' },
      },
      tempt: {
        figures: [
          { who: 'fish', x: -0.16, height: 0.9, size: 0.9, facing: 'right', action: 'swimming' },
          { who: 'fish', x: 0.04, height: 1.12, size: 0.8, facing: 'right', action: 'swimming' },
          { who: 'fish', x: 0.2, height: 0.8, size: 0.9, facing: 'right', action: 'swimming' },
        ],
      },
      // Upright, it would hide the face of whoever kneels before it.
      hurt: { guide: { height: 0.3, action: 'swimming' } },
      undone: { objects: [{ what: 'fishing-boat', size: 0.4 }] },
    },
  },
  depictions: {
    sand: { setting: 'beach' },
    dolphin: { figure: 'dolphin' },
    papa: { figure: 'father' },
    boats: { object: 'fishing-boat', count: 2 },
    boat: { object: 'fishing-boat' },
    gulls: { figure: 'gull' },
    box: { object: 'sea-chest' },
    'sea-chest': { object: 'sea-chest' },
    'iron chest': { object: 'sea-chest' },
    chest: { object: 'sea-chest' },
    key: { object: 'key' },
    'brass key': { object: 'key', colour: 'gold' },
    lid: { object: 'sea-chest', state: 'open' },
    anchor: { setting: 'deep-sea' },
    bicycle: { setting: 'deep-sea' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
