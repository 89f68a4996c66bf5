import { BOY, CAT, DOG, GIRL, GRANDMOTHER, MOTHER } from './families.ts'
import type { Crop, SitePicture } from './picture-files.ts'
import { drawScene, type Scene } from './scenes.ts'

const ART = 'apps/web/src/ui/art'

const WITH_DOG = { people: { child: BOY }, pet: 'Dog', familyPet: DOG } as const

/** Pictures of pages that have nothing else to show. */
const SCENES = {
  'sleeping-moon': {
    ...{ setting: 'cloud-kingdom', timeOfDay: 'night' },
    shot: {
      ...{ camera: 'medium', side: 1, states: ['moonless'] },
      figures: [{ who: 'old-moon', x: 0, height: 0.35, size: 0.8, action: 'sleeping', expression: 'asleep' }],
    },
  },
  lost: {
    ...{ seed: 6, setting: 'enchanted-forest', timeOfDay: 'night', ...WITH_DOG },
    shot: {
      ...{ camera: 'medium', side: 2, states: ['fireflies'] },
      objects: [{ what: 'lantern', states: ['lit', 'glowing'] }],
      figures: [
        {
          ...{ who: 'child', x: -0.1, action: 'holding-up', holds: 'lantern' },
          ...{ facing: 'right-front', expression: 'wonder', looksAt: 'viewer' },
        },
        { who: 'pet', x: 0.58, facing: 'left-front' },
      ],
    },
  },
  offline: {
    ...{ seed: 12, setting: 'bedroom', timeOfDay: 'night', people: { child: BOY } },
    shot: {
      ...{ camera: 'medium', zoom: 1.2, side: 2 },
      objects: [{ what: 'torch', states: ['lit'] }, { what: 'blanket-nest' }],
      figures: [
        {
          ...{ who: 'child', on: 'blanket-nest', action: 'sitting', holds: 'torch' },
          ...{ facing: 'right-front', expression: 'curious', looksAt: 'viewer' },
        },
      ],
    },
  },
  'empty-shelf': {
    ...{ seed: 8, setting: 'bedroom', timeOfDay: 'night', people: { child: GIRL }, pet: 'Cat', familyPet: CAT },
    shot: {
      ...{ camera: 'medium', zoom: 1.2, side: 3 },
      objects: [{ what: 'book', size: 1.2, states: ['open', 'glowing'] }],
      figures: [
        {
          ...{ who: 'child', x: -0.1, action: 'sitting', holds: 'book' },
          ...{ facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
        },
        { who: 'pet', x: 0.4, action: 'sitting', facing: 'left-front', looksAt: 'child' },
      ],
    },
  },
  'lost-pages': {
    ...{ seed: 12, setting: 'cloud-kingdom', timeOfDay: 'dusk', people: { child: BOY } },
    shot: {
      ...{ camera: 'medium', zoom: 1.1, side: 3, states: ['paper'] },
      figures: [
        { who: 'child', x: -0.1, action: 'reaching', facing: 'right-front', expression: 'surprised', looksAt: 'up' },
      ],
    },
  },
  farewell: {
    ...{ seed: 12, setting: 'riverside', timeOfDay: 'dusk', people: { child: BOY } },
    shot: {
      ...{ camera: 'medium', side: 1 },
      objects: [{ what: 'paper-boat', x: 0.4 }],
      figures: [{ who: 'child', x: -0.2, action: 'waving', facing: 'right-back', expression: 'calm' }],
    },
  },
  family: {
    ...{ seed: 4, setting: 'verandah', timeOfDay: 'morning', pet: 'Cat', familyPet: CAT },
    people: { child: GIRL, friend: BOY, mother: MOTHER, grandmother: GRANDMOTHER },
    shot: {
      ...{ camera: 'medium', zoom: 0.84, side: 1 },
      figures: [
        { who: 'mother', x: -0.62, facing: 'right-front', expression: 'tender', looksAt: 'viewer' },
        { who: 'grandmother', x: 0.58, facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
        { who: 'child', x: -0.17, action: 'waving', facing: 'viewer', expression: 'laughing', looksAt: 'viewer' },
        { who: 'friend', x: 0.22, facing: 'viewer', expression: 'happy', looksAt: 'viewer' },
        { who: 'pet', x: 0.88, action: 'sitting', facing: 'left-front' },
      ],
    },
  },
} satisfies Record<string, Scene>

/** Of scenes that are nearer than the whole picture; all have the same proportions. */
const CROPS: Partial<Record<string, Crop>> = {
  'empty-shelf': { left: 0.07, top: 0.22, width: 0.86, height: 0.774 },
  'sleeping-moon': { left: 0.1, top: 0.12, width: 0.8, height: 0.72 },
}

const present = (state: 'open' | 'closed'): SitePicture => ({
  name: `${ART}/gift-${state}`,
  draw: () =>
    drawScene({
      ...{ setting: 'beach', timeOfDay: 'day' },
      shot: {
        ...{ camera: 'medium', zoom: 1.6, figures: [] },
        objects: [{ what: 'present', x: -0.3, states: [state], colour: 'red', size: 1.7 }],
      },
    }),
  edge: 'cut-out',
  widths: [360],
  quality: 76,
})

/** A sky with nobody under it, for a cover that is not there. */
const BLANK_COVER: Scene = {
  ...{ seed: 9, setting: 'hilltop', timeOfDay: 'night' },
  shot: { camera: 'wide', side: 1, figures: [] },
}

/** Somebody who gives, in the middle of a picture that is wider than high. */
const GIFT: Scene = {
  ...{ seed: 4, setting: 'home', timeOfDay: 'sunset', people: { child: GIRL, grandmother: GRANDMOTHER } },
  shot: {
    ...{ camera: 'medium', zoom: 0.95, side: 1 },
    objects: [{ what: 'present', states: ['closed'], colour: 'red', size: 1.5 }],
    figures: [
      {
        ...{ who: 'grandmother', x: -0.36, action: 'kneeling', arms: 'offering', holds: 'present' },
        ...{ facing: 'right-front', expression: 'tender', looksAt: 'child' },
      },
      {
        ...{ who: 'child', x: 0.3, action: 'standing', arms: 'clapping' },
        ...{ facing: 'left-front', expression: 'laughing', looksAt: 'present' },
      },
    ],
  },
}

const NIGHT: Scene = {
  ...{ seed: 7, setting: 'cloud-kingdom', timeOfDay: 'night', people: { child: GIRL } },
  shot: {
    camera: 'medium',
    figures: [
      { who: 'child', x: 0, action: 'sleeping', expression: 'asleep' },
      { who: 'star-child', x: 0.42, height: 0.45, size: 0.8 },
    ],
  },
}

const emailPicture = (name: string, scene: Scene, top: number): SitePicture => ({
  name: `services/auth/src/email-templates/pictures/${name}`,
  draw: () => drawScene(scene),
  crop: { left: 0, top, width: 1, height: 326 / 556 },
  widths: [1112],
  quality: 60,
  format: 'jpg',
})

export const STATE_PICTURES: readonly SitePicture[] = [
  ...Object.entries(SCENES).map(
    ([name, scene]): SitePicture => ({
      name: `${ART}/scenes/${name}`,
      draw: () => drawScene(scene),
      crop: CROPS[name] ?? { left: 0, top: 0.06, width: 1, height: 0.9 },
      edge: 'brush',
      widths: [600],
      quality: 64,
    }),
  ),
  { name: `${ART}/blank-cover`, draw: () => drawScene(BLANK_COVER), widths: [320], quality: 60 },
  present('open'),
  present('closed'),
  emailPicture('gift', GIFT, 0.32),
  emailPicture('night', NIGHT, 0.38),
]
