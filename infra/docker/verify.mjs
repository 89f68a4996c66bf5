import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createFamily, createFetch, createReceiptReader, waitUntil } from './verify-family.mjs'

const {
  values: { cluster },
} = parseArgs({ options: { cluster: { type: 'boolean', default: false } } })

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const dir = mkdtempSync(join(tmpdir(), 'kahani-verify-'))
const envFile = join(dir, 'env')

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })
const PORT = await freePort()
const SANDBOX_PORT = await freePort()
const url = `${cluster ? 'https' : 'http'}://localhost:${PORT}`
const sandboxUrl = `http://localhost:${SANDBOX_PORT}`
// Never use a key of the shell that runs this.
const noProvider = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }
const environment = { ...process.env, ...noProvider, PORT, PUBLIC_URL: url, SANDBOX_PORT }
const profiles = ['docker-compose.yml', 'infra/docker/sandbox.yml']
if (cluster) profiles.push('infra/docker/tls.yml', 'infra/docker/cluster.yml')
environment.COMPOSE_FILE = profiles.join(':')
environment.COMPOSE_PATH_SEPARATOR = ':'
const client = { url, sandboxUrl, fetchPage: fetch }
const newFamily = username => createFamily(client, username)
const productAnswers = () => waitUntil('the product answers', async () => (await client.fetchPage(`${url}/healthz`)).ok)
const receiptsTo = createReceiptReader(sandboxUrl)

const started = Date.now()
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`.padStart(6)
const print = text => process.stdout.write(`${seconds()}  ${text}\n`)
let passed = 0
let failed = 0
function check(ok, description) {
  if (ok) passed += 1
  else failed += 1
  print(`${ok ? 'ok  ' : 'FAIL'} ${description}`)
}

const RESTORED_PROJECT = 'kahani-verify-restored'
const composeOf = (project, file, ...args) =>
  spawnSync('docker', ['compose', '-p', project, '--env-file', file, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: environment,
    maxBuffer: 512 * 1024 * 1024,
  })
const docker = (...args) => composeOf('kahani-verify', envFile, ...args)
function compose(...args) {
  const { status, stdout, stderr } = docker(...args)
  if (status !== 0) throw new Error(`docker compose ${args.join(' ')} exited with ${status}:\n${stderr.slice(-3000)}`)
  return stdout
}
/** Kills the processes of the first container of a service, which Docker restarts. */
const kill = service => docker('exec', '-T', service, 'sh', '-c', 'kill -9 -1')

/** What keeps data, or is on the way to it. */
const stores = cluster ? ['redis', 'redis-2', 'redis-3', 'pgbouncer', 'postgres', 's3'] : ['redis', 'postgres']
const proxies = cluster ? ['caddy'] : []

/** Counts in the logs how often each picture was rendered, and by how many workers. */
function countRenderings() {
  const counts = new Map()
  const workers = new Set()
  for (const line of compose('logs', '--no-color', 'illustrations').split('\n')) {
    const [worker, text = ''] = line.split(/\s*\|\s*/, 2)
    if (!text.includes('"picture rendered"')) continue
    const { storyId, pageNumber } = JSON.parse(text)
    const picture = `${storyId}/${pageNumber}`
    counts.set(picture, (counts.get(picture) ?? 0) + 1)
    workers.add(worker)
  }
  return {
    repeated: [...counts].filter(([, times]) => times > 1).map(([picture]) => picture),
    pictures: counts.size,
    workers: workers.size,
  }
}

/** Buys a story in each way in which the product can learn about a payment. @returns the number of purchases */
async function verifyPurchases(family) {
  let bought = 0
  const buy = async (how, pay) => {
    const before = await family.credits()
    const receipts = (await receiptsTo(family.email)).length
    const startedAt = Date.now()
    await pay(await family.orderPackage('single_digital'))
    await waitUntil('the credit is granted', async () => (await family.credits()) === before + 1)
    const grantedMs = Date.now() - startedAt
    await waitUntil('the receipt is sent', async () => (await receiptsTo(family.email)).length === receipts + 1)
    bought += 1
    check(true, `purchase (${how}): credit after ${grantedMs} ms, receipt after ${Date.now() - startedAt} ms`)
  }
  await buy('the page reports it', async order => family.verify(await family.pay(order, 'paid')))
  await buy('the browser is closed', order => family.pay(order, 'paid-callback-lost'))
  for (const service of ['payments', 'auth', ...stores]) {
    await buy(`${service} is killed during the payment`, order => {
      kill(service)
      return family.pay(order, 'paid-callback-lost')
    })
  }
  await buy('the sandbox is killed after the payment', async order => {
    await family.pay(order, 'paid-callback-lost')
    kill('sandbox')
  })
  return bought
}

/** A family that creates a story meanwhile gets it, for one credit. @returns the family and its story */
async function verifyStory(what, disturb) {
  const family = newFamily()
  await productAnswers()
  await family.signUp()
  const id = await family.order()
  disturb()
  const disturbed = Date.now()
  const { status } = await family.illustrated(id)
  const credits = await waitUntil('the credits are readable', async () => String(await family.credits()))
  check(
    status === 'completed' && credits === '0',
    `${what} while a story is created: complete after ${((Date.now() - disturbed) / 1000).toFixed(1)} s, one credit spent`,
  )
  return { family, id }
}

/** Downloads of a story, with the signature of each file and its offset. */
const BOOKS = [
  ['pdf', '%PDF-', 0],
  ['download/epub', 'PK', 0],
  ['download/fixed_epub', 'PK', 0],
  ['download/kf8?for=send-to-kindle', 'PK', 0],
  ['download/kf8', 'BOOKMOBI', 60],
  ['download/pdf?for=printing', '%PDF-', 0],
]

/** A book takes longer to make. */
const KILL_AFTER_MS = 500

/** A book that is made meanwhile is complete. */
async function verifyBook({ family, id }, service) {
  await productAnswers()
  const download = family.download(id, 'pdf')
  await sleep(KILL_AFTER_MS)
  kill(service)
  const killed = Date.now()
  const book = await download
  check(
    book.subarray(-7).toString('latin1').includes('%%EOF'),
    `${service} is killed while a book is made: complete after ${((Date.now() - killed) / 1000).toFixed(1)} s`,
  )
}

/** What a family has: its stories with the hash of each picture, and its credits. */
async function readAccount(family, storyId) {
  const { illustrations } = await family.json(`/api/stories/${storyId}/illustrations`)
  const pictures = illustrations.map(async ({ imageUrl }) => {
    const picture = Buffer.from(await (await family.call('GET', imageUrl)).arrayBuffer())
    return createHash('sha256').update(picture).digest('hex')
  })
  // Addresses of pictures depend on the keys of the project.
  const { coverUrl, ...story } = await family.json(`/api/stories/${storyId}`)
  return JSON.stringify([story, await Promise.all(pictures), await family.credits()])
}

/** Backs the product up, and restores the first of two backups into an empty project with keys of its own. */
async function verifyBackup(family, storyId) {
  const [repository, passwordFile] = [join(dir, 'repository'), join(dir, 'password')]
  writeFileSync(passwordFile, randomBytes(32).toString('base64'))
  const runScript = (name, args, project = 'kahani-verify', file = envFile) =>
    spawnSync(join(here, name), args, {
      env: {
        ...environment,
        RESTIC_REPOSITORY: repository,
        RESTIC_PASSWORD_FILE: passwordFile,
        COMPOSE_PROJECT_NAME: project,
        COMPOSE_ENV_FILES: file,
      },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
  const backUp = (...args) => {
    const { status, stderr } = runScript('backup', args)
    const lastLine = stderr.trim().split('\n').at(-1)
    check(status === 0, `backup ${args.join(' ')} (${lastLine})`)
    return /Backup (\w+) of/.exec(lastLine)?.[1]
  }
  const leaving = newFamily()
  await leaving.signUp()
  const before = await readAccount(family, storyId)
  check(runScript('backup', []).stderr.includes('There is no repository in'), 'a backup requires a repository')
  backUp('init')
  const id = backUp()
  // The connections of this process may have been closed meanwhile.
  await productAnswers()
  const deletion = { username: leaving.username, currentPassword: 'lantern!' }
  check((await leaving.call('DELETE', '/api/account', deletion)).ok, 'then an account is deleted')
  backUp()
  backUp('check')
  const refused = runScript('restore', [])
  check(refused.status !== 0 && refused.stderr.includes('is not empty'), 'a restore does not replace data')
  await productAnswers()
  check(true, 'and leaves the product running')

  compose('down')
  const emptyEnvFile = join(dir, 'restored.env')
  execFileSync('node', [join(here, 'make-env.mjs'), emptyEnvFile])
  try {
    const restored = runScript('restore', [id], RESTORED_PROJECT, emptyEnvFile)
    check(
      restored.status === 0,
      `the first backup is restored into an empty project ${restored.status ? restored.stderr.slice(-2000) : ''}`,
    )
    await productAnswers()
    const sameFamily = newFamily(family.username)
    await sameFamily.signIn()
    check((await readAccount(sameFamily, storyId)) === before, 'with the same story, pictures and credits')
    check((await leaving.signIn()).status === 401, 'and without the account that was deleted after it')
  } finally {
    composeOf(RESTORED_PROJECT, emptyEnvFile, 'down', '--volumes', '--remove-orphans')
  }
}

async function verify() {
  execFileSync('node', [join(here, 'make-env.mjs'), envFile])
  compose('build')
  print('images built')
  const startedAt = Date.now()
  compose('up', '-d', '--wait', '--wait-timeout', '600')
  if (cluster) {
    const authority = async () =>
      docker('exec', '-T', 'caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt').stdout
    client.fetchPage = createFetch(await waitUntil('Caddy has a certificate', authority))
    await productAnswers()
  }
  check(
    (await client.fetchPage(`${url}/healthz`)).status === 200,
    `all services are healthy (${Math.round((Date.now() - startedAt) / 1000)} s)`,
  )

  const [entry, entryPort] = cluster ? ['caddy', PORT] : ['gateway', 8080]
  const published = compose('ps', '--format', '{{.Service}} {{.Ports}}')
    .trim()
    .split('\n')
    .filter(line => line.includes('->'))
  check(
    published.sort().join() ===
      `${entry} 127.0.0.1:${PORT}->${entryPort}/tcp,sandbox 127.0.0.1:${SANDBOX_PORT}->8080/tcp`,
    `only ${entry} and the sandbox are published, on loopback`,
  )
  for (const service of ['stories', 'postgres', 'redis']) {
    const user = compose('exec', '-T', service, 'id', '-u').trim()
    const mounts = compose('exec', '-T', service, 'cat', '/proc/mounts')
    check(
      user !== '0' && /^\S+ \/ \S+ ro[, ]/m.test(mounts),
      `${service} runs as an unprivileged user (uid ${user}) with a read-only file system`,
    )
  }
  const page = await client.fetchPage(url, { headers: { accept: 'text/html' } })
  check(page.ok && (await page.text()).includes('<div id="root"'), 'the web app is served')

  const first = newFamily()
  await first.signUp()
  const ordered = Date.now()
  const firstId = await first.order()
  const textMs = Date.now() - ordered
  const { status, total } = await first.illustrated(firstId)
  check(
    status === 'completed',
    `a story is complete: text after ${textMs} ms, ${total} pictures after ${((Date.now() - ordered) / 1000).toFixed(1)} s`,
  )
  for (const [path, signature, offset] of BOOKS) {
    const book = await first.download(firstId, path)
    check(
      book.toString('latin1').startsWith(signature, offset),
      `its book is made: ${path} (${Math.round(book.length / 1024)} kB)`,
    )
  }

  const bought = await verifyPurchases(first)

  const readers = []
  for (const service of [...proxies, 'gateway', 'auth', 'stories', 'payments', 'illustrations', ...stores]) {
    readers.push(await verifyStory(`${service} is killed`, () => kill(service)))
  }
  for (const service of ['exports', 'exports-worker', 'chromium', ...stores]) await verifyBook(readers.shift(), service)
  if (cluster) {
    // Docker does not restart what it has killed itself.
    await verifyStory('a Redis master is gone', () => compose('kill', 'redis-3'))
    compose('start', 'redis-3')
  }
  const single = countRenderings()
  check(
    single.repeated.length === 0,
    `none of ${single.pictures} pictures was rendered twice ${single.repeated.join(' ')}`,
  )

  compose('up', '-d', '--no-recreate', '--wait', '--scale', 'illustrations=4')
  const families = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const family = newFamily()
      await family.signUp()
      return { family, id: await family.order() }
    }),
  )
  const all = await Promise.all(families.map(({ family, id }) => family.illustrated(id)))
  const scaled = countRenderings()
  const states = all.map(result => result.status)
  check(
    states.every(state => state === 'completed'),
    `six stories at once with four workers (${scaled.workers} were used): ${states.join(', ')}`,
  )
  check(
    scaled.repeated.length === 0,
    `none of ${scaled.pictures} pictures was rendered twice ${scaled.repeated.join(' ')}`,
  )

  compose('down')
  compose('up', '-d', '--wait', '--wait-timeout', '600')
  await productAnswers()
  await first.signIn()
  const story = await first.json(`/api/stories/${firstId}`)
  const { illustrations } = await first.json(`/api/stories/${firstId}/illustrations`)
  const pictures = await Promise.all(illustrations.map(({ imageUrl }) => first.call('GET', imageUrl)))
  check(
    story.pages.length > 0 && pictures.length === total && pictures.every(response => response.ok),
    'after a restart, the account, its story and every picture exist',
  )
  check((await first.credits()) === bought, 'after a restart, the credits are unchanged')
  const receipts = await receiptsTo(first.email)
  check(receipts.length === bought && new Set(receipts).size === bought, 'each purchase has exactly one receipt')

  // restic reads no bucket.
  if (!cluster) await verifyBackup(first, firstId)
}

try {
  await verify()
} catch (error) {
  failed += 1
  print(`FAIL ${error.message}`)
  process.stderr.write(docker('logs', '--tail', '40').stdout ?? '')
} finally {
  docker('down', '--volumes', '--remove-orphans')
  rmSync(dir, { recursive: true, force: true })
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
