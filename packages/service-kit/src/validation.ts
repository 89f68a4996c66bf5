import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { HttpError } from './http-error.ts'

/** A field of a request, as a path with dots, and what is wrong with it. */
export interface Issue {
  path: string
  message: string
}

/** 400 about fields. The message is that of the first. */
export const invalidInput = (issues: Issue[], cause?: unknown) =>
  new HttpError(400, 'bad_input', issues[0]?.message ?? 'Invalid input', { issues, cause })

/** Messages where a schema has none: zod's own are for developers. */
const defaultMessage = ({ input }: { input?: unknown }) => (input == null ? 'Required' : 'Invalid input')

/** Parses what a client sent. @throws HttpError 400 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: defaultMessage })
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** Validates requests by their zod schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  data => {
    try {
      return { value: parseInput(schema, data) }
    } catch (error) {
      return { error: error as Error }
    }
  }
