import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A garden in the morning: the child stands with a watering can between tall flowers and laughs; the guide looks up at it; a row of sprouts runs along the front; the upper third is calm sky.',
  setting: 'garden',
  timeOfDay: 'morning',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: 1.3,
    figures: [
      {
        who: 'child',
        x: -0.08,
        action: 'holding',
        holds: 'watering-can',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.34, action: 'looking-up', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.56, action: 'waving', facing: 'right-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'pet', x: 0.62, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'watering-can' },
      { what: 'flower', x: -0.82, size: 1.7, colour: 'yellow' },
      { what: 'flower', x: 0.84, size: 1.9 },
      { what: 'flower', x: -0.32, distance: 'middle', size: 1.7 },
      { what: 'seed', x: 0.1, distance: 'foreground', size: 0.8, count: 4, states: ['growing'] },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A garden full of flowers: in front of the gate runs one bare row of earth with nothing but seeds in it; the child looks at it with its chin in its hand; the guide points at it.',
  setting: 'garden',
  timeOfDay: 'day',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      {
        who: 'child',
        x: -0.46,
        action: 'standing',
        arms: 'thinking',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'seed',
      },
      { who: 'guide', x: 0.5, action: 'pointing', facing: 'left-front', expression: 'sad', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.82,
        distance: 'middle',
        action: 'crouching',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'seed',
      },
      { who: 'pet', x: 0.82, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'seed' },
    ],
    objects: [
      { what: 'seed', x: 0.04, size: 1.1, count: 4 },
      { what: 'flower', x: -0.7, distance: 'middle', size: 1.5 },
      { what: 'flower', x: 0.24, distance: 'middle', size: 1.2, colour: 'yellow' },
      { what: 'flower', x: 0.74, distance: 'middle', size: 1.6, colour: 'violet' },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Among the vegetable beds: the child kneels over a hole and lifts a seed out of it; beside it lies a row of seeds that have been dug up before; the guide looks over its shoulder.',
  setting: 'garden',
  timeOfDay: 'day',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: 1.1,
    figures: [
      {
        who: 'child',
        x: -0.24,
        action: 'kneeling',
        arms: 'reaching-down',
        touches: 'seed',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'seed',
      },
      { who: 'guide', x: 0.56, action: 'listening', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: 0.46,
        distance: 'middle',
        action: 'digging',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'down',
      },
      { who: 'pet', x: -0.66, action: 'reaching-down', facing: 'right-front', expression: 'curious' },
    ],
    objects: [
      { what: 'seed', x: 0.08, size: 1.2, count: 2 },
      { what: 'watering-can', x: -0.62, distance: 'middle' },
      { what: 'flower', x: 0.82, distance: 'middle', size: 1.4, colour: 'yellow' },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'By the swing at sunset: the child sits with both hands over its eyes and laughs, and so do the others; behind their backs, as tall as they are, a whole row of sprouts has come up.',
  setting: 'garden',
  timeOfDay: 'sunset',
  side: 3,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1.2, else: 1.66 },
    figures: [
      { who: 'child', x: -0.18, action: 'sitting', arms: 'covering-eyes', expression: 'laughing' },
      { who: 'guide', x: 0.36, action: 'covering-eyes', expression: 'happy' },
      { who: 'friend', x: -0.7, action: 'sitting', arms: 'covering-eyes', expression: 'laughing' },
      { who: 'pet', x: 0.72, action: 'peeking', facing: 'left-front', expression: 'surprised', looksAt: 'seed' },
    ],
    objects: [
      { what: 'seed', x: -0.92, distance: 'middle', size: 3.4, states: ['growing'] },
      { what: 'seed', x: -0.46, distance: 'middle', size: 4, states: ['growing'] },
      { what: 'seed', x: 0.1, distance: 'middle', size: 4, states: ['growing'] },
      { what: 'seed', x: 0.54, distance: 'middle', size: 3.6, states: ['growing'] },
      { what: 'seed', x: 0.94, distance: 'middle', size: 3, states: ['growing'] },
    ],
  },
} satisfies ByAge<Scene>

/** Seeds come up as soon as nobody digs them up to look. */
export const shyGarden = {
  stage: {
    moment: { setting: 'garden', timeOfDay: 'day', side: 1 },
    deed: { setting: 'garden', timeOfDay: 'sunset', side: 0 },
    dark: { setting: 'jungle', timeOfDay: 'night', side: 2, states: ['dark'] },
    duty: 'watering-can',
    small: 'squirrel',
    keeper: null,
    sights: {
      clue: {
        objects: [
          { what: 'seed', size: 1.2, states: ['growing'] },
          { what: 'bucket', x: 0.26, distance: 'middle' },
        ],
      },
      tempt: { objects: [{ what: 'balloon', distance: 'middle', height: 0.9, count: 2 }] },
      unsung: { objects: [{ what: 'watering-can', distance: 'middle', size: 1.2 }] },
      emblem: {
        objects: [
          { what: 'flower', size: 1 },
          { what: 'seed', x: 0.14, states: ['growing'] },
        ],
      },
    },
  },
  depictions: {
    gardens: { object: 'flower' },
    garden: { setting: 'garden' },
    flowers: { object: 'flower', count: 3 },
    seed: { object: 'seed' },
    green: { object: 'seed', state: 'growing' },
    leaf: { object: 'seed', state: 'growing' },
    leaves: { object: 'seed', state: 'growing' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
