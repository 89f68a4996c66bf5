import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityPrivateKeys } from '@kahani/service-kit/identity'
import { expect, onTestFinished, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

function createFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-secrets-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return { dir, file: join(dir, 'secrets.json') }
}

test('secrets are generated once and stay the same', () => {
  const { dir } = createFolder()
  const secrets = loadSecrets(dir)
  expect(loadSecrets(dir)).toEqual(secrets)
  expect(loadSecrets(createFolder().dir).SESSION_SECRET).not.toBe(secrets.SESSION_SECRET)
})

test('only the owner of the file can read them', () => {
  const { dir, file } = createFolder()
  loadSecrets(dir)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('they have the format that the services require', () => {
  const secrets = loadSecrets(createFolder().dir)
  for (const name of ['SESSION_SECRET', 'GIFT_KEY'] as const) expect(secrets[name].length).toBeGreaterThanOrEqual(32)
  expect(identityPrivateKeys.parse(secrets.IDENTITY_PRIVATE_KEY)[0].asymmetricKeyType).toBe('ed25519')
  expect(secrets.ADMIN_PASSWORD).toMatch(/^[a-z]{4}(-[a-z]{4}){3}$/)
})

test('a secret that an older version did not have is added, and no other changes', () => {
  const { dir, file } = createFolder()
  const { PHOTO_KEY: _, ...older } = loadSecrets(dir)
  writeFileSync(file, JSON.stringify(older))
  const { PHOTO_KEY, ...rest } = loadSecrets(dir)
  expect(rest).toEqual(older)
  expect(JSON.parse(readFileSync(file, 'utf8')).PHOTO_KEY).toBe(PHOTO_KEY)
})

test('a damaged file is named and not overwritten', () => {
  const { dir, file } = createFolder()
  writeFileSync(file, '{"SESSION_SECRET": "ab')
  expect(() => loadSecrets(dir)).toThrow(`The secrets in ${file} can't be read`)
  expect(readFileSync(file, 'utf8')).toBe('{"SESSION_SECRET": "ab')
})
