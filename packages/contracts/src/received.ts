import { z } from 'zod'

/**
 * The schema of an answer for the browser, which other versions of a service may send: fields that the product's specification
 * doesn't name, or allows to be null, have defaults. Services send what `schema` requires.
 */
export const received = <T extends z.ZodType>(schema: T, defaults: Partial<z.output<T>>) =>
  z.preprocess((answer): unknown => {
    if (typeof answer !== 'object' || answer === null) return answer
    const present = Object.entries(answer).filter(([, value]) => value !== null && value !== undefined)
    return { ...answer, ...defaults, ...Object.fromEntries(present) }
  }, schema)
