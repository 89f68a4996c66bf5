import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMAS, type Schema } from '@kahani/service-kit/database-roles'
import { UserError } from './user-error.ts'

const FILE = 'secrets.json'

const token = () => randomBytes(32).toString('base64url')

const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aeiou'
/** Four pronounceable words, easy to read out and to type: 50 bits. */
function readablePassword(): string {
  const syllable = () => `${CONSONANTS[randomInt(CONSONANTS.length)]}${VOWELS[randomInt(VOWELS.length)]}`
  return Array.from({ length: 4 }, () => syllable() + syllable()).join('-')
}

function privateKey(): string {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  return Buffer.from(pem).toString('base64')
}

const GENERATORS = {
  SESSION_SECRET: token,
  IDENTITY_PRIVATE_KEY: privateKey,
  INTERNAL_TOKEN: token,
  PHOTO_KEY: token,
  PICTURE_KEY: token,
  GIFT_KEY: token,
  ADMIN_PASSWORD: readablePassword,
  postgres: token,
  redis: token,
  sandboxKeySecret: token,
  sandboxWebhookSecret: token,
  sandboxGoogleSecret: token,
}
type Name = keyof typeof GENERATORS

/** Secrets that are generated once per data folder. */
export type Secrets = Record<Name, string> & { roles: Record<Schema, string> }

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new UserError(
      `The secrets in ${file} can't be read. Restore the file, or set DATA_DIR to another folder to start from scratch.`,
    )
  }
}

/** Reads the secrets of a data folder and generates the missing ones. @throws UserError */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, FILE)
  const stored = read(file)
  const names = Object.keys(GENERATORS) as Name[]
  const secrets = {
    ...(Object.fromEntries(names.map(name => [name, stored[name] || GENERATORS[name]()])) as Record<Name, string>),
    roles: Object.fromEntries(SCHEMAS.map(schema => [schema, stored.roles?.[schema] || token()])) as Secrets['roles'],
  }
  const text = JSON.stringify(secrets, null, 2)
  if (text !== JSON.stringify(stored, null, 2)) {
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return secrets
}
