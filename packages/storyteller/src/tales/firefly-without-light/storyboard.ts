import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'Medium picture, low in the frame: great old trees bend in and leave the top dark and calm; the one gold flame lights {name}’s face from below; far behind, an old tower leans on the sky.',
  setting: 'enchanted-forest',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    focus: 'diya',
    states: ['dark', 'moonless'],
    figures: [
      { who: 'child', x: -0.02, action: 'walking', holds: 'diya', facing: 'right-front', expression: 'brave' },
      { who: 'guide', x: 0.2, height: 0.42, size: 0.73, action: 'flying', facing: 'left', expression: 'worried' },
      {
        who: 'friend',
        x: -0.36,
        distance: 'middle',
        action: 'tiptoeing',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.44, action: 'walking', facing: 'right-front', expression: 'curious', looksAt: 'up' },
      { who: 'owl', x: 0.8, on: 'seat', facing: 'left-front', expression: 'surprised' },
    ],
    objects: [{ what: 'diya', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

/** The task that turns show. */
const atWork = {
  detail:
    'On the rope bridge: the child goes on with small steps, one hand round the flame of the diya; the wind comes in great curls with leaves in it; the firefly flies ahead.',
  setting: 'enchanted-forest',
  timeOfDay: 'night',
  side: 3,
  weather: 'wind',
  states: ['whole-bridge', 'dark', 'moonless'],
  shot: {
    camera: 'close-up',
    zoom: FACE,
    focus: 'child',
    figures: [
      { who: 'child', x: -0.02, action: 'walking', holds: 'diya', facing: 'right-front', expression: 'determined' },
      { who: 'guide', x: 0.6, height: BESIDE_FACE, size: 0.5, action: 'flying', facing: 'left', expression: 'worried' },
      {
        who: 'friend',
        x: -0.9,
        distance: 'middle',
        action: 'tiptoeing',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.8, distance: 'middle', action: 'walking', facing: 'right', expression: 'determined' },
    ],
    objects: [
      { what: 'diya', states: ['lit'] },
      { what: 'gust', x: -0.9, distance: 'far', height: 1.1, size: 1.2 },
    ],
  },
} satisfies ByAge<Partial<Scene>>

export const fireflyWithoutLight = {
  guide: 'firefly',
  stage: {
    moment: { setting: 'enchanted-forest', timeOfDay: 'night', side: 2, states: ['dark', 'moonless'], carries: true },
    deed: { setting: 'castle', timeOfDay: 'night', side: 3, states: ['moonless'], carries: true },
    dark: { setting: 'cave', timeOfDay: 'night', side: 0, states: ['moonless'], carries: true },
    token: 'diya',
    tokenLook: { states: ['lit'] },
    treat: 'laddoo',
    small: 'beetle',
    keeper: null,
    guide: { height: 0.2, size: 1.5 },
    atWork,
    sights: {
      clue: {
        objects: [
          { what: 'moss' },
          { what: 'diya', x: 0.26, distance: 'middle', states: ['lit'] },
          { what: 'gust', x: -1.1, distance: 'far', height: 0.7, size: 1.4 },
        ],
        place: {
          setting: 'enchanted-forest',
          timeOfDay: 'night',
          side: 3,
          states: ['whole-bridge', 'dark', 'moonless'],
        },
      },
      tempt: {
        figures: [
          { who: 'butterfly', height: 0.5, size: 1.6, action: 'flying', facing: 'left' },
          { who: 'butterfly', x: 0.16, height: 0.74, size: 1.3, action: 'flying', facing: 'right' },
          { who: 'butterfly', x: -0.1, height: 0.92, size: 1.1, action: 'flying', facing: 'left' },
        ],
      },
      undone: { objects: [{ what: 'gate', states: ['open'], size: 0.4 }] },
      redone: { objects: [{ what: 'gate', states: ['closed'], size: 0.5 }] },
    },
  },
  depictions: {
    diya: { object: 'diya' },
    flame: { object: 'diya', state: 'lit' },
    'gold leaf': { object: 'diya', state: 'lit' },
    'tiny, tiny': { object: 'diya', state: 'dim' },
    bead: { object: 'diya', state: 'dim' },
    'blue bead': { object: 'diya', state: 'dim' },
    'little lamps': { object: 'diya', state: 'lit', count: 6 },
    'little lamp': { object: 'diya' },
    'in a row': { object: 'diya', state: 'lit', count: 6 },
    'ninety-nine diyas': { object: 'diya', state: 'lit', count: 12 },
    match: { object: 'matchbox' },
    buffalo: { figure: 'buffalo' },
    dada: { figure: 'grandfather' },
    firefly: { figure: 'firefly' },
    latch: { object: 'gate' },
    'garden gate': { object: 'gate' },
    'back gate': { object: 'gate' },
    trees: { setting: 'enchanted-forest' },
    'golden eyes': { figure: 'owl' },
    'gold eyes': { figure: 'owl' },
    tower: { setting: 'castle' },
    bridge: { setting: 'enchanted-forest' },
    wind: { object: 'gust' },
    'great lamp': { setting: 'castle' },
    'great wick': { setting: 'castle' },
    wick: { setting: 'castle' },
    sweet: { object: 'laddoo' },
    step: { setting: 'verandah' },
    fireflies: { figure: 'firefly' },
    'tree trunks': { setting: 'enchanted-forest' },
    lamp: { setting: 'castle' },
    window: { setting: 'bedroom' },
    'window sill': { setting: 'bedroom' },
    sill: { setting: 'bedroom' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
