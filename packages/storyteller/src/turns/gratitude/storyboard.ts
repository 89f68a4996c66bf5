import type { Turn } from '../../format/arc.ts'

/** Thanks to someone whom nobody thanks, and thanks for what did not go wrong. */
export const GRATITUDE_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} sits with {his} arms round {his} knees and sees {unsung} as if for the first time{beside}.',
      detail:
        'Low and close: {name}, chin on {his} knees, gazes at {unsung}; {guide} sits by with a puzzled look; everything is still.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        adds: { unsung: { x: 0.3, distance: 'far' } },
        figures: [
          {
            who: 'child',
            x: -0.26,
            action: 'hugging-knees',
            expression: 'wonder',
            facing: 'right-front',
            looksAt: '$unsung',
          },
          { who: 'guide', x: 0.6, action: 'thinking', expression: 'curious', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.82,
            distance: 'middle',
            action: 'sitting',
            expression: 'curious',
            facing: 'right-front',
            looksAt: '$unsung',
          },
          {
            who: 'pet',
            x: -0.7,
            action: 'lying',
            expression: 'calm',
            facing: 'right-front',
            looksAt: 'up',
          },
        ],
      },
    },
    deed: {
      see: '{Name} puts {his} palms together and thanks {unsung}{beside}.',
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
            expression: 'tender',
            facing: 'right-front',
            looksAt: '$unsung',
          },
          { who: 'guide', x: 0.44, action: 'looking-up', expression: 'wonder', facing: 'left-front', looksAt: 'up' },
          {
            who: 'friend',
            x: -0.6,
            action: 'greeting',
            expression: 'relieved',
            facing: 'right-front',
          },
          { who: 'pet', x: -0.42, action: 'sitting', expression: 'happy', facing: 'right-front', looksAt: 'up' },
        ],
      },
    },
  },
  {
    moment: {
      see: '{Name} sits on the ground and counts {his} troubles for {guide}{beside}.',
      detail:
        'Close: {name}’s two dusty feet are stretched out towards the viewer; {he} counts on {his} fingers with a wry face; {guide} tilts {its} head and listens; a half-eaten {treat} lies on the ground.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.2,
            action: 'sitting-legs-out',
            arms: 'counting',
            expression: 'tired',
            facing: 'viewer',
            looksAt: 'guide',
          },
          {
            who: 'guide',
            x: 0.5,
            distance: 'middle',
            action: 'listening',
            expression: 'curious',
            facing: 'left-front',
            looksAt: 'child',
          },
          {
            who: 'friend',
            x: -0.78,
            distance: 'middle',
            action: 'sitting',
            arms: 'hands-on-cheeks',
            expression: 'tired',
            facing: 'right-front',
          },
          { who: 'pet', x: 0.82, action: 'lying', expression: 'tired', facing: 'left-front' },
        ],
        objects: [{ what: '$treat', x: -0.62, distance: 'near', size: 0.5, states: ['half'] }],
      },
      bands: {
        '2-3': {
          see: '{Name} stops, sits down and sighs with tired arms and feet{beside}.',
          detail: 'Close: {name}’s two dusty feet point to the viewer; {his} arms hang; {guide} looks at {him} kindly.',
          shot: {
            camera: 'close-up',
            zoom: 0.86,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.2,
                action: 'sitting-legs-out',
                arms: 'drooping',
                expression: 'tired',
                facing: 'viewer',
                looksAt: 'viewer',
              },
              {
                who: 'guide',
                x: 0.5,
                distance: 'middle',
                action: 'listening',
                expression: 'worried',
                facing: 'left-front',
                looksAt: 'child',
              },
              {
                who: 'friend',
                x: -0.78,
                distance: 'middle',
                action: 'sitting',
                arms: 'hands-on-cheeks',
                expression: 'tired',
                facing: 'right-front',
              },
              { who: 'pet', x: 0.82, action: 'lying', expression: 'tired', facing: 'left-front' },
            ],
          },
        },
        '4-6': {
          see: '{Name} sits down and looks at {his} own two dusty feet{beside}.',
          shot: {
            camera: 'close-up',
            zoom: 0.86,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.2,
                action: 'sitting-legs-out',
                expression: 'sad',
                facing: 'viewer',
                looksAt: 'down',
              },
              {
                who: 'guide',
                x: 0.5,
                distance: 'middle',
                action: 'listening',
                expression: 'curious',
                facing: 'left-front',
                looksAt: 'child',
              },
              {
                who: 'friend',
                x: -0.78,
                distance: 'middle',
                action: 'sitting',
                arms: 'hands-on-cheeks',
                expression: 'tired',
                facing: 'right-front',
              },
              { who: 'pet', x: 0.82, action: 'lying', expression: 'tired', facing: 'left-front' },
            ],
          },
        },
      },
    },
    deed: {
      see: '{Name} stands up smiling, one hand on {his} heart, and thanks {guide}{beside}.',
      detail: '{Guide} is so pleased that {it} looks at the ground; the air between the two is warm and golden.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        figures: [
          {
            who: 'child',
            x: 0.26,
            action: 'hand-on-heart',
            expression: 'happy',
            facing: 'left-front',
            looksAt: 'guide',
          },
          { who: 'guide', x: -0.36, action: 'proud', expression: 'proud', facing: 'right-front' },
          {
            who: 'friend',
            x: 0.72,
            distance: 'middle',
            action: 'clapping',
            expression: 'happy',
            facing: 'left-front',
            looksAt: 'guide',
          },
          {
            who: 'pet',
            x: -0.8,
            distance: 'middle',
            action: 'cheering',
            expression: 'happy',
            facing: 'right-front',
            looksAt: 'child',
          },
        ],
        objects: [{ what: '$treat', x: 0.56, size: 0.75 }],
      },
    },
  },
]
