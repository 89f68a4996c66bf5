import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { variantKey } from '@kahani/contracts/picture-keys'
import { createPictureNames } from '@kahani/pictures/picture-names'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { NEWER_TEST_SECRET, TEST_SECRET } from '@kahani/testing/keys'
import { expect, onTestFinished, test } from 'vitest'
import { type SetUp, setUp, shareRedis, startService } from './set-up.ts'

const shared = shareRedis()

const OWNER = 7
const COVER = { storyId: 12, pageNumber: 0, version: 0, tag: 'a-tag' }
const SMALL = Buffer.from('a small picture')
const LARGE = Buffer.alloc(150_000, 'a large picture')
const nameOf = (keys: Parameters<typeof createPictureNames>[0] = [TEST_SECRET]) =>
  createPictureNames(keys).create(COVER, OWNER)
const PATH = `/api/images/${nameOf()}`

/** A gateway whose blob store has a cover in two widths; `stories` answers that it has no such picture. */
async function setUpPictures(options: Pick<SetUp, 'env' | 'limits'> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const blobs = createFileBlobStore(dir)
  await blobs.put(variantKey(COVER, 432), SMALL)
  await blobs.put(variantKey(COVER, 1280), LARGE)
  const forwarded: string[] = []
  const stories = await startService((call, response) => {
    forwarded.push(call.url ?? '')
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found"}')
  })
  const gateway = await setUp({ ...shared, blobs, services: { stories: stories.url }, ...options })
  const [owner, stranger] = await Promise.all([gateway.signIn(OWNER), gateway.signIn(8)])
  return { ...gateway, blobs, forwarded, owner: { cookie: owner.cookie }, stranger: { cookie: stranger.cookie } }
}

test("serves its owner's pictures in each width, and answers 304", async () => {
  const { get, owner, forwarded } = await setUpPictures()
  for (const [path, picture] of [
    [`${PATH}?width=432`, SMALL],
    // What a page asks for that was opened before the widths changed.
    [`${PATH}?width=320`, SMALL],
    [`${PATH}?width=1280`, LARGE],
    [PATH, LARGE],
  ] as const) {
    const response = await get(path, owner)
    expect(response.status).toBe(200)
    expect(response.body.equals(picture)).toBe(true)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.length),
      'cache-control': 'private, no-cache',
      vary: 'cookie',
      'x-content-type-options': 'nosniff',
    })
    const again = await get(path, { ...owner, 'if-none-match': String(response.headers.etag) })
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'private, no-cache'])
  }
  const [small, large] = [await get(`${PATH}?width=432`, owner), await get(PATH, owner)]
  expect(small.headers.etag).not.toBe(large.headers.etag)
  expect(forwarded).toEqual([])
})

test('answers 401 for a visitor, 404 for anybody else and for a forged name, and 400 for another width', async () => {
  const { get, owner, stranger, forwarded } = await setUpPictures()
  const etag = String((await get(PATH, owner)).headers.etag)
  for (const headers of [{}, { 'if-none-match': etag }]) {
    expect((await get(PATH, headers)).status).toBe(401)
    expect((await get(PATH, { ...stranger, ...headers })).status).toBe(404)
    expect((await get(PATH.replace('/12-', '/13-'), { ...owner, ...headers })).status).toBe(404)
  }
  const forged = [`/api/images/${nameOf([NEWER_TEST_SECRET])}`, '/api/images/12-0-a-version..webp', '/api/images/.webp']
  for (const path of forged) expect.soft((await get(path, owner)).status, path).toBe(404)
  for (const width of ['', '0', '321', '432.0', '1e3', 'large', '432&width=720']) {
    const response = await get(`${PATH}?width=${width}`, owner)
    expect.soft([response.status, response.json().code], width).toEqual([400, 'bad_input'])
  }
  expect((await get(PATH, stranger)).headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(forwarded).toEqual([])
})

test('sends a picture in parts while the memory for responses is used up', async () => {
  const { get, owner } = await setUpPictures({ limits: { responseBufferBytes: 0 } })
  const { status, body, headers } = await get(PATH, owner)
  expect([status, body.equals(LARGE), headers['content-length']]).toEqual([200, true, String(LARGE.length)])
})

test('accepts names of an older key', async () => {
  const { get, owner } = await setUpPictures({ env: { PICTURE_KEY: [NEWER_TEST_SECRET, TEST_SECRET] } })
  expect((await get(PATH, owner)).status).toBe(200)
  expect((await get(`/api/images/${nameOf([NEWER_TEST_SECRET])}`, owner)).status).toBe(200)
})

test('asks stories for a picture that has no file, a name without a signature, and the placeholder', async () => {
  const { get, owner, blobs, forwarded } = await setUpPictures()
  const etag = String((await get(PATH, owner)).headers.etag)
  await blobs.delete(variantKey(COVER, 1280))
  const paths = [PATH, `${PATH}?width=720`, '/api/images/4be1.png', '/api/images/placeholder']
  for (const path of paths) expect((await get(path, { ...owner, 'if-none-match': etag })).status).toBe(404)
  expect(forwarded).toEqual(paths)
})
