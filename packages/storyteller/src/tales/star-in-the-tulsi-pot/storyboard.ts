import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'A fridge-box rocket with felt-pen buttons and a steel plate as porthole rises from the roofs on a flame of gold; the child holds a small glowing star; warm gold against deep blue; the upper third is calm sky.',
  setting: 'rocket',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    focus: 'star',
    figures: [
      { who: 'child', on: 'seat', action: 'holding', holds: 'star', expression: 'happy', looksAt: 'viewer' },
      {
        who: 'friend',
        on: 'second-seat',
        action: 'cheering',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'pet', on: 'platform', action: 'sitting', expression: 'happy' },
    ],
    objects: [{ what: 'star', states: ['glowing'] }],
  },
} satisfies ByAge<Scene>

export const starInTheTulsiPot = {
  guide: 'owl',
  stage: {
    moment: { setting: 'starfield', timeOfDay: 'night', side: 2, states: ['missing-star'], carries: true },
    deed: { setting: 'starfield', timeOfDay: 'night', side: 0, states: ['missing-star'], carries: true },
    dark: { setting: 'starfield', timeOfDay: 'night', side: 2, states: ['dark'], carries: true },
    token: 'star',
    tokenLook: { states: ['dim'] },
    treat: 'barfi',
    small: 'baby-comet',
    keeper: null,
    sights: {
      clue: { objects: [{ what: 'sky-gap', x: 0.08, height: 0.02, size: 0.5 }] },
      tempt: {
        figures: [
          { who: 'baby-comet', height: 0.8, size: 2, action: 'flying', facing: 'left-front', expression: 'happy' },
        ],
      },
      undone: { objects: [{ what: 'cardboard-rocket', size: 0.5 }] },
      redone: { objects: [{ what: 'cardboard-rocket', size: 0.5 }] },
    },
  },
  depictions: {
    'one star is gone': { place: 'missing-star' },
    hole: { place: 'missing-star' },
    'only two': { place: 'missing-star' },
    gap: { place: 'missing-star' },
    'three stars': { place: 'three-stars' },
    nani: { figure: 'grandmother' },
    'nani’s': { figure: 'grandmother' },
    'flower pot': { object: 'tulsi-pot', state: 'glowing' },
    'tulsi pot': { object: 'tulsi-pot', state: 'glowing' },
    star: { object: 'star' },
    rocket: { setting: 'rocket' },
    'box rocket': { object: 'cardboard-rocket' },
    'cardboard rocket': { object: 'cardboard-rocket' },
    owl: { figure: 'owl' },
    // The basket of the setting.
    needle: { setting: 'starfield' },
    ladder: { setting: 'starfield' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
