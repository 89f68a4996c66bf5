import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDisk } from '@kahani/testing/disk'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deleteFolder, isPartOfWrite } from './blob-store.ts'
import { describeBlobStore, INVALID_KEYS, keysIn } from './blob-store-contract.fixture.ts'
import { createFileBlobStore, type FileBlobStoreOptions } from './file-blob-store.ts'

async function setUp(options: FileBlobStoreOptions = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, blobs: createFileBlobStore(dir, options) }
}

describeBlobStore('a folder', async () => (await setUp()).blobs)

test('concurrent writes to one key leave one complete blob and no temporary files', async () => {
  const { blobs, dir } = await setUp()
  const versions = Array.from({ length: 20 }, (_, i) => Buffer.alloc(10_000, i))
  await Promise.all(versions.map(data => blobs.put('books/1.pdf', data)))
  const stored = await blobs.get('books/1.pdf')
  expect(versions.some(data => stored?.equals(data))).toBe(true)
  expect(await readdir(join(dir, 'books'))).toEqual(['1.pdf'])
})

test('a write succeeds while blobs of the same folder are deleted', async () => {
  const { blobs } = await setUp()
  let writing = true
  const deleteRepeatedly = async () => {
    while (writing) await blobs.delete('photos/other')
  }
  const deletions = [deleteRepeatedly(), deleteRepeatedly()]
  for (let i = 0; i < 30; i++) {
    await blobs.put(`photos/${i}`, Buffer.from('a'))
    await blobs.delete(`photos/${i}`)
  }
  writing = false
  await Promise.all(deletions)
})

test('temporary files of interrupted writes are listed, and empty folders are deleted', async () => {
  const { blobs, dir } = await setUp()
  await blobs.put('pictures/1/0.png', Buffer.from('a'))
  await writeFile(join(dir, 'pictures/1/1.png.d9b2.part'), 'the rest of an interrupted write')
  const keys = await keysIn(blobs, 'pictures/1/')
  expect(keys).toEqual(['pictures/1/0.png', 'pictures/1/1.png.d9b2.part'])
  expect(keys.map(isPartOfWrite)).toEqual([false, true])
  await deleteFolder(blobs, 'pictures/1/')
  expect(await readdir(join(dir, 'pictures'))).toEqual([])
})

describe('requireRoom', () => {
  test('leaves nothing if there is room', async () => {
    const { blobs, dir } = await setUp({ minFreeBytes: 1 })
    await Promise.all([blobs.requireRoom(), blobs.requireRoom(1_000_000)])
    expect(await readdir(dir)).toEqual([])
    expect(await blobs.readRoom?.()).toEqual({ freeBytes: expect.any(Number), minFreeBytes: 1 })
  })

  test('writes once for callers at the same time, and again for later ones', async () => {
    let files = 0
    const { blobs } = await setUp({
      openFile(...file) {
        files += 1
        return open(...file)
      },
    })
    await Promise.all([1, 2, 3].map(() => blobs.requireRoom(1_000_000)))
    expect(files).toBe(1)
    await blobs.requireRoom(1_000_000)
    expect(files).toBe(2)
  })

  test('fails while writes do, and leaves nothing', async () => {
    const disk = createTestDisk()
    const { blobs, dir } = await setUp({ openFile: disk.openFile })
    disk.fill()
    await expect(blobs.requireRoom()).rejects.toThrow('ENOSPC: no space left on device, write')
    await expect(blobs.put('a', Buffer.from('a'))).rejects.toThrow('ENOSPC: no space left on device, write')
    disk.free()
    await blobs.requireRoom()
    expect(await readdir(dir)).toEqual([])
  })

  test('fails if less than the minimum, or than what is asked for, is free', async () => {
    const { blobs } = await setUp({ minFreeBytes: 1e18 })
    await expect(blobs.requireRoom()).rejects.toMatchObject({ code: 'ENOSPC' })
    await expect((await setUp()).blobs.requireRoom(1e18)).rejects.toMatchObject({ code: 'ENOSPC' })
  })
})

test.each(INVALID_KEYS)('rejects the key %j', async key => {
  const { blobs } = await setUp()
  await expect(async () => blobs.get(key)).rejects.toThrow('invalid blob key')
})
