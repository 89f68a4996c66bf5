import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** What has to suit the height of the child. */
const grows = { '2-3': 0.76, '4-6': 0.88, else: 1 }

const cover = {
  detail:
    'A farm at sunrise: on three stones over a fire a painted pot with turmeric leaves round its neck, white milk foaming over its rim; tall sugarcane; the child throws up both arms; the guide cheers; the upper third is calm morning sky.',
  setting: 'farmyard',
  timeOfDay: 'morning',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: 1.3,
    focus: 'pongal-pot',
    figures: [
      { who: 'child', x: -0.2, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.64, action: 'cheering', facing: 'left-front', expression: 'happy', looksAt: 'pongal-pot' },
      {
        who: 'friend',
        x: -0.66,
        action: 'clapping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'pongal-pot',
      },
      { who: 'pet', x: 0.9, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'pongal-pot' },
    ],
    objects: [
      { what: 'pongal-pot', x: 0.24, states: ['full'], grows },
      { what: 'sugarcane', x: 0.84, distance: 'middle', size: 2.8, count: 2, grows },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A farmhouse before sunrise, its windows lit: on three stones a painted pot, without a fire; sugarcane leans by the wall, a kolam lies before the door; the guide points to the pot; the child comes in.',
  setting: 'farmyard',
  timeOfDay: 'dusk',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'pongal-pot',
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'walking',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'pongal-pot',
      },
      { who: 'guide', x: 0.6, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.74,
        action: 'standing',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'pongal-pot',
      },
      { who: 'pet', x: 0.92, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'pongal-pot' },
    ],
    objects: [
      { what: 'rangoli', x: -0.06, distance: 'middle', size: 0.9, when: 'kolam' },
      { what: 'pongal-pot', x: 0.18, states: ['empty'], grows },
      { what: 'sugarcane', x: 0.84, distance: 'middle', size: 2.8, count: 2, grows },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Close to the ground before sunrise: the child kneels and blows with round cheeks at the sticks under the pot, out of which comes a cloud of grey smoke; the guide covers its eyes; hens look on.',
  setting: 'farmyard',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: 1.26,
    focus: 'pongal-pot',
    figures: [
      {
        who: 'child',
        x: -0.24,
        action: 'kneeling',
        arms: 'blowing',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'pongal-pot',
      },
      { who: 'guide', x: 0.68, action: 'covering-eyes', facing: 'left-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.74,
        action: 'kneeling',
        arms: 'blowing',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'pongal-pot',
      },
      { who: 'pet', x: 0.92, action: 'sitting', facing: 'left-front', expression: 'surprised', looksAt: 'pongal-pot' },
    ],
    objects: [
      { what: 'pongal-pot', x: 0.24, states: ['empty'], grows },
      { what: 'puff', x: 0.42, distance: 'middle', height: 0.5, size: 1.4, grows },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'Sunrise over the fields: a fire burns under the painted pot, and white milk foams over its rim on all sides; the child dances with one arm up; the guide claps; two stalks of sugarcane.',
  setting: 'farmyard',
  timeOfDay: 'morning',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 0.96,
    focus: 'pongal-pot',
    figures: [
      { who: 'child', x: 0.2, action: 'dancing', facing: 'left-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.64, action: 'clapping', facing: 'left-front', expression: 'happy', looksAt: 'pongal-pot' },
      {
        who: 'friend',
        x: -0.74,
        action: 'cheering',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'pongal-pot',
      },
      { who: 'pet', x: 0.9, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'pongal-pot', x: -0.26, states: ['full'], grows },
      { what: 'sugarcane', x: 0.46, distance: 'middle', size: 2.8, count: 2, grows },
    ],
  },
} satisfies ByAge<Scene>

/** The pot has to boil over at sunrise, and the fire does not burn. */
export const potBeforeSunrise = {
  stage: {
    moment: { setting: 'farmyard', timeOfDay: 'dusk', side: 1, states: ['moonless'] },
    deed: { setting: 'farmyard', timeOfDay: 'dusk', side: 0 },
    dark: { setting: 'jungle', timeOfDay: 'night', side: 0 },
    duty: 'hand-fan',
    small: 'duckling',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'twigs', size: 1.3 }] },
      tempt: {
        objects: [{ what: 'kite', distance: 'middle', height: 0.7, size: 1.4, colour: 'gold', states: ['up'] }],
      },
      unsung: {
        figures: [{ who: 'bullock', x: 0.14, distance: 'middle', facing: 'left-front', size: 0.75 }],
        guide: { x: 0.86 },
        place: { setting: 'farmyard', timeOfDay: 'dusk', side: 0 },
      },
      emblem: { objects: [{ what: 'pongal-pot', size: 0.6, states: ['full'] }] },
    },
  },
  depictions: {
    pongal: { object: 'pongal-pot', state: 'full' },
    pot: { object: 'pongal-pot' },
    sugarcane: { object: 'sugarcane' },
    kolam: { object: 'rangoli' },
    smoke: { object: 'puff' },
    over: { object: 'pongal-pot', state: 'full' },
    sun: { timeOfDay: 'morning' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
