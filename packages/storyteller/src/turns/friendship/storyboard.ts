import type { TurnStoryboard } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

/** Somebody sits alone, somebody is left behind, and two have quarrelled. */
export const friendship = {
  depictions: { 'two flat stones': { object: 'stones' } },
  looks: [
    {
      moment: {
        detail:
          '{Name} has stopped, a hand on {his} heart, and looks across empty ground to {guide}, who sits small and alone with a hanging head.',
        shot: {
          camera: 'over-the-shoulder',
          focus: 'guide',
          figures: [
            {
              who: 'child',
              x: -0.4,
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'worried',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.56,
              distance: 'middle',
              action: 'drooping',
              facing: 'right-front',
              expression: 'sad',
              looksAt: 'down',
            },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              facing: 'right-front',
              expression: 'worried',
              looksAt: 'guide',
            },
            { who: 'pet', x: -0.02, action: 'sitting', facing: 'right-front', expression: 'worried', looksAt: 'guide' },
          ],
        },
      },
      deed: {
        detail: 'From the front and close: {name} and {guide} lean on each other and smile; the empty space has gone.',
        shot: {
          '10-12': {
            camera: 'close-up',
            zoom: FACE,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.3,
                action: 'sitting',
                arms: 'offering',
                holds: 'stones',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'guide',
              },
              { who: 'guide', x: 0.36, action: 'sitting', facing: 'left-front', expression: 'wonder' },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                action: 'sitting',
                facing: 'right-front',
                expression: 'happy',
                looksAt: 'guide',
              },
              {
                who: 'pet',
                x: 0.94,
                distance: 'far',
                action: 'lying',
                facing: 'left-front',
                expression: 'curious',
                looksAt: 'guide',
              },
            ],
            objects: [{ what: 'stones' }],
          },
          else: {
            camera: 'close-up',
            zoom: FACE,
            focus: 'child',
            figures: [
              { who: 'child', x: -0.24, action: 'sitting', touches: 'guide', expression: 'happy', looksAt: 'guide' },
              { who: 'guide', x: 0.26, action: 'leaning', facing: 'left-front', expression: 'relieved' },
              {
                who: 'friend',
                x: -0.82,
                distance: 'middle',
                action: 'sitting',
                facing: 'right-front',
                expression: 'laughing',
                looksAt: 'guide',
              },
              { who: 'pet', x: 0.78, action: 'lying', facing: 'left-front', expression: 'happy', looksAt: 'guide' },
            ],
          },
        },
      },
    },
    {
      moment: {
        detail:
          '{Name}’s face is near, turned back in full run; a long empty stretch; at the end of it {guide}, tiny and puffing.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            { who: 'child', x: 0.14, action: 'running', expression: 'surprised', looksAt: 'guide' },
            {
              who: 'guide',
              x: -0.62,
              distance: 'middle',
              height: { '2-3': 0.28, '4-6': 0.38, '7-9': 0.47, '10-12': 0.57 },
              size: 0.36,
              action: 'drooping',
              facing: 'right-front',
              expression: 'tired',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: 0.84,
              distance: 'far',
              facing: 'left-front',
              expression: 'worried',
              looksAt: 'guide',
            },
            { who: 'pet', x: -0.66, action: 'lying', facing: 'right-front', expression: 'worried', looksAt: 'child' },
          ],
        },
      },
      deed: {
        detail:
          'Side by side, in step and in the middle of a conversation: {name} turned to {guide}, {guide} to {name}.',
        shot: {
          camera: 'medium',
          zoom: 1.3,
          figures: [
            { who: 'child', x: -0.22, action: 'walking', expression: 'happy', looksAt: 'guide' },
            { who: 'guide', x: 0.18, action: 'walking', expression: 'happy', looksAt: 'child' },
            { who: 'friend', x: -0.64, action: 'walking', expression: 'happy' },
            { who: 'pet', x: 0.66, action: 'walking', expression: 'happy' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          'Back to back with a gap between them: {name} with crossed arms, {guide} with {its} face turned away; both of them wait, and neither looks round.',
        shot: {
          camera: 'medium',
          zoom: 1.2,
          figures: [
            {
              who: 'child',
              x: -0.28,
              action: 'sitting',
              arms: 'arms-crossed',
              facing: 'left-front',
              expression: 'cross',
            },
            { who: 'guide', x: 0.26, action: 'sitting', facing: 'right-front', expression: 'cross' },
            {
              who: 'friend',
              x: 0.78,
              distance: 'middle',
              action: 'shrugging',
              facing: 'left-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
            { who: 'pet', x: -0.76, action: 'sitting', facing: 'right-front', expression: 'worried', looksAt: 'child' },
          ],
        },
      },
      deed: {
        detail:
          'The same two, from nearer: {name} has turned round and holds out both hands, {guide} has turned round as well, and both burst out laughing.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.34,
              action: 'sitting',
              arms: 'offering',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.34,
              action: 'sitting',
              facing: 'left-front',
              expression: 'laughing',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: 0.84,
              distance: 'middle',
              action: 'clapping',
              facing: 'left-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
            { who: 'pet', x: -0.84, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
