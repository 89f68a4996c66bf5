import type { Turn } from '../../format/arc.ts'

/** Somebody very old lives here, and somebody cannot get a word in. */
export const RESPECT_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} looks up, startled, because this is the home of {keeper}{beside}.',
      detail:
        'From below: above them looms {keeper}, ancient and tired and wise; {name} starts back; {guide} ducks behind {him}.',
      shot: {
        camera: 'from-below',
        zoom: 1.4,
        focus: '$keeper',
        figures: [
          {
            who: 'child',
            x: -0.2,
            action: 'startled',
            expression: 'surprised',
            facing: 'right-front',
            looksAt: '$keeper',
          },
          {
            who: '$keeper',
            x: 0.7,
            distance: 'middle',
            action: 'standing',
            expression: 'tired',
            facing: 'left-front',
            looksAt: 'child',
            size: 1.15,
          },
          { who: 'guide', x: 0.28, action: 'covering-eyes', expression: 'scared', facing: 'left-front' },
          {
            who: 'friend',
            x: -0.68,
            action: 'startled',
            expression: 'surprised',
            facing: 'right-front',
            looksAt: '$keeper',
          },
          { who: 'pet', x: 0.44, action: 'crouching', expression: 'scared', facing: 'right-front', looksAt: 'up' },
        ],
      },
    },
    deed: {
      see: '{Name} folds {his} hands, bows {his} head and asks {keeper} politely{beside}.',
      detail:
        '{Name} {bow} and stands with joined palms; {keeper} looks down with a softening face; {guide} copies {him}.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        figures: [
          { who: 'child', x: -0.2, action: 'greeting', expression: 'calm', facing: 'right-front', looksAt: 'down' },
          {
            who: '$keeper',
            x: 0.68,
            distance: 'middle',
            action: 'bowing',
            expression: 'tender',
            facing: 'left-front',
            looksAt: 'child',
          },
          { who: 'guide', x: 0.2, action: 'bowing', expression: 'calm', facing: 'right-front' },
          {
            who: 'friend',
            x: -0.62,
            distance: 'middle',
            action: 'greeting',
            expression: 'calm',
            facing: 'right-front',
          },
          { who: 'pet', x: -0.58, action: 'bowing', expression: 'calm', facing: 'right-front' },
        ],
      },
    },
  },
  {
    moment: {
      see: '{Name} talks and waves {his} arms while {guide} tries in vain to speak{beside}.',
      detail:
        '{Guide} is in front at the side, with a half-open mouth and a raised hand; nobody looks that way; {name} is in full flow.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        focus: 'guide',
        figures: [
          { who: 'guide', x: 0.56, action: 'waving', expression: 'sad', facing: 'left-front', looksAt: 'child' },
          {
            who: 'child',
            x: -0.14,
            distance: 'near',
            action: 'cheering',
            expression: 'laughing',
            facing: 'left-front',
            looksAt: 'ahead',
          },
          {
            who: 'friend',
            x: -0.74,
            distance: 'middle',
            action: 'shrugging',
            expression: 'laughing',
            facing: 'right-front',
            looksAt: 'child',
          },
          {
            who: 'pet',
            x: 0.18,
            distance: 'middle',
            action: 'dancing',
            expression: 'laughing',
            facing: 'right-front',
            looksAt: 'ahead',
          },
        ],
      },
    },
    deed: {
      see: '{Name} sits quietly and listens to every word that {guide} says{beside}.',
      detail:
        '{Guide} is in the middle, telling, and has grown taller with being heard; {name} has {his} chin in {his} hands.',
      shot: {
        camera: 'close-up',
        zoom: 0.86,
        focus: 'child',
        figures: [
          {
            who: 'child',
            x: -0.38,
            action: 'sitting',
            arms: 'hands-on-cheeks',
            expression: 'curious',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'guide', x: 0.3, action: 'waving', expression: 'happy', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.86,
            distance: 'middle',
            action: 'sitting',
            arms: 'listening',
            expression: 'curious',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'pet', x: 0.86, action: 'listening', expression: 'curious', facing: 'left-front', looksAt: 'guide' },
        ],
      },
    },
  },
]
