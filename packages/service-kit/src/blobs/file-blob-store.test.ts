import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTestDisk } from '@kahani/testing/disk'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deleteFolder } from './blob-store.ts'
import { createFileBlobStore, type FileBlobStoreOptions } from './file-blob-store.ts'

async function setUp(options: FileBlobStoreOptions = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return { dir, blobs: createFileBlobStore(dir, options) }
}

test('writes, replaces, reads and deletes a blob', async () => {
  const { blobs } = await setUp()
  await blobs.put('pictures/1/0.png', Buffer.from('old'))
  await blobs.put('pictures/1/0.png', Buffer.from('newer'))
  expect(await blobs.get('pictures/1/0.png')).toEqual(Buffer.from('newer'))
  const found = await blobs.stream('pictures/1/0.png')
  expect(found?.info).toEqual({ sizeBytes: 5, modifiedAt: expect.any(Date) })
  expect(found && (await buffer(found.body))).toEqual(Buffer.from('newer'))
  const part = await blobs.stream('pictures/1/0.png', { start: 1, end: 3 })
  expect([part?.info.sizeBytes, part && String(await buffer(part.body))]).toEqual([5, 'ewe'])
  await blobs.delete('pictures/1/0.png')
  await blobs.delete('pictures/1/0.png')
  expect([
    await blobs.get('pictures/1/0.png'),
    await blobs.stream('pictures/1/0.png'),
    await blobs.info('pictures/1/0.png'),
  ]).toEqual([null, null, null])
})

test('concurrent writes to one key leave one complete blob and no temporary files', async () => {
  const { blobs, dir } = await setUp()
  const versions = Array.from({ length: 20 }, (_, i) => Buffer.alloc(10_000, i))
  await Promise.all(versions.map(data => blobs.put('books/1.pdf', data)))
  const stored = await blobs.get('books/1.pdf')
  expect(versions.some(data => stored?.equals(data))).toBe(true)
  expect(await readdir(join(dir, 'books'))).toEqual(['1.pdf'])
})

test('lists the blobs of a folder with their times, and deletes them with their folders', async () => {
  const { blobs, dir } = await setUp()
  const before = Date.now() - 1_000
  for (const key of ['pictures/1/0.png', 'pictures/1/sheet.png', 'pictures/12/0.png'])
    await blobs.put(key, Buffer.from('a'))
  await writeFile(join(dir, 'pictures/1/1.png.d9b2.part'), 'the rest of an interrupted write')
  const keys = async (folder: string) => {
    const found = []
    for await (const { key } of blobs.list(folder)) found.push(key)
    return found.sort()
  }
  expect(await keys('pictures/1/')).toEqual(['pictures/1/0.png', 'pictures/1/1.png.d9b2.part', 'pictures/1/sheet.png'])
  for await (const { modifiedAt } of blobs.list('pictures/')) expect(modifiedAt.getTime()).toBeGreaterThan(before)
  await deleteFolder(blobs, 'pictures/1/')
  expect(await keys('pictures/')).toEqual(['pictures/12/0.png'])
  expect(await readdir(join(dir, 'pictures'))).toEqual(['12'])
  expect(await keys('pictures/1/')).toEqual([])
  expect(() => blobs.list('pictures')).toThrow('invalid blob folder')
  expect(() => blobs.list('../')).toThrow('invalid blob key')
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

test('writes a stream, which becomes visible when it ends, and nothing of one that fails', async () => {
  const { blobs, dir } = await setUp()
  async function* chunks(end: () => Promise<void>) {
    yield Buffer.from('one, ')
    yield Buffer.from('two')
    await end()
  }
  await blobs.put(
    'archives/1.zip',
    chunks(async () => expect(await blobs.info('archives/1.zip')).toBeNull()),
  )
  expect(String(await blobs.get('archives/1.zip'))).toBe('one, two')
  const failing = blobs.put(
    'archives/2.zip',
    chunks(() => Promise.reject(new Error('the source failed'))),
  )
  await expect(failing).rejects.toThrow('the source failed')
  expect(await readdir(join(dir, 'archives'))).toEqual(['1.zip'])
})

describe('requireRoom', () => {
  test('leaves nothing if there is room', async () => {
    const { blobs, dir } = await setUp({ minFreeBytes: 1 })
    await Promise.all([blobs.requireRoom(), blobs.requireRoom(1_000_000)])
    expect(await readdir(dir)).toEqual([])
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

test.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', 'A', ''])('rejects the key %j', async key => {
  const { blobs } = await setUp()
  await expect(async () => blobs.get(key)).rejects.toThrow('invalid blob key')
})
