import { COLOURS, PROP_STATES } from '@kahani/scene/objects'
import { figureSchema, objectSchema, type Shot, shotSchema } from '@kahani/scene/shot'
import { ACTIONS, CAMERAS, DISTANCES, EXPRESSIONS, FACINGS, WEATHERS } from '@kahani/scene/words'
import { z } from 'zod'

/**
 * A shot in a response. Figures and objects are named in free text, because the format of a response may not have more than
 * 1,000 words to choose from; names that the scene language does not have are dropped.
 */
const position = {
  x: z.number(),
  distance: z.enum(DISTANCES),
  height: z.number(),
  size: z.number(),
}

export const shotResponseSchema = z.object({
  camera: z.enum(CAMERAS),
  side: z.int(),
  weather: z.enum(WEATHERS),
  figures: z.array(
    z.object({
      who: z.string(),
      ...position,
      action: z.enum(ACTIONS),
      expression: z.enum(EXPRESSIONS),
      facing: z.enum(FACINGS),
      looksAt: z.string(),
      holds: z.string().nullable(),
      on: z.string().nullable(),
      touches: z.string().nullable(),
    }),
  ),
  objects: z.array(
    z.object({
      what: z.string(),
      ...position,
      states: z.array(z.enum(PROP_STATES)),
      colour: z.enum(COLOURS).nullable(),
      count: z.int(),
    }),
  ),
  focus: z.string(),
})
export type ShotResponse = z.infer<typeof shotResponseSchema>

/** Fields that are replaced by their defaults if they are not in the scene language. */
const OPTIONAL = ['looksAt', 'holds', 'on', 'touches', 'height', 'size', 'x', 'count', 'states'] as const

/** Parses an entry without the fields that don't fit; null if the rest doesn't either. */
function parseEntry<T>(schema: z.ZodType<T>, entry: Readonly<Record<string, unknown>>): T[] {
  const whole = schema.safeParse(entry)
  if (whole.success) return [whole.data]
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]))
  if (![...wrong].every(field => OPTIONAL.some(optional => optional === field))) return []
  const rest = schema.safeParse(Object.fromEntries(Object.entries(entry).filter(([field]) => !wrong.has(field))))
  return rest.success ? [rest.data] : []
}

/** The shot with what the scene language has of it; undefined if the child is not in it, so that it is staged by default. */
export function toShot({ figures, objects, focus, side, ...shot }: ShotResponse): Shot | undefined {
  const staged = shotSchema.safeParse({
    ...shot,
    side: Math.max(0, Math.min(3, side)),
    figures: figures.flatMap(figure => parseEntry(figureSchema, figure)).slice(0, 8),
    objects: objects.flatMap(object => parseEntry(objectSchema, object)).slice(0, 10),
    ...(shotSchema.shape.focus.safeParse(focus).success && { focus }),
  })
  return staged.data?.figures.some(({ who }) => who === 'child') ? staged.data : undefined
}
