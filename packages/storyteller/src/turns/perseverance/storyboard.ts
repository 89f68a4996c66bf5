import type { TaleShot, Turn } from '../../format/arc.ts'

/** The way is long, and everybody sits down. */
const SITS_TIRED: TaleShot = {
  camera: 'from-above',
  zoom: 1.4,
  figures: [
    {
      who: 'child',
      x: -0.16,
      action: 'sitting',
      arms: 'drooping',
      expression: 'tired',
      facing: 'right-front',
      looksAt: 'viewer',
    },
    { who: 'guide', x: 0.42, action: 'sitting', expression: 'tired', facing: 'left-front', looksAt: 'child' },
    {
      who: 'friend',
      x: -0.58,
      distance: 'middle',
      action: 'sitting',
      arms: 'drooping',
      expression: 'tired',
      facing: 'right-front',
    },
    { who: 'pet', x: 0.74, distance: 'middle', action: 'lying', expression: 'tired', facing: 'left-front' },
  ],
}

/** One more try, and one small bit after another. */
export const PERSEVERANCE_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} sits on the ground after yet another try has failed{beside}.',
      detail:
        'From above, so that {name} looks small: legs stretched out, dusty knees, a cross face; {guide} has counted the tries and shakes {its} head.',
      shot: {
        camera: 'from-above',
        zoom: 1.4,
        figures: [
          {
            who: 'child',
            x: -0.16,
            action: 'sitting-legs-out',
            expression: 'cross',
            facing: 'right-front',
            looksAt: 'viewer',
          },
          { who: 'guide', x: 0.44, action: 'drooping', expression: 'sad', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.6,
            distance: 'middle',
            action: 'sitting',
            arms: 'hands-on-cheeks',
            expression: 'tired',
            facing: 'right-front',
            looksAt: 'child',
          },
          { who: 'pet', x: 0.74, distance: 'middle', action: 'lying', expression: 'tired', facing: 'left-front' },
        ],
      },
    },
    deed: {
      see: '{Name} gets up and tries once more with set teeth{beside}.',
      detail: 'From below: {name} is all concentration and stretches as far as {he} can; {guide} hardly dares to look.',
      shot: {
        camera: 'from-below',
        zoom: 1.4,
        figures: [
          {
            who: 'child',
            x: -0.06,
            action: 'reaching',
            expression: 'determined',
            facing: 'right-front',
            looksAt: 'up',
          },
          { who: 'guide', x: 0.48, action: 'covering-eyes', expression: 'scared', facing: 'left-front' },
          {
            who: 'friend',
            x: -0.64,
            arms: 'hands-on-cheeks',
            expression: 'worried',
            facing: 'right-front',
            looksAt: 'child',
          },
          {
            who: 'pet',
            x: 0.82,
            action: 'looking-up',
            expression: 'wonder',
            facing: 'left-front',
            looksAt: 'up',
          },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} stands up and takes a big breath for one more try{beside}.',
          shot: {
            camera: 'from-below',
            zoom: 1.4,
            figures: [
              { who: 'child', x: -0.1, action: 'proud', expression: 'determined', facing: 'right-front' },
              {
                who: 'guide',
                x: 0.46,
                action: 'looking-up',
                expression: 'wonder',
                facing: 'left-front',
                looksAt: 'child',
              },
              {
                who: 'friend',
                x: -0.62,
                action: 'clapping',
                expression: 'happy',
                facing: 'right-front',
                looksAt: 'child',
              },
              {
                who: 'pet',
                x: 0.8,
                action: 'looking-up',
                expression: 'wonder',
                facing: 'left-front',
                looksAt: 'up',
              },
            ],
          },
        },
      },
    },
  },
  {
    moment: {
      see: '{Name} lies flat on {his} back, worn out by how much is left to do{beside}.',
      detail: 'From above: {name} lies like a starfish and stares at the sky; {guide} has flopped down close by.',
      shot: {
        camera: 'from-above',
        zoom: 1.4,
        figures: [
          { who: 'child', x: -0.2, action: 'lying', expression: 'tired', facing: 'left-front' },
          { who: 'guide', x: 0.52, distance: 'middle', action: 'lying', expression: 'tired', facing: 'left-front' },
          {
            who: 'friend',
            x: -0.56,
            distance: 'middle',
            action: 'sitting',
            arms: 'hands-on-cheeks',
            expression: 'tired',
            facing: 'right-front',
          },
          { who: 'pet', x: 0.4, distance: 'foreground', action: 'lying', expression: 'sleepy', facing: 'left-front' },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} sits down with a puff, for it is so far{beside}.',
          detail: 'From above, the way is long; {name} sits with drooping arms; {guide} sits down too.',
          shot: SITS_TIRED,
        },
        '10-12': {
          see: '{Name} lies flat on {his} back and thinks of an ant that once carried a crumb{beside}.',
          detail:
            'From above: {name} lies like a starfish; over {him}, in a cloud, an ant marches under a crumb much larger than itself; {guide} has flopped down close by.',
          shot: {
            camera: 'from-above',
            zoom: 1.4,
            figures: [
              { who: 'child', x: -0.2, action: 'lying', expression: 'tired', facing: 'left-front' },
              { who: 'guide', x: 0.52, distance: 'middle', action: 'lying', expression: 'tired', facing: 'left-front' },
              {
                who: 'ant',
                x: 0.1,
                distance: 'middle',
                height: 0.55,
                size: 3,
                imagined: true,
                action: 'carrying',
                holds: 'biscuit',
                facing: 'right',
              },
              {
                who: 'friend',
                x: -0.72,
                distance: 'middle',
                action: 'hugging-knees',
                expression: 'tired',
                facing: 'right-front',
              },
              { who: 'pet', x: 0.7, action: 'lying', expression: 'sleepy', facing: 'left-front' },
            ],
            objects: [{ what: 'biscuit', size: 0.6 }],
          },
        },
        '4-6': {
          see: '{Name} sits with drooping arms, for it is too big{beside}.',
          detail: 'From above, the task is huge; {name} sits with arms like wet string; {guide} sits down too.',
          shot: SITS_TIRED,
        },
      },
    },
    deed: {
      atWork: true,
      see: '{Name} goes on, one small step after another{beside}.',
      detail:
        'Silhouettes in single file against the light: {name} leans forward and looks only at the next step, and {guide} keeps pace.',
      shot: {
        camera: 'silhouette',
        zoom: 1.3,
        figures: [
          { who: 'child', x: 0.02, action: 'walking', expression: 'determined', facing: 'right', looksAt: 'down' },
          { who: 'guide', x: -0.4, action: 'walking', expression: 'determined', facing: 'right' },
          { who: 'friend', x: 0.46, action: 'walking', expression: 'determined', facing: 'right', looksAt: 'down' },
          { who: 'pet', x: -0.76, action: 'walking', facing: 'right' },
        ],
      },
    },
  },
]
