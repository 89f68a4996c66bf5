import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'Rain on a meadow at dusk: the child kneels and holds one huge banana leaf over a muddy little calf and laughs; a brass cowbell lies in the flowers; the sky above them is calm and dark.',
  setting: 'meadow',
  timeOfDay: 'dusk',
  side: 0,
  weather: 'rain',
  shot: {
    camera: { '2-3': 'wide', else: 'medium' },
    focus: 'guide',
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'kneeling',
        holds: 'banana-leaf',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'guide',
      },
      { who: 'guide', x: 0.48, size: 0.94, facing: 'left', expression: 'happy', looksAt: 'child' },
      {
        who: 'pet',
        x: 0.86,
        distance: 'middle',
        action: 'sitting',
        facing: 'left',
        expression: 'happy',
        looksAt: 'guide',
      },
      {
        who: 'friend',
        x: -0.72,
        distance: 'middle',
        action: 'running',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'guide',
      },
    ],
    objects: [
      { what: 'banana-leaf', size: { '2-3': 1.1, '4-6': 1.34, else: 1.34 } },
      { what: 'cowbell', x: -0.5 },
    ],
  },
} satisfies ByAge<Scene>

export const calfInTheRain = {
  guide: 'calf',
  stage: {
    moment: { setting: 'meadow', timeOfDay: 'dusk', side: 1, weather: 'rain', carries: true },
    deed: { setting: 'meadow', timeOfDay: 'dusk', side: 0, weather: 'rain', carries: true },
    dark: { setting: 'meadow', timeOfDay: 'night', side: 2, weather: 'rain', carries: true },
    token: 'cowbell',
    treat: 'roti',
    small: 'duckling',
    keeper: 'bullock',
    // Things that are held out to it are in front of its head.
    guide: { size: 0.84 },
    sights: {
      clue: { objects: [{ what: 'puddle', size: 1.5 }] },
      tempt: { objects: [{ what: 'gola-cart' }] },
      undone: { objects: [{ what: 'cowshed-door', states: ['open'], size: 0.5 }] },
      redone: { objects: [{ what: 'cowshed-door', states: ['closed'], size: 0.5 }] },
      // Higher, its head would be before the face that bends over it.
      hurt: { objects: [{ what: 'stones', size: 0.4 }], guide: { action: 'lying' } },
    },
  },
  depictions: {
    'two cows': { figure: 'cow' },
    'four cows': { figure: 'cow' },
    'three calves': { figure: 'calf' },
    nani: { figure: 'grandmother' },
    bell: { object: 'cowbell' },
    'brass cowbell': { object: 'cowbell' },
    rain: { weather: 'rain' },
    mud: { object: 'puddle' },
    hoofprints: { object: 'hoofprints' },
    haystack: { object: 'haystack' },
    mint: { setting: 'meadow' },
    swallows: { figure: 'swallow' },
    calf: { figure: 'calf' },
    rope: { object: 'rope' },
    drops: { object: 'drops' },
    'mama cow': { figure: 'cow' },
    'banana leaf': { object: 'banana-leaf' },
    milk: { object: 'milk-cup' },
    towel: { object: 'towel' },
    lamp: { object: 'lantern' },
    ladder: { object: 'ladder' },
    'calf lay by her mother': { place: 'cowshed' },
    'small calf': { place: 'cowshed' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
