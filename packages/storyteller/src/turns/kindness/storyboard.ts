import type { TurnStoryboard } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

/**
 * Somebody hurts and does not say so, somebody small is in need, and somebody is to blame. The small creature, as large as a palm,
 * sits on two open hands.
 */
export const kindness = {
  looks: [
    {
      moment: {
        detail:
          '{Guide} is in front, turned away from all the others, and only the viewer and {name} see {its} face ({hurt}); everybody else looks at the trouble.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          focus: 'guide',
          adds: { hurt: { x: -0.46, distance: 'near' } },
          figures: [
            { who: 'guide', x: -0.46, action: 'drooping', facing: 'left-front', expression: 'sad', looksAt: 'down' },
            { who: 'child', x: 0.18, action: 'walking', facing: 'left-front', expression: 'worried', looksAt: 'guide' },
            {
              who: 'friend',
              x: 0.66,
              distance: 'middle',
              action: 'looking-up',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'up',
            },
            {
              who: 'pet',
              x: 0.42,
              distance: 'middle',
              action: 'sitting',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'up',
            },
          ],
        },
      },
      deed: {
        detail: {
          '2-3': 'Close, in a small pool of warm light: both arms right round {guide}, eyes shut.',
          else: 'Close, in a small pool of warm light: {name} {care}; {guide} lets out a long breath with half-shut eyes; the trouble around them is forgotten.',
        },
        shot: {
          '2-3': {
            camera: 'close-up',
            zoom: FACE,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.16,
                action: 'kneeling',
                arms: 'hugging',
                touches: 'guide',
                facing: 'right-front',
                expression: 'relieved',
              },
              { who: 'guide', x: 0.28, height: 0.02, action: 'hugging', facing: 'left-front', expression: 'relieved' },
              {
                who: 'friend',
                x: -0.78,
                distance: 'middle',
                arms: 'hand-on-heart',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'guide',
              },
              { who: 'pet', x: 0.9, action: 'lying', facing: 'left-front', expression: 'tender', looksAt: 'guide' },
            ],
          },
          else: {
            camera: 'close-up',
            zoom: FACE,
            focus: 'child',
            adds: { hurt: { x: 0.32, distance: 'near' } },
            figures: [
              {
                who: 'child',
                x: -0.26,
                action: 'kneeling',
                arms: 'offering',
                touches: 'guide',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'guide',
              },
              // Turned away, so that its head is not before the face that bends over it, and at the height of the hands.
              {
                who: 'guide',
                x: 0.34,
                height: { '10-12': 0.17, else: 0 },
                action: 'sitting',
                facing: 'right-front',
                expression: 'relieved',
              },
              {
                who: 'friend',
                x: -0.82,
                distance: 'middle',
                action: 'crouching',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'guide',
              },
              { who: 'pet', x: 0.84, action: 'lying', facing: 'left-front', expression: 'tender', looksAt: 'guide' },
            ],
          },
        },
      },
    },
    {
      moment: {
        detail:
          'Close to the ground: tiny and alone at {name}’s toes is {small}; {name} bends over it; farther on {guide} waves to {him} to hurry.',
        shot: {
          camera: 'medium',
          zoom: 1.4,
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: 'crouching',
              arms: 'cupping',
              facing: 'right-front',
              expression: 'worried',
              looksAt: '$small',
            },
            {
              who: '$small',
              x: 0.3,
              // At the feet, also if it flies.
              height: 0.02,
              size: 0.8,
              action: 'drooping',
              facing: 'left-front',
              expression: 'scared',
            },
            {
              who: 'guide',
              x: 0.52,
              distance: 'far',
              action: 'waving',
              facing: 'left-front',
              expression: 'worried',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              action: 'walking',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: '$small',
            },
            {
              who: 'pet',
              x: -0.84,
              action: 'reaching-down',
              facing: 'right-front',
              expression: 'curious',
              looksAt: '$small',
            },
          ],
        },
      },
      deed: {
        detail:
          'Very close: two open hands before the chest, {smallOne} on them, no larger than a palm, and {name}’s face bent over it; {guide} leans in to see.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.12,
              action: 'kneeling',
              arms: 'cupping',
              holds: '$small',
              facing: 'right-front',
              expression: 'tender',
              looksAt: '$small',
            },
            { who: '$small', size: 0.62, action: 'sitting', facing: 'right-front', expression: 'relieved' },
            {
              who: 'guide',
              x: 0.78,
              distance: 'middle',
              action: 'listening',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              action: 'crouching',
              facing: 'right-front',
              expression: 'tender',
              looksAt: '$small',
            },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          'Both of them have had a bump: {name} sits on the ground with legs stretched out and lips pressed together; {guide} has turned aside and hardly dares to look.',
        shot: {
          camera: 'medium',
          zoom: 1.2,
          figures: [
            {
              who: 'child',
              x: -0.28,
              action: 'sitting-legs-out',
              facing: 'right-front',
              expression: 'cross',
              looksAt: 'guide',
            },
            { who: 'guide', x: 0.4, action: 'drooping', facing: 'right-front', expression: 'guilty', looksAt: 'down' },
            {
              who: 'friend',
              x: -0.78,
              distance: 'middle',
              facing: 'right-front',
              expression: 'worried',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.8, action: 'sitting', facing: 'left-front', expression: 'worried', looksAt: 'guide' },
          ],
        },
      },
      deed: {
        detail:
          'Close: {name} kneels before {guide} with a hand on either side of {itObj}, and both of them laugh; whatever there was to be cross about has gone.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: 0.3,
              action: 'kneeling',
              arms: 'holding',
              touches: 'guide',
              facing: 'left-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
            { who: 'guide', x: -0.24, action: 'sitting', facing: 'right-front', expression: 'laughing' },
            {
              who: 'friend',
              x: 0.84,
              distance: 'middle',
              action: 'clapping',
              facing: 'left-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
            { who: 'pet', x: -0.82, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
