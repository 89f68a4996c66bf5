import type { TaleShot, Turn } from '../../format/arc.ts'

/** The small creature, as large as a palm, sits on two open hands before the chest; both faces are seen. */
const ON_OPEN_HANDS: TaleShot = {
  camera: 'detail',
  zoom: 0.64,
  focus: 'child',
  figures: [
    {
      who: 'child',
      x: -0.12,
      action: 'kneeling',
      arms: 'cupping',
      holds: '$small',
      expression: 'tender',
      facing: 'right-front',
      looksAt: '$small',
    },
    { who: '$small', size: 0.62, action: 'sitting', expression: 'relieved', facing: 'right-front' },
    {
      who: 'guide',
      x: 0.78,
      distance: 'middle',
      action: 'listening',
      expression: 'tender',
      facing: 'left-front',
      looksAt: 'child',
    },
    {
      who: 'friend',
      x: -0.84,
      distance: 'middle',
      action: 'crouching',
      expression: 'tender',
      facing: 'right-front',
      looksAt: '$small',
    },
  ],
}

/** Somebody hurts and does not say so, and somebody small is in need. */
export const KINDNESS_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} stops in the middle of a step, because {guide} has turned away with a tear{beside}.',
      detail:
        '{Guide} is in front, turned away from all the others, and only the viewer and {name} see {its} face ({hurt}); everybody else looks at the trouble.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        focus: 'guide',
        adds: { hurt: { x: -0.46, distance: 'near' } },
        figures: [
          { who: 'guide', x: -0.46, action: 'drooping', expression: 'sad', facing: 'left-front', looksAt: 'down' },
          { who: 'child', x: 0.18, action: 'walking', expression: 'worried', facing: 'left-front', looksAt: 'guide' },
          {
            who: 'friend',
            x: 0.62,
            distance: 'middle',
            action: 'pointing',
            expression: 'curious',
            facing: 'right-back',
            looksAt: 'up',
          },
          { who: 'pet', x: 0.74, action: 'looking-up', expression: 'curious', facing: 'right-back', looksAt: 'up' },
        ],
      },
    },
    deed: {
      see: '{Name} kneels and tends {guide} gently, as if there were all the time in the world{beside}.',
      detail:
        'Close, in a small pool of warm light: {name} {care}; {guide} lets out a long breath with half-shut eyes; the trouble around them is forgotten.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        adds: { hurt: { x: 0.32, distance: 'near' } },
        figures: [
          {
            who: 'child',
            x: -0.26,
            action: 'kneeling',
            arms: 'holding',
            touches: 'guide',
            expression: 'tender',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'guide', x: 0.32, action: 'sitting', expression: 'relieved', facing: 'left-front' },
          {
            who: 'friend',
            x: -0.82,
            distance: 'middle',
            action: 'crouching',
            expression: 'tender',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'pet', x: 0.84, action: 'lying', expression: 'tender', facing: 'left-front', looksAt: 'guide' },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} gives {guide} a long, warm hug{beside}.',
          detail: 'Close, in a small pool of warm light: both arms right round {guide}, eyes shut.',
          shot: {
            camera: 'close-up',
            zoom: 0.86,
            focus: 'child',
            figures: [
              {
                who: 'child',
                x: -0.16,
                action: 'kneeling',
                arms: 'hugging',
                touches: 'guide',
                expression: 'relieved',
                facing: 'right-front',
              },
              { who: 'guide', x: 0.28, height: 0.02, action: 'hugging', expression: 'relieved', facing: 'left-front' },
              {
                who: 'friend',
                x: -0.78,
                distance: 'middle',
                arms: 'hand-on-heart',
                expression: 'tender',
                facing: 'right-front',
                looksAt: 'guide',
              },
              { who: 'pet', x: 0.72, action: 'lying', expression: 'tender', facing: 'left-front', looksAt: 'guide' },
            ],
          },
        },
      },
    },
  },
  {
    moment: {
      see: '{Name} stops, because {small} shivers on the ground before {his} feet{beside}.',
      detail:
        'Close to the ground: tiny and alone at {name}’s toes is {small}; {name} bends over it; farther on {guide} waves to {him} to hurry.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.3,
            action: 'crouching',
            arms: 'cupping',
            expression: 'worried',
            facing: 'right-front',
            looksAt: '$small',
          },
          {
            who: '$small',
            x: 0.3,
            size: 0.8,
            action: 'drooping',
            expression: 'scared',
            facing: 'left-front',
          },
          {
            who: 'guide',
            x: 0.6,
            distance: 'far',
            action: 'waving',
            expression: 'worried',
            facing: 'left-front',
            looksAt: 'child',
          },
          {
            who: 'friend',
            x: -0.8,
            distance: 'middle',
            action: 'walking',
            expression: 'surprised',
            facing: 'right-front',
            looksAt: '$small',
          },
          {
            who: 'pet',
            x: -0.84,
            action: 'reaching-down',
            expression: 'curious',
            facing: 'right-front',
            looksAt: '$small',
          },
        ],
      },
    },
    deed: {
      see: '{Name} kneels and holds {smallOne} on two open hands to warm it{beside}.',
      detail:
        'Very close: two open hands before the chest, {smallOne} on them, no larger than a palm, and {name}’s face bent over it; {guide} leans in to see.',
      shot: ON_OPEN_HANDS,
    },
  },
]
