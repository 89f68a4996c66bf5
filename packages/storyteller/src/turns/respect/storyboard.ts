import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** Somebody very old lives here, somebody cannot get a word in, and somebody is laughed at. */
export const respect = {
  looks: [
    {
      moment: {
        detail:
          'From below: above them looms {keeper}, ancient and tired and wise; {name} starts back; {guide} ducks behind {him}.',
        shot: {
          camera: 'from-below',
          zoom: 1.4,
          focus: '$keeper',
          figures: [
            {
              who: 'child',
              x: -0.2,
              action: 'startled',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: '$keeper',
            },
            {
              who: '$keeper',
              x: 0.7,
              distance: 'middle',
              size: 1.15,
              facing: 'left-front',
              expression: 'tired',
              looksAt: 'child',
            },
            { who: 'guide', x: 0.28, action: 'crouching', facing: 'left-front', expression: 'scared' },
            {
              who: 'friend',
              x: -0.68,
              action: 'startled',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: '$keeper',
            },
            { who: 'pet', x: 0.44, action: 'crouching', facing: 'right-front', expression: 'scared', looksAt: 'up' },
          ],
        },
      },
      deed: {
        detail:
          '{Name} {bow} and stands with joined palms; {keeper} looks down with a softening face; {guide} copies {him}.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            { who: 'child', x: -0.06, action: 'greeting', facing: 'right-front', looksAt: 'down' },
            {
              who: '$keeper',
              x: 0.74,
              distance: 'far',
              size: 0.66,
              facing: 'left-front',
              expression: 'tender',
              looksAt: 'child',
            },
            { who: 'guide', x: -0.6, distance: 'middle', height: BESIDE_FACE, action: 'bowing', facing: 'right-front' },
            { who: 'friend', x: -1, distance: 'middle', action: 'greeting', facing: 'right-front' },
            { who: 'pet', x: 0.76, action: 'lying', facing: 'left-front' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          '{Guide} is in front at the side, with a half-open mouth and a raised hand; nobody looks that way; {name} is in full flow.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          focus: 'guide',
          figures: [
            { who: 'guide', x: 0.56, action: 'waving', facing: 'left-front', expression: 'sad', looksAt: 'child' },
            { who: 'child', x: -0.14, action: 'cheering', facing: 'left-front', expression: 'laughing' },
            {
              who: 'friend',
              x: -0.74,
              distance: 'middle',
              action: 'shrugging',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: 0.18,
              distance: 'middle',
              action: 'dancing',
              facing: 'right-front',
              expression: 'laughing',
            },
          ],
        },
      },
      deed: {
        detail:
          '{Guide} is in the middle, telling, and has grown taller with being heard; {name} sits quite still and listens.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.38,
              action: 'sitting',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'guide',
            },
            { who: 'guide', x: 0.3, action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.86,
              distance: 'middle',
              action: 'sitting',
              arms: 'listening',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'guide',
            },
            { who: 'pet', x: 0.86, action: 'listening', facing: 'left-front', expression: 'curious', looksAt: 'guide' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          '{Guide} turns on the spot slowly and entirely serious; {name} holds {his} own knees and shakes with laughter.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: 'crouching',
              arms: 'hugging-knees',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
            { who: 'guide', x: 0.34, action: 'dancing', facing: 'right-front', expression: 'relieved' },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              arms: 'hands-on-cheeks',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: 'guide',
            },
            { who: 'pet', x: 0.84, distance: 'middle', action: 'sitting', facing: 'left-front', looksAt: 'guide' },
          ],
        },
      },
      deed: {
        detail:
          'From above, two in a ring, each half-way through a turn: {name} with spread arms and closed eyes, {guide} humming beside {him}.',
        shot: {
          camera: 'from-above',
          zoom: 1.3,
          figures: [
            { who: 'child', x: -0.1, action: 'balancing', facing: 'left-front', expression: 'asleep' },
            { who: 'guide', x: 0.42, action: 'dancing', facing: 'left-front', expression: 'relieved' },
            {
              who: 'friend',
              x: -0.58,
              action: 'balancing',
              facing: 'left-front',
              expression: 'asleep',
            },
            { who: 'pet', x: 0.8, distance: 'middle', action: 'dancing', facing: 'left-front', expression: 'happy' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
