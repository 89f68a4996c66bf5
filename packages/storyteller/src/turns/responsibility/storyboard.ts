import type { TurnStoryboard } from '../../format/storyboard.ts'

/** A promise that is kept, and a job that was left undone. */
export const responsibility = {
  looks: [
    {
      moment: {
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
              facing: 'right-front',
              expression: 'wonder',
              looksAt: '$tempt',
            },
            {
              who: 'guide',
              x: -0.78,
              distance: 'middle',
              action: 'pulling',
              facing: 'left-front',
              expression: 'determined',
            },
            {
              who: 'friend',
              x: 0.16,
              distance: 'middle',
              action: 'running',
              facing: 'right-back',
              expression: 'laughing',
              looksAt: '$tempt',
            },
            { who: 'pet', x: 0.4, action: 'running', facing: 'right-front', expression: 'wonder', looksAt: '$tempt' },
          ],
        },
      },
      deed: {
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
              facing: 'right-front',
              expression: 'determined',
              looksAt: 'guide',
            },
            { who: 'guide', x: 0.5, action: 'cheering', facing: 'left-front', expression: 'happy', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.8,
              action: 'cheering',
              facing: 'left-back',
              expression: 'laughing',
              looksAt: '$tempt',
            },
            { who: 'pet', x: -0.4, action: 'sleeping', facing: 'right-front', expression: 'asleep' },
          ],
        },
      },
    },
    {
      moment: {
        detail:
          'In a cloud over {name}’s head: {he} has {undone}; {guide} looks round with a question; the way back is long.',
        shot: {
          camera: 'medium',
          zoom: 1.2,
          adds: { undone: { x: 0.5, height: 0.9, size: 0.8, imagined: true } },
          figures: [
            { who: 'child', x: -0.26, action: 'gasping', expression: 'worried', looksAt: 'viewer' },
            {
              who: 'guide',
              x: 0.42,
              action: 'listening',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'child',
            },
            {
              who: 'friend',
              x: -0.78,
              distance: 'middle',
              action: 'walking',
              facing: 'left-front',
              expression: 'curious',
              looksAt: 'child',
            },
            {
              who: 'pet',
              x: 0.84,
              action: 'listening',
              facing: 'left-front',
              expression: 'doubtful',
              looksAt: 'child',
            },
          ],
        },
      },
      deed: {
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
              facing: 'left-front',
              expression: 'relieved',
              looksAt: 'guide',
            },
            { who: 'guide', x: -0.42, facing: 'right-front', expression: 'proud', looksAt: 'child' },
            {
              who: 'friend',
              x: -0.8,
              distance: 'middle',
              action: 'clapping',
              facing: 'right-front',
              expression: 'happy',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.86, action: 'running', facing: 'left', expression: 'happy', looksAt: 'child' },
          ],
        },
      },
    },
  ],
} satisfies TurnStoryboard
