import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting, TALL } from './way-there.ts'

const cover = {
  detail:
    'Starlight without a moon over a city without a single lamp: the child flies towards the viewer over flat roofs with candles and string cots, the red cape behind like a sail; far off on its hill the old light tower; the upper third is calm sky with the Milky Way.',
  setting: 'city-roof',
  timeOfDay: 'night',
  side: 1,
  capes: ['child'],
  shot: {
    camera: 'medium',
    states: ['blackout', 'aloft'],
    figures: [
      {
        who: 'child',
        x: 0.06,
        height: -0.46,
        grows: TALL,
        action: 'flying',
        arms: 'balancing',
        facing: 'right-front',
        expression: 'brave',
        looksAt: 'viewer',
      },
      {
        who: 'friend',
        x: -0.62,
        distance: 'middle',
        height: -0.42,
        grows: TALL,
        action: 'flying',
        touches: 'cape',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'pet', action: 'flying', touches: 'cape', facing: 'right', expression: 'happy', looksAt: 'child' },
      {
        who: 'pigeon',
        x: -0.82,
        distance: 'middle',
        height: 0.96,
        grows: TALL,
        action: 'flying',
        facing: 'right',
        expression: 'surprised',
        looksAt: 'child',
      },
    ],
  },
} satisfies ByAge<Scene>

/** The work that turns show. */
const atWork = {
  detail:
    'On the platform below the stars: the red lever stands a hand’s breadth below its catch; the child hangs on to it with both hands and rests, mouth open in a song; the robot pushes too.',
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['blackout'],
    figures: [
      {
        who: 'child',
        x: 0.3,
        action: 'pushing',
        touches: 'great-switch',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'great-switch',
      },
      {
        who: 'guide',
        x: -0.42,
        height: { '2-3': 0.06, '4-6': 0.16, '7-9': 0.24, '10-12': 0.32 },
        action: 'pushing',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'great-switch',
      },
      {
        who: 'friend',
        x: -1,
        distance: 'middle',
        action: 'clapping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.7, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'great-switch' },
    ],
    objects: [{ what: 'great-switch', x: -0.2, distance: 'middle', size: 0.96, grows: TALL, states: ['half', 'up'] }],
  },
} satisfies ByAge<Partial<Scene>>

export const cityWithoutLights = {
  guide: 'robot',
  stage: {
    moment: { setting: 'city-roof', capes: ['child'], timeOfDay: 'night', side: 2, states: ['blackout', 'tower-mast'] },
    deed: { setting: 'city-roof', capes: ['child'], timeOfDay: 'night', side: 2, states: ['blackout', 'tower-mast'] },
    dark: { setting: 'city-roof', capes: ['child'], timeOfDay: 'night', side: 2, states: ['blackout', 'tunnel'] },
    token: 'toolbox',
    treat: 'biscuit',
    small: 'kitten',
    keeper: null,
    duty: 'ladder',
    atWork,
    sights: {
      clue: { objects: [{ what: 'loose-wires', size: 0.9 }] },
      hurt: { objects: [{ what: 'wheel', x: 0.2, size: 0.8 }] },
      tempt: { objects: [{ what: 'wedding-band', x: 0.2 }] },
      undone: { objects: [{ what: 'tower-door', states: ['open'] }] },
    },
  },
  depictions: {
    dadi: { figure: 'grandmother' },
    candles: { object: 'candle' },
    cape: { object: 'cape' },
    'red cape': { object: 'cape' },
    'red towel': { object: 'cape' },
    balcony: { setting: 'verandah' },
    roof: { setting: 'city-roof' },
    roofs: { setting: 'city-roof' },
    river: { setting: 'city-roof' },
    robot: { figure: 'robot' },
    'big switch': { object: 'great-switch' },
    'great switch': { object: 'great-switch' },
    switch: { object: 'great-switch' },
    'dead dials': { place: 'blackout' },
    'red toolbox': { object: 'toolbox' },
    clang: { object: 'great-switch', state: 'broken' },
    lights: { place: 'switch-up' },
    lamp: { place: 'switch-up' },
    'a hundred thousand': { place: 'switch-up' },
    'whole city': { place: 'switch-up' },
    'street after street': { place: 'switch-up' },
    'ice cream': { object: 'ice-cream' },
    stopwatch: { object: 'watch' },
    'lit windows': { setting: 'city-roof' },
    windows: { place: 'in-the-city' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
