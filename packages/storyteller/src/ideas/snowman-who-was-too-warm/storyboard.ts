import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** Everybody wears something warm in the snow. */
const capes = ['child', 'friend'] as const

const cover = {
  detail:
    'High in the mountains, by day: the child in a red wrap waves beside a snowman in a cap and a scarf; the guide looks up at him; a sledge lies in the snow; the upper third is clear sky.',
  setting: 'snow-mountains',
  timeOfDay: 'morning',
  side: 0,
  capes,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1.1, else: 1.3 },
    figures: [
      { who: 'child', x: -0.28, action: 'waving', facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.56, action: 'looking-up', facing: 'left-front', expression: 'wonder', looksAt: 'snowman' },
      { who: 'friend', x: -0.68, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'snowman' },
      { who: 'pet', x: 0.78, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'snowman' },
    ],
    objects: [
      { what: 'snowman', x: 0.16 },
      { what: 'sledge', x: 0.72, distance: 'middle', size: 0.8 },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'On a white slope between deodars, by day: a snowman in a cap and a scarf stands in a puddle and drips; the child looks at him with a hand on the heart; the guide points at the drops.',
  setting: 'snow-mountains',
  timeOfDay: 'day',
  side: 0,
  capes,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.8, else: 0.9 },
    figures: [
      {
        who: 'child',
        x: -0.34,
        action: 'hand-on-heart',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'snowman',
      },
      { who: 'guide', x: 0.68, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.86,
        distance: 'middle',
        arms: 'hands-on-cheeks',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'snowman',
      },
      { who: 'pet', x: -0.62, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'snowman' },
    ],
    objects: [
      { what: 'puddle', x: 0.3, size: 0.7 },
      { what: 'snowman', x: 0.3, size: 0.94 },
      { what: 'drops', x: 0.42, height: 0.3, size: 0.7 },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'In front of a house under snow, by day: the child holds out a warm shawl to the snowman, who is shorter now and stands in a large puddle beside a hot kettle; the guide brings a hand to its chin.',
  setting: 'village',
  timeOfDay: 'day',
  side: 2,
  states: ['snowy'],
  capes,
  shot: {
    camera: 'medium',
    zoom: 0.96,
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'offering',
        holds: 'shawl',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'snowman',
      },
      { who: 'guide', x: 0.74, action: 'thinking', facing: 'left-front', expression: 'doubtful', looksAt: 'snowman' },
      {
        who: 'friend',
        x: -0.74,
        distance: 'middle',
        action: 'offering',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'snowman',
      },
      { who: 'pet', x: -0.7, action: 'sitting', facing: 'right-front', expression: 'doubtful', looksAt: 'snowman' },
    ],
    objects: [
      { what: 'shawl' },
      { what: 'puddle', x: 0.2, size: 1.1 },
      { what: 'snowman', x: 0.2, size: 0.64 },
      { what: 'drops', x: 0.3, height: 0.2, size: 0.7 },
      { what: 'kettle', x: 0.48 },
      { what: 'puff', x: 0.5, height: 0.34, size: 0.5 },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'On a mountain pass with flags, by night: it snows on the snowman, who stands tall on the sledge; the child spreads its arms under the flakes; the guide cheers.',
  setting: 'snow-mountains',
  timeOfDay: 'night',
  side: 1,
  weather: 'snow',
  capes,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'child', x: -0.2, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'up' },
      { who: 'guide', x: -0.54, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'snowman' },
      {
        who: 'friend',
        x: 0.84,
        distance: 'middle',
        action: 'clapping',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'snowman',
      },
      { who: 'pet', x: -0.82, action: 'looking-up', facing: 'right-front', expression: 'happy', looksAt: 'up' },
    ],
    objects: [
      { what: 'snowman', x: 0.3, distance: 'middle', height: 0.18, size: 0.94 },
      { what: 'sledge', x: 0.34, size: 0.9 },
    ],
  },
} satisfies ByAge<Scene>

/** A snowman whom everybody tries to warm is too polite to say that he is too warm. */
export const snowmanWhoWasTooWarm = {
  stage: {
    moment: { setting: 'village', timeOfDay: 'dusk', side: 0, states: ['snowy'], capes },
    deed: { setting: 'snow-mountains', timeOfDay: 'dusk', side: 0, capes },
    dark: { setting: 'cave', timeOfDay: 'night', side: 1, states: ['dark'], capes },
    duty: 'rope',
    small: 'little-bird',
    keeper: 'goat',
    sights: {
      clue: {
        objects: [
          { what: 'puddle', size: 0.7 },
          { what: 'tea-cup', x: 0.2 },
        ],
      },
      tempt: { objects: [{ what: 'kite', x: -0.06, distance: 'middle', height: 0.78, colour: 'red' }] },
      unsung: { objects: [{ what: 'sledge', distance: 'middle', size: 0.9 }] },
      emblem: { objects: [{ what: 'snowman', size: 0.42 }] },
    },
  },
  depictions: {
    'snow in the mountains': { object: 'snowman' },
    snowman: { object: 'snowman' },
    mountain: { setting: 'snow-mountains' },
    mountains: { setting: 'snow-mountains' },
    snow: { weather: 'snow' },
    snows: { weather: 'snow' },
    snowed: { weather: 'snow' },
    snowing: { weather: 'snow' },
    sledge: { object: 'sledge' },
    shawl: { object: 'shawl' },
    kettle: { object: 'kettle' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
