import { badRequest } from './api-error.ts'
import type { Json } from './openai-calls.ts'

const UNSUPPORTED = ['allOf', 'oneOf', 'not', 'if', 'then', 'else', 'patternProperties', 'propertyNames']

/** Throws what OpenAI answers to a schema that structured outputs cannot follow strictly. */
export function checkFormat(format: Json): void {
  if (format?.type !== 'json_schema') return
  if (!/^[\w-]{1,64}$/.test(format.name ?? '')) throw badRequest("Invalid 'text.format.name'.", 'text.format.name')
  if (format.strict !== true) throw badRequest("'text.format.strict' must be true.", 'text.format.strict')
  if (format.schema?.type !== 'object') throw invalidSchema(format.name, [], "schema must be of type 'object'")
  checkSchema(format.name, format.schema, [])
}

function checkSchema(name: string, schema: Json, path: string[]): void {
  if (schema === null || typeof schema !== 'object') return
  const unsupported = UNSUPPORTED.find(keyword => keyword in schema)
  if (unsupported !== undefined) throw invalidSchema(name, path, `'${unsupported}' is not permitted`)
  const properties = Object.keys(schema.properties ?? {})
  if ('properties' in schema || schema.type === 'object') {
    if (schema.additionalProperties !== false) {
      throw invalidSchema(name, path, "'additionalProperties' is required to be supplied and to be false")
    }
    const left = properties.find(property => !schema.required?.includes(property))
    if (left !== undefined) {
      throw invalidSchema(
        name,
        path,
        `'required' is required to be supplied and to be an array including every key in properties. Missing '${left}'`,
      )
    }
  }
  for (const group of ['properties', '$defs', 'definitions', 'anyOf']) {
    for (const [key, part] of Object.entries(schema[group] ?? {})) checkSchema(name, part, [...path, group, key])
  }
  checkSchema(name, schema.items ?? null, [...path, 'items'])
}

const invalidSchema = (name: string, path: string[], what: string) =>
  badRequest(
    `Invalid schema for response_format '${name}': In context=(${path.map(part => `'${part}'`).join(', ')}), ${what}.`,
    'text.format.schema',
    'invalid_json_schema',
  )
