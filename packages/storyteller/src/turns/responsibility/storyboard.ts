import type { Turn } from '../../format/arc.ts'

/** A promise that is kept, and a job that was left undone. */
export const RESPONSIBILITY_LOOKS: readonly [Turn['looks'], Turn['looks']] = [
  {
    moment: {
      see: '{Name} keeps {his} promise and looks longingly at something wonderful far off{beside}.',
      detail:
        '{Name} holds what {he} has to hold and has lifted one heel without noticing; in the distance, sparkling: {tempt}; {guide} is busy with {its} own share of the work.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.35,
        adds: { tempt: { x: 0.6, distance: 'far' } },
        objects: [{ what: '$duty' }],
        figures: [
          {
            who: 'child',
            x: -0.26,
            action: 'tiptoeing',
            arms: 'holding',
            holds: '$duty',
            expression: 'wonder',
            facing: 'right-front',
            looksAt: '$tempt',
          },
          {
            who: 'guide',
            x: -0.78,
            distance: 'middle',
            action: 'pulling',
            expression: 'determined',
            facing: 'left-front',
          },
          {
            who: 'friend',
            x: 0.16,
            distance: 'middle',
            action: 'running',
            expression: 'laughing',
            facing: 'right-back',
            looksAt: '$tempt',
          },
          { who: 'pet', x: 0.4, action: 'running', expression: 'wonder', facing: 'right-front', looksAt: '$tempt' },
        ],
      },
    },
    deed: {
      see: '{Name} stays at {his} post and holds on with both hands while {guide} gives the sign{beside}.',
      detail:
        'From below: {name}’s face is steady and {his} arms are tired; behind {him} the wonderful thing goes by unseen; {guide} waves that it is time.',
      shot: {
        camera: 'from-below',
        zoom: 1.4,
        adds: { tempt: { x: -0.4, distance: 'far' } },
        objects: [{ what: '$duty' }],
        figures: [
          {
            who: 'child',
            x: -0.06,
            action: 'holding',
            holds: '$duty',
            expression: 'determined',
            facing: 'right-front',
            looksAt: 'guide',
          },
          { who: 'guide', x: 0.5, action: 'cheering', expression: 'happy', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.8,
            action: 'cheering',
            expression: 'laughing',
            facing: 'left-back',
            looksAt: '$tempt',
          },
          { who: 'pet', x: -0.4, action: 'sleeping', expression: 'asleep', facing: 'right-front' },
        ],
      },
    },
  },
  {
    moment: {
      see: '{Name} stops short with a hand over {his} mouth and remembers something left undone{beside}.',
      detail:
        'In a cloud over {name}’s head: {he} has {undone}; {guide} looks round with a question; the way back is long.',
      shot: {
        camera: 'medium',
        zoom: 1.2,
        adds: { undone: { x: 0.5, height: 0.9, size: 0.8, imagined: true } },
        figures: [
          { who: 'child', x: -0.26, action: 'gasping', expression: 'worried', facing: 'viewer', looksAt: 'viewer' },
          { who: 'guide', x: 0.42, action: 'listening', expression: 'curious', facing: 'left-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.78,
            distance: 'middle',
            action: 'walking',
            expression: 'curious',
            facing: 'left-front',
            looksAt: 'child',
          },
          {
            who: 'pet',
            x: 0.84,
            action: 'listening',
            expression: 'doubtful',
            facing: 'left-front',
            looksAt: 'child',
          },
        ],
      },
    },
    deed: {
      see: '{Name} comes running back, out of breath, with the job properly done{beside}.',
      detail:
        '{Name} runs back along the path with flying hair and thinks of what {he} has put right ({redo}); {guide} stands firmly and makes room, beaming.',
      shot: {
        camera: 'over-the-shoulder',
        zoom: 1.1,
        adds: { redone: { x: 0.62, height: 0.96, size: 0.8, imagined: true } },
        figures: [
          {
            who: 'child',
            x: 0.34,
            action: 'running',
            expression: 'relieved',
            facing: 'left-front',
            looksAt: 'guide',
          },
          { who: 'guide', x: -0.42, action: 'standing', expression: 'proud', facing: 'right-front', looksAt: 'child' },
          {
            who: 'friend',
            x: -0.8,
            distance: 'middle',
            action: 'clapping',
            expression: 'happy',
            facing: 'right-front',
            looksAt: 'child',
          },
          { who: 'pet', x: 0.86, action: 'running', expression: 'happy', facing: 'left', looksAt: 'child' },
        ],
      },
    },
  },
]
