import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A valley of ferns at sunset: the child stands beside a baby dinosaur and waves; a very long dinosaur bends its neck down to both from behind; the guide looks up; the upper third is calm sky.',
  setting: 'fern-valley',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.9, else: 1.1 },
    figures: [
      { who: 'child', x: -0.3, action: 'waving', facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: -0.02, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      { who: 'friend', x: -0.68, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'dinosaur' },
      { who: 'pet', x: -0.84, action: 'sitting', facing: 'right-front', expression: 'surprised', looksAt: 'up' },
      { who: 'baby-dinosaur', x: 0.24, facing: 'left-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'dinosaur',
        x: 0.7,
        distance: 'middle',
        size: 0.5,
        action: 'bowing',
        facing: 'left-front',
        expression: 'happy',
      },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A valley of ferns with a volcano, at sunset: a very tall dinosaur stands behind its baby, with its head above the trees; the baby looks up at the child, which crouches; the guide points upwards.',
  setting: 'fern-valley',
  timeOfDay: 'sunset',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      {
        who: 'child',
        x: -0.4,
        action: 'crouching',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'baby-dinosaur',
      },
      { who: 'guide', x: -0.74, action: 'pointing', facing: 'right-front', expression: 'worried', looksAt: 'up' },
      {
        who: 'friend',
        x: 0.78,
        action: 'looking-up',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'dinosaur',
      },
      { who: 'pet', x: 0.5, action: 'looking-up', facing: 'left-front', expression: 'surprised', looksAt: 'up' },
      { who: 'baby-dinosaur', x: -0.04, facing: 'left-front', expression: 'sad', looksAt: 'child' },
      { who: 'dinosaur', x: 0.36, distance: 'far', size: 0.9, facing: 'right-front' },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'From below, at dusk: the child waves and calls up, as loud as it can; beside it the legs and the neck of the dinosaur go up and out of the picture; the baby hangs its head.',
  setting: 'fern-valley',
  timeOfDay: 'dusk',
  side: 1,
  shot: {
    camera: 'from-below',
    zoom: { '2-3': 1, else: 1.2 },
    figures: [
      {
        who: 'child',
        x: -0.24,
        action: 'looking-up',
        arms: 'waving',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'dinosaur',
      },
      { who: 'guide', x: 0.1, action: 'covering-ears', facing: 'left-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.84,
        action: 'cheering',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'up',
      },
      { who: 'pet', x: 0.9, action: 'looking-up', facing: 'left-front', expression: 'curious', looksAt: 'up' },
      { who: 'baby-dinosaur', x: 0.46, action: 'sitting', facing: 'left-front', expression: 'sad' },
      { who: 'dinosaur', x: 0.14, distance: 'far', size: 1.1, facing: 'right-front' },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'By moonlight, the whole length of the dinosaur: at the right the child tickles the end of its tail with a fern; at the left its head has come down to the baby; the guide cheers.',
  setting: 'fern-valley',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.9, else: 1.12 },
    figures: [
      {
        who: 'child',
        x: 0.54,
        action: 'reaching',
        holds: 'fern',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'dinosaur',
      },
      { who: 'guide', x: 0.18, action: 'cheering', facing: 'left-front', expression: 'happy' },
      { who: 'friend', x: 0.9, action: 'counting', facing: 'left-front', expression: 'laughing', looksAt: 'dinosaur' },
      { who: 'pet', x: -0.14, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'dinosaur' },
      { who: 'baby-dinosaur', x: -0.6, facing: 'right-front', expression: 'happy', looksAt: 'dinosaur' },
      {
        who: 'dinosaur',
        x: -0.02,
        distance: 'middle',
        size: 0.6,
        action: 'bowing',
        facing: 'left',
        expression: 'tender',
        looksAt: 'down',
      },
    ],
    objects: [{ what: 'fern', size: 0.8 }],
  },
} satisfies ByAge<Scene>

/** A dinosaur is so long that its baby can't be heard at one end, but a tickle is felt at the other. */
export const tickleThatTookSoLong = {
  stage: {
    moment: { setting: 'fern-valley', timeOfDay: 'dusk', side: 2 },
    deed: { setting: 'fern-valley', timeOfDay: 'dusk', side: 0 },
    dark: { setting: 'cave', timeOfDay: 'night', side: 2, states: ['dark'] },
    duty: 'fern',
    small: 'baby-bird',
    keeper: 'three-horn',
    sights: {
      clue: { figures: [{ who: 'beetle', size: 1.4, action: 'walking', facing: 'left' }] },
      tempt: { figures: [{ who: 'three-horn', distance: 'middle', action: 'running', expression: 'laughing' }] },
      unsung: { place: { setting: 'fern-valley', timeOfDay: 'dusk', side: 0 } },
      emblem: { figures: [{ who: 'baby-dinosaur', size: 0.6, facing: 'left-front', expression: 'happy' }] },
    },
  },
  depictions: {
    dinosaurs: { figure: 'baby-dinosaur' },
    dinosaur: { figure: 'dinosaur' },
    baby: { figure: 'baby-dinosaur' },
    'small one': { figure: 'baby-dinosaur' },
    tail: { figure: 'dinosaur' },
    head: { figure: 'dinosaur' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
