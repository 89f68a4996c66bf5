import { badRequest } from './api-error.ts'
import type { Json } from './openai-calls.ts'

const UNSUPPORTED = ['allOf', 'oneOf', 'not', 'if', 'then', 'else', 'patternProperties', 'propertyNames']

/** @throws ApiError if structured outputs do not support the schema in strict mode */
export function validateFormat(format: Json): void {
  if (format?.type !== 'json_schema') return
  if (!/^[\w-]{1,64}$/.test(format.name ?? '')) throw badRequest("Invalid 'text.format.name'.", 'text.format.name')
  if (format.strict !== true) throw badRequest("'text.format.strict' must be true.", 'text.format.strict')
  if (format.schema?.type !== 'object') throw invalidSchema(format.name, [], "schema must be of type 'object'")
  validateSchema(format.name, format.schema, [])
}

function validateSchema(name: string, schema: Json, path: string[]): void {
  if (schema === null || typeof schema !== 'object') return
  const unsupported = UNSUPPORTED.find(keyword => keyword in schema)
  if (unsupported !== undefined) throw invalidSchema(name, path, `'${unsupported}' is not permitted`)
  const properties = Object.keys(schema.properties ?? {})
  if ('properties' in schema || schema.type === 'object') {
    if (schema.additionalProperties !== false) {
      throw invalidSchema(name, path, "'additionalProperties' is required to be supplied and to be false")
    }
    const optional = properties.find(property => !schema.required?.includes(property))
    if (optional !== undefined) {
      throw invalidSchema(
        name,
        path,
        `'required' is required to be supplied and to be an array including every key in properties. Missing '${optional}'`,
      )
    }
  }
  for (const group of ['properties', '$defs', 'definitions', 'anyOf']) {
    for (const [key, part] of Object.entries(schema[group] ?? {})) validateSchema(name, part, [...path, group, key])
  }
  validateSchema(name, schema.items ?? null, [...path, 'items'])
}

const invalidSchema = (name: string, path: string[], what: string) =>
  badRequest(
    `Invalid schema for response_format '${name}': In context=(${path.map(part => `'${part}'`).join(', ')}), ${what}.`,
    'text.format.schema',
    'invalid_json_schema',
  )
