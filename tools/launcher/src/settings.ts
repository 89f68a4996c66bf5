import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { UserError } from './user-error.ts'

/** Variables that the user has set, without empty values. */
export type ProvidedSettings = Record<string, string>

export interface Settings {
  dataDir: string
  port: number
  env: ProvidedSettings
}

const DEFAULT_PORT = '3000'

const withoutEmpty = (env: NodeJS.ProcessEnv): ProvidedSettings =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])))

function readEnvFile(root: string): ProvidedSettings {
  const file = join(root, '.env')
  try {
    return existsSync(file) ? withoutEmpty(parseEnv(readFileSync(file, 'utf8'))) : {}
  } catch (cause) {
    throw new UserError(`${file} can't be read: ${(cause as Error).message}`, { cause })
  }
}

/** Reads the settings. Environment variables override `.env`. @throws UserError */
export function readSettings(root: string, processEnv: NodeJS.ProcessEnv): Settings {
  const env = { ...readEnvFile(root), ...withoutEmpty(processEnv) }
  const text = env.PORT ?? DEFAULT_PORT
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${text}". It must be a number from 1 to 65535.`)
  }
  if (processEnv.NODE_ENV === '') throw new UserError('NODE_ENV is empty. Set it to production, or remove it.')
  const { INSTALL = 'auto' } = env
  if (!['auto', 'never'].includes(INSTALL)) throw new UserError(`INSTALL is "${INSTALL}". It must be auto or never.`)
  return { dataDir: resolve(root, env.DATA_DIR ?? '.data'), port, env }
}
