import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@kahani/launcher/ports'
import { type Product, startProduct } from '@kahani/launcher/product'
import { runBackup } from '@kahani/launcher/run-backup'
import type { Settings } from '@kahani/launcher/settings'
import { createApiClient } from '@kahani/testing/api-client'
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts'

const FULL = { pictures: 1_000, pictureBytes: 500_000, illustrationSize: '1536' }
const SMOKE: typeof FULL = { pictures: 20, pictureBytes: 50_000, illustrationSize: '128' }
const PICTURES_PER_STORY = 10
/** Ids of stories that only have files. */
const FIRST_ID = 1_000
/** Of what the first backup takes. */
const GOAL = 0.1
/** 50 Mbit/s, in KiB/s. */
const UPLOAD_LIMIT = 6_104
const POLL_INTERVAL_MS = 100
/** Of the accounts that the client signs up. */
const PASSWORD = 'lantern!'

const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Files that can't be compressed, like pictures. */
async function writePictures(dataDir: string, { pictures, pictureBytes }: typeof FULL): Promise<void> {
  for (let i = 0; i < pictures; i++) {
    const folder = join(dataDir, 'blobs/pictures', String(FIRST_ID + Math.floor(i / PICTURES_PER_STORY)))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${i % PICTURES_PER_STORY}.png`), randomBytes(pictureBytes))
  }
}

async function sizeOf(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name)))
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0)
}

/** A new family with a story that is complete. */
async function createFamily(url: string) {
  const family = createApiClient(url)
  const user = await family.signUp()
  const id = await family.generateStory()
  while ((await family.illustrations(id)).status === 'processing') await sleep(POLL_INTERVAL_MS)
  return { ...family, username: user.username, storyId: id }
}
type Family = Awaited<ReturnType<typeof createFamily>>

/** A repository for the backups of a product in a folder of its own. */
function createRepository(settings: Settings, folder: string, options = '') {
  const env = {
    ...settings.env,
    RESTIC_REPOSITORY: folder,
    RESTIC_PASSWORD: 'a password for measurements',
    RESTIC_CACHE_DIR: `${folder}-cache`,
    BACKUP_RESTIC_OPTIONS: options,
  }
  const run = async (...args: string[]) => {
    const code = await runBackup(args, { ...settings, env, log: () => undefined })
    if (code !== 0) throw new Error(`backup ${args.join(' ')} exited with ${code}`)
  }
  /** Adds a backup. @returns its duration in ms, and by how many bytes the repository has grown */
  const measure = async () => {
    const before = await sizeOf(folder)
    const startedAt = performance.now()
    await run('create')
    return { ms: performance.now() - startedAt, bytes: (await sizeOf(folder)) - before }
  }
  return { run, measure }
}
type Measured = Awaited<ReturnType<ReturnType<typeof createRepository>['measure']>>

/** @returns whether the goal is met */
function printResult(print: (line: string) => void, title: string, first: Measured, second: Measured): boolean {
  const column = ({ ms, bytes }: Measured) => `${inMb(bytes).padStart(9)} ${inSeconds(ms).padStart(7)}`
  const [bytes, ms] = [second.bytes / first.bytes, second.ms / first.ms]
  const inPercent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`
  print(
    `  ${title.padEnd(24)} ${column(first)}  then ${column(second)}  (${inPercent(bytes)} of the bytes, ${inPercent(ms)} of the time)`,
  )
  return bytes < GOAL && ms < GOAL
}

/** Deletes an account, restores the last backup, which has it, and waits until its data is deleted again. */
async function verifyDeletion(settings: Settings, product: Product, family: Family, restore: () => Promise<void>) {
  const { username } = family
  const answer = await family.send('DELETE', '/api/account', { username, currentPassword: PASSWORD })
  if (!answer.ok) throw new Error(`DELETE /api/account answered ${answer.status}`)
  await product.stop()
  await restore()
  const pictures = join(settings.dataDir, 'blobs/pictures', String(family.storyId))
  if (!existsSync(pictures)) throw new Error('the backup does not have the pictures of the account')
  const restored = await startProduct(settings)
  try {
    const { status } = await createApiClient(restored.url).send('POST', '/api/login', { username, password: PASSWORD })
    if (status !== 401) throw new Error(`the deleted account is back: POST /api/login answered ${status}`)
    while (existsSync(pictures)) await sleep(POLL_INTERVAL_MS)
  } finally {
    await restored.stop()
  }
}

async function run(print: (line: string) => void, { smoke }: BenchmarkOptions): Promise<void> {
  const size = smoke ? SMOKE : FULL
  const dir = await mkdtemp(join(tmpdir(), 'kahani-backup-'))
  const { PATH = '', HOME = '' } = process.env
  const [port = 0] = await freePorts(1)
  const env = { PATH, HOME, ILLUSTRATION_SIZE: size.illustrationSize, PRINT_PROVIDER: 'proof' }
  const settings = { dataDir: join(dir, 'data'), port, env }
  const product = await startProduct(settings)
  try {
    await writePictures(settings.dataDir, size)
    const family = await createFamily(product.url)
    const onDisk = createRepository(settings, join(dir, 'on-disk'))
    const offSite = createRepository(settings, join(dir, 'off-site'), `--limit-upload ${UPLOAD_LIMIT}`)
    for (const repository of [onDisk, offSite]) await repository.run('init')
    const first = [await onDisk.measure(), await offSite.measure()] as const
    await createFamily(product.url)
    const second = [await onDisk.measure(), await offSite.measure()] as const

    printResult(print, 'on the same disk', first[0], second[0])
    const isMet = printResult(print, 'off-site, at 50 Mbit/s', first[1], second[1])
    print(`  off-site ${isMet ? 'meets' : 'MISSES'} the goal of less than ${GOAL * 100} % of the bytes and of the time`)
    await verifyDeletion(settings, product, family, () => onDisk.run('restore', '--force'))
    print('  an account that was deleted after the backup is gone after its restore, with its pictures')
  } finally {
    await product.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

export const benchmark: Benchmark = {
  name: 'backup',
  description: `a backup of ${(FULL.pictures * FULL.pictureBytes) / 1e6} MB of pictures, and another one after one new story`,
  run,
}
