import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'A moonlit bamboo tunnel; warm lantern light on the child and the cub, who look ahead; a small frog sits on the path and watches.',
  setting: 'jungle',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: 0.86,
    states: ['tunnel', 'fireflies'],
    figures: [
      { who: 'child', x: -0.08, action: 'walking', holds: 'lantern', expression: 'curious' },
      { who: 'guide', x: 0.36, size: 0.85, action: 'walking', facing: 'left', expression: 'curious', looksAt: 'child' },
      { who: 'friend', x: -0.52, distance: 'middle', action: 'walking', facing: 'right-front', expression: 'happy' },
      { who: 'pet', x: -0.72, action: 'walking', facing: 'right', expression: 'happy', looksAt: 'guide' },
      { who: 'frog', x: -0.34, action: 'sitting', facing: 'right', expression: 'surprised' },
    ],
    objects: [{ what: 'lantern', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

/** The cub is small enough to be carried on all pages. */
export const cubWhoCouldntRoar = {
  guide: 'tiger-cub',
  stage: {
    moment: { setting: 'jungle', timeOfDay: 'night', side: 2, carries: true },
    deed: { setting: 'jungle', timeOfDay: 'night', side: 0, carries: true },
    dark: { setting: 'jungle', timeOfDay: 'night', side: 2, states: ['dark'], carries: true },
    token: 'lantern',
    tokenLook: { states: ['lit'] },
    treat: 'roti',
    small: 'squirrel',
    keeper: null,
    guide: { size: 0.85 },
    sights: {
      tempt: { figures: [{ who: 'peacock', size: 1.2, action: 'proud', facing: 'left' }] },
      undone: {
        figures: [{ who: 'goat', x: -0.06, size: 0.5, facing: 'right', expression: 'mischievous' }],
        objects: [{ what: 'gate', states: ['open'], size: 0.5, x: 0.08 }],
      },
      clue: { objects: [{ what: 'rope', size: 0.8 }] },
      hurt: { objects: [{ what: 'thorn', size: 0.6 }] },
    },
  },
  depictions: {
    'tiger cub': { figure: 'tiger-cub' },
    cub: { figure: 'tiger-cub' },
    nana: { figure: 'grandfather' },
    parakeets: { figure: 'parrot' },
    monkeys: { figure: 'langur' },
    langurs: { figure: 'langur' },
    peacocks: { figure: 'peacock' },
    'clothes line': { object: 'clothes-line' },
    'jackfruit tree': { object: 'jackfruit' },
    lantern: { object: 'lantern' },
    wick: { object: 'lantern', state: 'lit' },
    frog: { figure: 'frog' },
    bridge: { setting: 'riverside' },
    plank: { object: 'plank' },
    'mama tiger': { figure: 'tigress' },
    mother: { figure: 'tigress' },
    plate: { object: 'thali' },
    rotis: { object: 'thali' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
