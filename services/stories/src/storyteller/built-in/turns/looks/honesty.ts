import type { Turn } from '../../arcs/arc.ts'

/** Damage that nobody has seen, and a boast that is not true. */
export const HONESTY_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} hides the damaged {token} behind {his} back and hopes that nobody saw it fall{beside}.',
      detail:
        'From behind {name}, so that the viewer alone sees the {token} ({crack}) in the two hands behind {his} back; {he} looks round over {his} shoulder with a guilty face; {guide} looks the other way.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        figures: [
          {
            who: 'child',
            x: -0.16,
            action: 'hiding-behind-back',
            holds: '$token',
            expression: 'guilty',
            facing: 'right-back',
            looksAt: 'viewer',
          },
          {
            who: 'guide',
            x: 0.56,
            distance: 'middle',
            action: 'looking-up',
            expression: 'calm',
            facing: 'right-front',
            looksAt: 'up',
          },
          {
            who: 'friend',
            x: -0.74,
            distance: 'middle',
            action: 'looking-up',
            expression: 'curious',
            facing: 'left-front',
            looksAt: 'up',
          },
          { who: 'pet', x: -0.62, action: 'sitting', expression: 'doubtful', facing: 'right-front', looksAt: 'child' },
        ],
        objects: [{ what: '$token', states: ['$damage'] }],
      },
      bands: {
        '2-3': {
          see: 'The {token} lies on the ground, and {name} looks round with a hand over {his} mouth{beside}.',
          detail:
            'The fallen {token} is in front; {name} peeps sideways to see whether anybody saw; {guide} looks away.',
          shot: {
            camera: 'over-the-shoulder',
            zoom: 1.35,
            focus: '$token',
            figures: [
              { who: 'child', x: -0.3, action: 'gasping', expression: 'guilty', facing: 'viewer', looksAt: 'guide' },
              {
                who: 'guide',
                x: 0.62,
                distance: 'middle',
                action: 'looking-up',
                expression: 'calm',
                facing: 'right-front',
                looksAt: 'up',
              },
              {
                who: 'friend',
                x: -0.8,
                distance: 'middle',
                action: 'looking-up',
                expression: 'curious',
                facing: 'left-front',
                looksAt: 'up',
              },
              {
                who: 'pet',
                x: 0.44,
                action: 'reaching-down',
                expression: 'curious',
                facing: 'left-front',
                looksAt: '$token',
              },
            ],
            objects: [{ what: '$token', x: 0.08, states: ['$damage', 'lying'] }],
          },
        },
      },
    },
    deed: {
      see: '{Name} kneels and holds out the damaged {token} to {guide}{beside}.',
      detail:
        'Close: the light falls on the {token} between the two, its damage turned to the viewer; {name} looks straight at {guide}; {guide} bends forward with a kind face.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.32,
            action: 'kneeling',
            arms: 'offering',
            holds: '$token',
            expression: 'guilty',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'guide', x: 0.6, action: 'bowing', expression: 'tender', facing: 'left-front', looksAt: '$token' },
          {
            who: 'friend',
            x: -0.82,
            distance: 'middle',
            expression: 'tender',
            facing: 'right-front',
            looksAt: 'child',
          },
          { who: 'pet', x: -0.7, action: 'hugging', expression: 'tender', facing: 'right-front' },
        ],
        objects: [{ what: '$token', states: ['$damage'] }],
      },
    },
  },
  {
    moment: {
      see: '{Name} stands very straight with red ears and pretends to know everything, while {guide} listens{beside}.',
      detail:
        'From below: {name} towers with hands on hips, but {his} eyes slip sideways and {his} cheeks burn; {guide} looks up at {him} in trust.',
      shot: {
        camera: 'from-below',
        zoom: 1.4,
        figures: [
          { who: 'child', x: -0.16, action: 'proud', expression: 'guilty', facing: 'left-front', looksAt: 'viewer' },
          { who: 'guide', x: 0.44, action: 'sitting', expression: 'wonder', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.66,
            arms: 'thinking',
            expression: 'doubtful',
            facing: 'right-front',
            looksAt: 'child',
          },
          {
            who: 'pet',
            x: 0.8,
            action: 'listening',
            expression: 'doubtful',
            facing: 'left-front',
            looksAt: 'child',
          },
        ],
      },
    },
    deed: {
      see: '{Name} sits beside {guide} and tells the truth, and both of them laugh{beside}.',
      detail: 'Close: heads together, shaking with laughter; the tightness has gone out of {name}’s shoulders.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.28,
            action: 'sitting',
            arms: 'hand-on-heart',
            expression: 'laughing',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'guide', x: 0.36, action: 'sitting', expression: 'laughing', facing: 'left-front' },
          {
            who: 'friend',
            x: -0.84,
            distance: 'middle',
            action: 'sitting',
            arms: 'clapping',
            expression: 'laughing',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'pet', x: 0.86, distance: 'middle', action: 'dancing', expression: 'laughing', facing: 'left-front' },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} kneels, stretches out both hands to {guide} and asks for help{beside}.',
          detail: 'Close: two open hands and an honest face; {guide} leans in to help.',
          shot: {
            camera: 'close-up',
            zoom: 0.86,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.28,
                action: 'kneeling',
                arms: 'shrugging',
                expression: 'worried',
                facing: 'right-front',
                looksAt: 'guide',
              },
              { who: 'guide', x: 0.4, action: 'hand-on-heart', expression: 'tender', facing: 'left-front' },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                expression: 'worried',
                facing: 'right-front',
                looksAt: 'child',
              },
              {
                who: 'pet',
                x: 0.86,
                distance: 'middle',
                action: 'listening',
                expression: 'curious',
                facing: 'left-front',
                looksAt: 'child',
              },
            ],
          },
        },
        '4-6': {
          see: '{Name} sits down close to {guide} and whispers the truth{beside}.',
          detail: 'Close: heads together over a shared secret; the tightness has gone out of {name}’s shoulders.',
          shot: {
            camera: 'close-up',
            zoom: 0.86,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.28,
                action: 'sitting',
                arms: 'whispering',
                expression: 'happy',
                facing: 'right-front',
                looksAt: 'guide',
              },
              { who: 'guide', x: 0.36, action: 'listening', expression: 'mischievous', facing: 'left-front' },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                action: 'sitting',
                expression: 'relieved',
                facing: 'right-front',
                looksAt: 'guide',
              },
              {
                who: 'pet',
                x: 0.86,
                distance: 'middle',
                action: 'listening',
                expression: 'curious',
                facing: 'left-front',
              },
            ],
          },
        },
      },
    },
  },
]
