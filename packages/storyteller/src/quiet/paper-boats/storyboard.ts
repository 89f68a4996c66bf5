import type { ByAge, QuietStoryboard, Scene } from '../../format/storyboard.ts'
import { bed, deed, homeward, moment, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'A verandah on a rainy evening, soft blue light: the child holds a paper boat of newsprint in both hands and looks at it tenderly; a row of boats stands on the floor; the upper third is calm.',
  setting: 'verandah',
  timeOfDay: 'dusk',
  side: 1,
  weather: 'rain',
  shot: {
    camera: 'medium',
    zoom: 0.95,
    focus: 'paper-boat',
    figures: [
      {
        who: 'child',
        x: -0.04,
        distance: 'middle',
        action: 'kneeling',
        holds: 'paper-boat',
        facing: 'right-front',
        expression: 'tender',
      },
      {
        who: 'friend',
        x: 0.44,
        distance: 'middle',
        action: 'kneeling',
        facing: 'left-front',
        expression: 'calm',
        looksAt: 'paper-boat',
      },
      { who: 'pet', x: -0.56, action: 'sitting', facing: 'right-front', expression: 'calm', looksAt: 'child' },
    ],
    objects: [{ what: 'paper-boat' }, { what: 'paper-boat', x: 0.1, size: 0.7, count: 4 }],
  },
} satisfies ByAge<Scene>

/** While nothing can be done, boats are folded that carry what the day was like to somebody who is ill. */
export const paperBoats = {
  guide: 'frog',
  depictions: {
    rain: { weather: 'rain' },
    rained: { weather: 'rain' },
    newspaper: { object: 'newspaper' },
    frog: { figure: 'frog' },
    tea: { object: 'tea-cup' },
    lamp: { object: 'table-lamp', state: 'lit' },
    boat: { object: 'paper-boat' },
    'paper boat': { object: 'paper-boat' },
    boats: { object: 'paper-boat', count: 3 },
    'three boats': { object: 'paper-boat', count: 3 },
    fleet: { object: 'paper-boat', count: 6 },
    'whole fleet': { object: 'paper-boat', count: 6 },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, moment, deed, relief, homeward, bed },
} satisfies QuietStoryboard
