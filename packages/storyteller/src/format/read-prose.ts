import { readFileSync } from 'node:fs'
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'

/** Says what is wrong with a text of a file, or nothing. */
export type TextCheck = (text: string, path: readonly string[], file: unknown) => string | undefined

/** Reads the prose of a folder of this package, such as `tales/moon-awake`. */
export function readProse<T>(folder: string, schema: z.ZodType<T>, check: TextCheck): T {
  const file = `${folder}/en.yaml`
  return parseProse(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), schema, check)
}

/** Throws an error with a line for each fault: file, key and what is wrong. */
export function parseProse<T>(file: string, yaml: string, schema: z.ZodType<T>, check: TextCheck): T {
  const raw = parseYaml(file, yaml)
  const parsed = schema.safeParse(raw)
  const faults = parsed.success ? textFaults(raw, check) : parsed.error.issues.map(issue => issueFault(issue, raw))
  if (faults.length > 0) throw new Error(faults.map(fault => `${file}: ${fault}`).join('\n'))
  return parsed.data as T
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new Error(`${file}: ${error.message.split('\n')[0]?.replace(/:$/, '.')}`)
  }
}

function issueFault(issue: z.core.$ZodIssue, raw: unknown): string {
  const keys = issue.path.map(String)
  const value = keys.reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], raw)
  const fault =
    issue.code === 'unrecognized_keys'
      ? `There is no key ${issue.keys.join(', ')} here`
      : value === undefined
        ? 'This is missing'
        : issue.message
  return `${keyOf(keys)}: ${fault}.`
}

function textFaults(raw: unknown, check: TextCheck): string[] {
  const faultsAt = (value: unknown, path: readonly string[]): string[] => {
    if (typeof value !== 'string') {
      return Object.entries(value as object).flatMap(([key, each]) => faultsAt(each, [...path, key]))
    }
    const fault = check(value, path, raw)
    return fault === undefined ? [] : [`${keyOf(path)}: ${fault}.`]
  }
  return faultsAt(raw, [])
}

/** "pages.4-6.home.2" for the second line. */
const keyOf = (path: readonly string[]) =>
  path.map(key => (/^\d+$/.test(key) ? String(Number(key) + 1) : key)).join('.') || 'file'
