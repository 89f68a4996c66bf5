import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'An old stepwell by night, with lit lamps along the ground: the child dances in the middle with bells on its feet, a peacock with spread tail on one side, the guide on the other; the upper third is calm.',
  setting: 'stepwell',
  timeOfDay: 'night',
  side: 0,
  states: ['festive'],
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1.04, else: 1.16 },
    figures: [
      { who: 'child', x: -0.12, action: 'dancing', facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.28, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.56, action: 'dancing', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: -0.86, action: 'dancing', facing: 'right-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'peacock',
        x: 0.56,
        distance: 'far',
        action: 'dancing',
        facing: 'left-front',
        expression: 'proud',
      },
    ],
    objects: [
      { what: 'ghungroos', x: -0.12, size: { '2-3': 0.5, else: 0.7 } },
      { what: 'diya', x: 0.5, count: 2, states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'The bottom of a stepwell by night, before a wall of small stairs: a langur plays two drums, a peacock and a heron dance and look cross; the child comes in at the side, the guide points.',
  setting: 'stepwell',
  timeOfDay: 'dusk',
  side: 2,
  states: ['festive'],
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.8, '4-6': 0.88, else: 0.96 },
    figures: [
      { who: 'child', x: -0.58, action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: 'peacock' },
      { who: 'guide', x: -0.26, action: 'pointing', facing: 'right-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.9, arms: 'thinking', facing: 'right-front', expression: 'curious', looksAt: 'heron' },
      { who: 'pet', x: -0.66, distance: 'middle', action: 'sitting', facing: 'right', expression: 'curious' },
      {
        who: 'peacock',
        x: 0.04,
        distance: 'middle',
        size: 0.8,
        action: 'dancing',
        facing: 'right-front',
        expression: 'cross',
        looksAt: 'heron',
      },
      { who: 'heron', x: 0.38, action: 'dancing', facing: 'left-front', expression: 'cross', looksAt: 'peacock' },
      {
        who: 'langur',
        x: 0.8,
        distance: 'middle',
        size: 1.5,
        action: 'sitting',
        arms: 'playing',
        facing: 'left-front',
        expression: 'determined',
      },
    ],
    objects: [
      { what: 'tabla', x: 0.76, size: 0.6 },
      { what: 'ghungroos', x: 0.38, size: 0.4 },
      { what: 'ghungroos', x: 0.04, distance: 'middle', size: 0.5 },
      { what: 'diya', x: -0.06, count: 2, states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Among the pillars of the stepwell: the child, bells on its feet, stamps in front with raised arms; behind it the peacock has sat down on the heron; rings of sound come back from the wall.',
  setting: 'stepwell',
  timeOfDay: 'dusk',
  side: 1,
  states: ['festive'],
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.9, else: 1 },
    figures: [
      { who: 'child', x: -0.2, action: 'dancing', facing: 'right-front', expression: 'determined', looksAt: 'viewer' },
      { who: 'guide', x: -0.64, action: 'covering-ears', facing: 'right-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.84,
        distance: 'middle',
        action: 'clapping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'peacock',
      },
      { who: 'pet', x: 0.14, action: 'crouching', facing: 'right-front', expression: 'worried', looksAt: 'peacock' },
      {
        who: 'peacock',
        x: 0.46,
        distance: 'middle',
        size: 0.8,
        action: 'startled',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'heron',
      },
      {
        who: 'heron',
        x: 0.66,
        distance: 'middle',
        action: 'startled',
        facing: 'left-front',
        expression: 'cross',
        looksAt: 'peacock',
      },
    ],
    objects: [
      { what: 'ghungroos', x: -0.2, size: { '2-3': 0.5, else: 0.7 } },
      { what: 'sound-rings', x: 0.84, distance: 'middle', height: 1, size: 0.8, facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'The stepwell by night, warm with lamps: the child dances barefoot in the middle, its slippers beside it; peacock, heron and guide dance in step; notes rise.',
  setting: 'stepwell',
  timeOfDay: 'night',
  side: 0,
  states: ['festive'],
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'child', x: 0.12, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'guide', x: -0.6, action: 'dancing', facing: 'right-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: 0.52, action: 'dancing', facing: 'left-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: 0.86, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'peacock',
        x: -0.3,
        distance: 'far',
        action: 'dancing',
        facing: 'right-front',
        expression: 'happy',
      },
      { who: 'heron', x: 0.8, distance: 'middle', action: 'dancing', facing: 'left-front', expression: 'happy' },
    ],
    objects: [
      { what: 'ghungroos', x: -0.3, distance: 'far', size: 0.7 },
      { what: 'slippers', x: -0.2, size: 0.8 },
      { what: 'diya', x: -0.86, distance: 'middle', count: 2, states: ['lit'] },
      { what: 'music-notes', x: 0.3, distance: 'middle', height: 1.3 },
    ],
  },
} satisfies ByAge<Scene>

/** Dancers in a stepwell are out of step, since half of them dance to the echo. */
export const drumInTheWall = {
  stage: {
    moment: { setting: 'stepwell', timeOfDay: 'night', side: 0, states: ['festive'] },
    deed: { setting: 'stepwell', timeOfDay: 'night', side: 1, states: ['festive'] },
    dark: { setting: 'cave', timeOfDay: 'night', side: 0, states: ['dark'] },
    duty: 'diya',
    small: 'swallow',
    keeper: null,
    sights: {
      clue: { objects: [{ what: 'sound-rings', x: 0.14, distance: 'middle', height: 0.42, size: 0.4 }] },
      tempt: { figures: [{ who: 'horse', size: 0.9, action: 'dancing', expression: 'happy' }] },
      unsung: { objects: [{ what: 'footprints', x: -0.1, distance: 'near', size: 1.6 }] },
      emblem: { objects: [{ what: 'ghungroos', size: 1.2 }] },
    },
  },
  depictions: {
    dancing: { object: 'ghungroos' },
    danced: { figure: 'peacock' },
    dance: { figure: 'peacock' },
    bells: { object: 'ghungroos' },
    drum: { object: 'tabla' },
    peacock: { figure: 'peacock' },
    heron: { figure: 'heron' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
