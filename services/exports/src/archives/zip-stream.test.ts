import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const KB = 1024
const CHUNK = Buffer.alloc(64 * KB, 7)
const CHUNKS_PER_FILE = 16

test('reads files no faster than the archive is read', async () => {
  let read = 0
  async function* file() {
    for (let i = 0; i < CHUNKS_PER_FILE; i++) {
      read += CHUNK.length
      yield CHUNK
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let i = 0; i < 20; i++) {
      const body = Readable.from(file(), { objectMode: false, highWaterMark: CHUNK.length })
      yield { name: `${i}.png`, content: { body, sizeBytes: CHUNKS_PER_FILE * CHUNK.length } }
    }
  }
  let written = 0
  let ahead = 0
  for await (const chunk of zipStream(entries())) {
    written += chunk.length
    ahead = Math.max(ahead, read - written)
  }
  expect(written).toBeGreaterThan(20 * CHUNKS_PER_FILE * CHUNK.length)
  expect(ahead).toBeLessThan(1024 * KB)
})

test('fails with the error of an entry or of its file, and ends the entries when the reader stops', async () => {
  let ended = false
  async function* entries(last: () => ZipEntry): AsyncGenerator<ZipEntry> {
    try {
      yield { name: 'a.txt', content: 'a' }
      yield last()
      for (let i = 0; ; i++) yield { name: `${i}.txt`, content: CHUNK.toString('hex') }
    } finally {
      ended = true
    }
  }
  const fail = () => {
    throw new Error('no such story')
  }
  await expect(buffer(zipStream(entries(fail)))).rejects.toThrow('no such story')

  async function* broken() {
    yield CHUNK
    throw new Error('no such picture')
  }
  const brokenFile = () => ({ name: 'b.png', content: { body: Readable.from(broken()), sizeBytes: 2 * CHUNK.length } })
  await expect(buffer(zipStream(entries(brokenFile)))).rejects.toThrow('no such picture')

  ended = false
  for await (const _chunk of zipStream(entries(() => ({ name: 'b.txt', content: 'b' })))) break
  await expect.poll(() => ended).toBe(true)
})
