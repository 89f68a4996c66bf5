import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

function createFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-folder-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

test('creates the folder and its parents, accessible to the owner only, and leaves no file in it', () => {
  const dataDir = join(createFolder(), 'a/b/data')
  prepareDataFolder(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readdirSync(dataDir)).toEqual([])
})

test('uses an existing folder as it is', () => {
  const dataDir = createFolder()
  writeFileSync(join(dataDir, 'existing'), '')
  prepareDataFolder(dataDir)
  expect(readdirSync(dataDir)).toEqual(['existing'])
})

test('explains in one sentence that a file is in the way', () => {
  const file = join(createFolder(), 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
    /can't be used: part of that path is a file. Set DATA_DIR/,
  )
})

test.runIf(process.platform === 'linux')('explains in one sentence that no folder can be created', () => {
  expect(() => prepareDataFolder('/proc/kahani/data')).toThrow(/can't be used: no folder can be created there/)
})
