import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** Damage that nobody has seen, a boast that is not true, and a rhyme that was counted wrong. */
export const honesty = {
  looks: [
    {
      moment: {
        detail: {
          '2-3':
            'The fallen {token} is in front; {name} peeps sideways to see whether anybody saw; {guide} looks away.',
          else: '{Name} from the side, so that the viewer alone sees the {token} ({crack}) in the two hands behind {his} back; {he} looks round over {his} shoulder with a guilty face; {guide} looks the other way.',
        },
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          focus: { '2-3': '$token', else: 'child' },
          figures: [
            {
              '2-3': { who: 'child', x: -0.3, action: 'gasping', expression: 'guilty', looksAt: 'guide' },
              else: {
                who: 'child',
                x: -0.16,
                action: 'hiding-behind-back',
                holds: '$token',
                facing: 'right',
                expression: 'guilty',
                looksAt: 'viewer',
              },
            },
            {
              who: 'guide',
              x: { '2-3': 0.62, else: 0.56 },
              distance: 'middle',
              action: 'looking-up',
              facing: 'right-front',
              looksAt: 'up',
            },
            {
              who: 'friend',
              x: { '2-3': -0.8, else: -0.74 },
              distance: 'middle',
              action: 'looking-up',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'up',
            },
            {
              '2-3': {
                who: 'pet',
                x: 0.44,
                action: 'reaching-down',
                facing: 'left-front',
                expression: 'curious',
                looksAt: '$token',
              },
              else: {
                who: 'pet',
                x: -0.62,
                action: 'sitting',
                facing: 'right-front',
                expression: 'doubtful',
                looksAt: 'child',
              },
            },
          ],
          objects: [
            {
              '2-3': { what: '$token', x: 0.08, states: ['$damage', 'lying'] },
              else: { what: '$token', states: ['$damage'] },
            },
          ],
        },
      },
      deed: {
        detail:
          'Close: the light falls on the {token} between the two, its damage turned to the viewer; {name} looks straight at {guide}; {guide} bends forward with a kind face.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'kneeling',
              arms: 'holding',
              holds: '$token',
              facing: 'right-front',
              expression: 'guilty',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.78,
              distance: 'middle',
              action: 'sitting',
              facing: 'left-front',
              expression: 'calm',
              looksAt: '$token',
            },
            {
              who: 'friend',
              x: -0.82,
              distance: 'middle',
              facing: 'right-front',
              expression: 'tender',
              looksAt: 'child',
            },
            { who: 'pet', x: -0.86, action: 'sitting', facing: 'right-front', expression: 'tender', looksAt: 'child' },
          ],
          objects: [{ what: '$token', states: ['$damage'] }],
        },
      },
    },
    {
      moment: {
        detail:
          'From below: {name} towers with hands on hips, but {his} eyes slip sideways and {his} cheeks burn; {guide} looks up at {him} in trust.',
        shot: {
          camera: 'from-below',
          zoom: 1.4,
          figures: [
            {
              who: 'child',
              x: -0.16,
              action: 'proud',
              facing: 'right-front',
              expression: 'guilty',
              looksAt: 'viewer',
            },
            { who: 'guide', x: 0.52, action: 'sitting', facing: 'left-front', expression: 'wonder', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.66,
              arms: 'thinking',
              facing: 'right-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: 0.88,
              action: 'listening',
              facing: 'left-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
          ],
          objects: [{ what: '$token', x: 0.1 }],
        },
      },
      deed: {
        detail: {
          '2-3': 'Close: two open hands and an honest face; {guide} leans in to help.',
          '4-6': 'Close: heads together over a shared secret; the tightness has gone out of {name}’s shoulders.',
          else: 'Close: heads together, shaking with laughter; the tightness has gone out of {name}’s shoulders.',
        },
        shot: {
          '2-3': {
            camera: 'close-up',
            zoom: FACE,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.28,
                action: 'kneeling',
                arms: 'shrugging',
                facing: 'right-front',
                expression: 'worried',
                looksAt: 'guide',
              },
              { who: 'guide', x: 0.4, action: 'hand-on-heart', facing: 'left-front', expression: 'tender' },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                facing: 'right-front',
                expression: 'worried',
                looksAt: 'child',
              },
              {
                who: 'pet',
                x: 0.86,
                distance: 'middle',
                action: 'listening',
                facing: 'left-front',
                expression: 'curious',
                looksAt: 'child',
              },
            ],
          },
          else: {
            camera: 'close-up',
            zoom: FACE,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.28,
                action: 'sitting',
                arms: { '4-6': 'whispering', else: 'hand-on-heart' },
                facing: 'right-front',
                expression: { '4-6': 'happy', else: 'laughing' },
                looksAt: 'guide',
              },
              {
                who: 'guide',
                x: 0.36,
                action: { '4-6': 'listening', else: 'sitting' },
                facing: 'left-front',
                expression: { '4-6': 'mischievous', else: 'laughing' },
              },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                action: 'sitting',
                arms: { '4-6': null, else: 'clapping' },
                facing: 'right-front',
                expression: { '4-6': 'relieved', else: 'laughing' },
                looksAt: 'guide',
              },
              {
                who: 'pet',
                x: 0.86,
                distance: 'middle',
                action: { '4-6': 'listening', else: 'dancing' },
                facing: 'left-front',
                expression: { '4-6': 'curious', else: 'laughing' },
              },
            ],
            objects: [{ what: '$token', x: 0.12 }],
          },
        },
      },
    },
    {
      moment: {
        detail:
          'A small ring: {name} points at {guide}, but {his} eyes slip away to the viewer; {guide} has just understood who it is.',
        shot: {
          camera: 'medium',
          zoom: 1.25,
          figures: [
            {
              who: 'child',
              x: -0.22,
              action: 'pointing',
              touches: 'guide',
              facing: 'right-front',
              expression: 'guilty',
              looksAt: 'viewer',
            },
            {
              who: 'guide',
              x: 0.42,
              action: 'startled',
              facing: 'left-front',
              expression: 'worried',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.66,
              distance: 'middle',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'guide',
            },
            { who: 'pet', x: 0.94, distance: 'middle', action: 'sitting', facing: 'left-front', looksAt: 'child' },
          ],
        },
      },
      deed: {
        detail:
          '{Guide} is already on {its} way and looks round, one step from safety; {name} stands with a red face and a hand on {his} heart.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.24,
              action: 'hand-on-heart',
              facing: 'right-front',
              expression: 'guilty',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.6,
              height: BESIDE_FACE,
              action: 'walking',
              facing: 'left-front',
              expression: 'surprised',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.76,
              distance: 'middle',
              arms: 'hands-on-cheeks',
              facing: 'right-front',
              expression: 'surprised',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.2, action: 'sitting', facing: 'left-front', expression: 'wonder', looksAt: 'child' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
