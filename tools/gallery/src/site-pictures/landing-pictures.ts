import { drawPortrait } from '@kahani/illustrator/draw-portrait'
import { CAT, FATHER, GIRL, GRANDMOTHER, MOTHER } from './families.ts'
import type { SitePicture } from './picture-files.ts'
import { drawScene, type Person, type Scene, storyPerson } from './scenes.ts'

const ART = 'apps/web/src/features/landing/art'

const CLOSING: Scene = {
  ...{ seed: 7, setting: 'bedroom', timeOfDay: 'night', pet: 'Cat', familyPet: CAT },
  people: { child: GIRL, grandmother: GRANDMOTHER },
  shot: {
    ...{ camera: 'medium', zoom: 1, side: 2 },
    objects: [{ what: 'book', states: ['open', 'glowing'], size: 1.3 }],
    figures: [
      {
        ...{ who: 'grandmother', on: 'window', action: 'sitting', holds: 'book' },
        ...{ facing: 'right-front', expression: 'tender', looksAt: 'child' },
      },
      {
        ...{ who: 'child', on: 'seat', action: 'sitting', arms: 'hand-on-heart' },
        ...{ facing: 'left-front', expression: 'wonder', looksAt: 'book' },
      },
      { who: 'pet', on: 'ledge', action: 'sleeping', facing: 'right-front', expression: 'asleep' },
    ],
  },
}

const STEPS = {
  'step-details': {
    ...{ seed: 4, setting: 'verandah', timeOfDay: 'day', people: { child: GIRL } },
    shot: {
      ...{ camera: 'medium', zoom: 1.4, side: 2 },
      objects: [{ what: 'pencil' }, { what: 'paint-pots', x: 0.35 }],
      figures: [
        {
          ...{ who: 'child', x: -0.05, action: 'lying-front', arms: 'writing', holds: 'pencil' },
          ...{ facing: 'right-front', expression: 'happy', looksAt: 'down' },
        },
      ],
    },
  },
  'step-create': {
    ...{ seed: 4, setting: 'enchanted-forest', timeOfDay: 'day' },
    shot: {
      ...{ camera: 'medium', zoom: 1.6, states: ['paper'] },
      objects: [{ what: 'paint-pots', x: 0.5, size: 0.9 }, { what: 'paintbrush' }],
      figures: [
        {
          ...{ who: 'robot', x: -0.05, size: 1.3, action: 'holding', holds: 'paintbrush' },
          ...{ facing: 'right-front', expression: 'happy' },
        },
      ],
    },
  },
  'step-enjoy': {
    ...{ seed: 4, setting: 'verandah', timeOfDay: 'sunset' },
    people: { child: GIRL, grandmother: GRANDMOTHER, father: FATHER },
    shot: {
      ...{ camera: 'medium', zoom: 0.95, side: 1 },
      objects: [{ what: 'book', states: ['open'], size: 1.2 }],
      figures: [
        {
          ...{ who: 'grandmother', x: -0.45, on: 'seat', action: 'sitting' },
          ...{ facing: 'right-front', expression: 'tender', looksAt: 'child' },
        },
        {
          ...{ who: 'child', x: 0, action: 'sitting', holds: 'book' },
          ...{ facing: 'viewer', expression: 'laughing', looksAt: 'book' },
        },
        {
          ...{ who: 'father', x: 0.5, action: 'sitting' },
          ...{ facing: 'left-front', expression: 'tender', looksAt: 'child' },
        },
      ],
    },
  },
} satisfies Record<string, Scene>

/** Of those who are quoted. */
const FACES: Record<string, Person> = {
  mother: { ...MOTHER, look: { ...MOTHER.look, hairStyle: 'one-plait', foreheadMark: 'bindi' } },
  father: { ...FATHER, look: { ...FATHER.look, beard: 'beard', favouriteColour: 'green' } },
  grandmother: { ...GRANDMOTHER, look: { ...GRANDMOTHER.look, hairColour: 'white', favouriteColour: 'violet' } },
}

const face = ([name, person]: [string, Person]): SitePicture => ({
  name: `${ART}/${name}`,
  draw: () =>
    drawPortrait({ kind: 'person', person: storyPerson(person), characterType: 'myself', customCharacter: '' }),
  // The circle in which a portrait shows the face.
  crop: { left: 725 / 1536, top: 275 / 1536, width: 730 / 1536, height: 730 / 1536 },
  widths: [112],
  quality: 74,
})

export const LANDING_PICTURES: readonly SitePicture[] = [
  {
    name: `${ART}/closing`,
    draw: () => drawScene(CLOSING),
    crop: { left: 0.05, top: 0.04, width: 0.9, height: 0.8 },
    edge: 'brush',
    widths: [960, 560],
    quality: 66,
  },
  ...Object.entries(STEPS).map(
    ([name, scene]): SitePicture => ({
      name: `${ART}/${name}`,
      draw: () => drawScene(scene),
      crop: { left: 0, top: 0.2, width: 1, height: 0.75 },
      edge: 'brush',
      widths: [480],
      quality: 66,
    }),
  ),
  ...Object.entries(FACES).map(face),
]
