import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMAS, type Schema } from '@kahani/service-kit/database-roles'
import { UserError } from './user-error.ts'

const FILE = 'secrets.json'

const token = () => randomBytes(32).toString('base64url')

const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aeiou'
/** Four short made-up words, which a person can read out and type: 50 bits. */
function readablePassword(): string {
  const syllable = () => `${CONSONANTS[randomInt(CONSONANTS.length)]}${VOWELS[randomInt(VOWELS.length)]}`
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-')
}

function privateKey(): string {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  return Buffer.from(pem).toString('base64')
}

const MAKERS = {
  SESSION_SECRET: token,
  IDENTITY_PRIVATE_KEY: privateKey,
  INTERNAL_TOKEN: token,
  PHOTO_KEY: token,
  GIFT_KEY: token,
  ADMIN_PASSWORD: readablePassword,
  postgres: token,
  redis: token,
  sandboxKeySecret: token,
  sandboxWebhookSecret: token,
}
type Name = keyof typeof MAKERS

/** What was made up once for a data folder, and stays. */
export type Secrets = Record<Name, string> & { roles: Record<Schema, string> }

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new UserError(
      `The secrets in ${file} can't be read; restore the file, or set DATA_DIR to another folder to begin anew.`,
    )
  }
}

/** Reads a data folder's secrets, and makes those that it has not yet. @throws UserError */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, FILE)
  const kept = read(file)
  const names = Object.keys(MAKERS) as Name[]
  const secrets = {
    ...(Object.fromEntries(names.map(name => [name, kept[name] || MAKERS[name]()])) as Record<Name, string>),
    roles: Object.fromEntries(SCHEMAS.map(schema => [schema, kept.roles?.[schema] || token()])) as Secrets['roles'],
  }
  const text = JSON.stringify(secrets, null, 2)
  if (text !== JSON.stringify(kept, null, 2)) {
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets
}
