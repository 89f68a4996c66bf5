import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** Thanks to someone whom nobody thanks, for what did not go wrong, and for a treat from home. */
export const gratitude = {
  looks: [
    {
      moment: {
        detail:
          'Low and close: {name}, chin on {his} knees, gazes at {unsung}; {guide} sits by with a puzzled look; everything is still.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          adds: { unsung: { x: 0.3, distance: 'far' } },
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'hugging-knees',
              facing: 'right-front',
              expression: 'wonder',
              looksAt: '$unsung',
            },
            { who: 'guide', x: 0.6, action: 'thinking', facing: 'left-front', expression: 'curious', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.82,
              distance: 'middle',
              action: 'sitting',
              facing: 'right-front',
              expression: 'curious',
              looksAt: '$unsung',
            },
            { who: 'pet', x: -0.7, action: 'lying', facing: 'right-front', looksAt: 'up' },
          ],
        },
      },
      deed: {
        detail:
          'From below, so that {name} stands tall: palms together, eyes on {unsung}, with a full heart; a soft golden warmth; {guide} looks on in wonder.',
        shot: {
          camera: 'from-below',
          zoom: 1.4,
          adds: { unsung: { x: 0.5, distance: 'far' } },
          figures: [
            {
              who: 'child',
              x: -0.1,
              action: 'greeting',
              facing: 'viewer',
              expression: 'tender',
              looksAt: '$unsung',
            },
            { who: 'guide', x: 0.44, facing: 'left-front', expression: 'wonder', looksAt: 'child' },
            { who: 'friend', x: -0.7, action: 'greeting', facing: 'viewer', expression: 'happy' },
            { who: 'pet', x: 0.86, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
          ],
        },
      },
    },
    {
      moment: {
        detail: {
          '2-3': 'Close: {name}’s two dusty feet point to the viewer; {his} arms hang; {guide} looks at {him} kindly.',
          else: 'Close: {name}’s two dusty feet are stretched out towards the viewer; {he} counts on {his} fingers with a wry face; {guide} tilts {its} head and listens; a half-eaten {treat} lies on the ground.',
        },
        shot: {
          camera: 'medium',
          zoom: 1.5,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.2,
              action: 'sitting-legs-out',
              arms: { '2-3': 'drooping', '4-6': null, else: 'counting' },
              expression: { '4-6': 'sad', else: 'tired' },
              looksAt: { '2-3': 'viewer', '4-6': 'down', else: 'guide' },
            },
            {
              who: 'guide',
              x: 0.62,
              distance: 'middle',
              action: 'listening',
              facing: 'left-front',
              expression: { '2-3': 'worried', else: 'curious' },
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.7,
              distance: 'middle',
              action: 'sitting',
              arms: 'hands-on-cheeks',
              facing: 'right-front',
              expression: 'tired',
            },
            { who: 'pet', x: 0.9, action: 'lying', facing: 'left-front', expression: 'tired' },
          ],
          objects: [{ '7-12': { what: '$treat', x: -0.62, size: 0.5, states: ['half'] } }],
        },
      },
      deed: {
        detail: '{Guide} is so pleased that {it} looks at the ground; the air between the two is warm and golden.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: 0.08,
              action: 'hand-on-heart',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: -0.74,
              height: BESIDE_FACE,
              action: 'proud',
              facing: 'right-front',
              expression: 'proud',
            },
            {
              who: 'friend',
              x: 0.64,
              distance: 'middle',
              action: 'clapping',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'guide',
            },
            {
              who: 'pet',
              x: -0.8,
              distance: 'middle',
              action: 'cheering',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'child',
            },
          ],
          objects: [{ what: '$treat', x: 0.56, size: 0.75 }],
        },
      },
    },
    {
      moment: {
        detail:
          '{Name} sits on the ground and stuffs {his} mouth with the {treat} without looking at it; {guide} sits opposite and enjoys every crumb.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'sitting',
              arms: 'eating',
              holds: '$treat',
              facing: 'right-front',
              expression: 'happy',
            },
            { who: 'guide', x: 0.4, action: 'eating', facing: 'left-front', expression: 'happy', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.78,
              distance: 'middle',
              action: 'sitting',
              arms: 'eating',
              facing: 'right-front',
              expression: 'happy',
            },
            { who: 'pet', x: 0.8, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: '$treat' },
          ],
          objects: [{ what: '$treat', states: ['half'] }],
        },
      },
      deed: {
        detail:
          'Close and quiet: the last bit of the {treat} lies on {name}’s two palms like something precious; over it, in a cloud, {elder} looks up from packing and smiles; {guide} listens.',
        shot: {
          camera: 'medium',
          zoom: 1.3,
          figures: [
            {
              who: 'child',
              x: -0.3,
              action: 'kneeling',
              arms: 'cupping',
              holds: '$treat',
              facing: 'right-front',
              expression: 'tender',
              looksAt: '$treat',
            },
            {
              who: '$elder',
              x: 0.26,
              height: 1.1,
              size: 0.5,
              action: 'holding',
              holds: 'tiffin',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'viewer',
              imagined: true,
            },
            { who: 'guide', x: 0.56, action: 'sitting', facing: 'left-front', expression: 'tender', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.74,
              distance: 'middle',
              action: 'sitting',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'child',
            },
            { who: 'pet', x: -0.66, action: 'lying', facing: 'right-front', expression: 'happy', looksAt: 'child' },
          ],
          objects: [{ what: '$treat', states: ['half'] }, { what: 'tiffin' }],
        },
      },
    },
  ],
} satisfies TurnStoryboard
