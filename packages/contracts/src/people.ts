import { z } from 'zod'
import { coatSchema, lookSchema } from './looks.ts'
import { ageBandSchema, genderSchema, petSchema } from './options.ts'

/** The people and pets of a story, copied from the family's saved ones, so that a story stays as it was made. */

/** What grown-ups are to the child. */
export const RELATIONS = [
  'grandmother',
  'grandfather',
  'mother',
  'father',
  'aunt',
  'uncle',
  'teacher',
  'other',
] as const
export const relationSchema = z.enum(RELATIONS)
export type Relation = z.infer<typeof relationSchema>

/** A seed decides about a look what the family left open, so that a person is the same in all stories. */
const seed = z.number().int().nonnegative()

export const storyPersonSchema = z.object({
  /** Id of the saved person; null if it is not saved. */
  memberId: z.uuid().nullable(),
  /** What the person is called: "Kiara", "Dadi", "Ravi Mama". */
  name: z.string(),
  gender: genderSchema,
  /** Null for grown-ups. */
  age: ageBandSchema.nullable(),
  /** Null for children. */
  relation: relationSchema.nullable(),
  /** Whether it is a brother or sister of the child in the story. */
  isSibling: z.boolean().optional(),
  look: lookSchema,
  seed,
})
export type StoryPerson = z.infer<typeof storyPersonSchema>

export const storyPetSchema = z.object({
  memberId: z.uuid().nullable(),
  /** '' if it is not known. */
  name: z.string(),
  pet: petSchema.exclude(['none']),
  coat: coatSchema,
  seed,
})
export type StoryPet = z.infer<typeof storyPetSchema>

/** Most people that come along with the child, without the pet. */
export const COMPANIONS_MAX = 3

export const storyPeopleSchema = z.object({
  child: storyPersonSchema,
  /** A brother or sister is as much a hero as the child; the first of `companions` then. */
  hasSecondHero: z.boolean(),
  /** Who comes along besides the child: saved ones, or the friend of the form. */
  companions: z.array(storyPersonSchema).max(COMPANIONS_MAX),
  pet: storyPetSchema.nullable(),
  /** The saved grown-ups, who can be at home in the story. */
  grownUps: z.array(storyPersonSchema),
  /** Seed of the home and of grown-ups who are not saved. */
  homeSeed: seed,
})
export type StoryPeople = z.infer<typeof storyPeopleSchema>
