import {
  type CharacterType,
  characterTypeSchema,
  type Pet,
  type PrimaryValue,
  petSchema,
  primaryValueSchema,
  type Theme,
  themeSchema,
} from '@kahani/contracts/options'
import { z } from 'zod'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'

/** The answers that a surprise may give. It never answers a question about the child. */
const FIELDS = ['characterType', 'theme', 'primaryValue', 'pet', 'friendName'] as const
type SurpriseField = (typeof FIELDS)[number]

export const surpriseSchema = z.object({
  characterType: characterTypeSchema.exactOptional(),
  theme: themeSchema.exactOptional(),
  primaryValue: primaryValueSchema.exactOptional(),
  pet: petSchema.exactOptional(),
  friendName: z.string().exactOptional(),
})
/** The answers that a surprise has given; empty without one. */
export type Surprise = z.infer<typeof surpriseSchema>

/** Friends of the child in the story, which is told in English. */
const FRIENDS = ['Aarav', 'Anaya', 'Dev', 'Diya', 'Ishaan', 'Kabir', 'Kavya', 'Meera', 'Neel', 'Riya', 'Tara', 'Zoya']

/** The themes and values that go together with a character. */
const IDEAS: Record<Exclude<CharacterType, 'custom'>, { themes: Theme[]; values: PrimaryValue[] }> = {
  myself: { themes: ['magical', 'jungle', 'farm', 'underwater'], values: ['friendship', 'sharing', 'kindness'] },
  astronaut: { themes: ['space'], values: ['curiosity', 'perseverance', 'courage'] },
  princess: { themes: ['magical', 'underwater', 'farm'], values: ['kindness', 'courage', 'gratitude'] },
  superhero: { themes: ['superhero', 'space'], values: ['responsibility', 'courage', 'honesty'] },
  explorer: { themes: ['jungle', 'underwater', 'space'], values: ['curiosity', 'courage', 'respect'] },
  pirate: { themes: ['underwater', 'jungle'], values: ['sharing', 'honesty', 'friendship'] },
  fairy: { themes: ['magical', 'farm'], values: ['kindness', 'gratitude', 'sharing'] },
  dragon: { themes: ['magical', 'jungle', 'superhero'], values: ['friendship', 'courage', 'respect'] },
  wizard: { themes: ['magical', 'space'], values: ['perseverance', 'responsibility', 'curiosity'] },
}
const PETS: Record<Exclude<Theme, 'custom'>, Pet[]> = {
  space: ['Dog', 'Cat', 'Rabbit'],
  magical: ['Unicorn', 'Dragon', 'Cat'],
  underwater: ['Dragon', 'Dog'],
  jungle: ['Rabbit', 'Dog', 'Dragon'],
  farm: ['Dog', 'Cat', 'Rabbit'],
  superhero: ['Dog', 'Unicorn', 'Cat'],
}
const CHARACTERS = Object.keys(IDEAS) as (keyof typeof IDEAS)[]
const THEMES = Object.keys(PETS) as (keyof typeof PETS)[]

/** An earlier story. The text of an own idea is no option. */
type Told = Partial<Record<'characterType' | 'theme' | 'primaryValue', string | undefined>>

interface SurpriseOptions {
  /** Earlier stories, newest first. What they have is chosen last. */
  recent?: readonly Told[]
  /** Returns a number from 0 to below 1. */
  random?: () => number
}

/**
 * Answers that go together, at random, for the questions that the parent has not answered: those with the initial value or
 * with the answer of the `last` surprise.
 */
export function surprise(
  form: StoryForm,
  last: Surprise,
  { recent = [], random = Math.random }: SurpriseOptions = {},
): Surprise {
  const pick = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T
  /** How many stories ago an answer was used. */
  const agoOf = (field: keyof Told, answer: string) => {
    const ago = recent.findIndex(story => story[field] === answer)
    return ago < 0 ? recent.length : ago
  }
  const isOpen = (field: SurpriseField) => form[field] === EMPTY_FORM[field] || form[field] === last[field]

  const pairs = (isOpen('characterType') ? CHARACTERS.filter(type => isFor(form, type)) : [form.characterType]).flatMap(
    characterType => (isOpen('theme') ? THEMES : [form.theme]).map(theme => ({ characterType, theme })),
  )
  const fitting = pairs.filter(
    ({ characterType, theme }) =>
      characterType === 'custom' || theme === 'custom' || IDEAS[characterType].themes.includes(theme),
  )
  const candidates = fitting.length > 0 ? fitting : pairs
  const others = candidates.filter(
    ({ characterType, theme }) => characterType !== form.characterType || theme !== form.theme,
  )
  const { characterType, theme } = pick(
    longestAgo(
      others.length > 0 ? others : candidates,
      ({ characterType, theme }) => agoOf('characterType', characterType) + agoOf('theme', theme),
    ),
  )
  const { values } = IDEAS[characterType === 'custom' ? 'myself' : characterType]

  const ideas: Required<Surprise> = {
    characterType,
    theme,
    primaryValue: pick(longestAgo(values, value => agoOf('primaryValue', value))),
    pet: pick(PETS[theme === 'custom' ? 'farm' : theme]),
    friendName: pick(FRIENDS.filter(name => name !== form.characterName.trim())),
  }
  return Object.fromEntries(FIELDS.filter(isOpen).map(field => [field, ideas[field]]))
}

/** A costume that some parents would not choose for a boy is left to them. */
const isFor = ({ characterGender }: StoryForm, type: CharacterType) =>
  characterGender !== 'boy' || (type !== 'princess' && type !== 'fairy')

function longestAgo<T>(options: readonly T[], agoOf: (option: T) => number): T[] {
  const longest = Math.max(...options.map(agoOf))
  return options.filter(option => agoOf(option) === longest)
}

/** The initial values of the answers of a surprise that the parent has not changed since. */
export function undoneSurprise(form: StoryForm, last: Surprise): Surprise {
  const unchanged = FIELDS.filter(field => field in last && form[field] === last[field])
  return Object.fromEntries(unchanged.map(field => [field, EMPTY_FORM[field]]))
}
