import type { Turn } from '../../format/arc.ts'

/** Half of the last treat, and a thing that two can hold. */
export const SHARING_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} holds the very last {treat} while {guide} looks on hungrily{beside}.',
      detail:
        'Close: the {treat} is small and a little squashed, almost at {name}’s mouth; {guide} politely looks away but peeps back.',
      shot: {
        camera: 'detail',
        zoom: 0.7,
        focus: '$treat',
        figures: [
          {
            who: 'child',
            x: -0.26,
            action: 'sitting',
            arms: 'holding',
            holds: '$treat',
            expression: 'doubtful',
            facing: 'right-front',
            looksAt: 'guide',
          },
          {
            who: 'guide',
            x: 0.54,
            distance: 'middle',
            action: 'sitting',
            expression: 'sad',
            facing: 'left-front',
            looksAt: '$treat',
          },
          {
            who: 'friend',
            x: -0.84,
            distance: 'middle',
            action: 'sitting',
            expression: 'curious',
            facing: 'right-front',
            looksAt: '$treat',
          },
          {
            who: 'pet',
            x: 0.98,
            distance: 'near',
            action: 'sitting',
            expression: 'wonder',
            facing: 'left-front',
            looksAt: 'up',
          },
        ],
        objects: [{ what: '$treat' }, { what: 'pocket-things', x: 0.16, when: 'button' }],
      },
    },
    deed: {
      see: '{Name} gives {guide} the bigger half of the {treat}{beside}.',
      detail:
        'Close: the two halves lie between them, the bigger one before {guide}; crumbs, and two contented faces, shoulder to shoulder.',
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
            expression: 'happy',
            facing: 'right',
            looksAt: 'guide',
          },
          {
            who: 'guide',
            x: 0.56,
            action: 'listening',
            expression: 'happy',
            facing: 'left-front',
            looksAt: 'child',
          },
          {
            who: 'friend',
            x: -0.84,
            distance: 'middle',
            action: 'sitting',
            arms: 'clapping',
            expression: 'happy',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'pet', x: -0.8, action: 'lying', expression: 'happy', facing: 'right-front', looksAt: 'guide' },
        ],
        objects: [{ what: '$treat', x: 0.26, size: 1.3, states: ['half'] }],
      },
    },
  },
  {
    moment: {
      see: '{Name} clutches the {token} and turns away from {guide}{beside}.',
      detail:
        'Back to back: {name} hugs the {token} with a cross face; {guide} stands by with nothing to do and looks small.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        figures: [
          {
            who: 'child',
            x: -0.2,
            action: 'holding',
            holds: '$token',
            expression: 'cross',
            facing: 'left-front',
            looksAt: 'viewer',
          },
          { who: 'guide', x: 0.4, action: 'drooping', expression: 'sad', facing: 'right-front', looksAt: 'down' },
          {
            who: 'friend',
            x: 0.72,
            distance: 'middle',
            action: 'shrugging',
            expression: 'worried',
            facing: 'left-front',
            looksAt: 'child',
          },
          { who: 'pet', x: -0.66, action: 'crouching', expression: 'worried', facing: 'right-front', looksAt: 'child' },
        ],
      },
    },
    deed: {
      see: '{Name} and {guide} hold the {token} together{beside}.',
      detail: 'Very close: the {token} in the middle of the picture, bright, and a smile on either side of it.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.3,
            action: 'kneeling',
            arms: 'offering',
            holds: '$token',
            expression: 'happy',
            facing: 'right-front',
            looksAt: 'guide',
          },
          {
            who: 'guide',
            x: 0.4,
            action: 'holding',
            touches: '$token',
            expression: 'happy',
            facing: 'left-front',
            looksAt: '$token',
          },
          {
            who: 'friend',
            x: -0.82,
            distance: 'middle',
            action: 'clapping',
            expression: 'happy',
            facing: 'right-front',
            looksAt: '$token',
          },
          { who: 'pet', x: 0.86, distance: 'middle', action: 'cheering', expression: 'happy', facing: 'left-front' },
        ],
        objects: [{ what: '$token' }],
      },
    },
  },
]
