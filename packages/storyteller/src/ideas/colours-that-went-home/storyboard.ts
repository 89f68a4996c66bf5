import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A bright land cut out of coloured paper under a calm sky; the child with a paintbrush walks towards the viewer; the guide goes beside it; pots of paint on the ground; far off a rainbow.',
  setting: 'enchanted-forest',
  timeOfDay: 'day',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.1,
    states: ['paper'],
    figures: [
      {
        who: 'child',
        x: 0.06,
        action: 'walking',
        holds: 'paintbrush',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.52, action: 'walking', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.38, action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: 'rainbow' },
      { who: 'pet', x: -0.7, action: 'walking', facing: 'right-front', expression: 'curious', looksAt: 'paint-pots' },
    ],
    objects: [
      { what: 'paintbrush' },
      { what: 'paint-pots', x: 0.8, states: ['full'] },
      { what: 'rainbow', x: -0.2, distance: 'far' },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A land of pale paper that fades into white at its edges; the guide holds up an empty paint pot; the child looks round with big eyes.',
  setting: 'enchanted-forest',
  timeOfDay: 'day',
  side: 2,
  shot: {
    camera: 'medium',
    focus: 'guide',
    states: ['paper', 'fading'],
    figures: [
      { who: 'child', x: -0.3, facing: 'right-front', expression: 'wonder', looksAt: 'guide' },
      { who: 'guide', x: 0.3, action: 'offering', facing: 'left-front', expression: 'sad', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.78,
        distance: 'middle',
        action: 'looking-up',
        facing: 'right-front',
        expression: 'surprised',
      },
      { who: 'pet', x: 0.74, action: 'reaching-down', facing: 'left-front', expression: 'curious' },
    ],
    objects: [{ what: 'paint-pots', x: 0.06, size: 1.1, states: ['empty'] }],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Close: the child on tiptoe with a brush reaches up at a white sky of paper; blue paint runs down in drops; the guide covers its eyes.',
  setting: 'enchanted-forest',
  timeOfDay: 'day',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 1.3,
    focus: 'paintbrush',
    states: ['paper', 'fading'],
    figures: [
      {
        who: 'child',
        x: -0.12,
        action: 'holding-up',
        holds: 'paintbrush',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'up',
      },
      { who: 'guide', x: 0.46, action: 'covering-eyes', facing: 'left-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.76,
        distance: 'middle',
        action: 'startled',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.82, distance: 'middle', action: 'sitting', facing: 'left-front', looksAt: 'child' },
    ],
    objects: [
      { what: 'paintbrush', colour: 'blue' },
      { what: 'drops', x: 0.14, height: 0.9, size: 1.2 },
      { what: 'paint-pots', x: 0.2, states: ['empty'] },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'Wide and full of light: the land of paper in all its colours, a rainbow over it; the child with arms in the air, the guide dances.',
  setting: 'enchanted-forest',
  timeOfDay: 'morning',
  side: 3,
  shot: {
    camera: 'wide',
    zoom: VAST,
    states: ['paper'],
    figures: [
      { who: 'child', x: -0.16, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'rainbow' },
      { who: 'guide', x: 0.36, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.56,
        action: 'clapping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'rainbow',
      },
      { who: 'pet', x: 0.72, action: 'jumping', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'rainbow', x: 0.1, distance: 'far', size: 1.3 },
      { what: 'paint-pots', x: 0.1, states: ['full'] },
    ],
  },
} satisfies ByAge<Scene>

/** A place that is only drawn in pencil, since its colours have run away. It can be any place. */
export const coloursThatWentHome = {
  stage: {
    moment: { setting: 'enchanted-forest', timeOfDay: 'day', side: 0, states: ['paper', 'fading'] },
    deed: { setting: 'enchanted-forest', timeOfDay: 'day', side: 2, states: ['paper'] },
    dark: { setting: 'enchanted-forest', timeOfDay: 'night', side: 3, states: ['paper', 'dark'] },
    duty: 'paint-pots',
    small: 'butterfly',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'peepal-leaf', size: 1.2 }] },
      tempt: { figures: [{ who: 'peacock', action: 'dancing', facing: 'left', size: 0.7 }] },
      unsung: { objects: [{ what: 'pencil', size: 1.6 }] },
      emblem: { objects: [{ what: 'paint-pots', size: 1.1, states: ['full'] }] },
    },
  },
  depictions: {
    'a faraway land': { object: 'paint-pots' },
    white: { place: 'fading' },
    pots: { object: 'paint-pots', state: 'empty' },
    pot: { object: 'paint-pots', state: 'empty' },
    paint: { object: 'drops' },
    brush: { object: 'paintbrush' },
    'all the colours': { object: 'rainbow' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
