import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, glob, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setUp as setUpAuth } from '@kahani/auth/test/set-up'
import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { isVariantKey } from '@kahani/contracts/picture-keys'
import { setUp as setUpPayments } from '@kahani/payments/test/set-up'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { openDatabase } from '@kahani/service-kit/database'
import { SCHEMAS } from '@kahani/service-kit/database-roles'
import { LAST_BACKUP } from '@kahani/service-kit/last-backup'
import { createLogger } from '@kahani/service-kit/logger'
import { type Migrations, migrate } from '@kahani/service-kit/migrations'
import { samplePhoto } from '@kahani/stories/test/sample-photo'
import { asha, setUp as setUpStories } from '@kahani/stories/test/set-up'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from '@kahani/testing/postgres'
import { requireProgram } from '@kahani/testing/programs'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createBackup } from '../src/create-backup.ts'
import { MIGRATIONS } from '../src/migrations.ts'
import { createRestic, type Restic } from '../src/restic.ts'
import { prepareRestore, type RestoreOptions, restoreBackup } from '../src/restore-backup.ts'

/** Empty, with a key that is derived from the password in ms. restic's own keys take 0.5 s of CPU time for each command. */
const REPOSITORY = join(import.meta.dirname, 'repository')
const PASSWORD = 'a password for tests'
const FOLDERS = ['pictures', 'prints', 'photos', 'family', 'books', 'archives']

beforeAll(() => requireProgram('restic'))

async function createFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-backup-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const open = (dir: string, variables: Record<string, string> = {}) =>
  createRestic({
    env: {
      PATH: process.env.PATH,
      RESTIC_REPOSITORY: join(dir, 'repository'),
      RESTIC_PASSWORD: PASSWORD,
      ...variables,
    },
    globalOptions: ['--no-cache'],
  })

/** An empty repository. */
async function setUpRepository() {
  const dir = await createFolder()
  await cp(REPOSITORY, join(dir, 'repository'), { recursive: true })
  return { dir, restic: open(dir) }
}

/** The stories, the shop and the accounts of one database. */
async function setUpProduct(database: TestDatabase) {
  const logger = createTestLogger(createLogger)
  const db = openDatabase({ ...database.poolFor('stories'), logger })
  onTestFinished(() => db.destroy())
  const stories = await setUpStories({ db: db as never })
  const [shop, auth] = [await setUpPayments({ database }), await setUpAuth({}, { database })]
  return { stories, shop, auth, database, workDir: await createFolder(), blobsDir: stories.dir, blobs: stories.blobs }
}
type Product = Awaited<ReturnType<typeof setUpProduct>>
type Stores = Pick<Product, 'database' | 'blobs' | 'blobsDir' | 'workDir'>

const backUp = (restic: Restic, { database: { adminUrl }, blobsDir, workDir }: Stores) =>
  createBackup(restic, { adminUrl, blobsDir, workDir, keepDays: 30 })
const targetOf = ({ database: { adminUrl }, blobsDir, workDir }: Stores) => ({
  adminUrl,
  blobsDir,
  workDir,
  passwords: { auth: 'auth', stories: 'stories', payments: 'payments' },
  logger: createTestLogger(createLogger),
})
const restore = (restic: Restic, stores: Stores, options?: RestoreOptions) =>
  restoreBackup(restic, targetOf(stores), options)

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

/** Every file below folders, by its path. */
async function filesOf(dir: string, folders = FOLDERS): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const folder of folders) {
    for await (const entry of glob(`${folder}/**/*`, { cwd: dir, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile()) content[path.slice(dir.length + 1)] = (await readFile(path)).toString('base64')
    }
  }
  return content
}

/** A family with a story, a picture of each page, a purchase and a gift, and values that are hard to copy. */
async function fill({ stories, shop, auth, blobs }: Product) {
  await auth.signUp()
  const text = `tab\t, newline\n, backslash \\N \\., नमस्ते ${randomBytes(600_000).toString('hex')}`
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
  await blobs.put('prints/1/interior.pdf', Buffer.from('a copy on order'))
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
  const { dir, restic } = await setUpRepository()
  const first = await backUp(restic, product)
  expect(first.totalBytes).toBeGreaterThan(1_500_000)
  // The rows are unchanged except for what `seenBy` has added.
  expect((await backUp(restic, product)).addedBytes).toBeLessThan(first.addedBytes / 10)
  await restic.run(['check', '--read-data'])
  const repository = Object.values(await filesOf(dir, ['repository'])).map(content => Buffer.from(content, 'base64'))
  for (const text of ['"Asha"', 'asha@example.in', 'pictures'])
    expect(Buffer.concat(repository).includes(text)).toBe(false)
  expect(await readdir(product.workDir)).toEqual([])

  const restored = await setUpProduct(await createTestDatabase({ template: 'empty' }))
  expect((await restore(restic, restored)).deletedAgain).toEqual({ accounts: 0, stories: 0, members: 0 })
  expect(await contentOf(restored.database)).toEqual(await contentOf(product.database))
  const files = await filesOf(product.blobsDir, ['pictures', 'prints'])
  delete files[`pictures/${id}/3.png.0.part`]
  // Files for the screen are made again when they are requested, which `seenBy` does.
  for (const key of Object.keys(files).filter(isVariantKey)) delete files[key]
  expect(await filesOf(restored.blobsDir, await readdir(restored.blobsDir))).toEqual(files)
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
  const blobsDir = await createFolder()
  const blobs = createFileBlobStore(blobsDir)
  return { database: await createTestDatabase(options), blobs, blobsDir, workDir: await createFolder() }
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
    const { rows } = await client.query<{ username: string }>('select username from auth.users order by id')
    return rows.map(({ username }) => username)
  })

test('a backup that can not be restored completely changes nothing, and data is replaced on request only', async () => {
  const product = await setUpStores()
  await addUser(product, 'asha')
  await product.blobs.put('pictures/1/0.png', randomBytes(2_000_000))
  const { dir, restic } = await setUpRepository()
  const target = await setUpStores()
  await expect(restore(restic, target)).rejects.toThrow('has no backups yet')
  await backUp(restic, product)
  const rejected: [string, Restic, RestoreOptions, string][] = [
    ['a wrong password', open(dir, { RESTIC_PASSWORD: 'another' }), {}, 'The password does not open the repository'],
    ['a wrong address', open(dir, { RESTIC_REPOSITORY: join(dir, 'none') }), {}, 'No repository was found. Create it'],
    ['no restic', open(dir, { PATH: dir }), {}, 'apt-get install restic'],
    ['another id', restic, { snapshot: 'ffff' }, 'has no backup ffff'],
  ]
  for (const [what, repository, options, message] of rejected) {
    await expect.soft(prepareRestore(repository, targetOf(target), options), what).rejects.toThrow(message)
  }
  await restore(restic, target)
  await expect(restore(restic, target)).rejects.toThrow('The database is not empty')
  await addUser(target, 'riya')
  await target.blobs.put('books/1/book.pdf', Buffer.from('a book'))

  const packs: { path: string; size: number }[] = []
  for await (const path of glob(join(dir, 'repository/data/*/*'))) packs.push({ path, size: (await stat(path)).size })
  const { path = '' } = packs.sort((a, b) => b.size - a.size)[0] ?? {}
  const pack = await readFile(path)
  pack[100_000] = (pack[100_000] ?? 0) ^ 1
  await rm(path)
  await writeFile(path, pack)
  const before = [await contentOf(target.database), await filesOf(target.blobsDir)]
  await expect(restore(restic, target, { force: true })).rejects.toThrow('restic restore failed')
  expect([await contentOf(target.database), await filesOf(target.blobsDir)]).toEqual(before)
  pack[100_000] = (pack[100_000] ?? 0) ^ 1
  await writeFile(path, pack)

  await restore(restic, target, { force: true })
  expect(await contentOf(target.database)).toEqual(await contentOf(product.database))
  expect(await filesOf(target.blobsDir)).toEqual(await filesOf(product.blobsDir))
})

test('a backup has the rows of the moment at which it starts, and no other is made at the same time', async () => {
  const product = await setUpStores()
  await addUser(product, 'asha')
  const { restic } = await setUpRepository()
  const backup = await withClient(product.database, async client => {
    // The dump waits for its first table.
    await client.query('begin; lock table auth.account_deletions in access exclusive mode')
    const started = backUp(restic, product)
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(() => withClient(product.database, async other => (await other.query(waiting)).rowCount)).toBe(1)
    await addUser(product, 'riya')
    await expect(backUp(restic, product)).rejects.toThrow('Another backup of this database')
    await client.query('commit')
    expect(await product.blobs.get(LAST_BACKUP)).toBeNull()
    return started
  })
  expect(Date.parse(String(await product.blobs.get(LAST_BACKUP)))).toBeGreaterThan(Date.now() - 60 * 60_000)
  const { stdout: users } = await restic.run(['dump', backup.id, join(product.workDir, 'database/auth.users')])
  expect(users).toContain('asha@example.in')
  expect(users).not.toContain('riya@example.in')
})

/** Runs the pending migrations of each service. */
async function migrateServices({ poolFor }: TestDatabase) {
  for (const schema of SCHEMAS) {
    const db = openDatabase({ ...poolFor(schema), logger: createTestLogger(createLogger) })
    await migrate(db, schema, MIGRATIONS[schema])
    await db.destroy()
  }
}

test('what was deleted since a backup is deleted again, if the former database or the newest backup knows it', async () => {
  const product = await setUpStores()
  const auth = await setUpAuth({}, product)
  const db = openDatabase({ ...product.database.poolFor('stories'), logger: auth.logger })
  onTestFinished(() => db.destroy())
  const stories = await setUpStories({ db: db as never, credits: 2 })
  const storyIds = async () =>
    (await stories.db.selectFrom('stories').select('id').orderBy('id').execute()).map(story => story.id)

  const cookie = await auth.signUp()
  await auth.signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
  const { id } = (await stories.generateStory(asha, { userId: 2 })).json().story
  const kept = (await stories.generateStory(asha, { userId: 2 })).json().story.id
  const [moti, kiara] = [
    await stories.post('/api/family', 2, { kind: 'pet', name: 'Moti', pet: 'Dog', coat: {} }),
    await stories.post('/api/family', 2, {
      ...{ kind: 'child', name: 'Kiara', gender: 'girl', birthMonth: '2020-11', look: {} },
      ...{ detailsConsent: true, keepsSheet: true },
    }),
  ]
  const { restic } = await setUpRepository()
  const { id: snapshot } = await backUp(restic, product)
  await stories.remove(`/api/stories/${id}`, 2)
  await stories.remove(`/api/family/${moti.json().id}`, 2)
  await backUp(restic, product)
  await withClient(product.database, client => client.query('delete from stories.tombstones'))
  await auth.remove('/api/account', cookie, { username: 'asha', currentPassword: 'lantern!' })

  const restored = await restore(restic, product, { snapshot, force: true })
  expect(restored.deletedAgain).toEqual({ accounts: 1, stories: 1, members: 1 })
  expect([await userNames(product), await storyIds()]).toEqual([['riya'], [kept]])
  const { members } = (await stories.get('/api/family', 2)).json()
  expect(members).toMatchObject([{ id: kiara.json().id, consent: { source: 'form', keepsSheetSince: null } }])
  expect((await auth.post('/api/login', { username: 'asha', password: 'lantern!' })).statusCode).toBe(401)
  await withClient(product.database, client =>
    client.query("update auth.account_deletions set requested_at = now() - interval '5 minutes'"),
  )
  await auth.erase()
  expect(auth.services.erasures).toHaveLength(3)
  // Of riya. The other family was told when it deleted the account.
  expect((await auth.emails()).map(email => email?.content.kind)).toEqual(['welcome'])

  await restore(restic, product, { snapshot, force: true, withDeletions: false })
  expect([await userNames(product), await storyIds()]).toEqual([
    ['asha', 'riya'],
    [id, kept],
  ])
})

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
  const { restic } = await setUpRepository()
  await backUp(restic, earlier)
  await restore(restic, target, { force: true })
  expect(await contentOf(target.database)).toEqual(await contentOf(earlier.database))
  await migrateServices(target.database)
  expect(await userNames(target)).toEqual(['asha'])
  expect(Object.keys(await contentOf(target.database))).toContain('auth.vouchers')

  await withClient(earlier.database, client => client.query("insert into auth.schema_migrations values ('999-later')"))
  await backUp(restic, earlier)
  await expect(restore(restic, target, { force: true })).rejects.toThrow('made by another version')
  expect(await userNames(target)).toEqual(['asha'])
})

test('blobs in a bucket are not backed up, which says what to do instead', async () => {
  const dir = await createFolder()
  const main = join(import.meta.dirname, '../src/main.ts')
  const env = {
    PATH: process.env.PATH,
    DATABASE_ADMIN_URL: 'postgres://admin:password@127.0.0.1/kahani',
    ...Object.fromEntries(SCHEMAS.map(schema => [`${schema.toUpperCase()}_DB_PASSWORD`, 'password of a role'])),
    STORAGE_URL: 's3://blobs?region=ap-south-1',
    BACKUP_DIR: dir,
    RESTIC_REPOSITORY: dir,
    RESTIC_PASSWORD: PASSWORD,
  }
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>(resolve =>
    execFile(process.execPath, [main, 'create'], { env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr }),
    ),
  )
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The blobs are in a bucket, .* versions of the bucket/)
})
