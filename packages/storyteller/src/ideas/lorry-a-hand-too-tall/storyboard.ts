import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A village road at night under a banyan: a painted lorry with all its lamps lit, and a car behind it; in front the child waves, and so does the guide; the upper third is calm.',
  setting: 'village',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.8, '4-6': 0.92, else: 1.06 },
    figures: [
      { who: 'child', x: -0.34, action: 'waving', facing: 'right-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'guide', x: 0.02, action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.72, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'lorry' },
      { who: 'pet', x: 0.7, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
    ],
    objects: [
      { what: 'car', x: -0.86, distance: 'far', states: ['lit'] },
      { what: 'lorry', x: 0.22, distance: 'middle', states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A village road at night: the bough of a banyan lies on the roof of a painted lorry, with a nest in its fork; a car with lit lamps waits behind; the child looks up, the guide points.',
  setting: 'village',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'lorry',
    figures: [
      { who: 'child', x: -0.32, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: 'bough' },
      { who: 'guide', x: 0, action: 'pointing', facing: 'right-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.7,
        action: 'covering-ears',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'lorry',
      },
      { who: 'pet', x: 0.72, action: 'listening', facing: 'left-front', expression: 'curious', looksAt: 'lorry' },
    ],
    objects: [
      { what: 'car', x: -0.9, distance: 'far', states: ['lit'] },
      { what: 'lorry', x: 0.24, distance: 'middle', states: ['lit'] },
      { what: 'bough', x: 0.34, distance: 'middle', height: 1.62 },
      { what: 'nest', x: 0.0, distance: 'middle', height: 2.02, size: 1.1 },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'The lorry from its other side, under the bough: the child stands on the load and pushes upwards with both hands; leaves come down; the guide on the road covers its eyes; a baby bird looks out of the nest.',
  setting: 'village',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.8, '4-6': 0.96, else: 1.14 },
    focus: 'child',
    figures: [
      {
        who: 'child',
        on: 'lorry',
        action: 'reaching',
        arms: 'holding-up',
        touches: 'bough',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'bough',
      },
      {
        who: 'friend',
        on: 'lorry',
        action: 'reaching',
        arms: 'holding-up',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'bough',
      },
      { who: 'guide', x: -0.72, action: 'covering-eyes', facing: 'right-front', expression: 'worried' },
      { who: 'pet', x: -0.44, action: 'looking-up', facing: 'right-front', expression: 'curious', looksAt: 'child' },
      {
        who: 'baby-bird',
        x: 0.2,
        distance: 'middle',
        height: { '2-3': 2.06, '4-6': 2.18, '10-12': 2.44, else: 2.32 },
        size: 0.9,
        facing: 'left',
        expression: 'surprised',
      },
    ],
    objects: [
      { what: 'lorry', x: 0.06, distance: 'middle', states: ['lit'], facing: 'left' },
      {
        what: 'bough',
        x: -0.06,
        distance: 'middle',
        height: { '2-3': 1.5, '4-6': 1.62, '10-12': 1.88, else: 1.76 },
        facing: 'left',
      },
      {
        what: 'nest',
        x: 0.2,
        distance: 'middle',
        height: { '2-3': 1.96, '4-6': 2.08, '10-12': 2.34, else: 2.22 },
        size: 1.1,
      },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'From the other side: the child crouches before a wheel of the lorry and lets out its air in a small cloud; over the roof there is now a gap below the leaves; the guide waves the lorry on, and cars wait with low lamps.',
  setting: 'village',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.7, '4-6': 0.84, else: 0.98 },
    focus: 'child',
    figures: [
      { who: 'child', x: -0.1, action: 'crouching', arms: 'holding', facing: 'right-front', expression: 'happy' },
      { who: 'guide', x: 0.5, action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'lorry' },
      {
        who: 'friend',
        x: -0.5,
        action: 'crouching',
        arms: 'holding',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.78, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'car', x: -0.9, distance: 'far', states: ['lit'] },
      { what: 'lorry', x: 0.14, distance: 'middle', states: ['lit'] },
      { what: 'bough', x: 0.26, distance: 'middle', height: 1.84 },
      { what: 'nest', x: -0.08, distance: 'middle', height: 2.24, size: 1.1 },
      { what: 'puff', x: 0.12, size: 0.8 },
    ],
  },
} satisfies ByAge<Scene>

/** A lorry is stuck under a bough that nobody may break, until somebody lets a little air out of its tyres. */
export const lorryAHandTooTall = {
  stage: {
    moment: { setting: 'village', timeOfDay: 'night', side: 0 },
    deed: { setting: 'village', timeOfDay: 'night', side: 1 },
    dark: { setting: 'cave', timeOfDay: 'night', side: 0, states: ['dark'] },
    duty: 'lantern',
    small: 'kitten',
    keeper: null,
    sights: {
      clue: { objects: [{ what: 'wheel', size: 2 }] },
      tempt: { objects: [{ what: 'gola-cart', distance: 'middle' }] },
      unsung: { objects: [{ what: 'wheel', x: -0.02, distance: 'middle', size: 2.4 }] },
      emblem: {
        objects: [
          { what: 'lorry', size: 0.24, states: ['lit'] },
          { what: 'toy-car', x: -0.16, size: 0.7 },
        ],
      },
    },
  },
  depictions: {
    'cars and lorries': { object: 'lorry' },
    lorry: { object: 'lorry' },
    car: { object: 'car' },
    cars: { object: 'car' },
    bough: { object: 'bough' },
    nest: { object: 'nest' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
