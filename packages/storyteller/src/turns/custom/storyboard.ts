import type { TurnStoryboard } from '../../format/storyboard.ts'
import { BESIDE_FACE, FACE } from '../../format/zooms.ts'

/** What the grown-up at home always says, what is done at home, and a note from home. */
export const custom = {
  depictions: {
    tea: { object: 'tea-cup' },
    'half a pencil': { object: 'pocket-things' },
    note: { object: 'page' },
  },
  looks: [
    {
      moment: {
        detail:
          '{Name} stands still, a hand on {his} heart; from {his} head rises a cloud like steam from a teacup, and in it {elder} sits with a cup in both hands and smiles; {guide} waits.',
        shot: {
          camera: 'medium',
          zoom: 1.2,
          figures: [
            { who: 'child', x: -0.36, action: 'hand-on-heart', facing: 'right-front', expression: 'relieved' },
            {
              who: '$elder',
              x: 0.34,
              height: 0.8,
              size: 0.6,
              action: 'sitting',
              holds: 'tea-cup',
              facing: 'left-front',
              expression: 'tender',
              looksAt: 'viewer',
              imagined: true,
            },
            { who: 'guide', x: 0.4, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'child',
            },
            { who: 'pet', x: -0.02, action: 'sitting', facing: 'left-front', looksAt: 'child' },
          ],
        },
      },
      deed: {
        detail:
          'Close and quiet: {name} kneels with shut eyes and a hand on {his} heart, {guide} beside {him} with shut eyes as well; the light grows warm round the two.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          focus: 'child',
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'kneeling',
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'relieved',
            },
            { who: 'guide', x: 0.4, action: 'sitting', expression: 'relieved' },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              action: 'kneeling',
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'relieved',
            },
            { who: 'pet', x: 0.78, distance: 'middle', action: 'lying', facing: 'left-front', looksAt: 'child' },
          ],
        },
      },
    },
    {
      moment: {
        detail: {
          '2-3': 'Close: {guide} sits with a drooping head and a tear; {name} kneels beside {itObj} and thinks hard.',
          '4-6': 'From above: {name} sits with a hand at {his} chin and looks up; {guide} thinks too.',
          else: 'From above: what {name} has turned out of {his} pockets lies between the two, a {treat}, half a pencil, a bus ticket and a button; nothing of it helps; {name} looks up, at a loss.',
        },
        shot: {
          '2-3': {
            camera: 'close-up',
            zoom: FACE,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.4,
                action: 'kneeling',
                arms: 'thinking',
                facing: 'right-front',
                expression: 'worried',
                looksAt: 'guide',
              },
              { who: 'guide', x: 0.48, action: 'drooping', facing: 'right-front', expression: 'sad', looksAt: 'down' },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                facing: 'right-front',
                expression: 'worried',
                looksAt: 'guide',
              },
              {
                who: 'pet',
                x: 0.84,
                distance: 'middle',
                action: 'reaching-down',
                facing: 'left-front',
                expression: 'worried',
                looksAt: 'guide',
              },
            ],
          },
          else: {
            camera: 'from-above',
            zoom: 1.4,
            figures: [
              {
                who: 'child',
                x: { '4-6': -0.26, else: -0.34 },
                action: 'sitting',
                arms: 'thinking',
                facing: 'right-front',
                expression: 'curious',
                looksAt: 'up',
              },
              {
                who: 'guide',
                x: { '4-6': 0.36, else: 0.42 },
                action: 'thinking',
                facing: 'left-front',
                looksAt: 'child',
              },
              {
                who: 'friend',
                x: { '4-6': -0.74, else: -0.82 },
                distance: 'middle',
                action: 'sitting',
                arms: 'hands-on-cheeks',
                expression: 'tired',
              },
              {
                '4-6': {
                  who: 'pet',
                  x: 0.12,
                  distance: 'middle',
                  action: 'sitting',
                  expression: 'curious',
                  looksAt: 'child',
                },
                else: {
                  who: 'pet',
                  x: 0.12,
                  distance: 'middle',
                  action: 'reaching-down',
                  facing: 'right-front',
                  expression: 'curious',
                },
              },
            ],
            objects: [
              { '7-12': { what: 'pocket-things', x: 0.1 } },
              { '7-12': { what: '$treat', x: -0.06, size: 0.7 } },
            ],
          },
        },
      },
      deed: {
        atWork: true,
        detail:
          '{Name} kneels with a hand on {his} heart, and {guide} sits down opposite to do the same; the mood of the whole place has turned gentle.',
        shot: {
          camera: { '2-3': 'medium', else: 'close-up' },
          zoom: { ...FACE, '2-3': 1.2 },
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'kneeling',
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'tender',
              looksAt: 'guide',
            },
            { who: 'guide', x: 0.4, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.76,
              distance: 'middle',
              action: 'kneeling',
              arms: 'hand-on-heart',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'guide',
            },
            {
              who: 'pet',
              x: 0.06,
              distance: 'middle',
              action: 'sitting',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'guide',
            },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          '{Name} holds a small creased sheet of paper in both hands and bends over the one line on it; {guide} tries to see it too.',
        shot: {
          camera: 'close-up',
          zoom: FACE,
          figures: [
            {
              who: 'child',
              x: -0.2,
              arms: 'holding',
              holds: 'page',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'page',
            },
            {
              who: 'guide',
              x: 0.68,
              height: BESIDE_FACE,
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.82,
              distance: 'middle',
              facing: 'right-front',
              expression: 'curious',
              looksAt: 'page',
            },
            { who: 'pet', x: 0.84, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'child' },
          ],
          objects: [{ what: 'page', size: 0.6 }],
        },
      },
      deed: {
        detail: '{Name} kneels with the note in {his} hands and nods; {guide} is close beside {him} and does the same.',
        shot: {
          camera: 'over-the-shoulder',
          zoom: 1.35,
          figures: [
            {
              who: 'child',
              x: 0.18,
              action: 'kneeling',
              arms: 'offering',
              holds: 'page',
              facing: 'left-front',
              expression: 'tender',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: -0.38,
              action: 'listening',
              facing: 'right-front',
              expression: 'wonder',
              looksAt: 'page',
            },
            {
              who: 'friend',
              x: 0.74,
              distance: 'middle',
              action: 'kneeling',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'child',
            },
            { who: 'pet', x: -0.82, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'child' },
          ],
          objects: [{ what: 'page', size: 0.6 }],
        },
      },
    },
  ],
} satisfies TurnStoryboard
