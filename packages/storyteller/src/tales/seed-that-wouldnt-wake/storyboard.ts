import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'Sunset on a bare hilltop: the child kneels beside two new leaves; a week-old lamb bends to smell them; a ragged scarecrow watches; fields and a pond far below.',
  setting: 'hilltop',
  timeOfDay: 'sunset',
  side: 2,
  shot: {
    camera: 'medium',
    focus: 'seed',
    states: ['dry'],
    figures: [
      { who: 'child', x: -0.36, action: 'kneeling', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
      { who: 'guide', x: 0.48, facing: 'left', expression: 'curious' },
      { who: 'friend', x: -0.8, action: 'crouching', facing: 'right-front', expression: 'happy', looksAt: 'seed' },
      {
        who: 'pet',
        x: 0.94,
        action: 'sitting',
        facing: 'left',
        expression: 'curious',
        looksAt: 'guide',
      },
    ],
    objects: [
      { what: 'seed', x: 0.02, size: 1.4, states: ['growing'] },
      { what: 'scarecrow', x: 0.72, distance: 'far', size: 0.6 },
    ],
  },
} satisfies ByAge<Scene>

/** The seed is in the earth. */
const PLANTED = { what: 'seed', x: 0.62, distance: 'middle', states: ['cracked'] } as const satisfies NonNullable<
  Scene['landmarks']
>[number]

export const seedThatWouldntWake = {
  guide: 'lamb',
  stage: {
    moment: { setting: 'hilltop', timeOfDay: 'day', side: 2, states: ['dry'], landmarks: [PLANTED] },
    deed: { setting: 'hilltop', timeOfDay: 'day', side: 3, states: ['dry'], landmarks: [PLANTED] },
    dark: { setting: 'stepwell', timeOfDay: 'dusk', side: 1 },
    token: 'spade',
    duty: 'straw-hat',
    treat: 'sugarcane',
    small: 'ladybird',
    keeper: 'scarecrow',
    sights: {
      clue: {
        objects: [{ what: 'lotus-leaf', states: ['half'], size: 0.9 }],
        place: { setting: 'meadow', timeOfDay: 'day', side: 3, states: ['dry'] },
      },
      undone: { objects: [{ what: 'well-pulley', size: 0.5 }] },
      tempt: { objects: [{ what: 'bullock-cart', size: 0.6 }] },
      hurt: { objects: [{ what: 'thorn', size: 0.5 }] },
    },
  },
  depictions: {
    seed: { object: 'pumpkin-seed' },
    'pumpkin seed': { object: 'pumpkin-seed' },
    dada: { figure: 'grandfather' },
    'cough-drop tins': { object: 'seed-tin', count: 3 },
    spade: { object: 'spade' },
    hill: { setting: 'hilltop' },
    lamb: { figure: 'lamb' },
    scarecrow: { object: 'scarecrow' },
    'drip, drip, drip': { object: 'drops' },
    'straw hat': { object: 'straw-hat' },
    'green leaf': { object: 'seed', state: 'growing' },
    'lotus leaf': { object: 'lotus-leaf' },
    'lotus leaves': { object: 'lotus-leaf' },
    'lotus-leaf cups': { object: 'lotus-leaf' },
    'green elbow': { object: 'seed', state: 'sprouting' },
    elbow: { object: 'seed', state: 'sprouting' },
    'two leaves': { object: 'seed', state: 'growing' },
    lamp: { object: 'lantern' },
    lantern: { object: 'lantern' },
    'clean tin': { object: 'seed-tin' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
