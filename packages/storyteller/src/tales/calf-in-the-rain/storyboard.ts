import type { Storyboard, TaleShot } from '../../format/arc.ts'
import { calfInTheRainWayHome } from './storyboard-way-home.ts'

/** Three calves, the cows and Nani, who milks. */
const COUNTING: TaleShot = {
  camera: 'wide',
  zoom: 0.9,
  states: ['stormy'],
  figures: [
    {
      who: 'child',
      x: -0.74,
      action: 'pointing',
      facing: 'right-front',
      expression: 'doubtful',
      looksAt: 'calf',
    },
    { who: 'calf', x: -0.5, facing: 'left', expression: 'calm', size: 0.85 },
    { who: 'calf', x: -0.24, distance: 'middle', facing: 'right', expression: 'curious', size: 0.85 },
    { who: 'calf', x: 0.06, facing: 'right', expression: 'happy', size: 0.85 },
    { who: 'cow', x: 0.56, distance: 'middle', facing: 'left', expression: 'calm', size: 0.66 },
    {
      who: 'grandmother',
      x: 0.86,
      action: 'sitting',
      arms: 'holding',
      on: 'stool',
      facing: 'left',
      expression: 'calm',
      looksAt: 'milk-pail',
      touches: 'milk-pail',
    },
    { who: 'pet', x: -0.95, action: 'sitting', facing: 'right', expression: 'calm', looksAt: 'child' },
  ],
  objects: [
    { what: 'milk-pail', x: 0.7, states: ['full'], size: 0.8 },
    { what: 'stool', x: 0.9, size: 0.8 },
  ],
}

/** The child leaves with the bell. */
const SETTING_OUT: TaleShot = {
  camera: 'medium',
  zoom: 0.86,
  focus: 'cowbell',
  states: ['stormy'],
  figures: [
    {
      who: 'child',
      x: 0.42,
      action: 'walking',
      holds: 'cowbell',
      facing: 'right-front',
      expression: 'brave',
    },
    { who: 'cow', x: -0.46, distance: 'middle', facing: 'right', expression: 'calm', size: 0.66 },
    {
      who: 'grandmother',
      x: -0.9,
      action: 'sitting',
      arms: 'holding',
      on: 'stool',
      facing: 'right',
      expression: 'calm',
      touches: 'milk-pail',
      looksAt: 'milk-pail',
    },
    {
      who: 'friend',
      x: 0.14,
      distance: 'middle',
      action: 'walking',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'child',
    },
    { who: 'pet', x: 0.84, action: 'walking', facing: 'right', expression: 'curious', looksAt: 'down' },
  ],
  objects: [
    { what: 'cowbell' },
    { what: 'milk-pail', x: -0.62, states: ['full'], size: 0.8 },
    { what: 'stool', x: -0.92, size: 0.8 },
    { what: 'hoofprints', x: 0.92, size: 1.3 },
    { what: 'ladder', x: -0.02, distance: 'middle', when: 'ladder' },
  ],
}

/** The calf on the other bank, from above. */
const ACROSS_THE_STREAM: TaleShot = {
  camera: 'from-above',
  focus: 'guide',
  states: ['stormy'],
  figures: [
    {
      who: 'child',
      x: -0.32,
      distance: 'near',
      action: 'holding-up',
      holds: 'cowbell',
      facing: 'right',
      expression: 'relieved',
      looksAt: 'guide',
    },
    {
      who: 'guide',
      x: 0.36,
      distance: 'far',
      facing: 'left',
      expression: 'worried',
      looksAt: 'child',
      size: 1.4,
    },
    {
      who: 'friend',
      x: -0.7,
      action: 'waving',
      facing: 'right-back',
      expression: 'happy',
      looksAt: 'guide',
    },
    { who: 'pet', x: 0.5, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'guide' },
  ],
  objects: [{ what: 'cowbell' }],
}

/** The pictures of the tale `calfInTheRain`. */
export const calfInTheRainPictures: Storyboard = {
  depictions: {
    'two cows': { figure: 'cow' },
    'four cows': { figure: 'cow' },
    'three calves': { figure: 'calf' },
    nani: { figure: 'grandmother' },
    bell: { object: 'cowbell' },
    'brass cowbell': { object: 'cowbell' },
    rain: { weather: 'rain' },
    mud: { object: 'puddle' },
    hoofprints: { object: 'hoofprints' },
    haystack: { object: 'haystack' },
    mint: { setting: 'meadow' },
    swallows: { figure: 'swallow' },
    calf: { figure: 'calf' },
    rope: { object: 'rope' },
    drops: { object: 'drops' },
    'mama cow': { figure: 'cow' },
    'banana leaf': { object: 'banana-leaf' },
    milk: { object: 'milk-cup' },
    towel: { object: 'towel' },
    lamp: { object: 'lantern' },
    ladder: { object: 'ladder' },
    'calf lay by her mother': { place: 'cowshed' },
    'small calf': { place: 'cowshed' },
  },
  stage: {
    moment: { setting: 'meadow', timeOfDay: 'dusk', side: 1, weather: 'rain' },
    deed: { setting: 'meadow', timeOfDay: 'dusk', side: 0, weather: 'rain' },
    dark: { setting: 'meadow', timeOfDay: 'night', side: 2, weather: 'rain' },
    token: 'cowbell',
    treat: 'roti',
    small: 'duckling',
    keeper: 'bullock',
    sights: {
      tempt: { objects: [{ what: 'gola-cart' }] },
      undone: { objects: [{ what: 'cowshed-door', states: ['open'], size: 0.5 }] },
      redone: { objects: [{ what: 'cowshed-door', states: ['closed'], size: 0.5 }] },
      hurt: { objects: [{ what: 'stones', size: 0.4 }] },
    },
  },
  cover: {
    see: '{Name} kneels and holds a banana leaf over a little calf in the rain, among flowers{beside}.',
    detail:
      'Rain on a meadow at dusk: the child kneels and holds one huge banana leaf over a muddy little calf and laughs; a brass cowbell lies in the flowers; the sky above them is calm and dark.',
    setting: 'meadow',
    timeOfDay: 'dusk',
    side: 0,
    weather: 'rain',
    shot: {
      camera: 'medium',
      focus: 'guide',
      figures: [
        {
          who: 'child',
          x: -0.4,
          action: 'kneeling',
          holds: 'banana-leaf',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'guide',
        },
        { who: 'guide', x: 0.3, facing: 'left', expression: 'happy', looksAt: 'child' },
        {
          who: 'pet',
          x: 0.86,
          distance: 'middle',
          action: 'sitting',
          facing: 'left',
          expression: 'happy',
          looksAt: 'guide',
        },
        {
          who: 'friend',
          x: -0.86,
          distance: 'middle',
          action: 'running',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'guide',
        },
      ],
      objects: [{ what: 'banana-leaf' }, { what: 'cowbell', x: -0.04, distance: 'near' }],
    },
    bands: {
      '2-3': {
        shot: {
          camera: 'wide',
          focus: 'guide',
          figures: [
            {
              who: 'child',
              x: -0.34,
              action: 'kneeling',
              holds: 'banana-leaf',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
            { who: 'guide', x: 0.3, facing: 'left', expression: 'happy', looksAt: 'child' },
            {
              who: 'pet',
              x: 0.86,
              distance: 'middle',
              action: 'sitting',
              facing: 'left',
              expression: 'happy',
              looksAt: 'guide',
            },
            {
              who: 'friend',
              x: -0.78,
              distance: 'middle',
              action: 'running',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'guide',
            },
          ],
          objects: [{ what: 'banana-leaf' }, { what: 'cowbell', x: -0.04, distance: 'near' }],
        },
      },
    },
  },
  scenes: {
    home: {
      see: '{Name} counts three calves outside the cowshed while Nani milks a cow{beside}.',
      detail:
        'Wide: the open cowshed with its tin roof, three cows at the manger and a fourth being milked in front; three calves in a row and a gap where the fourth should be; the child counts on outstretched fingers; a brinjal-coloured sky.',
      setting: 'farmyard',
      timeOfDay: 'sunset',
      side: 0,
      shot: COUNTING,
      bands: {
        '4-6': { shot: { ...COUNTING, zoom: 0.74 } },
        '2-3': {
          see: '{Name} counts two big cows at milking time{beside}.',
          detail:
            'Two large, friendly cows before the farmhouse; the child, small between them, points; a milk pail waits.',
          side: 2,
          shot: {
            camera: 'wide',
            figures: [
              {
                who: 'child',
                x: -0.04,
                action: 'pointing',
                facing: 'right-front',
                expression: 'happy',
                looksAt: 'cow',
              },
              {
                who: 'cow',
                x: 0.7,
                distance: 'middle',
                facing: 'left',
                expression: 'happy',
                looksAt: 'child',
                size: 0.56,
              },
              { who: 'cow', x: -0.72, distance: 'middle', facing: 'right', expression: 'calm', size: 0.56 },
              { who: 'pet', x: 0.36, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'child' },
            ],
            objects: [{ what: 'milk-pail', x: 0.74, states: ['full'], distance: 'near' }],
          },
        },
      },
    },
    call: {
      see: '{Name} takes the brass cowbell and sets out towards the fields, while Nani goes on milking{beside}.',
      detail:
        'Closer, by the well: Nani sits at the cow and milks without looking round; the child sets out with the brass cowbell swinging from one hand; hoofprints lead away; the sky is nearly dark behind the cane.',
      setting: 'farmyard',
      timeOfDay: 'sunset',
      side: 1,
      shot: SETTING_OUT,
      // Seen from farther away, because the cow is larger than a small child.
      bands: {
        '2-3': { shot: { ...SETTING_OUT, camera: 'wide', zoom: 0.86 } },
        '4-6': { shot: { ...SETTING_OUT, camera: 'wide', zoom: 0.9 } },
      },
    },
    crossing: {
      see: '{Name} follows small hoofprints along the sugarcane, ringing the bell{beside}.',
      detail:
        'A muddy track beside tall cane; a line of small hoofprints full of water leads away from the child’s feet; the cowbell swings in the child’s hand; a swallow flies low over the path; heavy purple light.',
      setting: 'meadow',
      timeOfDay: 'dusk',
      side: 2,
      shot: {
        camera: 'medium',
        focus: 'hoofprints',
        states: ['stormy'],
        figures: [
          {
            who: 'child',
            x: -0.2,
            action: 'walking',
            holds: 'cowbell',
            facing: 'right-front',
            expression: 'curious',
            looksAt: 'hoofprints',
          },
          {
            who: 'friend',
            x: -0.62,
            distance: 'middle',
            action: 'walking',
            facing: 'right-front',
            expression: 'curious',
            looksAt: 'hoofprints',
          },
          { who: 'pet', x: -0.66, action: 'walking', facing: 'right', expression: 'curious', looksAt: 'down' },
          { who: 'swallow', x: 0.3, height: 0.9, distance: 'middle', action: 'flying', facing: 'left' },
          { who: 'swallow', x: 0.06, height: 1.5, distance: 'far', action: 'flying', facing: 'left' },
        ],
        objects: [
          { what: 'cowbell' },
          { what: 'hoofprints', x: 0.44, distance: 'near', size: 2.2, states: ['wet'] },
          { what: 'haystack', x: -0.86, distance: 'far' },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} walks through squishy mud and rings the bell{beside}.',
          detail: 'The track by the cane is one long puddle; the child stamps through the mud and swings the bell.',
          shot: {
            camera: 'medium',
            states: ['stormy'],
            figures: [
              {
                who: 'child',
                x: -0.14,
                action: 'walking',
                holds: 'cowbell',
                facing: 'right-front',
                expression: 'laughing',
                looksAt: 'puddle',
              },
              {
                who: 'friend',
                x: -0.62,
                action: 'walking',
                facing: 'right-front',
                expression: 'laughing',
                looksAt: 'child',
              },
              { who: 'pet', x: 0.4, action: 'jumping', facing: 'right', expression: 'happy', looksAt: 'ahead' },
            ],
            objects: [
              { what: 'cowbell' },
              { what: 'puddle', x: -0.1, distance: 'near', size: 1.5 },
              { what: 'puddle', x: 0.5, distance: 'middle', size: 1.3 },
              { what: 'drops', x: 0.08, height: 0.08, size: 0.5 },
            ],
          },
        },
      },
    },
    meeting: {
      see: '{Name} finds the calf on the far side of a wide stream, up to the knees in mint{beside}.',
      detail:
        'From above, over the child’s shoulder: beyond the broad dark water with its stepping stones the small calf stands alone in wild mint with her ears down; the child rings the bell on the near bank.',
      setting: 'meadow',
      timeOfDay: 'dusk',
      side: 3,
      shot: ACROSS_THE_STREAM,
      // Beside a small child the far bank would be above the picture.
      bands: {
        '2-3': { shot: { ...ACROSS_THE_STREAM, camera: 'over-the-shoulder', zoom: 0.8 } },
        '4-6': { shot: { ...ACROSS_THE_STREAM, camera: 'over-the-shoulder', zoom: 0.9 } },
        '7-9': { shot: { ...ACROSS_THE_STREAM, zoom: 0.84 } },
      },
    },
    ...calfInTheRainWayHome,
  },
}
