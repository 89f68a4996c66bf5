import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** Half of the last treat, a thing that two can hold, and half of the best place. */
export const sharing = {
  depictions: {
    half: { object: '$treat', state: 'half' },
    'the halves': { object: '$treat', state: 'half' },
    'one half': { object: '$treat', state: 'half' },
    button: { object: 'pocket-things' },
  },
  looks: [
    {
      moment: {
        detail:
          'Close: the {treat} is small and a little squashed, almost at {name}’s mouth; {guide} politely looks away but peeps back.',
        shot: {
          camera: 'detail',
          zoom: { '2-3': 0.6, '4-6': 0.7, '7-9': 0.82, '10-12': 0.97 },
          focus: '$treat',
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'sitting',
              arms: 'holding',
              holds: '$treat',
              facing: 'right-front',
              expression: 'doubtful',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.54,
              distance: 'middle',
              action: 'sitting',
              facing: 'left-front',
              expression: 'sad',
              looksAt: '$treat',
            },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              action: 'sitting',
              facing: 'right-front',
              expression: 'curious',
              looksAt: '$treat',
            },
            { who: 'pet', x: 0.98, action: 'sitting', facing: 'left-front', expression: 'wonder', looksAt: 'up' },
          ],
          objects: [{ what: '$treat' }, { what: 'pocket-things', when: 'button', x: 0.16 }],
        },
      },
      deed: {
        detail: 'Close: {name} holds out the bigger half to {guide}; two contented faces, shoulder to shoulder.',
        shot: {
          camera: 'close-up',
          zoom: 0.86,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: 'sitting',
              arms: 'offering',
              holds: '$treat',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'guide',
            },
            { who: 'guide', x: 0.56, action: 'listening', facing: 'left-front', expression: 'happy', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              action: 'sitting',
              arms: 'clapping',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'guide',
            },
            { who: 'pet', x: -0.8, action: 'lying', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
          ],
          objects: [{ what: '$treat', size: 1.3, states: ['half'] }],
        },
      },
    },
    {
      moment: {
        detail:
          'Back to back: {name} hugs the {token} with a cross face; {guide} stands by with nothing to do and looks small.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          figures: [
            {
              who: 'child',
              x: -0.2,
              action: 'holding',
              holds: '$token',
              facing: 'left-front',
              expression: 'cross',
              looksAt: 'viewer',
            },
            { who: 'guide', x: 0.22, action: 'drooping', facing: 'right-front', expression: 'sad', looksAt: 'down' },
            {
              who: 'friend',
              x: 0.5,
              distance: 'middle',
              action: 'shrugging',
              facing: 'left-front',
              expression: 'worried',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: -0.66,
              action: 'crouching',
              facing: 'right-front',
              expression: 'worried',
              looksAt: 'child',
            },
          ],
        },
      },
      deed: {
        detail: 'Very close: the {token} in the middle of the picture, bright, and a smile on either side of it.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: { '2-6': 'standing', else: 'kneeling' },
              arms: 'holding',
              touches: '$token',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.58,
              height: { '10-12': 0.3, else: 0 },
              action: 'holding',
              holds: '$token',
              facing: 'left',
              expression: 'happy',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.82,
              distance: 'middle',
              action: 'clapping',
              facing: 'right-front',
              expression: 'happy',
              looksAt: '$token',
            },
            { who: 'pet', x: 0.94, distance: 'far', action: 'cheering', facing: 'left-front', expression: 'happy' },
          ],
          objects: [{ what: '$token', size: 0.75 }],
        },
      },
    },
    {
      moment: {
        detail:
          '{Name} stands right in front with a hand on {his} hip and sees everything; {guide} stretches behind {his} back and sees only {his} head.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          figures: [
            { who: 'child', x: 0.2, action: 'proud', facing: 'right-front', expression: 'wonder' },
            { who: 'guide', x: -0.36, action: 'reaching', facing: 'right-front', expression: 'sad', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.78,
              distance: 'middle',
              action: 'peeking',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.78, action: 'sitting', facing: 'left-front', expression: 'doubtful', looksAt: 'child' },
          ],
        },
      },
      deed: {
        detail:
          '{Name} stands on one leg with hands pressed to {his} chest, and {guide} has squeezed in right beside {him}; their heads are close together and both look at the same thing.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            { who: 'child', x: 0.1, action: 'tiptoeing', arms: 'shy', facing: 'right-front', expression: 'happy' },
            { who: 'guide', x: -0.44, height: BESIDE_FACE, facing: 'right-front', expression: 'wonder' },
            { who: 'friend', x: 0.9, distance: 'middle', facing: 'left-front', expression: 'wonder' },
            { who: 'pet', x: 0.74, action: 'sitting', facing: 'right-front', expression: 'curious' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
