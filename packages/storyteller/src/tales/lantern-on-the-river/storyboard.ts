import type { Storyboard, TaleShot } from '../../format/arc.ts'
import { SEES_THE_BOAT, THANKS_THE_BOAT } from './storyboard-thanks.ts'
import { lanternOnTheRiverWayHome } from './storyboard-way-home.ts'

/** A boat is as long for a toddler as for a big child, so that the camera steps back. */
const fartherAway = (shot: TaleShot, zoom: number): TaleShot => ({ ...shot, zoom })

const COVER: TaleShot = {
  camera: 'wide',
  zoom: 1.12,
  focus: 'paper-lantern',
  states: ['lamps'],
  figures: [
    {
      who: 'friend',
      on: 'rowing-boat',
      action: 'kneeling',
      arms: 'cheering',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'paper-lantern',
    },
    {
      who: 'child',
      on: 'rowing-boat',
      action: 'rowing',
      holds: 'oar',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'paper-lantern',
    },
    {
      who: 'pet',
      on: 'rowing-boat',
      action: 'standing',
      facing: 'right',
      expression: 'happy',
      looksAt: 'paper-lantern',
    },
    {
      who: 'guide',
      x: 0.4,
      height: -0.02,
      size: 1.15,
      action: 'walking',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'paper-lantern',
    },
  ],
  objects: [
    { what: 'rowing-boat', x: -0.34, height: -0.08, size: 1.1 },
    { what: 'oar' },
    { what: 'paper-lantern', x: 0.66, size: 1.3, states: ['lit'] },
    { what: 'painted-light', x: 0.6, distance: 'middle', height: 0.12, size: 0.6, states: ['dim'] },
  ],
}

/** The friend rows too, or watches for the lantern. */
const rowsOut = (friend: Pick<TaleShot['figures'][number], 'action' | 'arms' | 'holds'>): TaleShot => ({
  camera: 'wide',
  zoom: 0.96,
  states: ['lamps'],
  figures: [
    {
      who: 'friend',
      on: 'rowing-boat',
      ...friend,
      facing: 'right-front',
      expression: 'determined',
      looksAt: 'paper-lantern',
    },
    {
      who: 'child',
      on: 'rowing-boat',
      action: 'rowing',
      holds: 'oar',
      facing: 'right-front',
      expression: 'brave',
      looksAt: 'paper-lantern',
    },
    {
      who: 'pet',
      on: 'rowing-boat',
      action: 'sitting',
      facing: 'right',
      expression: 'curious',
      looksAt: 'paper-lantern',
    },
    { who: 'frog', x: 0.62, height: 0.04, facing: 'left', expression: 'curious', size: 0.8 },
  ],
  objects: [
    { what: 'rowing-boat', x: -0.26, distance: 'middle', height: -0.08, size: 1.12 },
    { what: 'oar' },
    { what: 'lotus-leaf', x: 0.62, size: 0.9 },
    { what: 'paper-lantern', x: 0.74, distance: 'far', size: 0.95, states: ['lit'] },
  ],
})
const ROWS_OUT = rowsOut({ action: 'kneeling', arms: 'pointing' })

const MEETS_THE_FISH: TaleShot = {
  camera: 'medium',
  focus: 'guide',
  figures: [
    {
      who: 'friend',
      on: 'rowing-boat',
      action: 'kneeling',
      facing: 'right-front',
      expression: 'surprised',
      looksAt: 'guide',
    },
    {
      who: 'pet',
      on: 'rowing-boat',
      action: 'reaching-down',
      facing: 'right',
      expression: 'curious',
      looksAt: 'guide',
    },
    {
      who: 'child',
      on: 'rowing-boat',
      action: 'kneeling',
      facing: 'right-front',
      expression: 'wonder',
      looksAt: 'guide',
    },
    {
      who: 'guide',
      x: 0.68,
      height: -0.02,
      size: 0.86,
      action: 'walking',
      facing: 'left-front',
      expression: 'curious',
      looksAt: 'child',
    },
  ],
  objects: [{ what: 'rowing-boat', x: -0.5, height: -0.08, size: 1.1 }],
}

/** The pictures of the tale `lanternOnTheRiver`. What is painted on the lantern is up to the family, so that it stays open. */
export const lanternOnTheRiverPictures: Storyboard = {
  depictions: {
    lantern: { object: 'paper-lantern' },
    'paper lantern': { object: 'paper-lantern' },
    light: { object: 'paper-lantern' },
    'pretty light': { object: 'paper-lantern' },
    'bright speck': { object: 'paper-lantern' },
    'speck of gold': { object: 'paper-lantern' },
    'gold speck': { object: 'paper-lantern' },
    'small light': { object: 'paper-lantern' },
    pictures: { object: 'painted-light' },
    nani: { figure: 'grandmother' },
    wind: { weather: 'wind' },
    boat: { object: 'rowing-boat' },
    'little boat': { object: 'rowing-boat' },
    'hundred other lights': { place: 'lamps' },
    'hundred small fires': { place: 'lamps' },
    river: { place: 'whirlpool' },
    heron: { setting: 'riverside' },
    'silver fish': { figure: 'fish' },
    fish: { figure: 'fish' },
    oar: { object: 'oar' },
    'wooden oar': { object: 'oar' },
    'baling tin': { object: 'baling-tin' },
    step: { place: 'landing' },
  },
  stage: {
    moment: { setting: 'riverside', timeOfDay: 'night', side: 0, states: ['sandbank'] },
    deed: { setting: 'riverside', timeOfDay: 'night', side: 1, states: ['sandbank'] },
    dark: { setting: 'riverside', timeOfDay: 'night', side: 3, states: ['dark'] },
    token: 'oar',
    treat: 'laddoo',
    small: 'dragonfly',
    keeper: 'grandfather',
    damage: 'cracked',
    guide: { height: -0.04, size: 1.2 },
    sights: {
      clue: {
        objects: [
          { what: 'puddle', size: 0.9 },
          { what: 'peepal-leaf', x: -0.12, height: 0.03, size: 0.44, states: ['lying'] },
          { what: 'peepal-leaf', x: 0.1, height: 0.04, size: 0.36, states: ['lying'] },
        ],
      },
      hurt: { objects: [{ what: 'string-tangle', x: 0.2, size: 0.36, colour: 'red' }] },
      tempt: {
        objects: [
          { what: 'puppet', x: -0.1, height: 0.26, size: 1.9 },
          { what: 'puppet', x: 0.12, height: 0.3, size: 1.8, facing: 'left' },
          { what: 'lantern', x: 0.3, size: 1.4, states: ['lit'] },
        ],
      },
      undone: {
        objects: [
          { what: 'rowing-boat', x: 0.06, height: 0.04, size: 0.34, states: ['lying'] },
          { what: 'rope', x: -0.16, height: -0.1, size: 0.7 },
        ],
      },
      unsung: {
        objects: [{ what: 'rowing-boat', size: 0.9 }],
        looks: { moment: SEES_THE_BOAT, deed: THANKS_THE_BOAT },
      },
    },
  },
  cover: {
    see: '{Name} rows a little boat after a glowing lantern on a river at night, and a silver fish leads the way{beside}.',
    detail:
      'Wide night picture: an old flat boat among a hundred small lamps; the child rows towards a painted paper lantern that shines on the water; in front a silver fish looks out of the water; calm dark sky above for the title. The lantern is painted with pictures about {theme}.',
    setting: 'riverside',
    timeOfDay: 'night',
    side: 2,
    shot: COVER,
    bands: { '2-3': { shot: fartherAway(COVER, 0.86) }, '4-6': { shot: fartherAway(COVER, 1) } },
  },
  scenes: {
    home: {
      see: '{Name} kneels before the lantern that {he} has painted, and Nani has just lit it{beside}.',
      detail:
        'A verandah above the river after sunset: pots of paint on the floor; the paper lantern glows and throws shapes of light on the wall; the child has a hand on the heart; Nani crouches with a matchbox; a frog sits at the edge. The pictures on the lantern are about {theme}.',
      setting: 'verandah',
      timeOfDay: 'dusk',
      side: 0,
      shot: {
        camera: 'medium',
        focus: 'paper-lantern',
        states: ['by-the-river'],
        figures: [
          {
            who: 'child',
            x: -0.36,
            action: 'kneeling',
            arms: 'hand-on-heart',
            facing: 'right-front',
            expression: 'wonder',
            looksAt: 'paper-lantern',
          },
          {
            who: 'grandmother',
            x: 0.56,
            action: 'crouching',
            holds: 'matchbox',
            facing: 'left-front',
            expression: 'tender',
            looksAt: 'paper-lantern',
          },
          { who: 'pet', x: -0.8, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'paper-lantern' },
          { who: 'frog', x: 0.86, distance: 'near', facing: 'left', expression: 'curious', size: 0.7 },
        ],
        objects: [
          { what: 'paper-lantern', x: 0.08, size: 1.3, states: ['lit'] },
          { what: 'paint-pots', x: -0.56, distance: 'near' },
          { what: 'matchbox' },
          { what: 'painted-light', x: 0.02, distance: 'middle', height: 0.9, size: 0.8, states: ['dim'] },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} paints a paper lantern in red, blue and gold{beside}.',
          detail:
            'A verandah above the river after sunset: the child kneels before a paper lantern and reaches out to paint it; three pots of paint, red, yellow and blue; a frog watches.',
          shot: {
            camera: 'medium',
            focus: 'paper-lantern',
            states: ['by-the-river'],
            figures: [
              {
                who: 'child',
                x: -0.3,
                action: 'kneeling',
                arms: 'pointing',
                holds: 'paintbrush',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'paper-lantern',
              },
              { who: 'pet', x: 0.74, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'paper-lantern' },
              { who: 'frog', x: -0.82, facing: 'right', expression: 'curious', size: 0.6 },
            ],
            objects: [
              { what: 'paper-lantern', x: 0.12, distance: 'middle', size: 1.6, states: ['unlit'] },
              { what: 'paintbrush', colour: 'red' },
              { what: 'paint-pots', x: 0.3, distance: 'near' },
            ],
          },
        },
        '10-12': {
          see: '{Name} holds the lighted lantern close and does not want to let it go, while Nani smiles{beside}.',
          shot: {
            camera: 'medium',
            focus: 'paper-lantern',
            states: ['by-the-river'],
            figures: [
              {
                who: 'child',
                x: -0.18,
                action: 'holding',
                holds: 'paper-lantern',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'paper-lantern',
              },
              {
                who: 'grandmother',
                x: 0.62,
                action: 'standing',
                arms: 'hand-on-heart',
                facing: 'left-front',
                expression: 'tender',
                looksAt: 'child',
              },
              { who: 'pet', x: -0.76, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'child' },
              { who: 'frog', x: 0.88, facing: 'left', expression: 'curious', size: 0.7 },
            ],
            objects: [
              { what: 'paper-lantern', states: ['lit'], size: 1.1 },
              { what: 'paint-pots', x: -0.56, distance: 'near' },
              { what: 'painted-light', x: 0, distance: 'middle', height: 0.9, size: 0.8, states: ['dim'] },
            ],
          },
        },
      },
    },
    call: {
      see: '{Name} reaches out in vain as the wind carries the lantern off over the river{beside}.',
      detail:
        'Stone steps by the river at night, a hundred small lamps afloat; a gust has lifted the painted lantern into the air, out of the child’s hands; farther out an old boat waits; leaves fly.',
      setting: 'riverside',
      timeOfDay: 'night',
      side: 1,
      weather: 'wind',
      shot: {
        camera: 'wide',
        zoom: 1.25,
        focus: 'paper-lantern',
        states: ['lamps'],
        figures: [
          {
            who: 'child',
            x: -0.2,
            action: 'reaching',
            facing: 'right-front',
            expression: 'surprised',
            looksAt: 'paper-lantern',
          },
          {
            who: 'friend',
            x: 0.6,
            distance: 'near',
            action: 'pointing',
            facing: 'left',
            expression: 'surprised',
            looksAt: 'paper-lantern',
          },
          { who: 'pet', on: 'rowing-boat', action: 'sitting', facing: 'right', expression: 'curious' },
          { who: 'frog', x: -0.66, action: 'jumping', height: 0.12, facing: 'right', expression: 'happy', size: 0.7 },
        ],
        objects: [
          { what: 'gust', x: 0.02, height: 1.16, size: 0.8 },
          { what: 'paper-lantern', x: 0.25, height: 0.98, size: 1.3, states: ['lit'] },
          { what: 'rowing-boat', x: 0.12, distance: 'far', height: -0.02 },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} stretches out both arms after the lantern, which floats off on the river{beside}.',
          detail:
            'Stone steps by the river at night: the painted lantern has come down on the water among small lamps and floats away; the child reaches after it; an old boat waits.',
          shot: {
            camera: 'wide',
            zoom: 1.05,
            focus: 'paper-lantern',
            states: ['lamps'],
            figures: [
              {
                who: 'child',
                x: -0.22,
                action: 'offering',
                facing: 'right-front',
                expression: 'surprised',
                looksAt: 'paper-lantern',
              },
              {
                who: 'friend',
                x: -0.74,
                action: 'pointing',
                facing: 'right-front',
                expression: 'surprised',
                looksAt: 'paper-lantern',
              },
              {
                who: 'pet',
                x: 0.56,
                action: 'running',
                facing: 'left',
                expression: 'surprised',
                looksAt: 'paper-lantern',
              },
            ],
            objects: [
              { what: 'paper-lantern', x: 0.14, distance: 'far', height: 0.03, size: 1.5, states: ['lit'] },
              { what: 'rowing-boat', x: 0.66, distance: 'far', height: -0.02 },
              { what: 'gust', x: 0.08, distance: 'middle', height: 0.66, size: 0.7 },
            ],
          },
        },
      },
    },
    crossing: {
      see: '{Name} rows an old flat boat out through a hundred small lights, after one speck of gold{beside}.',
      detail:
        'Wide and still: the long dark boat among many little flames that rock on the water; far ahead, one bright lantern; a heron on one leg by the bank; a frog on a lotus leaf in front.',
      setting: 'riverside',
      timeOfDay: 'night',
      side: 2,
      shot: ROWS_OUT,
      bands: { '2-3': { shot: fartherAway(rowsOut({ action: 'rowing', holds: 'oar' }), 0.86) } },
    },
    meeting: {
      see: 'A silver fish puts her head out of the water to speak to {name}, who kneels in the boat{beside}.',
      detail:
        'Closer: the bow of the boat comes into the picture from the left, the child kneels and looks down at a small bright fish in rings of moonlit water.',
      setting: 'riverside',
      timeOfDay: 'night',
      side: 2,
      shot: MEETS_THE_FISH,
      bands: { '2-3': { shot: fartherAway(MEETS_THE_FISH, 0.76) }, '4-6': { shot: fartherAway(MEETS_THE_FISH, 0.88) } },
    },
    ...lanternOnTheRiverWayHome,
  },
}
