import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** What has to suit the height of the child. */
const grows = { '2-3': 0.76, '4-6': 0.88, else: 1 }

const cover = {
  detail:
    'A bazaar street in the dusk, strung with lamps, a dome at its end; low in the sky the thin new moon; the child points up at it and smiles; the guide looks up; the upper third is calm sky.',
  setting: 'bazaar',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.34,
    focus: 'child',
    figures: [
      {
        who: 'child',
        x: -0.16,
        action: 'pointing',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'crescent-moon',
      },
      { who: 'guide', x: 0.46, action: 'looking-up', facing: 'left-front', expression: 'wonder', looksAt: 'up' },
      {
        who: 'friend',
        x: -0.62,
        action: 'clapping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'crescent-moon',
      },
      { who: 'pet', x: 0.76, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [{ what: 'crescent-moon', x: 0.33, distance: 'far', height: 0.94, size: 1.2, states: ['glowing'], grows }],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A bazaar at sunset: shelves of bangles and jars, a big painted bowl of sevaiyan steaming on a stool; the child comes in and marvels; the guide looks for something in the sky.',
  setting: 'bazaar',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'sevaiyan',
    states: ['festive'],
    figures: [
      { who: 'child', x: -0.34, action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: 'sevaiyan' },
      { who: 'guide', x: 0.6, action: 'looking-up', facing: 'left-front', expression: 'worried', looksAt: 'up' },
      { who: 'friend', x: -0.78, action: 'looking-up', facing: 'right-front', expression: 'curious', looksAt: 'up' },
      { who: 'pet', x: -0.04, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'sevaiyan' },
    ],
    objects: [
      { what: 'stool', x: 0.24, distance: 'middle', grows },
      { what: 'sevaiyan', x: 0.24, distance: 'middle', height: 0.26, size: 1.7, states: ['full'], grows },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'A flat roof at sunset, a ladder against it: the child shades its eyes and points into the red sky, where a kite with a tail hangs; the guide shrugs; no moon anywhere.',
  setting: 'city-roof',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 0.94,
    focus: 'child',
    figures: [
      {
        who: 'child',
        x: -0.1,
        action: 'pointing',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'kite',
      },
      { who: 'guide', x: 0.32, action: 'shrugging', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.62, action: 'reaching', facing: 'right-front', expression: 'surprised', looksAt: 'kite' },
      { who: 'pet', x: 0.9, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'down' },
    ],
    objects: [
      { what: 'ladder', x: 0.72, distance: 'middle', grows },
      { what: 'kite', x: 0.2, distance: 'middle', height: 0.86, colour: 'yellow', states: ['up'], grows },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'A roof in the dusk: over the railing and the city hangs the new moon, thin and bright, with a star beside it; the child throws up its arms; the guide cheers; a bowl of sevaiyan.',
  setting: 'city-roof',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    camera: 'medium',
    focus: 'crescent-moon',
    figures: [
      { who: 'child', x: -0.2, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.3, action: 'cheering', facing: 'left-front', expression: 'laughing', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.72,
        action: 'clapping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.88, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'crescent-moon' },
    ],
    objects: [
      {
        what: 'crescent-moon',
        x: 0.32,
        distance: 'far',
        height: { '2-3': 0.86, '4-6': 0.98, else: 1.12 },
        size: 1.3,
        states: ['glowing'],
      },
    ],
  },
} satisfies ByAge<Scene>

/** Everything is ready for Eid, and nobody can find the new moon. */
export const newMoonBazaar = {
  stage: {
    moment: { setting: 'terrace', timeOfDay: 'dusk', side: 1, states: ['moonless'] },
    deed: { setting: 'city-roof', timeOfDay: 'dusk', side: 1, states: ['moonless'] },
    dark: { setting: 'stepwell', timeOfDay: 'night', side: 1, states: ['moonless'] },
    duty: 'spoon',
    small: 'pigeon',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'puddle' }] },
      tempt: {
        figures: [{ who: 'camel', action: 'walking', expression: 'happy', facing: 'left', distance: 'far' }],
        place: { setting: 'bazaar', timeOfDay: 'dusk', side: 0, states: ['festive', 'moonless'] },
      },
      unsung: { objects: [{ what: 'ladder', distance: 'middle' }], guide: { x: 0.86 } },
      emblem: { objects: [{ what: 'crescent-moon', size: 0.9, states: ['glowing'] }] },
    },
  },
  depictions: {
    eid: { object: 'crescent-moon' },
    sevaiyan: { object: 'sevaiyan' },
    ladder: { object: 'ladder' },
    kite: { object: 'kite' },
    moon: { object: 'crescent-moon' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
