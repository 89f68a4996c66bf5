import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type BlobStore, deleteFolder, type MigratableBlobStore } from './blob-store.ts'

const MB = 1024 * 1024

async function* inChunks(data: Buffer, bytes = 64 * 1024) {
  for (let at = 0; at < data.length; at += bytes) yield data.subarray(at, at + bytes)
}

export const INVALID_KEYS = ['../outside', 'a/../../b', '/etc/passwd', 'a//b', 'A', '']

export async function keysIn(blobs: Pick<BlobStore, 'list'>, folder = ''): Promise<string[]> {
  const keys = []
  for await (const { key } of blobs.list(folder)) keys.push(key)
  return keys
}

/** What every blob store does. @param open opens an empty one, for the running test */
export function describeBlobStore(name: string, open: () => Promise<MigratableBlobStore>): void {
  describe(name, () => {
    async function setUp() {
      const blobs = await open()
      return { blobs, keys: (folder: string) => keysIn(blobs, folder) }
    }

    test('writes, replaces, reads and deletes a blob', async () => {
      const { blobs } = await setUp()
      await blobs.put('pictures/1/0.png', Buffer.from('old'))
      await blobs.put('pictures/1/0.png', Buffer.from('newer'))
      expect(await blobs.get('pictures/1/0.png')).toEqual(Buffer.from('newer'))
      const found = await blobs.stream('pictures/1/0.png')
      expect(found?.info).toEqual({ sizeBytes: 5, modifiedAt: expect.any(Date) })
      expect(await blobs.info('pictures/1/0.png')).toEqual(found?.info)
      expect(found && (await buffer(found.body))).toEqual(Buffer.from('newer'))
      await blobs.delete('pictures/1/0.png')
      await blobs.delete('pictures/1/0.png')
      expect([
        await blobs.get('pictures/1/0.png'),
        await blobs.stream('pictures/1/0.png'),
        await blobs.info('pictures/1/0.png'),
      ]).toEqual([null, null, null])
    })

    test('writes a large blob, as a whole or as a stream, and reads it and ranges of it', async () => {
      const { blobs } = await setUp()
      const data = Buffer.alloc(9 * MB, Array.from({ length: 251 }, (_, i) => i).join())
      await blobs.put('books/1/whole.pdf', data)
      await blobs.put('books/1/streamed.pdf', inChunks(data))
      for (const key of ['books/1/whole.pdf', 'books/1/streamed.pdf']) {
        expect((await blobs.get(key))?.equals(data)).toBe(true)
        const found = await blobs.stream(key)
        expect(found && (await buffer(found.body)).equals(data)).toBe(true)
        for (const [start, end] of [
          [1, 3],
          [MB, 6 * MB],
          [9 * MB - 2, 9 * MB - 1],
        ] as const) {
          const part = await blobs.stream(key, { start, end })
          expect(part?.info.sizeBytes).toBe(data.length)
          expect(part && (await buffer(part.body)).equals(data.subarray(start, end + 1))).toBe(true)
        }
      }
    })

    test('a stream becomes visible when it ends, and nothing of one that fails', async () => {
      const { blobs, keys } = await setUp()
      async function* chunks(end: () => Promise<void>, bytes = 1) {
        yield Buffer.alloc(bytes, 'a')
        await end()
        yield Buffer.from('z')
      }
      const large = 9 * MB
      const isMissing = async () => expect(await blobs.info('archives/1.zip')).toBeNull()
      await blobs.put('archives/1.zip', chunks(isMissing, large))
      expect((await blobs.info('archives/1.zip'))?.sizeBytes).toBe(large + 1)
      for (const bytes of [1, large]) {
        const failing = chunks(() => Promise.reject(new Error('the source failed')), bytes)
        await expect(blobs.put('archives/2.zip', failing)).rejects.toThrow('the source failed')
      }
      expect(await keys('archives/')).toEqual(['archives/1.zip'])
    })

    test('creates a blob, but replaces none', async () => {
      const { blobs } = await setUp()
      expect(await blobs.create('pictures/1/0.png', inChunks(Buffer.from('first')))).toBe(true)
      expect(await blobs.create('pictures/1/0.png', inChunks(Buffer.from('second')))).toBe(false)
      expect(String(await blobs.get('pictures/1/0.png'))).toBe('first')
      expect((await blobs.info('pictures/1/0.png'))?.sizeBytes).toBe(5)
    })

    test('lists the blobs of a folder, or all, in the order of their keys and with their times', async () => {
      const { blobs, keys } = await setUp()
      const before = Date.now() - 2_000
      for (const key of ['pictures/12/0.png', 'pictures/1/sheet.png', 'pictures/1/0.png', 'books/1/a.pdf'])
        await blobs.put(key, Buffer.from('a'))
      expect(await keys('pictures/1/')).toEqual(['pictures/1/0.png', 'pictures/1/sheet.png'])
      expect(await keys('')).toEqual(['books/1/a.pdf', 'pictures/1/0.png', 'pictures/1/sheet.png', 'pictures/12/0.png'])
      for await (const { modifiedAt } of blobs.list('pictures/')) expect(modifiedAt.getTime()).toBeGreaterThan(before)
      await deleteFolder(blobs, 'pictures/1/')
      expect(await keys('pictures/')).toEqual(['pictures/12/0.png'])
      expect(await keys('pictures/1/')).toEqual([])
      expect(() => blobs.list('pictures')).toThrow('invalid blob folder')
      expect(() => blobs.list('../')).toThrow('invalid blob key')
    })

    test('requireRoom leaves no blob while data can be stored', async () => {
      const { blobs, keys } = await setUp()
      await Promise.all([blobs.requireRoom(), blobs.requireRoom(1_000_000)])
      expect((await keys('')).filter(key => !key.endsWith('.part'))).toEqual([])
    })
  })
}
