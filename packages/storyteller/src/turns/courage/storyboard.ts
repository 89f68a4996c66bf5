import type { Turn } from '../../format/arc.ts'

/** Into the dark, and with a thumping heart. */
export const COURAGE_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} stands at the edge of a very dark place and looks in{beside}.',
      detail:
        'At the mouth of {dark}: {name} stands sideways before the black and looks in with drawn-up shoulders, {guide} presses close behind {him}, and the light ends at their feet.',
      place: 'dark',
      shot: {
        camera: 'medium',
        zoom: 1.16,
        figures: [
          { who: 'child', x: -0.06, action: 'shy', expression: 'scared', facing: 'right', looksAt: 'ahead' },
          { who: 'guide', x: -0.5, action: 'peeking', expression: 'scared', facing: 'right-front', looksAt: 'ahead' },
          { who: 'friend', x: -0.8, action: 'peeking', expression: 'worried', facing: 'right-front' },
          { who: 'pet', x: -0.3, action: 'crouching', expression: 'worried', facing: 'right-front' },
        ],
      },
      bands: {
        '10-12': {
          see: '{Name} stretches a hand into a very dark place{beside}.',
          shot: {
            camera: 'medium',
            zoom: 1.16,
            figures: [
              {
                who: 'child',
                x: -0.06,
                action: 'standing',
                arms: 'feeling-ahead',
                expression: 'scared',
                facing: 'right',
                looksAt: 'ahead',
              },
              {
                who: 'guide',
                x: -0.5,
                action: 'peeking',
                expression: 'worried',
                facing: 'right-front',
                looksAt: 'ahead',
              },
              { who: 'friend', x: -0.8, action: 'peeking', expression: 'worried', facing: 'right-front' },
              { who: 'pet', x: -0.3, action: 'crouching', expression: 'worried', facing: 'right-front' },
            ],
          },
        },
      },
    },
    deed: {
      see: '{Name} walks through the dark with small, brave steps, towards a bright crack of light{beside}.',
      detail:
        'Silhouettes in a row: {name} first, {guide} close behind; far ahead in the dark a tall thin crack of warm light that draws a line along their edges.',
      place: 'dark',
      shot: {
        camera: 'silhouette',
        zoom: 1.3,
        figures: [
          { who: 'child', x: 0.06, action: 'tiptoeing', expression: 'brave', facing: 'right', looksAt: 'ahead' },
          { who: 'guide', x: -0.42, action: 'walking', expression: 'scared', facing: 'right', looksAt: 'ahead' },
          { who: 'friend', x: -0.84, action: 'tiptoeing', facing: 'right', looksAt: 'ahead' },
          { who: 'pet', x: -0.16, distance: 'middle', action: 'walking', facing: 'right' },
        ],
        objects: [{ what: 'way-out', x: 0.72, distance: 'middle' }],
      },
    },
  },
  {
    moment: {
      see: '{Name} stands stock-still with a hand on {his} thumping heart{beside}.',
      detail:
        '{Name} stands in the middle with wide eyes and one hand spread on {his} ribs, where a red heart thumps; {guide} looks just as nervous; the way ahead is steep and strange.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        figures: [
          {
            who: 'child',
            x: -0.14,
            action: 'hand-on-heart',
            holds: 'heartbeat',
            expression: 'scared',
            facing: 'viewer',
            looksAt: 'viewer',
          },
          { who: 'guide', x: 0.46, action: 'shy', expression: 'worried', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.66,
            distance: 'middle',
            arms: 'hand-on-heart',
            expression: 'worried',
            facing: 'right-front',
            looksAt: 'child',
          },
          { who: 'pet', x: -0.5, action: 'listening', expression: 'curious', facing: 'right-front', looksAt: 'child' },
        ],
        objects: [{ what: 'heartbeat' }],
      },
    },
    deed: {
      see: '{Name} marches ahead with {his} chin up and a hand on {his} heart{beside}.',
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
            expression: 'brave',
            facing: 'right-front',
          },
          { who: 'guide', x: -0.36, action: 'walking', expression: 'brave', facing: 'right-front' },
          {
            who: 'friend',
            x: -0.68,
            action: 'walking',
            expression: 'laughing',
            facing: 'right-front',
          },
          { who: 'pet', x: 0.6, action: 'walking', expression: 'proud', facing: 'right-front' },
        ],
      },
    },
  },
]
