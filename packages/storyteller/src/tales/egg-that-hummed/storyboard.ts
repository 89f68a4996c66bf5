import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'High up in a giant fig tree at sunset: the child on a broad branch, legs dangling, cradles a speckled egg; a green parrot flaps and calls; the jungle spreads below in gold; calm sky above for the title.',
  setting: 'treehouse',
  timeOfDay: 'sunset',
  side: 3,
  shot: {
    camera: 'medium',
    zoom: 0.88,
    states: ['treetop'],
    figures: [
      { who: 'child', on: 'seat', action: 'sitting', holds: 'egg', facing: 'right-front', expression: 'wonder' },
      {
        who: 'guide',
        x: -0.02,
        height: 0.5,
        size: 1.5,
        action: 'flying',
        facing: 'left',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'friend', x: 0.66, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'pet', x: 0.24, action: 'lying', facing: 'left', expression: 'curious', looksAt: 'egg' },
    ],
    objects: [{ what: 'egg' }],
  },
} satisfies ByAge<Scene>

/** The egg that is carried has been put down on the leaves. */
const EGG = [{ what: 'egg', x: 0.3, distance: 'middle', size: 1.1 }] as const satisfies Scene['landmarks']

export const eggThatHummed = {
  guide: 'parrot',
  stage: {
    moment: { setting: 'jungle', timeOfDay: 'sunset', side: 1, landmarks: EGG },
    deed: { setting: 'jungle', timeOfDay: 'sunset', side: 1, landmarks: EGG },
    dark: { setting: 'jungle', timeOfDay: 'dusk', side: 1 },
    token: 'egg',
    treat: 'guava',
    small: 'frog',
    keeper: null,
    sights: {
      clue: { objects: [{ what: 'ant-trail', size: 0.8 }] },
      undone: { objects: [{ what: 'rope-ladder', size: 0.4 }] },
      tempt: { figures: [{ who: 'langur', action: 'playing', facing: 'left', expression: 'mischievous' }] },
    },
  },
  depictions: {
    ma: { figure: 'mother' },
    egg: { object: 'egg' },
    'speckled egg': { object: 'egg' },
    'blue hat': { object: 'hat', colour: 'blue' },
    figs: { object: 'figs' },
    hat: { object: 'hat' },
    scarf: { object: 'egg', state: 'wrapped' },
    parrot: { figure: 'parrot' },
    'fig tree': { setting: 'jungle' },
    branch: { object: 'bough' },
    nest: { object: 'nest' },
    'baby bird': { object: 'nest', state: 'cracked' },
    bird: { object: 'nest', state: 'cracked' },
    feather: { object: 'feather' },
    bell: { object: 'bell' },
    beak: { object: 'nest', state: 'cracked' },
    head: { object: 'nest', state: 'cracked' },
    'green feather': { object: 'feather', colour: 'green' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
