import type { TurnStoryboard } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

/** A close look at something tiny, many questions, and a drawing. */
export const curiosity = {
  depictions: { 'a pencil': { object: 'pencil' } },
  looks: [
    {
      moment: {
        detail:
          'Close to the ground: {name}’s nose almost touches what {he} looks at ({clue}); behind {him} {guide} is puzzled.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          adds: { '10-12': { clue: { x: 0.4, distance: 'near' } }, else: { clue: { x: 0.34, distance: 'near' } } },
          figures: [
            {
              who: 'child',
              x: { '10-12': -0.7, else: -0.54 },
              action: { '10-12': 'lying-front', else: 'crawling' },
              facing: 'right-front',
              expression: 'curious',
              looksAt: '$clue',
            },
            {
              who: 'guide',
              x: 0.86,
              distance: 'middle',
              action: 'thinking',
              facing: 'left-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -1,
              distance: 'middle',
              action: 'crouching',
              facing: 'right-front',
              expression: { '10-12': 'doubtful', else: 'curious' },
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: 0.5,
              distance: 'far',
              action: 'sitting',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'down',
            },
          ],
        },
      },
      deed: {
        detail:
          'A ring of heads round the find. {Name} kneels with an open mouth, one finger on it, and tells {guide}; {guide} stares with round eyes ({finding}).',
        shot: {
          camera: 'medium',
          zoom: 1.3,
          focus: 'child',
          adds: { clue: { x: 0.16, distance: 'near' } },
          figures: [
            {
              who: 'child',
              x: -0.2,
              action: 'kneeling',
              arms: 'pointing',
              touches: '$clue',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: '$clue',
            },
            {
              who: 'guide',
              x: 0.66,
              distance: 'middle',
              action: 'startled',
              facing: 'left-front',
              expression: 'surprised',
              looksAt: '$clue',
            },
            {
              who: 'friend',
              x: -0.72,
              distance: 'middle',
              action: 'standing',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: '$clue',
            },
            {
              who: 'pet',
              x: 0.36,
              distance: 'far',
              action: 'sitting',
              facing: 'left-front',
              expression: 'curious',
            },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          'Over the shoulder of {guide}, who is a little dizzy with so many questions: {name} leans forward with shining eyes and counts on {his} fingers.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          figures: [
            {
              who: 'child',
              x: -0.2,
              action: { '2-3': 'shrugging', else: 'standing' },
              arms: { '2-3': null, else: 'counting' },
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.44,
              action: { '2-3': 'thinking', else: 'startled' },
              facing: 'left-front',
              expression: { '2-3': 'doubtful', else: 'surprised' },
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.72,
              distance: 'middle',
              action: 'shrugging',
              facing: 'right-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: -0.66,
              action: 'listening',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'child',
            },
          ],
        },
      },
      deed: {
        detail:
          'Close and low, heads together over the {token}, which catches the light between them; {name}’s eyes shine, {guide} blinks in surprise.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: 'kneeling',
              arms: 'holding',
              holds: '$token',
              facing: 'right-front',
              expression: 'wonder',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.82,
              distance: 'middle',
              action: 'listening',
              facing: 'left-front',
              expression: 'surprised',
              looksAt: '$token',
            },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              action: 'crouching',
              facing: 'right-front',
              expression: 'happy',
              looksAt: '$token',
            },
            {
              who: 'pet',
              x: 0.94,
              action: 'tiptoeing',
              facing: 'left-front',
              expression: 'mischievous',
              looksAt: '$token',
            },
          ],
          objects: [{ what: '$token', states: ['glowing'] }],
        },
      },
    },
    {
      moment: {
        detail:
          '{Name} sits on the ground with a sheet of paper on {his} knees, the pencil in mid-air, and looks up at what {he} draws; {guide} bends over to see.',
        shot: {
          camera: 'medium',
          zoom: 1.5,
          focus: 'child',
          objects: [{ what: 'pencil' }, { what: 'page', x: 0.12, size: 1, states: ['empty', 'lying'] }],
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: 'sitting',
              arms: 'writing',
              holds: 'pencil',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'up',
            },
            {
              who: 'guide',
              x: { '2-3': 0.76, else: 0.62 },
              action: 'bowing',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'page',
            },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              action: 'crouching',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'page',
            },
            { who: 'pet', x: 0.2, distance: 'middle', action: 'sitting', facing: 'left-front', looksAt: 'child' },
          ],
        },
      },
      deed: {
        detail:
          'Low down: {name} crouches where nobody ever looked and points, the drawing beside {him} with one white corner; {guide} has come up and stares.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          objects: [{ what: 'page' }],
          figures: [
            {
              who: 'child',
              x: 0.1,
              action: 'crouching',
              arms: 'pointing',
              holds: 'page',
              facing: 'right-front',
              expression: 'wonder',
              looksAt: 'ahead',
            },
            {
              who: 'guide',
              x: -0.6,
              action: 'startled',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              arms: 'hands-on-cheeks',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: -0.18,
              distance: 'middle',
              action: 'sitting',
              facing: 'right-front',
              looksAt: 'child',
            },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
