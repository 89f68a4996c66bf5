import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** What has to suit the height of the child. */
const grows = { '2-3': 0.76, '4-6': 0.88, else: 1 }

const cover = {
  detail:
    'A lane of low houses on a night without a moon, clay lamps burning along every wall; the child stands in front with a burning lamp in both hands, its face lit from below; the guide looks into the flame; the upper third is dark, calm sky with stars.',
  setting: 'village',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: 1.34,
    focus: 'child',
    states: ['festive', 'moonless'],
    figures: [
      {
        who: 'child',
        x: -0.06,
        action: 'holding',
        holds: 'diya',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.36, action: 'looking-up', facing: 'left-front', expression: 'wonder', looksAt: 'diya' },
      {
        who: 'friend',
        x: -0.52,
        action: 'clapping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'diya',
      },
      { who: 'pet', x: 0.74, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'diya', states: ['lit'] },
      { what: 'diya', x: -0.66, distance: 'middle', size: 1.2, count: 5, states: ['lit'] },
      { what: 'diya', x: 0.64, distance: 'middle', size: 1.2, count: 5, states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A lane by night, low houses, a row of burning clay lamps on the ground before them; in front one small lamp is dark; the guide points to it; the child stands with the hands on its cheeks.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'diya',
    states: ['festive', 'moonless'],
    figures: [
      {
        who: 'child',
        x: -0.34,
        action: 'hands-on-cheeks',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'diya',
      },
      { who: 'guide', x: 0.78, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.78,
        action: 'clapping',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'diya',
      },
      { who: 'pet', x: 0.06, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'diya' },
    ],
    objects: [
      { what: 'diya', x: 0.42, size: 1.7, states: ['unlit'], grows },
      { what: 'diya', x: -0.34, distance: 'middle', size: 1.2, count: 5, states: ['lit'] },
      { what: 'brass-lamp', x: 0.56, distance: 'middle', states: ['lit'], grows },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Close to the ground at a doorstep: the child kneels and holds out a hand to a clay lamp that has just gone out, a thread of smoke over it; the guide hangs its head; other lamps burn behind.',
  setting: 'village',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 1.2,
    focus: 'diya',
    states: ['festive', 'moonless'],
    figures: [
      {
        who: 'child',
        x: -0.16,
        action: 'kneeling',
        arms: 'reaching-down',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'diya',
      },
      { who: 'guide', x: 0.56, action: 'drooping', facing: 'left-front', expression: 'sad', looksAt: 'diya' },
      {
        who: 'friend',
        x: -0.66,
        action: 'crouching',
        arms: 'hands-on-cheeks',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'diya',
      },
      { who: 'pet', x: 0.88, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'diya' },
    ],
    objects: [
      { what: 'diya', x: 0.2, size: 1.7, states: ['unlit'], grows },
      { what: 'diya', x: -0.5, distance: 'middle', size: 1.2, count: 4, states: ['lit'] },
      { what: 'diya', x: 0.56, distance: 'middle', size: 1.2, count: 4, states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'A verandah with lamps along the railing: in front the last lamp burns tall, beside an open box of sweets; the child kneels by it and laughs; the guide claps; beyond the railing the lane is full of lights.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 1.14,
    focus: 'diya',
    states: ['diwali', 'moonless'],
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'kneeling',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.56, action: 'clapping', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.68,
        distance: 'middle',
        action: 'clapping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'diya',
      },
      { who: 'pet', x: -0.92, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'diya' },
    ],
    objects: [
      { what: 'diya', x: 0, size: 1.7, states: ['lit'], grows },
      { what: 'sweets-box', x: 0.28, size: 1.1, states: ['open'], grows },
    ],
  },
} satisfies ByAge<Scene>

/** A flame is handed from lamp to lamp, and the last one won't burn. */
export const laneOfLamps = {
  stage: {
    moment: { setting: 'courtyard', timeOfDay: 'night', side: 2, states: ['festive', 'moonless'] },
    deed: { setting: 'verandah', timeOfDay: 'night', side: 0, states: ['diwali', 'moonless'] },
    dark: { setting: 'city-street', timeOfDay: 'night', side: 1, states: ['blackout', 'moonless'] },
    duty: 'diya',
    small: 'gecko',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'diya', size: 1.6, states: ['unlit'] }] },
      tempt: { objects: [{ what: 'paper-lantern', distance: 'middle', height: 1, size: 1.2, states: ['glowing'] }] },
      unsung: { objects: [{ what: 'brass-lamp', distance: 'near', states: ['lit'] }], guide: { x: 0.86 } },
      emblem: { objects: [{ what: 'diya', size: 2, states: ['lit'] }] },
    },
  },
  depictions: {
    diwali: { object: 'diya', state: 'lit' },
    lamps: { object: 'diya', state: 'lit' },
    one: { object: 'diya', state: 'unlit' },
    'one small lamp': { object: 'diya', state: 'unlit' },
    'one new lamp': { object: 'diya', state: 'unlit' },
    'a small clay lamp': { object: 'diya', state: 'unlit' },
    'the last': { object: 'diya', state: 'unlit' },
    'the last one': { object: 'diya', state: 'unlit' },
    lamp: { object: 'diya', state: 'unlit' },
    'little lamp': { object: 'diya', state: 'unlit' },
    burns: { object: 'diya', state: 'lit' },
    'stood up': { object: 'diya', state: 'lit' },
    sweet: { object: 'sweets-box' },
    sweets: { object: 'sweets-box' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
