import { ASLEEP, type ByAge, type Frame, type Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

const home = {
  detail:
    'A verandah at sunset, marigolds over the door: Nana sits in a chair with shut eyes and a hand to his ear; the child sits on the floor beside him and listens too; a cup of milk cools on a stool.',
  setting: 'verandah',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['in-the-city'],
    figures: [
      {
        who: 'child',
        x: -0.26,
        action: 'sitting-legs-out',
        arms: 'listening',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'grandfather',
      },
      {
        who: 'grandfather',
        x: 0.5,
        distance: 'far',
        on: 'chair',
        action: 'sitting',
        arms: 'listening',
        facing: 'left-front',
      },
      {
        who: 'pet',
        x: { '2-3': -0.88, else: -0.72 },
        action: 'listening',
        facing: 'right-front',
        expression: 'curious',
      },
    ],
    objects: [
      { what: 'chair', x: 0.5, distance: 'far', height: { '2-3': -0.36, '4-6': -0.24, else: -0.1 } },
      { what: 'stool', x: 0.24, distance: 'far', size: 0.72 },
      { what: 'milk-cup', x: 0.24, distance: 'far', height: 0.26, states: ['full'] },
    ],
  },
} satisfies ByAge<Scene>

const call = {
  detail:
    'Dusk, in front of the house: an auto has stopped at the gate, its lamp lit; on its roof, as bright as a sign, stands the thing that the tale is about; the child comes up to it with wide eyes.',
  setting: 'courtyard',
  timeOfDay: 'dusk',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'auto-rickshaw',
    figures: [
      { who: 'child', x: -0.4, action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: '$emblem' },
      {
        who: 'friend',
        x: -0.72,
        action: 'pointing',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: '$emblem',
      },
      { who: 'pet', x: -0.12, action: 'listening', facing: 'right-front', expression: 'curious' },
    ],
    objects: [{ what: 'auto-rickshaw', x: 0.36, distance: 'middle', facing: 'left' }],
    adds: { emblem: { x: 0.38, distance: 'middle', height: 1.37 } },
  },
} satisfies ByAge<Scene>

const crossing = {
  detail:
    'Inside an auto at dusk, seen from the windscreen: marigolds along the hood; an owl at the handlebar; on the back seat the child with a ticket in its hands.',
  setting: 'auto-rickshaw',
  timeOfDay: 'dusk',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 1.1, else: 1 },
    figures: [
      {
        who: 'child',
        on: 'seat',
        action: 'sitting',
        holds: 'ticket',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.05,
        distance: 'foreground',
        height: { '2-3': 0.06, else: 0 },
        size: { '2-3': 0.9, '4-6': 1, else: 1.2 },
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'ahead',
      },
      {
        who: 'friend',
        on: 'second-seat',
        action: 'sitting',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'guide',
      },
      { who: 'pet', x: -0.1, distance: 'middle', action: 'sitting', expression: 'curious', looksAt: 'guide' },
    ],
    objects: [{ what: 'ticket', size: 1.2 }],
  },
} satisfies ByAge<Scene>

const homeward = {
  detail:
    'In front of the house again, warm light in the arches: the child has jumped down from the auto; Nana holds out a guava to the owl, who leans out from the driver’s seat.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1, else: 1.12 },
    figures: [
      {
        who: 'child',
        x: { '2-6': 0.12, else: 0.02 },
        action: 'jumping',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'grandfather',
      },
      {
        who: 'grandfather',
        x: -0.44,
        action: 'offering',
        holds: 'guava',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.34,
        distance: 'middle',
        height: 0.6,
        action: 'sitting',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'grandfather',
      },
      { who: 'friend', x: -0.78, action: 'waving', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
      { who: 'pet', x: -0.16, action: 'running', facing: 'left-front', expression: 'happy' },
    ],
    objects: [
      { what: 'auto-rickshaw', x: 0.42, distance: 'middle', facing: 'left' },
      { what: 'guava', size: 1.4 },
    ],
  },
} satisfies ByAge<Scene>

const bed = {
  ...ASLEEP,
  detail:
    'A dark room with lit windows of the city outside: the child asleep behind a mosquito net; on a stool beside the bed lies a clipped ticket.',
  side: 3,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1, else: 1.2 },
    states: ['mosquito-net', 'lights-out', 'in-the-city'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', x: -0.2, action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [
      { what: 'stool', x: { '2-3': 0.56, else: 0.44 }, size: 0.72 },
      { what: 'ticket', x: { '2-3': 0.56, else: 0.44 }, height: 0.26, size: 1.5 },
    ],
  },
} satisfies ByAge<Scene>

/** An auto, driven by an owl, takes the child where its sign says. */
export const nightAuto = {
  guide: 'owl',
  stage: {
    token: 'ticket',
    treat: 'chikki',
    damage: 'torn',
    sights: {
      undone: { objects: [{ what: 'lantern', size: 1.2, states: ['lit'] }] },
      redone: { objects: [{ what: 'lantern', size: 1.2, states: ['unlit'] }] },
    },
  },
  depictions: {
    nana: { figure: 'grandfather' },
    auto: { object: 'auto-rickshaw' },
    owl: { figure: 'owl' },
    ticket: { object: 'ticket' },
    guava: { object: 'guava' },
  },
  scenes: { home, call, crossing, homeward, bed },
} satisfies Frame
