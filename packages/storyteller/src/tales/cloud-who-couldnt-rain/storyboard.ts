import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

/** The taller the riders, the larger the cloud, so that their feet are above its eyes; its top stays where it is. */
const cover = {
  detail:
    'Wide picture, low in the frame: the child sits on the cloud as on a pony; fields like cracked biscuit far below; the sky above is empty and pale; a paper boat in the child’s hands.',
  setting: 'cloud-kingdom',
  timeOfDay: 'day',
  side: 3,
  shot: {
    camera: 'wide',
    states: ['dry'],
    figures: [
      {
        who: 'guide',
        height: { '2-3': -0.36, '4-6': -0.397, '7-9': -0.458, '10-12': -0.543 },
        size: { '2-3': 2.7, '4-6': 3, '7-9': 3.5, '10-12': 4.2 },
        action: 'flying',
        expression: 'happy',
      },
      { who: 'child', on: 'guide', action: 'riding', facing: 'right-front', expression: 'laughing' },
      { who: 'friend', on: 'guide', action: 'riding', facing: 'right-front', expression: 'happy', looksAt: 'child' },
      { who: 'pet', on: 'guide', action: 'sitting', facing: 'right-front', expression: 'happy' },
      { who: 'swallow', x: 0.62, height: 0.72, action: 'flying', facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

export const cloudWhoCouldntRain = {
  guide: 'cloud',
  stage: {
    moment: { setting: 'cloud-kingdom', timeOfDay: 'day', side: 2, states: ['dry'] },
    deed: { setting: 'cloud-kingdom', timeOfDay: 'day', side: 0 },
    dark: { setting: 'cave', timeOfDay: 'day', side: 0 },
    token: 'drumstick',
    treat: 'chikki',
    small: 'swallow',
    keeper: 'grandmother-cloud',
    sights: {
      hurt: { objects: [{ what: 'string-tangle', x: 0.13, height: 0.27, size: 0.6 }] },
      tempt: { objects: [{ what: 'rainbow', size: 0.8 }] },
      undone: { objects: [{ what: 'gate', size: 0.5, states: ['open'] }] },
    },
  },
  depictions: {
    'paper boat': { object: 'paper-boat' },
    'eleven paper boats': { object: 'paper-boat', count: 11 },
    'paper boats': { object: 'paper-boat', count: 3 },
    'thirty boats': { object: 'paper-boat', count: 12 },
    bucket: { object: 'bucket' },
    crows: { figure: 'crow' },
    parrot: { figure: 'parrot' },
    buffaloes: { figure: 'buffalo' },
    nana: { figure: 'grandfather' },
    wall: { setting: 'garden' },
    'little cloud': { figure: 'cloud' },
    'small cloud': { figure: 'cloud' },
    cloud: { figure: 'cloud' },
    kites: { object: 'kite', count: 2 },
    eagles: { figure: 'eagle' },
    'copper drum': { object: 'rain-drum' },
    drum: { object: 'rain-drum' },
    'big drum': { object: 'rain-drum' },
    drumstick: { object: 'drumstick' },
    'wooden drumstick': { object: 'drumstick' },
    puff: { object: 'puff' },
    boom: { object: 'sound-rings' },
    rain: { weather: 'rain' },
    rained: { weather: 'rain' },
    umbrella: { object: 'umbrella', state: 'upside-down' },
    puddle: { object: 'puddle' },
    drops: { weather: 'rain' },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
