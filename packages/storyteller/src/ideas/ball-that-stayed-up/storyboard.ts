import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A wide park in the low evening sun: the child with a cricket bat over its head, three stumps behind it, the guide beside them; the upper third is calm golden sky.',
  setting: 'park',
  timeOfDay: 'sunset',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.2,
    figures: [
      {
        who: 'child',
        x: -0.08,
        action: 'holding-up',
        holds: 'cricket-bat',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.62, action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.5, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: -0.78, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [{ what: 'cricket-bat' }, { what: 'stumps', x: 0.36 }, { what: 'cricket-ball', x: 0.16, size: 1.3 }],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A cricket pitch in a park: three stumps, a bat on the grass; the guide points straight up; the child shades its eyes and looks into the sky.',
  setting: 'park',
  timeOfDay: 'day',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'stumps',
    figures: [
      { who: 'child', x: -0.34, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      { who: 'guide', x: 0.16, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.78,
        distance: 'middle',
        action: 'looking-up',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'up',
      },
      { who: 'pet', x: 0.8, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'up' },
    ],
    objects: [
      { what: 'stumps', x: 0.5 },
      { what: 'cricket-bat', x: -0.06, states: ['lying'] },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'From below against the evening sky: the child reaches up with both hands for a ball that comes down and will slip through; the guide covers its eyes.',
  setting: 'park',
  timeOfDay: 'sunset',
  side: 0,
  shot: {
    camera: 'from-below',
    zoom: 1.4,
    focus: 'cricket-ball',
    figures: [
      {
        who: 'child',
        x: -0.1,
        action: 'reaching',
        touches: 'cricket-ball',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'cricket-ball',
      },
      { who: 'guide', x: 0.52, action: 'covering-eyes', facing: 'left-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.74,
        distance: 'middle',
        action: 'running',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'cricket-ball',
      },
      {
        who: 'pet',
        x: 0.84,
        distance: 'middle',
        action: 'jumping',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'cricket-ball',
      },
    ],
    objects: [{ what: 'cricket-ball', x: 0.12, height: 1.3, size: 1.6 }],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'Golden evening on the pitch: the child holds the ball up high and laughs, the stumps beside it; the guide dances.',
  setting: 'meadow',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'medium',
    focus: 'cricket-ball',
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'holding-up',
        holds: 'cricket-ball',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'cricket-ball',
      },
      { who: 'guide', x: 0.4, action: 'dancing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.68, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: 0.74, action: 'jumping', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'cricket-ball', size: 1.5 },
      { what: 'stumps', x: 0.14, distance: 'middle' },
    ],
  },
} satisfies ByAge<Scene>

/** A cricket ball was hit so high that nobody may go home until it comes down. */
export const ballThatStayedUp = {
  stage: {
    moment: { setting: 'park', timeOfDay: 'sunset', side: 2 },
    deed: { setting: 'park', timeOfDay: 'sunset', side: 1 },
    dark: { setting: 'garden', timeOfDay: 'night', side: 1 },
    duty: 'cricket-bat',
    small: 'squirrel',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'cricket-ball', size: 1.4 }] },
      tempt: { objects: [{ what: 'gola-cart', distance: 'middle' }] },
      unsung: { objects: [{ what: 'stumps', size: 1.1 }] },
      emblem: {
        objects: [
          { what: 'cricket-bat', size: 0.6 },
          { what: 'cricket-ball', x: 0.1, size: 0.9 },
        ],
      },
    },
  },
  depictions: {
    cricket: { object: 'cricket-bat' },
    stumps: { object: 'stumps' },
    ball: { object: 'cricket-ball' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
