import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setUp as setUpAuth } from '@kahani/auth/test/set-up'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { isVariantKey } from '@kahani/contracts/picture-keys'
import { setUp as setUpPayments } from '@kahani/payments/test/set-up'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { openDatabase } from '@kahani/service-kit/database'
import { SCHEMAS } from '@kahani/service-kit/database-roles'
import { createLogger } from '@kahani/service-kit/logger'
import { type Migrations, migrate } from '@kahani/service-kit/migrations'
import { samplePhoto } from '@kahani/stories/test/sample-photo'
import { asha, setUp as setUpStories } from '@kahani/stories/test/set-up'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from '@kahani/testing/postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createBackup } from '../src/create-backup.ts'
import { dumpDatabase } from '../src/dump-database.ts'
import { MIGRATIONS } from '../src/migrations.ts'
import { requireEmpty, restoreBackup, verifyBackup } from '../src/restore-backup.ts'

const PASSPHRASE = 'a passphrase that is long enough for a backup'
const FOLDERS = ['pictures/', 'photos/', 'books/', 'archives/']

/** The stories, the shop and the accounts of one database. */
async function setUpProduct(database: TestDatabase) {
  const logger = createTestLogger(createLogger)
  const db = openDatabase({ ...database.poolFor('stories'), logger })
  onTestFinished(() => db.destroy())
  const stories = await setUpStories({ db: db as never })
  const [shop, auth] = [await setUpPayments({ database }), await setUpAuth({}, { database })]
  return { stories, shop, auth, database, blobs: stories.blobs }
}
type Product = Awaited<ReturnType<typeof setUpProduct>>
type Stores = Pick<Product, 'database' | 'blobs'>

const targetOf = ({ database: { adminUrl }, blobs }: Stores) => ({
  adminUrl,
  blobs,
  passwords: { auth: 'auth', stories: 'stories', payments: 'payments' },
  logger: createTestLogger(createLogger),
})
const backUp = async ({ database, blobs }: Stores) =>
  buffer(await createBackup({ adminUrl: database.adminUrl, blobs }, PASSPHRASE))
const restore = (stores: Stores, backup: Buffer, passphrase = PASSPHRASE) =>
  restoreBackup(Readable.from([backup]), passphrase, targetOf(stores))

async function withClient<Result>({ adminUrl }: TestDatabase, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Every row of every table, every trigger and owner. */
const contentOf = (database: TestDatabase) =>
  withClient(database, async client => {
    const inSchemas = `in ('${SCHEMAS.join("', '")}')`
    const tables = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
        where schemaname ${inSchemas} and tablename not like '%migration%' order by 1`,
    )
    const content: Record<string, unknown> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t order by 1`)
      content[name] = rows.map(({ line }) => line)
    }
    const structure = await client.query(
      `select schemaname, tablename, tableowner from pg_tables where schemaname ${inSchemas}
       union all select tgname, tgrelid::regclass::text, tgenabled::text from pg_trigger where not tgisinternal
       order by 1, 2, 3`,
    )
    return { ...content, structure: structure.rows }
  })

async function blobsOf(blobs: BlobStore, folders = FOLDERS): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const folder of folders)
    for await (const { key } of blobs.list(folder)) content[key] = ((await blobs.get(key)) ?? '').toString('base64')
  return content
}

/** A family with a story, a picture of each page, a purchase and a gift, and values that are hard to copy. */
async function fill({ stories, shop, auth, blobs }: Product) {
  await auth.signUp()
  const text = `tab\t, newline\n, backslash \\N \\., नमस्ते ${randomBytes(2_200_000).toString('hex')}`
  await auth.db
    .insertInto('contact_messages')
    .values({ name: '', email: 'a@b.c', subject: '\\N', message: text })
    .execute()
  await auth.db.updateTable('users').set({ is_admin: true }).execute()
  const brief = { ...asha, characterPhoto: await samplePhoto(), photoConsent: true }
  const { id } = (await stories.generateStory(brief)).json().story
  for (let page = 0; page < PAGES_PER_STORY; page++) await stories.renderPicture(id, page)
  await blobs.put(`pictures/${id}/sheet.png`, randomBytes(500_000))
  await blobs.put(`pictures/${id}/3.png.0.part`, Buffer.from('an interrupted write'))
  await blobs.put('books/1/book.pdf', Buffer.from('a book'))
  await shop.verify(shop.razorpay.pay(await shop.order('digital')))
  await shop.verify(shop.razorpay.pay(await shop.orderGift()))
  return id as number
}

/** What the family sees. */
async function seenBy({ stories, shop, auth }: Product, id: number) {
  const { illustrations } = (await stories.get(`/api/stories/${id}/illustrations`)).json()
  const pictures = illustrations.map(
    async ({ imageUrl }: { imageUrl: string }) => (await stories.get(imageUrl)).rawPayload,
  )
  const login = await auth.post('/api/login', { username: 'asha', password: 'lantern!' })
  return {
    stories: (await stories.get('/api/stories')).json(),
    story: (await stories.get(`/api/stories/${id}`)).json(),
    pictures: await Promise.all(pictures),
    credits: await shop.credits(),
    signedIn: [login.statusCode, login.json()],
  }
}

test('a restored product has every story, picture and balance, and continues', async () => {
  const product = await setUpProduct(await createTestDatabase())
  const id = await fill(product)
  const before = await seenBy(product, id)
  expect(before.pictures).toHaveLength(PAGES_PER_STORY)
  const backup = await backUp(product)
  for (const secret of ['Asha', 'asha@example.in', 'pictures/']) expect(backup.includes(secret)).toBe(false)
  expect(await verifyBackup(Readable.from([backup]), PASSPHRASE)).toMatchObject({ pictures: PAGES_PER_STORY + 1 })

  const restored = await setUpProduct(await createTestDatabase({ template: 'empty' }))
  await requireEmpty(targetOf(restored))
  await restore(restored, backup)
  expect(await contentOf(restored.database)).toEqual(await contentOf(product.database))
  const pictures = await blobsOf(product.blobs, ['pictures/'])
  delete pictures[`pictures/${id}/3.png.0.part`]
  // Files for the screen are made again when they are requested, which `seenBy` does.
  for (const key of Object.keys(pictures).filter(isVariantKey)) delete pictures[key]
  expect(await blobsOf(restored.blobs)).toEqual(pictures)
  expect(await seenBy(restored, id)).toEqual(before)

  const { stories, shop } = restored
  expect((await stories.internal('GET', `/internal/stories/${id}/photo`)).statusCode).toBe(204)
  await stories.renderPicture(id, PAGES_PER_STORY)
  const { status } = (await stories.get(`/api/stories/${id}/illustrations`)).json()
  expect(status).toBe('completed')
  expect((await stories.generateStory(asha, { userId: 2 })).json().story.id).toBe(id + 1_000_001)
  await shop.verify(shop.razorpay.pay(await shop.order('digital')))
  const { storiesRemaining } = await shop.credits()
  expect(storiesRemaining).toBeGreaterThan(before.credits.storiesRemaining)
})

/** A database and a blob store without services. */
async function setUpStores(options: TestDatabaseOptions = {}): Promise<Stores> {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-blobs-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return { database: await createTestDatabase(options), blobs: createFileBlobStore(dir) }
}
const addUser = ({ database }: Stores, name: string) =>
  withClient(database, client =>
    client.query(
      `insert into auth.users (username, username_key, email, email_key, password_hash)
        values ('${name}', '${name}', '${name}@example.in', '${name}@example.in', '')`,
    ),
  )
const userNames = ({ database }: Stores) =>
  withClient(database, async client => {
    const { rows } = await client.query<{ username: string }>('select username from auth.users')
    return rows.map(({ username }) => username)
  })

test('a backup that can not be restored completely changes nothing, and data is replaced on request only', async () => {
  const product = await setUpStores()
  await addUser(product, 'asha')
  await product.blobs.put('pictures/1/0.png', randomBytes(200_000))
  const backup = await backUp(product)
  const modified = Buffer.from(backup)
  modified[backup.length - 100_000] = (modified[backup.length - 100_000] ?? 0) ^ 1
  const target = await setUpStores({ template: 'empty' })
  const rejected: [string, Buffer, string, string][] = [
    ['a wrong passphrase', backup, PASSPHRASE.toUpperCase(), 'The passphrase is wrong'],
    ['another file', randomBytes(1000), PASSPHRASE, 'The passphrase is wrong, or the file is not a backup'],
    ['a file that lacks its last byte', backup.subarray(0, -1), PASSPHRASE, 'damaged or incomplete'],
    ['the first half of a file', backup.subarray(0, backup.length / 2), PASSPHRASE, 'damaged or incomplete'],
    ['a modified file', modified, PASSPHRASE, 'damaged or incomplete'],
  ]
  for (const [what, file, passphrase, message] of rejected) {
    await expect.soft(verifyBackup(Readable.from([file]), passphrase), what).rejects.toThrow(message)
  }
  // Damage at the end is found after everything else was read.
  await expect(restore(target, modified)).rejects.toThrow('damaged or incomplete')
  await expect(requireEmpty(targetOf(target))).resolves.toBeUndefined()

  await restore(target, backup)
  await expect(requireEmpty(targetOf(target))).rejects.toThrow('The database is not empty')
  await addUser(target, 'riya')
  await target.blobs.put('books/1/book.pdf', Buffer.from('a book'))
  await restore(target, backup)
  expect(await contentOf(target.database)).toEqual(await contentOf(product.database))
  expect(await blobsOf(target.blobs)).toEqual(await blobsOf(product.blobs))
})

test('a backup has the rows of the moment at which it starts, not those that are added while it is made', async () => {
  const product = await setUpStores()
  await addUser(product, 'asha')
  const entries = dumpDatabase(product.database.adminUrl)
  expect(await entries.next()).toMatchObject({ value: { name: 'manifest.json' } })
  await addUser(product, 'riya')
  let rows = ''
  for await (const { body } of entries) rows += await buffer(body)
  expect(rows).toContain('asha@example.in')
  expect(rows).not.toContain('riya@example.in')
})

/** Runs the pending migrations of each service. */
async function migrateServices({ poolFor }: TestDatabase) {
  for (const schema of SCHEMAS) {
    const db = openDatabase({ ...poolFor(schema), logger: createTestLogger(createLogger) })
    await migrate(db, schema, MIGRATIONS[schema])
    await db.destroy()
  }
}

/** Adds a migration to each service until the test ends. */
function addMigrations() {
  const current = { ...MIGRATIONS }
  onTestFinished(() => void Object.assign(MIGRATIONS, current))
  const up: Migrations[string]['up'] = db => db.schema.createTable('vouchers').addColumn('code', 'text').execute()
  for (const schema of SCHEMAS) MIGRATIONS[schema] = { ...MIGRATIONS[schema], '900-vouchers': { up } }
}

test('a backup of an earlier version is restored with its schema and can be migrated, one of another version is rejected', async () => {
  const earlier = await setUpStores()
  await addUser(earlier, 'asha')
  addMigrations()
  const target = await setUpStores({ template: 'empty' })
  await migrateServices(target.database)
  expect(Object.keys(await contentOf(target.database))).toContain('auth.vouchers')
  await restore(target, await backUp(earlier))
  expect(await contentOf(target.database)).toEqual(await contentOf(earlier.database))
  await migrateServices(target.database)
  expect(await userNames(target)).toEqual(['asha'])
  expect(Object.keys(await contentOf(target.database))).toContain('auth.vouchers')

  await withClient(earlier.database, client => client.query("update auth.schema_migrations set name = '999-later'"))
  await expect(restore(target, await backUp(earlier))).rejects.toThrow('made by another version')
  expect(await userNames(target)).toEqual(['asha'])
})
