import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** Into the dark, with a thumping heart, and letting go. */
export const courage = {
  depictions: { light: { object: 'way-out' }, 'crack of light': { object: 'way-out' }, heart: { object: 'heartbeat' } },
  looks: [
    {
      moment: {
        place: 'dark',
        detail:
          'Close, at the mouth of {dark}: {name}’s face, wide-eyed, beside the edge where the light ends and everything is black; {guide} presses close behind {him}.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: 0.08,
              action: { '10-12': 'standing', else: 'shy' },
              arms: { '10-12': 'feeling-ahead', else: null },
              facing: 'right-front',
              expression: 'scared',
              looksAt: 'darkness',
            },
            {
              who: 'guide',
              x: -0.46,
              distance: 'middle',
              height: BESIDE_FACE,
              action: 'peeking',
              facing: 'right-front',
              expression: { '10-12': 'worried', else: 'scared' },
            },
            {
              who: 'friend',
              x: -0.98,
              distance: 'middle',
              action: 'peeking',
              facing: 'right-front',
              expression: 'worried',
            },
            {
              who: 'pet',
              x: { '10-12': -0.94, else: 0.46 },
              distance: 'near',
              action: 'sitting',
              facing: 'right-front',
              expression: 'worried',
            },
          ],
          objects: [{ what: 'darkness', x: 0.6, distance: 'far' }],
        },
      },
      deed: {
        place: 'dark',
        detail:
          'In a row through black darkness: {name} first, {guide} close behind; ahead of them a tall thin crack of warm light that shines on their faces.',
        shot: {
          camera: 'medium',
          zoom: 1.2,
          figures: [
            { who: 'child', x: 0.06, action: 'walking', facing: 'right-front', expression: 'brave' },
            { who: 'guide', x: -0.42, action: 'walking', facing: 'right-front', expression: 'scared' },
            { who: 'friend', x: -0.84, action: 'walking', facing: 'right-front', expression: 'worried' },
            { who: 'pet', x: 0.44, distance: 'middle', action: 'walking', facing: 'right-front' },
          ],
          objects: [
            { what: 'darkness', distance: 'middle', states: ['full'] },
            { what: 'way-out', x: 0.72, distance: 'middle' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          '{Name} stands in the middle with wide eyes and one hand spread on {his} ribs, where a red heart thumps; {guide} looks just as nervous; the way ahead is steep and strange.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.1,
              action: 'hand-on-heart',
              holds: 'heartbeat',
              expression: 'scared',
              looksAt: 'viewer',
            },
            {
              who: 'guide',
              x: 0.68,
              distance: 'middle',
              height: BESIDE_FACE,
              action: 'shy',
              facing: 'left-front',
              expression: 'worried',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'worried',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: 0.36,
              distance: 'far',
              action: 'listening',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'child',
            },
          ],
          objects: [{ what: 'heartbeat' }],
        },
      },
      deed: {
        detail:
          'From below, like a parade: {name} marches out of the picture, {guide} in step behind; the first light falls on {name}’s face.',
        shot: {
          camera: 'from-below',
          zoom: 1.4,
          figures: [
            {
              who: 'child',
              x: 0.14,
              action: 'walking',
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'brave',
            },
            { who: 'guide', x: -0.36, action: 'walking', facing: 'right-front', expression: 'brave' },
            { who: 'friend', x: -0.68, action: 'walking', facing: 'right-front', expression: 'laughing' },
            { who: 'pet', x: 0.76, action: 'walking', facing: 'right-front', expression: 'proud' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          'Close: {name} clings to {guide} with both arms and looks over {its} head with wide eyes; {guide} is a little squashed and bears it patiently.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.12,
              action: 'kneeling',
              arms: 'hugging',
              touches: 'guide',
              facing: 'right-front',
              expression: 'scared',
            },
            { who: 'guide', x: 0.26, action: 'sitting', facing: 'left-front', expression: 'tender', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.82,
              distance: 'middle',
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'worried',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: -0.62,
              action: 'crouching',
              facing: 'right-front',
              expression: 'worried',
              looksAt: 'child',
            },
          ],
        },
      },
      deed: {
        detail:
          '{Name} stands in the middle with arms spread and all ten fingers open, and touches nobody; there is a wide gap between {him} and {guide}, who holds {its} breath.',
        shot: {
          camera: 'medium',
          zoom: 1.3,
          figures: [
            { who: 'child', x: 0.02, action: 'balancing', facing: 'right-front', expression: 'brave' },
            { who: 'guide', x: -0.6, facing: 'right-front', expression: 'wonder', looksAt: 'child' },
            {
              who: 'friend',
              x: 0.84,
              distance: 'middle',
              action: 'clapping',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.66, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
