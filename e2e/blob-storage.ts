import { execFile } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { runProduct } from '@kahani/launcher/run-product'
import { openStore } from '@kahani/service-kit/blobs/open-blob-store'
import { type ApiClient, createApiClient, createFamily, PASSWORD } from '@kahani/testing/api-client'
import { startTestS3, TEST_S3_CREDENTIALS } from '@kahani/testing/s3-server'
import { expect, onTestFinished, test } from 'vitest'

const MIGRATE = fileURLToPath(import.meta.resolve('@kahani/service-kit/cli/migrate-storage'))

/** Opens a store. @returns its keys, except that of the probe */
async function keysAt(url: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of (await openStore(url)).list('')) if (!key.endsWith('.part')) keys.push(key)
  return keys
}

/** A family with a story and its pictures. */
async function newFamily(url: string) {
  const { client, username } = await createFamily(url)
  const id = await client.generateStory()
  await client.waitForIllustrations(id)
  const { illustrations } = await client.illustrations(id)
  return { client, username, id, pictures: illustrations.map(({ imageUrl }) => imageUrl) }
}

async function signIn(url: string, { username }: { username: string }) {
  const client = createApiClient(url)
  await client.signIn({ username, password: PASSWORD })
  return client
}

async function download(client: ApiClient, id: number, format: string): Promise<Buffer> {
  const path = `/api/stories/${id}/download/${format}`
  await expect.poll(async () => (await client.send('GET', path)).status).toBe(200)
  const book = Buffer.from(await (await client.send('GET', path)).arrayBuffer())
  const part = await client.send('GET', path, undefined, { range: 'bytes=100-199' })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(book.subarray(100, 200))).toBe(true)
  return book
}

/** The product with a bucket, and the way to it from a folder. */
export function testBlobStorage() {
  test('a product makes a book with its blobs in a bucket, and a deletion leaves none', async () => {
    const { url } = await startTestS3()
    const product = await runProduct({ STORAGE_URL: url, ...TEST_S3_CREDENTIALS })
    onTestFinished(product.end)
    const { client, id, pictures } = await newFamily(product.url)
    for (const picture of pictures) expect((await client.send('GET', picture)).status).toBe(200)
    expect(String((await download(client, id, 'pdf')).subarray(0, 5))).toBe('%PDF-')
    expect(String((await download(client, id, 'epub')).subarray(0, 2))).toBe('PK')
    const folders = (await keysAt(url)).map(key => key.split('/')[0])
    expect([...new Set(folders)]).toEqual(['books', 'pictures'])
    expect((await client.send('DELETE', `/api/stories/${id}`)).ok).toBe(true)
    await expect.poll(() => keysAt(url)).toEqual([])
  })

  test('blobs move from a folder to a bucket while families read, write and delete: no picture is missing, and none comes back', async () => {
    const { url: bucket } = await startTestS3()
    const before = await runProduct()
    const [reading, deleting] = [await newFamily(before.url), await newFamily(before.url)]
    await download(reading.client, reading.id, 'pdf')
    await before.stop()

    const folder = pathToFileURL(`${before.dataDir}/blobs`).href
    const storage = { STORAGE_URL: bucket, STORAGE_FALLBACK_URL: folder, ...TEST_S3_CREDENTIALS }
    const product = await runProduct(storage, before.dataDir)
    onTestFinished(product.end)
    const [reader, deleter] = [await signIn(product.url, reading), await signIn(product.url, deleting)]
    let moving = true
    let reads = 0
    async function readPictures() {
      while (moving) {
        for (const picture of reading.pictures) {
          const response = await reader.send('GET', picture)
          await response.arrayBuffer()
          expect([picture, response.status]).toEqual([picture, 200])
          reads++
        }
      }
    }
    const migrate = () => promisify(execFile)(process.execPath, [MIGRATE], { env: { ...process.env, ...storage } })
    const readers = [readPictures(), readPictures()]
    const [written] = await Promise.all([
      newFamily(product.url),
      migrate(),
      deleter.send('DELETE', `/api/stories/${deleting.id}`),
    ])
    moving = false
    await Promise.all(readers)

    expect(reads).toBeGreaterThan(2 * reading.pictures.length)
    expect(await keysAt(folder)).toEqual([])
    const stories = async () => new Set((await keysAt(bucket)).map(key => Number(key.split('/')[1])))
    await expect.poll(stories).toEqual(new Set([reading.id, written.id]))
    await download(reader, reading.id, 'pdf')
  })
}
