import type { Turn } from '../../arcs/arc.ts'

/** What the grown-up at home always says, and what is done at home. */
export const CUSTOM_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} stands with closed eyes and remembers what {elder} always says{beside}.',
      detail:
        '{Name} stands still, a hand on {his} heart; from {his} head rises a cloud like steam from a teacup, and in it {elder} sits with a cup in both hands and smiles; {guide} waits.',
      shot: {
        camera: 'medium',
        zoom: 1.2,
        figures: [
          { who: 'child', x: -0.36, action: 'hand-on-heart', expression: 'relieved', facing: 'right-front' },
          {
            who: '$elder',
            x: 0.34,
            height: 0.8,
            size: 0.6,
            action: 'sitting',
            imagined: true,
            holds: 'tea-cup',
            expression: 'tender',
            facing: 'left-front',
            looksAt: 'viewer',
          },
          { who: 'guide', x: 0.4, action: 'sitting', expression: 'curious', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.8,
            distance: 'middle',
            action: 'standing',
            expression: 'curious',
            facing: 'right-front',
            looksAt: 'child',
          },
          { who: 'pet', x: -0.02, action: 'sitting', expression: 'calm', facing: 'left-front', looksAt: 'child' },
        ],
      },
    },
    deed: {
      see: '{Name} kneels and takes one slow breath, as {elder} would, and {guide} does it too{beside}.',
      detail:
        'Close and quiet: {name} kneels with shut eyes and a hand on {his} heart, {guide} beside {him} with shut eyes as well; the light grows warm round the two.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.26,
            action: 'kneeling',
            arms: 'hand-on-heart',
            expression: 'relieved',
            facing: 'right-front',
          },
          { who: 'guide', x: 0.4, action: 'sitting', expression: 'relieved', facing: 'viewer' },
          {
            who: 'friend',
            x: -0.8,
            distance: 'middle',
            action: 'kneeling',
            arms: 'hand-on-heart',
            expression: 'relieved',
            facing: 'right-front',
          },
          {
            who: 'pet',
            x: 0.78,
            distance: 'middle',
            action: 'lying',
            expression: 'calm',
            facing: 'left-front',
            looksAt: 'child',
          },
        ],
      },
    },
  },
  {
    moment: {
      see: '{Name} and {guide} sit and think about what is left to try{beside}.',
      detail:
        'From above: what {name} has turned out of {his} pockets lies between the two, a {treat}, half a pencil, a bus ticket and a button; nothing of it helps; {name} looks up, at a loss.',
      shot: {
        camera: 'from-above',
        zoom: 1.4,
        figures: [
          {
            who: 'child',
            x: -0.34,
            action: 'sitting',
            expression: 'doubtful',
            facing: 'right-front',
            looksAt: 'viewer',
          },
          { who: 'guide', x: 0.42, action: 'thinking', expression: 'doubtful', facing: 'left-front' },
          {
            who: 'friend',
            x: -0.5,
            distance: 'middle',
            action: 'sitting',
            arms: 'hands-on-cheeks',
            expression: 'tired',
            facing: 'viewer',
          },
          {
            who: 'pet',
            x: 0.12,
            distance: 'middle',
            action: 'reaching-down',
            expression: 'curious',
            facing: 'right-front',
          },
        ],
        objects: [
          { what: 'pocket-things', x: 0.1 },
          { what: '$treat', x: -0.06, size: 0.7 },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} sees that {guide} is sad, and wonders what to do{beside}.',
          detail: 'Close: {guide} sits with a drooping head and a tear; {name} kneels beside {itObj} and thinks hard.',
          shot: {
            camera: 'close-up',
            zoom: 0.86,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.34,
                action: 'kneeling',
                arms: 'thinking',
                expression: 'worried',
                facing: 'right-front',
                looksAt: 'guide',
              },
              { who: 'guide', x: 0.38, action: 'drooping', expression: 'sad', facing: 'right-front', looksAt: 'down' },
              {
                who: 'friend',
                x: -0.84,
                distance: 'middle',
                expression: 'worried',
                facing: 'right-front',
                looksAt: 'guide',
              },
              {
                who: 'pet',
                x: 0.84,
                distance: 'middle',
                action: 'reaching-down',
                expression: 'worried',
                facing: 'left-front',
                looksAt: 'guide',
              },
            ],
          },
        },
      },
    },
    deed: {
      see: '{Name} shows {guide} with {his} whole heart how it is done at home, and {guide} joins in{beside}.',
      detail:
        '{Name} and {guide} face each other and do the same, like a child and its reflection; the mood of the whole place has turned gentle.',
      shot: {
        camera: 'medium',
        zoom: 1.2,
        figures: [
          { who: 'child', x: -0.26, action: 'offering', expression: 'tender', facing: 'right-front', looksAt: 'guide' },
          {
            who: 'guide',
            x: 0.4,
            action: 'hand-on-heart',
            expression: 'happy',
            facing: 'left-front',
            looksAt: 'child',
          },
          {
            who: 'friend',
            x: -0.76,
            distance: 'middle',
            action: 'offering',
            expression: 'happy',
            facing: 'right-front',
            looksAt: 'guide',
          },
          {
            who: 'pet',
            x: 0.06,
            distance: 'middle',
            action: 'sitting',
            expression: 'happy',
            facing: 'right-front',
            looksAt: 'guide',
          },
        ],
      },
    },
  },
]
