import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { UserError } from './user-error.ts'

/** Names and values as the person set them; none is empty. */
export type Given = Record<string, string>

export interface Settings {
  dataDir: string
  port: number
  env: Given
}

const DEFAULT_PORT = '3000'

const withoutEmpty = (env: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])))

function readEnvFile(root: string): Given {
  const file = join(root, '.env')
  try {
    return existsSync(file) ? withoutEmpty(parseEnv(readFileSync(file, 'utf8'))) : {}
  } catch (cause) {
    throw new UserError(`${file} can't be read: ${(cause as Error).message}`, { cause })
  }
}

/** What is set: the environment wins over `.env`, and that over the defaults. @throws UserError */
export function readSettings(root: string, env: NodeJS.ProcessEnv): Settings {
  const given = { ...readEnvFile(root), ...withoutEmpty(env) }
  const text = given.PORT ?? DEFAULT_PORT
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${text}", and must be a number from 1 to 65535.`)
  }
  return { dataDir: resolve(root, given.DATA_DIR ?? '.data'), port, env: given }
}
