import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'Night above a sleeping town: a broad stair folded out of moonlight rises past a huge moon with open eyes; the child on the first step turns with a look of wonder; a moth flies ahead; the upper third is calm sky full of stars.',
  setting: 'starfield',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'medium',
    states: ['moon-awake'],
    figures: [
      {
        who: 'child',
        x: -0.14,
        on: 'steps',
        action: 'walking',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'viewer',
      },
      {
        who: 'pet',
        x: 0.2,
        on: 'seat',
        action: 'walking',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'up',
      },
      {
        who: 'friend',
        x: -0.66,
        on: 'ledge',
        action: 'walking',
        arms: 'hand-on-heart',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'up',
      },
      { who: 'moth', x: 0.1, distance: 'middle', height: 0.62, size: 0.55, action: 'flying', facing: 'right' },
    ],
  },
} satisfies ByAge<Scene>

export const moonAwake = {
  guide: 'star-child',
  stage: {
    moment: { setting: 'moon', timeOfDay: 'night', side: 2, carries: true },
    deed: { setting: 'moon', timeOfDay: 'night', side: 0, carries: true },
    dark: { setting: 'moon', timeOfDay: 'night', side: 3, carries: true },
    token: 'bell',
    tokenLook: { colour: 'silver' },
    treat: 'laddoo',
    small: 'moth',
    keeper: 'old-moon',
    sights: {
      clue: { objects: [{ what: 'footholds', size: 0.44 }] },
      tempt: { objects: [{ what: 'shooting-stars', height: 0.9 }] },
    },
  },
  depictions: {
    moon: { place: 'moon-awake' },
    'moon yawns': { place: 'moon-yawning' },
    'moon yawned': { place: 'moon-yawning' },
    'moon shut': { place: 'moon-asleep' },
    'moon turned over': { place: 'moon-asleep' },
    'stair of light': { place: 'moon-stairs' },
    stairs: { place: 'moon-stairs' },
    torch: { object: 'torch' },
    pillow: { object: 'pillow' },
    cocks: { figure: 'rooster' },
    crows: { figure: 'crow' },
    owl: { figure: 'owl' },
    'star-child': { figure: 'star-child' },
    bell: { object: 'bell', colour: 'silver' },
    'silver bell': { object: 'bell', colour: 'silver' },
    horn: { setting: 'moon' },
    dadi: { figure: 'grandmother' },
    milk: { object: 'milk-cup' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
