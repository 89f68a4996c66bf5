import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** What has to suit the height of the child. */
const grows = { '2-3': 0.76, '4-6': 0.88, else: 1 }

const cover = {
  detail:
    'A courtyard by night: the child dances in the middle of the floor, with bells about its ankles; behind it two drums on their cushions with golden notes over them; a brass lamp; the guide dances; calm sky above.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.3,
    figures: [
      { who: 'child', x: -0.26, action: 'standing', arms: 'dancing', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.1, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.74, action: 'dancing', facing: 'right-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'pet', x: 0.9, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'tabla', x: 0.48, distance: 'middle', size: 1.2, grows },
      { what: 'music-notes', x: 0.48, distance: 'middle', height: 0.6, size: 1.4, grows },
      { what: 'ghungroos', x: -0.26, size: 0.5, grows },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A swept courtyard at dusk: two drums sit side by side on their cushions under a brass lamp, and before them lies a pair of ankle bells; the guide shrugs; the child comes in, full of wonder.',
  setting: 'courtyard',
  timeOfDay: 'dusk',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'tabla',
    figures: [
      { who: 'child', x: -0.38, action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: 'tabla' },
      { who: 'guide', x: 0.06, action: 'shrugging', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.84, action: 'listening', facing: 'right-front', expression: 'curious', looksAt: 'tabla' },
      {
        who: 'pet',
        x: { '2-3': 0.98, else: -0.62 },
        action: 'sitting',
        facing: { '2-3': 'left-front', else: 'right-front' },
        expression: 'curious',
        looksAt: 'tabla',
      },
    ],
    objects: [
      { what: 'tabla', x: 0.5, distance: 'middle', size: 1.3, grows },
      { what: 'ghungroos', x: 0.46, size: 0.8, states: ['lying'], grows },
      { what: 'brass-lamp', x: 0.9, distance: 'middle', size: 1.2, states: ['lit'], grows },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'From below: the child jumps and stamps with all its might, bells about its ankles, rings of noise around its feet; the guide covers its ears; the two drums stand there silent.',
  setting: 'courtyard',
  timeOfDay: 'dusk',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: 1.4,
    figures: [
      { who: 'child', x: -0.36, action: 'cheering', facing: 'viewer', expression: 'determined', looksAt: 'tabla' },
      { who: 'guide', x: 0.04, action: 'covering-ears', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.8, action: 'clapping', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: 0.8, action: 'startled', facing: 'left-front', expression: 'surprised', looksAt: 'child' },
    ],
    objects: [
      { what: 'tabla', x: 0.42, size: 1.1, grows },
      { what: 'sound-rings', x: -0.36, height: 0.05, grows },
      { what: 'ghungroos', x: -0.36, size: 0.5, grows },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'By lamplight: the child dances on the tips of its toes, and golden notes rise out of the two drums; the guide listens with its head on one side; everything is quiet and bright.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    focus: 'music-notes',
    figures: [
      { who: 'child', x: 0.16, action: 'standing', arms: 'dancing', expression: 'wonder', looksAt: 'tabla' },
      { who: 'guide', x: -0.84, action: 'listening', facing: 'right-front', expression: 'happy', looksAt: 'tabla' },
      { who: 'friend', x: 0.66, action: 'tiptoeing', facing: 'left-front', expression: 'happy', looksAt: 'tabla' },
      { who: 'pet', x: 1, action: 'listening', facing: 'left-front', expression: 'happy', looksAt: 'tabla' },
    ],
    objects: [
      { what: 'tabla', x: -0.36, size: 1.2, grows },
      { what: 'music-notes', x: -0.36, height: 0.6, size: 1.5, grows },
      { what: 'ghungroos', x: 0.16, size: 0.5, grows },
    ],
  },
} satisfies ByAge<Scene>

/** The drums play all the time, and nobody hears them for the bells. */
export const quietDrums = {
  stage: {
    moment: { setting: 'courtyard', timeOfDay: 'night', side: 0 },
    deed: { setting: 'courtyard', timeOfDay: 'night', side: 2 },
    dark: { setting: 'stepwell', timeOfDay: 'night', side: 1 },
    duty: 'lantern',
    small: 'baby-bird',
    keeper: 'peacock',
    sights: {
      clue: {
        objects: [{ what: 'tabla' }, { what: 'flower', x: 0.1, height: 0.4, size: 0.4 }],
        guide: { x: 0.8 },
      },
      tempt: { objects: [{ what: 'gola-cart', distance: 'middle' }] },
      unsung: { objects: [{ what: 'brass-lamp', distance: 'middle', size: 1.2, states: ['lit'] }] },
      emblem: { objects: [{ what: 'ghungroos', size: 1.1 }] },
    },
  },
  depictions: {
    dancing: { object: 'ghungroos' },
    drums: { object: 'tabla' },
    drum: { object: 'tabla' },
    bells: { object: 'ghungroos' },
    'ankle bells': { object: 'ghungroos' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
