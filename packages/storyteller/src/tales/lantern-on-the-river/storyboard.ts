import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

/** A boat is as long for a toddler as for a big child, so that the camera steps back, here and on other pages. */
const cover = {
  detail:
    'Wide night picture: an old flat boat among a hundred small lamps; the child rows towards a painted paper lantern that shines on the water; in front a silver fish looks out of the water; calm dark sky above for the title.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.86, '4-6': 1, else: 1.12 },
    focus: 'paper-lantern',
    states: ['lamps'],
    figures: [
      {
        who: 'friend',
        on: 'rowing-boat',
        action: 'kneeling',
        arms: 'cheering',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'paper-lantern',
      },
      {
        who: 'child',
        on: 'rowing-boat',
        action: 'rowing',
        holds: 'oar',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'paper-lantern',
      },
      { who: 'pet', on: 'rowing-boat', facing: 'right', expression: 'happy', looksAt: 'paper-lantern' },
      {
        who: 'guide',
        x: 0.4,
        height: -0.02,
        size: 1.15,
        action: 'walking',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'paper-lantern',
      },
    ],
    objects: [
      { what: 'rowing-boat', x: -0.34, height: -0.08, size: 1.1 },
      { what: 'oar' },
      { what: 'paper-lantern', x: 0.66, size: 1.3, states: ['lit'] },
      { what: 'painted-light', x: 0.6, distance: 'middle', height: 0.12, size: 0.6, states: ['dim'] },
    ],
  },
} satisfies ByAge<Scene>

/** It lies so low in the water that the camera sees who is in it as if they stood on the ground. */
const boat = { what: 'rowing-boat', x: -0.16, height: -0.26, size: 1.65 } as const

const pullsInTheRope = {
  detail:
    'In the boat on the dark river: {name} kneels and pulls the wet rope in with both hands; {guide} holds the boat with its nose and looks on, beaming.',
  side: 2,
  states: [],
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.64, '4-6': 0.76, else: 0.94 },
    figures: [
      {
        who: 'friend',
        x: -0.52,
        height: 0.16,
        action: 'kneeling',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.4, height: 0.16, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'child' },
      {
        who: 'child',
        x: -0.1,
        height: 0.16,
        action: 'kneeling',
        arms: 'holding',
        holds: 'rope',
        facing: 'right-front',
        expression: 'relieved',
        looksAt: 'viewer',
      },
      {
        who: 'guide',
        x: 0.8,
        height: -0.02,
        size: 0.8,
        facing: 'left-front',
        expression: 'proud',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'rowing-boat', x: -0.08, height: -0.08, size: 1.1 },
      { what: 'rope', states: ['wet'] },
    ],
  },
} satisfies ByAge<Partial<Scene>>

const seesTheBoat = {
  detail:
    'Close, in the boat on the dark river: {name} looks down at the worn wood of the rim with a hand on it; {guide} has come alongside with a puzzled look; the water turns in slow rings.',
  side: 2,
  states: ['whirlpool'],
  shot: {
    camera: 'close-up',
    zoom: FACE,
    focus: 'child',
    figures: [
      {
        who: 'friend',
        x: -0.8,
        action: 'kneeling',
        arms: 'thinking',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'rowing-boat',
      },
      {
        who: 'child',
        x: -0.16,
        action: 'sitting',
        touches: 'rowing-boat',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'rowing-boat',
      },
      { who: 'pet', x: 0.84, action: 'sitting', facing: 'left', looksAt: 'child' },
      {
        who: 'guide',
        x: 0.5,
        height: -0.02,
        size: 0.75,
        action: 'thinking',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'child',
      },
    ],
  },
} satisfies ByAge<Partial<Scene>>

const thanksTheBoat = {
  detail:
    'From low over the water, so that {name} stands tall in the boat: palms together, head bent to its old wood; a soft golden warmth; {guide} looks on in wonder.',
  side: 2,
  states: [],
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.64, '4-6': 0.76, else: 0.94 },
    figures: [
      {
        who: 'friend',
        x: -0.5,
        height: 0.16,
        action: 'greeting',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'rowing-boat',
      },
      { who: 'pet', x: 0.36, height: 0.16, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'child' },
      {
        who: 'child',
        x: -0.12,
        height: 0.16,
        action: 'greeting',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'rowing-boat',
      },
      {
        who: 'guide',
        x: 0.78,
        height: -0.02,
        size: 0.8,
        action: 'looking-up',
        facing: 'left-front',
        expression: 'wonder',
        looksAt: 'child',
      },
    ],
    objects: [{ what: 'rowing-boat', x: -0.2, height: -0.12, size: 1.4 }],
  },
} satisfies ByAge<Partial<Scene>>

/** Custom theme: it is painted on the lantern, since any phrase can follow "about". The pictures leave open what is painted. */
export const lanternOnTheRiver = {
  guide: 'fish',
  stage: {
    moment: { setting: 'riverside', timeOfDay: 'night', side: 2, states: ['whirlpool'], boat },
    deed: { setting: 'riverside', timeOfDay: 'night', side: 2, boat },
    dark: { setting: 'riverside', timeOfDay: 'night', side: 3, states: ['dark'] },
    token: 'oar',
    treat: 'laddoo',
    small: 'dragonfly',
    keeper: 'grandfather',
    damage: 'cracked',
    guide: { height: -0.04, size: 1.2 },
    sights: {
      clue: {
        objects: [
          { what: 'puddle', size: 0.9 },
          { what: 'peepal-leaf', x: -0.12, height: 0.03, size: 0.44, states: ['lying'] },
          { what: 'peepal-leaf', x: 0.1, height: 0.04, size: 0.36, states: ['lying'] },
        ],
      },
      hurt: { objects: [{ what: 'string-tangle', x: 0.2, size: 0.36, colour: 'red' }] },
      tempt: {
        objects: [
          { what: 'puppet', x: -0.1, height: 0.26, size: 1.9 },
          { what: 'puppet', x: 0.12, height: 0.3, size: 1.8, facing: 'left' },
          { what: 'lantern', x: 0.3, size: 1.4, states: ['lit'] },
        ],
      },
      undone: {
        objects: [
          { what: 'rowing-boat', x: 0.06, height: 0.04, size: 0.34, states: ['lying'] },
          { what: 'rope', x: -0.16, height: -0.1, size: 0.7 },
        ],
      },
      redone: { looks: { deed: pullsInTheRope } },
      unsung: { objects: [{ what: 'rowing-boat', size: 0.9 }], looks: { moment: seesTheBoat, deed: thanksTheBoat } },
    },
  },
  depictions: {
    lantern: { object: 'paper-lantern' },
    'paper lantern': { object: 'paper-lantern' },
    light: { object: 'paper-lantern' },
    'pretty light': { object: 'paper-lantern' },
    'bright speck': { object: 'paper-lantern' },
    'speck of gold': { object: 'paper-lantern' },
    'gold speck': { object: 'paper-lantern' },
    'small light': { object: 'paper-lantern' },
    pictures: { object: 'painted-light' },
    nani: { figure: 'grandmother' },
    wind: { weather: 'wind' },
    boat: { object: 'rowing-boat' },
    'little boat': { object: 'rowing-boat' },
    'hundred other lights': { place: 'lamps' },
    'hundred small fires': { place: 'lamps' },
    river: { place: 'whirlpool' },
    heron: { setting: 'riverside' },
    'silver fish': { figure: 'fish' },
    fish: { figure: 'fish' },
    oar: { object: 'oar' },
    'wooden oar': { object: 'oar' },
    'baling tin': { object: 'baling-tin' },
    step: { place: 'landing' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
