import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** A promise that is kept, a job that was left undone, and the remains of a meal. */
export const responsibility = {
  depictions: {
    bits: { object: '$treat' },
    paper: { object: 'page' },
    'the paper': { object: 'page' },
    'bits and paper': { object: 'page' },
  },
  looks: [
    {
      moment: {
        detail:
          '{Name} holds what {he} has to hold and has lifted one heel without noticing; in the distance, sparkling: {tempt}; {guide} is busy with {its} own share of the work.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          adds: { tempt: { x: 0.6, distance: 'far' } },
          objects: [{ what: '$duty' }],
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'tiptoeing',
              arms: 'holding',
              holds: '$duty',
              facing: 'right-front',
              expression: 'wonder',
              looksAt: '$tempt',
            },
            {
              who: 'guide',
              x: -0.78,
              distance: 'middle',
              action: 'pulling',
              facing: 'left-front',
              expression: 'determined',
            },
            {
              who: 'friend',
              x: 0.16,
              distance: 'middle',
              action: 'running',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: '$tempt',
            },
            { who: 'pet', x: 0.4, action: 'running', facing: 'right-front', expression: 'wonder', looksAt: '$tempt' },
          ],
        },
      },
      deed: {
        detail:
          'Close: {name}’s face is steady and {his} arms are tired; behind {him} the wonderful thing goes by unseen; {guide} waves that it is time.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          adds: { tempt: { x: -0.4, distance: 'far' } },
          objects: [{ what: '$duty' }],
          figures: [
            {
              who: 'child',
              x: -0.2,
              action: 'holding',
              holds: '$duty',
              facing: 'right-front',
              expression: 'determined',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.7,
              distance: 'middle',
              height: { '2-3': 0, '4-6': 0.12, '7-9': 0.3, '10-12': 0.54 },
              action: 'cheering',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.92,
              distance: 'middle',
              action: 'cheering',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
            { who: 'pet', x: -0.42, action: 'sitting', facing: 'right-front', expression: 'sleepy' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          'In a cloud over {name}’s head: {he} has {undone}; {guide} looks round with a question; the way back is long.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          adds: { undone: { x: 0.5, height: 0.9, size: 0.8, imagined: true } },
          figures: [
            { who: 'child', x: -0.26, action: 'gasping', expression: 'worried', looksAt: 'viewer' },
            {
              who: 'guide',
              x: 0.64,
              height: BESIDE_FACE,
              action: 'listening',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.78,
              distance: 'middle',
              action: 'walking',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: 0.84,
              action: 'listening',
              facing: 'left-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
          ],
        },
      },
      deed: {
        detail:
          '{Name} runs back along the path with flying hair and thinks of what {he} has put right ({redo}); {guide} stands firmly and makes room, beaming.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.1,
          adds: { redone: { x: 0.62, height: 0.96, size: 0.8, imagined: true } },
          figures: [
            {
              who: 'child',
              x: 0.34,
              action: 'running',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'guide',
            },
            { who: 'guide', x: -0.42, facing: 'right-front', expression: 'proud', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              action: { '10-12': 'standing', else: 'clapping' },
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.86, action: 'running', facing: 'left', expression: 'happy', looksAt: 'child' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          'At {name}’s feet lie bits of {treat} and the paper it was wrapped in, which the air has begun to lift; {he} has stopped in the middle of a step; {guide} is already on {its} way.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.3,
          objects: [
            { what: '$treat', x: 0.04, distance: 'near', size: 0.6, states: ['half'] },
            { what: 'page', x: -0.5, distance: 'near', size: 0.8, states: ['empty', 'lying'] },
          ],
          figures: [
            { who: 'child', x: -0.24, action: 'gasping', facing: 'right-front', expression: 'guilty', looksAt: 'down' },
            {
              who: 'guide',
              x: 0.6,
              action: 'waving',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              facing: 'right-front',
              expression: 'doubtful',
              looksAt: 'down',
            },
            { who: 'pet', x: 0.26, distance: 'middle', action: 'reaching-down', facing: 'left-front', looksAt: 'down' },
          ],
        },
      },
      deed: {
        detail:
          'Close to the ground: {name} kneels and reaches for the last bit, the paper in one hand; {guide} has turned back and bends down as well.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          objects: [
            { what: 'page', size: 0.8, states: ['empty'] },
            { what: '$treat', x: 0.16, distance: 'near', size: 0.5, states: ['half'] },
          ],
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: 'kneeling',
              arms: 'reaching-down',
              holds: 'page',
              facing: 'right-front',
              expression: 'calm',
              looksAt: 'down',
            },
            {
              who: 'guide',
              x: 0.74,
              action: 'bowing',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'down',
            },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              action: 'crouching',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'down',
            },
            {
              who: 'pet',
              x: 0.88,
              action: 'reaching-down',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'down',
            },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
