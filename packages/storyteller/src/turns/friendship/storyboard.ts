import type { Turn } from '../../format/arc.ts'

/** Somebody sits alone, and somebody is left behind. */
export const FRIENDSHIP_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} looks across to {guide}, who sits all alone with a drooping back{beside}.',
      detail:
        'Past {name}, who is near and seen from behind, to {guide}, small and alone in the middle of empty ground, {its} back to everybody.',
      shot: {
        camera: 'over-the-shoulder',
        focus: 'guide',
        figures: [
          {
            who: 'child',
            x: -0.52,
            distance: 'foreground',
            height: -0.16,
            arms: 'hand-on-heart',
            expression: 'worried',
            facing: 'right-back',
            looksAt: 'guide',
          },
          {
            who: 'guide',
            x: 0.46,
            distance: 'middle',
            action: 'drooping',
            expression: 'sad',
            facing: 'right-back',
            looksAt: 'down',
          },
          { who: 'friend', x: -0.86, distance: 'near', expression: 'worried', facing: 'right-front', looksAt: 'guide' },
          {
            who: 'pet',
            x: -0.2,
            distance: 'near',
            action: 'sitting',
            expression: 'worried',
            facing: 'right-back',
            looksAt: 'guide',
          },
        ],
      },
    },
    deed: {
      see: '{Name} sits shoulder to shoulder with {guide}{beside}.',
      detail: 'From the front and close: {name} and {guide} lean on each other and smile; the empty space has gone.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.24,
            action: 'sitting',
            expression: 'happy',
            facing: 'viewer',
            looksAt: 'guide',
            touches: 'guide',
          },
          { who: 'guide', x: 0.26, action: 'leaning', expression: 'relieved', facing: 'left-front' },
          {
            who: 'friend',
            x: -0.82,
            distance: 'middle',
            action: 'sitting',
            expression: 'laughing',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'pet', x: 0.78, action: 'lying', expression: 'happy', facing: 'left-front', looksAt: 'guide' },
        ],
      },
      bands: {
        '10-12': {
          see: '{Name} holds out two flat stones and gives {guide} one of them to keep{beside}.',
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
                holds: 'stones',
                expression: 'tender',
                facing: 'right-front',
                looksAt: 'guide',
              },
              { who: 'guide', x: 0.36, action: 'sitting', expression: 'wonder', facing: 'left-front' },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                action: 'sitting',
                expression: 'happy',
                facing: 'right-front',
                looksAt: 'guide',
              },
              { who: 'pet', x: 0.84, action: 'lying', expression: 'curious', facing: 'left-front', looksAt: 'guide' },
            ],
            objects: [{ what: 'stones' }],
          },
        },
      },
    },
  },
  {
    moment: {
      see: '{Name} has run ahead, looks back and sees {guide} far behind{beside}.',
      detail:
        '{Name} is near and in full run, head turned back; a long empty stretch; at the end of it {guide}, tiny and puffing.',
      shot: {
        camera: 'wide',
        zoom: 1.4,
        figures: [
          { who: 'child', x: 0.28, action: 'running', expression: 'surprised', facing: 'viewer', looksAt: 'guide' },
          {
            who: 'guide',
            x: -0.64,
            distance: 'middle',
            size: 0.48,
            action: 'drooping',
            expression: 'tired',
            facing: 'right-front',
            looksAt: 'child',
          },
          { who: 'friend', x: 0.74, action: 'running', expression: 'laughing', facing: 'right-front' },
          { who: 'pet', x: -0.1, action: 'standing', expression: 'worried', facing: 'left-front', looksAt: 'guide' },
        ],
      },
    },
    deed: {
      see: '{Name} and {guide} go on side by side, as fast as the slower one{beside}.',
      detail:
        'Silhouettes in step against the light, in the middle of a conversation: {name} turned to {guide}, {guide} to {name}.',
      shot: {
        camera: 'silhouette',
        zoom: 1.3,
        figures: [
          { who: 'child', x: -0.22, action: 'walking', expression: 'happy', facing: 'viewer', looksAt: 'guide' },
          { who: 'guide', x: 0.18, action: 'walking', expression: 'happy', facing: 'viewer', looksAt: 'child' },
          { who: 'friend', x: -0.64, action: 'walking', expression: 'happy', facing: 'viewer' },
          { who: 'pet', x: 0.66, action: 'walking', expression: 'happy', facing: 'viewer' },
        ],
      },
    },
  },
]
