import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** One more try, one small bit after another, and giving up for a while. */
export const perseverance = {
  depictions: { ant: { figure: 'ant' } },
  looks: [
    {
      moment: {
        detail:
          'From above, so that {name} looks small: legs stretched out, dusty knees, a cross face; {guide} has counted the tries and shakes {its} head.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.16,
              action: 'sitting-legs-out',
              facing: 'right-front',
              expression: 'cross',
              looksAt: 'viewer',
            },
            {
              who: 'guide',
              x: { '10-12': 0.6, else: 0.5 },
              distance: { '10-12': 'middle', else: 'near' },
              action: 'drooping',
              facing: 'left-front',
              expression: 'sad',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.6,
              distance: 'middle',
              action: 'sitting',
              arms: 'hands-on-cheeks',
              facing: 'right-front',
              expression: 'tired',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: { '10-12': 0.96, else: 0.8 },
              distance: 'middle',
              action: 'lying',
              facing: 'left-front',
              expression: 'tired',
            },
          ],
        },
      },
      deed: {
        atWork: true,
        detail:
          'From below: {name} is all concentration and stretches as far as {he} can; {guide} hardly dares to look.',
        shot: {
          camera: 'from-below',
          zoom: 1.4,
          figures: [
            {
              who: 'child',
              x: { '2-3': -0.1, else: -0.06 },
              action: { '2-3': 'proud', else: 'reaching' },
              facing: 'right-front',
              expression: 'determined',
              looksAt: { '2-3': 'ahead', else: 'up' },
            },
            {
              '2-3': {
                who: 'guide',
                x: 0.46,
                action: 'looking-up',
                facing: 'left-front',
                expression: 'wonder',
                looksAt: 'child',
              },
              else: { who: 'guide', x: 0.48, action: 'covering-eyes', facing: 'left-front', expression: 'scared' },
            },
            {
              '2-3': {
                who: 'friend',
                x: -0.62,
                action: 'clapping',
                facing: 'right-front',
                expression: 'happy',
                looksAt: 'child',
              },
              else: {
                who: 'friend',
                x: -0.64,
                arms: 'hands-on-cheeks',
                facing: 'right-front',
                expression: 'worried',
                looksAt: 'child',
              },
            },
            {
              who: 'pet',
              x: { '2-3': 0.8, else: 0.82 },
              action: 'looking-up',
              facing: 'left-front',
              expression: 'wonder',
              looksAt: 'up',
            },
          ],
        },
      },
    },
    {
      moment: {
        detail: {
          '2-3': 'From above, the way is long; {name} sits with drooping arms; {guide} sits down too.',
          '4-6': 'From above, the task is huge; {name} sits with arms like wet string; {guide} sits down too.',
          '10-12':
            'From above: {name} lies like a starfish; over {him}, in a cloud, an ant marches under a crumb much larger than itself; {guide} has flopped down close by.',
          else: 'From above: {name} lies like a starfish and stares at the sky; {guide} has flopped down close by.',
        },
        shot: {
          camera: 'from-above',
          zoom: 1.4,
          figures: [
            {
              '2-6': {
                who: 'child',
                x: -0.16,
                action: 'sitting',
                arms: 'drooping',
                facing: 'right-front',
                expression: 'tired',
                looksAt: 'viewer',
              },
              else: { who: 'child', x: -0.2, action: 'lying', facing: 'left-front', expression: 'tired' },
            },
            {
              '2-6': {
                who: 'guide',
                x: 0.42,
                action: 'sitting',
                facing: 'left-front',
                expression: 'tired',
                looksAt: 'child',
              },
              else: {
                who: 'guide',
                x: 0.52,
                distance: 'middle',
                action: 'lying',
                facing: 'left-front',
                expression: 'tired',
              },
            },
            {
              '10-12': {
                who: 'ant',
                x: 0.1,
                distance: 'middle',
                height: 0.55,
                size: 3,
                action: 'carrying',
                holds: 'biscuit',
                facing: 'right',
                imagined: true,
              },
            },
            {
              who: 'friend',
              x: { '7-9': -0.56, '10-12': -0.72, else: -0.58 },
              distance: 'middle',
              action: { '10-12': 'hugging-knees', else: 'sitting' },
              arms: { '7-9': 'hands-on-cheeks', '10-12': null, else: 'drooping' },
              facing: 'right-front',
              expression: 'tired',
            },
            {
              who: 'pet',
              x: { '7-9': 0.4, '10-12': 0.7, else: 0.74 },
              distance: { '7-9': 'foreground', '10-12': 'near', else: 'middle' },
              action: 'lying',
              facing: 'left-front',
              expression: { '2-6': 'tired', else: 'sleepy' },
            },
          ],
          objects: [{ '10-12': { what: 'biscuit', size: 0.6 } }],
        },
      },
      deed: {
        atWork: true,
        detail: 'Close: {name}’s face, with set lips, as {he} goes on step by step; {guide} keeps pace.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            { who: 'child', x: 0.12, action: 'walking', facing: 'right-front', expression: 'determined' },
            {
              who: 'guide',
              x: -0.58,
              distance: 'middle',
              height: BESIDE_FACE,
              action: 'walking',
              facing: 'right-front',
              expression: 'determined',
            },
            {
              who: 'friend',
              x: 1,
              distance: 'middle',
              action: 'walking',
              facing: 'right-front',
              expression: 'determined',
            },
            { who: 'pet', x: -0.26, distance: 'far', action: 'walking', facing: 'right-front' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          '{Name} sits with {his} back to {place}, arms folded and chin out; {guide} has settled down beside {him} and glances up sideways.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.2,
              action: 'sitting',
              arms: 'arms-crossed',
              facing: 'left-front',
              expression: 'cross',
              looksAt: 'ahead',
            },
            {
              who: 'guide',
              x: 0.34,
              action: 'sitting',
              facing: 'left-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.74,
              distance: 'middle',
              action: 'sitting',
              arms: 'hands-on-cheeks',
              facing: 'right-front',
              expression: 'tired',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.8, action: 'lying', facing: 'left-front', expression: 'sleepy' },
          ],
        },
      },
      deed: {
        detail:
          'The same spot, left behind: {name} strides back with pushed-up sleeves and points ahead; {guide} hops up to follow.',
        shot: {
          camera: 'from-below',
          zoom: 1.3,
          figures: [
            {
              who: 'child',
              x: 0.1,
              action: 'walking',
              arms: 'pointing',
              facing: 'right-front',
              expression: 'determined',
              looksAt: 'ahead',
            },
            {
              who: 'guide',
              x: -0.46,
              action: 'cheering',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.84,
              distance: 'middle',
              action: 'running',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.68, action: 'walking', facing: 'right-front', expression: 'happy', looksAt: 'ahead' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
