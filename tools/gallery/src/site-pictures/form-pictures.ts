import { join } from 'node:path'
import type { Coat } from '@kahani/contracts/looks'
import {
  CHARACTER_TYPES,
  type CharacterType,
  ILLUSTRATION_STYLES,
  PETS,
  type Pet,
  THEMES,
  type Theme,
} from '@kahani/contracts/options'
import type { FigureShot } from '@kahani/scene/shot'
import type { SitePicture } from './picture-files.ts'
import { drawScene, type Scene, storyPet } from './scenes.ts'

const ART = 'apps/web/src/features/create-story/art'
/** What the illustrator sends to a provider as examples of its styles (`npm run gallery -- styles`). */
const STYLES = 'services/illustrations/src/illustrator/openai/styles'

const TILE_PX = 240

interface Hero extends Pick<Scene, 'setting' | 'timeOfDay' | 'customCharacter'> {
  /** Seven to nine; otherwise four to six. */
  older?: true
  figure?: Partial<FigureShot>
  /** Seeds of the looks. */
  girl: number
  boy: number
}

/** As which hero a child can be in a story, each in a place of its own. */
const HEROES: Record<CharacterType, Hero> = {
  myself: { girl: 3, boy: 21, setting: 'garden', timeOfDay: 'morning', figure: { action: 'waving' } },
  astronaut: { girl: 22, boy: 2, older: true, setting: 'moon', timeOfDay: 'night', figure: { expression: 'wonder' } },
  princess: { girl: 5, boy: 23, setting: 'castle', timeOfDay: 'day', figure: { facing: 'left-front' } },
  superhero: { girl: 24, boy: 9, older: true, setting: 'city-roof', timeOfDay: 'sunset' },
  explorer: { girl: 4, boy: 25, older: true, setting: 'jungle', timeOfDay: 'day' },
  pirate: {
    ...{ girl: 26, boy: 6, older: true, setting: 'ship', timeOfDay: 'day' },
    figure: { facing: 'left-front', expression: 'mischievous' },
  },
  fairy: { girl: 8, boy: 27, setting: 'enchanted-forest', timeOfDay: 'dusk' },
  dragon: { girl: 28, boy: 11, setting: 'hilltop', timeOfDay: 'sunset', figure: { expression: 'laughing' } },
  wizard: {
    ...{ girl: 12, boy: 29, older: true, setting: 'treehouse', timeOfDay: 'night' },
    figure: { action: 'holding-up', holds: 'wand' },
  },
  custom: {
    ...{ girl: 30, boy: 13, setting: 'home', timeOfDay: 'day', customCharacter: 'painter' },
    figure: { action: 'holding-up', holds: 'paintbrush' },
  },
}

const HERO_GENDERS = ['girl', 'boy'] as const
type HeroGender = (typeof HERO_GENDERS)[number]

const childOf = ({ older, ...hero }: Hero, gender: HeroGender) => ({
  child: { seed: hero[gender], gender, age: older ? ('7-9' as const) : ('4-6' as const) },
})

const heroTile = (characterType: CharacterType, gender: HeroGender): SitePicture => {
  const hero = HEROES[characterType]
  const { setting, timeOfDay, customCharacter = '', figure } = hero
  return {
    name: `${ART}/characters/${characterType}-${gender}`,
    draw: () =>
      drawScene({
        ...{ setting, timeOfDay, characterType, customCharacter, people: childOf(hero, gender) },
        shot: {
          ...{ camera: 'close-up', zoom: 1.25 },
          figures: [{ who: 'child', expression: 'happy', facing: 'right-front', looksAt: 'viewer', ...figure }],
        },
      }),
    crop: { left: 0.14, top: 0.08, width: 0.76, height: 0.76 },
    widths: [TILE_PX],
    quality: 70,
  }
}

/** For the cover that the form shows. */
const heroFigure = (characterType: CharacterType, gender: HeroGender): SitePicture => ({
  name: `${ART}/figures/${characterType}-${gender}`,
  draw: () =>
    drawScene({
      ...{ setting: 'meadow', timeOfDay: 'day', characterType, people: childOf(HEROES[characterType], gender) },
      shot: {
        ...{ camera: 'medium', zoom: 1.3 },
        figures: [
          {
            ...{ who: 'child', expression: 'happy', facing: 'right-front', looksAt: 'viewer' },
            ...(characterType === 'myself' && { action: 'waving' }),
          },
        ],
      },
    }),
  edge: 'cut-out',
  widths: [280],
  quality: 72,
})

const THEME_SCENES: Record<Theme, Scene> = {
  space: {
    ...{ setting: 'moon', timeOfDay: 'night' },
    shot: { camera: 'wide', figures: [{ who: 'star-child', x: 0.42, height: 0.5, action: 'flying', size: 1.4 }] },
  },
  magical: {
    ...{ setting: 'enchanted-forest', timeOfDay: 'day' },
    shot: {
      ...{ camera: 'wide', side: 1, states: ['fireflies'] },
      figures: [{ who: 'owl', x: 0.5, height: 0.9, size: 1.2 }],
    },
  },
  underwater: {
    ...{ setting: 'reef', timeOfDay: 'day' },
    shot: {
      camera: 'wide',
      figures: [
        { who: 'turtle', x: 0.42, height: 0.9, size: 1.5, action: 'swimming', facing: 'left-front' },
        { who: 'reef-fish', x: -0.55, height: 1.5, size: 1.3, action: 'swimming', facing: 'right' },
      ],
    },
  },
  jungle: {
    ...{ setting: 'jungle', timeOfDay: 'day' },
    shot: { camera: 'wide', figures: [{ who: 'elephant', x: 0.42, facing: 'left-front', expression: 'happy' }] },
  },
  farm: {
    ...{ setting: 'farmyard', timeOfDay: 'morning' },
    shot: {
      camera: 'wide',
      figures: [
        { who: 'calf', x: 0.45, facing: 'left-front', expression: 'happy', size: 1.2 },
        { who: 'hen', x: -0.7, facing: 'right-front' },
      ],
    },
  },
  superhero: { setting: 'city-roof', timeOfDay: 'dusk', shot: { camera: 'wide', figures: [] } },
  custom: {
    ...{ setting: 'enchanted-forest', timeOfDay: 'day' },
    shot: { camera: 'wide', states: ['paper'], figures: [] },
  },
}

const themePicture = (theme: Theme): SitePicture => ({
  name: `${ART}/themes/${theme}`,
  draw: () => drawScene(THEME_SCENES[theme]),
  widths: [288],
  quality: 62,
})

const COATS: Record<Exclude<Pet, 'none'>, Coat> = {
  Dog: { colour: 'golden', pattern: 'patches', secondColour: 'white' },
  Cat: { colour: 'ginger', pattern: 'stripes', secondColour: 'white' },
  Rabbit: { colour: 'brown' },
  Dragon: { colour: 'green' },
  Unicorn: { colour: 'white' },
}

const petFigure = (pet: Pet): SitePicture[] =>
  pet === 'none'
    ? []
    : [
        {
          name: `${ART}/pets/${pet.toLowerCase()}`,
          draw: () =>
            drawScene({
              ...{ setting: 'meadow', timeOfDay: 'day', pet, familyPet: storyPet(pet, COATS[pet]) },
              shot: {
                ...{ camera: 'medium', zoom: 1.6 },
                figures: [{ who: 'pet', expression: 'happy', facing: 'left-front', looksAt: 'viewer' }],
              },
            }),
          edge: 'cut-out',
          widths: [128],
          quality: 74,
        },
      ]

export const FORM_PICTURES: readonly SitePicture[] = [
  ...CHARACTER_TYPES.flatMap(type =>
    HERO_GENDERS.flatMap(gender => [heroTile(type, gender), heroFigure(type, gender)]),
  ),
  ...THEMES.map(themePicture),
  ...PETS.flatMap(petFigure),
  ...ILLUSTRATION_STYLES.map(style => ({
    name: `${ART}/styles/${style}`,
    file: join(STYLES, `${style}.webp`),
    crop: { left: 0.1, top: 0.1, width: 0.8, height: 0.6 },
    widths: [240] as const,
    quality: 66,
  })),
]
