import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** What has to suit the height of the child. */
const grows = { '2-3': 0.76, '4-6': 0.88, else: 1 }

const cover = {
  detail:
    'A warm December night on a hill: the child holds up a big glowing paper star by its string, the light red and gold on its face; the guide looks up at it; the upper third is calm sky with stars.',
  setting: 'hilltop',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: 1.36,
    figures: [
      {
        who: 'child',
        x: -0.1,
        action: 'holding-up',
        holds: 'star-lantern',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      {
        who: 'guide',
        x: 0.54,
        action: 'looking-up',
        facing: 'left-front',
        expression: 'wonder',
        looksAt: 'star-lantern',
      },
      {
        who: 'friend',
        x: -0.62,
        action: 'clapping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'star-lantern',
      },
      { who: 'pet', x: 0.84, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'star-lantern' },
    ],
    objects: [{ what: 'star-lantern', size: 1.2, colour: 'red', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A warm night: low houses with lit doors, over each of which glows a paper star; in front a big red star without light has come down to the ground; the guide points to it; a small decorated tree in a pot.',
  setting: 'village',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    focus: 'star-lantern',
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'walking',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'star-lantern',
      },
      { who: 'guide', x: 0.64, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.74,
        action: 'looking-up',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'up',
      },
      {
        who: 'pet',
        x: 0.92,
        action: 'sitting',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'star-lantern',
      },
    ],
    objects: [
      { what: 'star-lantern', x: 0.16, size: 1.1, colour: 'red', states: ['unlit'], grows },
      { what: 'star-lantern', x: 0, distance: 'far', height: 1.1, colour: 'green', states: ['lit'] },
      { what: 'star-lantern', x: 0.46, distance: 'far', height: 1.15, colour: 'yellow', states: ['lit'] },
      { what: 'christmas-tree', x: 0.74, distance: 'middle', size: 0.8, states: ['lit'], grows },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Under a tall tree by night: the child pulls with its whole weight at a rope over a branch; on the other side the red paper star comes sliding down; the guide covers its eyes.',
  setting: 'village',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: 1.1,
    focus: 'star-lantern',
    figures: [
      {
        who: 'child',
        x: -0.16,
        action: 'pulling',
        touches: 'star-lantern',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'star-lantern',
      },
      { who: 'guide', x: 0.6, action: 'covering-eyes', facing: 'left-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.62,
        action: 'pulling',
        touches: 'child',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'star-lantern',
      },
      {
        who: 'pet',
        x: 0.9,
        action: 'looking-up',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'star-lantern',
      },
    ],
    objects: [{ what: 'star-lantern', x: 0.3, height: 0.3, size: 1.1, colour: 'red', states: ['unlit', 'up'], grows }],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'A house with lit windows by night; high over the steps hangs the red star, full of light; a decorated tree, a plum cake on a stool; the child throws up its arms, the guide claps.',
  setting: 'garden',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'star-lantern',
    figures: [
      { who: 'child', x: -0.24, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.46, action: 'clapping', facing: 'left-front', expression: 'happy', looksAt: 'star-lantern' },
      {
        who: 'friend',
        x: -0.7,
        action: 'clapping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'star-lantern',
      },
      { who: 'pet', x: 0.76, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'cake' },
    ],
    objects: [
      {
        what: 'star-lantern',
        x: 0.1,
        height: { '2-3': 0.94, else: 1.04 },
        size: 1.2,
        colour: 'red',
        states: ['lit', 'up'],
        grows,
      },
      { what: 'christmas-tree', x: 0.72, distance: 'middle', size: 0.9, states: ['lit'], grows },
      { what: 'stool', x: 0.18, distance: 'middle', grows },
      { what: 'cake', x: 0.18, distance: 'middle', height: 0.26, colour: 'brown', grows },
    ],
  },
} satisfies ByAge<Scene>

/** Carol singers go from star to star, and the last star does not stay up. */
export const lastStar = {
  stage: {
    moment: { setting: 'village', timeOfDay: 'night', side: 1 },
    deed: { setting: 'garden', timeOfDay: 'night', side: 0 },
    dark: { setting: 'enchanted-forest', timeOfDay: 'night', side: 0, states: ['dark'] },
    duty: 'rope',
    small: 'beetle',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'star-lantern', size: 0.6, colour: 'red', states: ['unlit'] }] },
      tempt: { objects: [{ what: 'toy-train', distance: 'middle', size: 2 }] },
      unsung: { objects: [{ what: 'rope', distance: 'near', size: 1.3 }] },
      emblem: { objects: [{ what: 'star-lantern', size: 0.7, colour: 'red', states: ['lit'] }] },
    },
  },
  depictions: {
    christmas: { object: 'star-lantern', state: 'lit' },
    star: { object: 'star-lantern' },
    stars: { object: 'star-lantern', count: 3 },
    tree: { object: 'christmas-tree' },
    cake: { object: 'cake' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
