import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'Night at a small country station: a long lit train, the signal green against the stars; the child in front, waving with all of its arm; the guide beside it; the upper third is calm sky.',
  setting: 'railway-platform',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: 1.1,
    figures: [
      { who: 'child', x: 0.1, action: 'waving', facing: 'right-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'guide', x: 0.5, action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.36, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'train' },
      { who: 'pet', x: -0.66, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'train' },
    ],
    objects: [
      { what: 'train', x: 0.2, distance: 'far', states: ['lit'] },
      { what: 'signal', x: 0.8, distance: 'middle', states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A little station by night with one lamp: the train stands with lit windows before a red signal; the guide points up to it; the child looks.',
  setting: 'railway-platform',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'signal',
    figures: [
      { who: 'child', x: -0.3, facing: 'right-front', action: 'looking-up', expression: 'wonder', looksAt: 'signal' },
      { who: 'guide', x: 0.26, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.74, distance: 'middle', facing: 'right-front', expression: 'curious', looksAt: 'signal' },
      { who: 'pet', x: 0.66, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'guide' },
    ],
    objects: [
      { what: 'train', x: -0.2, distance: 'far', states: ['lit'] },
      { what: 'signal', x: 0.72, distance: 'middle', states: ['unlit'] },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Beside the train at night: the child pulls with all its weight at the lever of the signal, feet off the ground; the guide covers the ears; the signal stays red.',
  setting: 'railway-platform',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: 1.2,
    focus: 'signal',
    figures: [
      {
        who: 'child',
        x: -0.26,
        action: 'pulling',
        touches: 'signal',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'signal',
      },
      {
        who: 'guide',
        x: 0.76,
        distance: 'foreground',
        size: 0.7,
        action: 'covering-ears',
        facing: 'left-front',
        expression: 'worried',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.62,
        action: 'pulling',
        touches: 'child',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'signal',
      },
      {
        who: 'pet',
        x: -0.86,
        distance: 'foreground',
        size: 0.6,
        action: 'sitting',
        facing: 'right-front',
        expression: 'worried',
      },
    ],
    objects: [
      { what: 'train', x: -0.3, distance: 'far', states: ['lit'] },
      { what: 'signal', x: 0.5, grows: { '2-3': 0.62, '4-6': 0.75, else: 0.95 }, states: ['unlit'] },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'Inside the night train at the window: the child on its seat, and lamps that go by outside; the guide holds up a green flag.',
  setting: 'night-train',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.8, '4-6': 0.95, else: 1.2 },
    figures: [
      {
        who: 'child',
        x: -0.2,
        on: 'seat',
        action: 'sitting',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.16, action: 'waving', facing: 'left-front', expression: 'happy' },
      {
        who: 'friend',
        on: 'second-seat',
        action: 'sitting',
        arms: 'cheering',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: { '2-3': -0.56, else: -0.6 },
        action: 'sitting',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
    ],
    objects: [{ what: 'green-flag', x: -0.04, grows: { '2-3': 0.6, '4-6': 0.75, else: 0.9 } }],
  },
} satisfies ByAge<Scene>

/** The last train home waits at a red signal. */
export const lastTrain = {
  stage: {
    moment: { setting: 'railway-platform', timeOfDay: 'night', side: 2 },
    deed: { setting: 'railway-platform', timeOfDay: 'night', side: 1 },
    dark: { setting: 'cave', timeOfDay: 'night', side: 0, states: ['dark'] },
    duty: 'green-flag',
    small: 'little-bird',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'nest', size: 1.2 }] },
      tempt: { objects: [{ what: 'gola-cart', distance: 'middle' }] },
      unsung: { objects: [{ what: 'signal', size: 0.8, states: ['unlit'] }] },
      emblem: { objects: [{ what: 'train', x: -0.26, size: 0.2, states: ['lit'] }] },
    },
  },
  depictions: {
    trains: { object: 'train' },
    train: { object: 'train' },
    signal: { object: 'signal' },
    red: { object: 'signal', state: 'unlit' },
    go: { setting: 'night-train' },
    went: { setting: 'night-train' },
    window: { setting: 'night-train' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
