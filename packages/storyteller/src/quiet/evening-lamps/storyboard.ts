import type { ByAge, QuietStoryboard, Scene } from '../../format/storyboard.ts'
import { bed, deed, homeward, moment, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'A verandah at dusk under a wide calm sky of violet and rose: a row of small clay lamps burns on the floor; the child kneels behind it, one lamp in both hands, the face warm and quiet; the upper third is calm.',
  setting: 'verandah',
  timeOfDay: 'dusk',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 0.9,
    focus: 'diya',
    figures: [
      {
        who: 'child',
        x: -0.06,
        distance: 'middle',
        action: 'kneeling',
        holds: 'diya',
        facing: 'right-front',
        expression: 'tender',
      },
      {
        who: 'friend',
        x: 0.4,
        distance: 'middle',
        action: 'kneeling',
        facing: 'left-front',
        expression: 'calm',
        looksAt: 'diya',
      },
      { who: 'pet', x: -0.52, action: 'sitting', facing: 'right-front', expression: 'calm', looksAt: 'child' },
    ],
    objects: [
      { what: 'diya', states: ['lit'] },
      { what: 'diya', x: 0.06, size: 0.9, states: ['lit'], count: 6 },
    ],
  },
} satisfies ByAge<Scene>

/** A lamp is lit for each thing that is remembered. */
export const eveningLamps = {
  guide: 'gecko',
  depictions: {
    swing: { setting: 'verandah' },
    dark: { place: 'blackout' },
    lights: { place: 'blackout' },
    'all the lights': { place: 'blackout' },
    electricity: { place: 'blackout' },
    gecko: { figure: 'gecko' },
    lamp: { object: 'diya', state: 'lit' },
    'little lamp': { object: 'diya', state: 'lit' },
    'one flame': { object: 'diya', state: 'lit' },
    'one small flame': { object: 'diya', state: 'lit' },
    'one more lamp': { object: 'diya', state: 'lit', count: 2 },
    'second lamp': { object: 'diya', state: 'lit', count: 2 },
    lamps: { object: 'diya', state: 'lit', count: 3 },
    'so many lamps': { object: 'diya', state: 'lit', count: 6 },
    'lamp by lamp': { object: 'diya', state: 'lit', count: 6 },
    'row of lights': { object: 'diya', state: 'lit', count: 6 },
    'lamp went out': { object: 'diya', state: 'unlit' },
    'lamp out': { object: 'diya', state: 'unlit' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, moment, deed, relief, homeward, bed },
} satisfies QuietStoryboard
