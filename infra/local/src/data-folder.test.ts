import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-folder-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

test('the data folder is made with all above it, for its owner alone, and nothing is left in it', () => {
  const dataDir = join(folder(), 'a/b/data')
  prepareDataFolder(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readdirSync(dataDir)).toEqual([])
})

test('one that was there is used as it is', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'kept'), '')
  prepareDataFolder(dataDir)
  expect(readdirSync(dataDir)).toEqual(['kept'])
})

test('a file in the way is said in one sentence', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
    /can't be used: a part of that path is a file; set DATA_DIR/,
  )
})

test.runIf(process.platform === 'linux')('a place where no folder can be made is said in one sentence', () => {
  expect(() => prepareDataFolder('/proc/kahani/data')).toThrow(/can't be used: no folder can be made there/)
})
