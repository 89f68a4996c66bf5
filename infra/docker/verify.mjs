import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFamily, createOutbox, until } from './verify-family.mjs'

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
const url = `http://localhost:${PORT}`
const sandboxUrl = `http://localhost:${SANDBOX_PORT}`
// Whatever key this shell has, nothing is bought with it.
const noProvider = { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }
const environment = { ...process.env, ...noProvider, PORT, PUBLIC_URL: url, SANDBOX_PORT }
const newFamily = () => createFamily(url, sandboxUrl)
const receiptsTo = createOutbox(sandboxUrl)

const started = Date.now()
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`.padStart(6)
const say = text => process.stdout.write(`${seconds()}  ${text}\n`)
let passed = 0
let failed = 0
function see(holds, what) {
  if (holds) passed += 1
  else failed += 1
  say(`${holds ? 'ok  ' : 'FAIL'} ${what}`)
}

const docker = (...words) =>
  spawnSync('docker', ['compose', '-p', 'kahani-verify', '--env-file', envFile, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: environment,
    maxBuffer: 512 * 1024 * 1024,
  })
function compose(...words) {
  const { status, stdout, stderr } = docker(...words)
  if (status !== 0) throw new Error(`docker compose ${words.join(' ')} ended with ${status}:\n${stderr.slice(-3000)}`)
  return stdout
}
const kill = service => docker('exec', '-T', service, 'sh', '-c', 'kill -9 -1')

/** How often each picture was drawn, and by how many workers, by what the workers wrote down. */
function drawings() {
  const counts = new Map()
  const workers = new Set()
  for (const line of compose('logs', '--no-color', 'illustrations').split('\n')) {
    const [worker, text = ''] = line.split(/\s*\|\s*/, 2)
    if (!text.includes('"picture drawn"')) continue
    const { storyId, pageNumber } = JSON.parse(text)
    const picture = `${storyId}/${pageNumber}`
    counts.set(picture, (counts.get(picture) ?? 0) + 1)
    workers.add(worker)
  }
  return {
    twice: [...counts].filter(([, times]) => times > 1).map(([picture]) => picture),
    pictures: counts.size,
    workers: workers.size,
  }
}

/** Buys a story in each of the ways in which a payment becomes known. @returns how many were bought */
async function verifyPurchases(family) {
  let bought = 0
  const buy = async (how, pay) => {
    const before = await family.credits()
    const receipts = (await receiptsTo(family.email)).length
    const began = Date.now()
    await pay(await family.orderPackage('single_digital'))
    await until('the credit is there', async () => (await family.credits()) === before + 1)
    const grantedMs = Date.now() - began
    await until('the receipt is there', async () => (await receiptsTo(family.email)).length === receipts + 1)
    bought += 1
    see(true, `a story is bought, ${how}: a credit after ${grantedMs} ms, its receipt after ${Date.now() - began} ms`)
  }
  await buy('and the page says so', async order => family.verify(await family.pay(order, 'paid')))
  await buy('and the browser is closed', order => family.pay(order, 'paid-unheard'))
  for (const service of ['payments', 'auth', 'redis']) {
    await buy(`${service} killed as it is paid`, order => {
      kill(service)
      return family.pay(order, 'paid-unheard')
    })
  }
  await buy('the sandbox killed once it is paid', async order => {
    await family.pay(order, 'paid-unheard')
    kill('sandbox')
  })
  return bought
}

async function verify() {
  execFileSync('node', [join(here, 'make-env.mjs'), envFile])
  compose('build')
  say('images are built')
  const raising = Date.now()
  compose('up', '-d', '--wait', '--wait-timeout', '180')
  see(
    (await fetch(`${url}/healthz`)).status === 200,
    `everything is up and healthy (${Math.round((Date.now() - raising) / 1000)} s)`,
  )

  const published = compose('ps', '--format', '{{.Service}} {{.Ports}}')
    .trim()
    .split('\n')
    .filter(line => line.includes('->'))
  see(
    published.length === 2 &&
      published.every(line => line.startsWith('gateway ') || line === `sandbox 127.0.0.1:${SANDBOX_PORT}->8080/tcp`),
    "the gateway's port is published, the sandbox's to this machine, and no other",
  )
  const users = compose('exec', '-T', 'stories', 'id', '-u').trim()
  see(users !== '0', `services run as a user without rights (uid ${users})`)
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  see(page.ok && (await page.text()).includes('<div id="root"'), 'the web app is served')

  const first = newFamily()
  await first.signUp()
  const ordered = Date.now()
  const firstId = await first.order()
  const toldMs = Date.now() - ordered
  const { status, total } = await first.drawn(firstId)
  see(
    status === 'completed',
    `a story is made: text after ${toldMs} ms, ${total} pictures after ${((Date.now() - ordered) / 1000).toFixed(1)} s`,
  )
  const pdf = await first.call('GET', `/api/stories/${firstId}/pdf`)
  const book = Buffer.from(await pdf.arrayBuffer())
  see(
    pdf.status === 200 && book.subarray(0, 5).toString() === '%PDF-',
    `its book is made (${Math.round(book.length / 1024)} kB)`,
  )

  const bought = await verifyPurchases(first)

  for (const service of [
    'gateway',
    'auth',
    'stories',
    'payments',
    'illustrations',
    'exports',
    'exports-worker',
    'redis',
    'postgres',
  ]) {
    const family = newFamily()
    await until('the product is ready', async () => (await fetch(`${url}/healthz`)).ok)
    await family.signUp()
    const id = await family.order()
    kill(service)
    const killed = Date.now()
    const given = await family.drawn(id)
    const credits = await until('the credits are told', async () => String(await family.credits()))
    see(
      given.status === 'completed' && credits === '0',
      `${service} killed in the middle: the story is complete after ${((Date.now() - killed) / 1000).toFixed(1)} s, one credit spent`,
    )
  }
  const once = drawings()
  see(once.twice.length === 0, `of ${once.pictures} pictures none was drawn twice ${once.twice.join(' ')}`)

  compose('up', '-d', '--no-recreate', '--wait', '--scale', 'illustrations=4')
  const families = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const family = newFamily()
      await family.signUp()
      return { family, id: await family.order() }
    }),
  )
  const all = await Promise.all(families.map(({ family, id }) => family.drawn(id)))
  const scaled = drawings()
  see(
    all.every(given => given.status === 'completed') && scaled.twice.length === 0,
    `six stories at once with four illustrators (${scaled.workers} of them drew), none drawn twice`,
  )

  compose('down')
  compose('up', '-d', '--wait', '--wait-timeout', '180')
  await until('the product answers again', async () => (await fetch(`${url}/healthz`)).ok)
  await first.signIn()
  const story = await first.json(`/api/stories/${firstId}`)
  const { illustrations } = await first.json(`/api/stories/${firstId}/illustrations`)
  const pictures = await Promise.all(illustrations.map(({ imageUrl }) => first.call('GET', imageUrl)))
  see(
    story.pages.length > 0 && pictures.length === total && pictures.every(answer => answer.ok),
    'taken down and raised again: the family, its story and every picture are there',
  )
  see((await first.credits()) === bought, 'and so is the ledger')
  const receipts = await receiptsTo(first.email)
  see(
    receipts.length === bought && new Set(receipts).size === bought,
    'each purchase has its receipt, and none has two',
  )
}

try {
  await verify()
} catch (error) {
  failed += 1
  say(`FAIL ${error.message}`)
  process.stderr.write(docker('logs', '--tail', '40').stdout ?? '')
} finally {
  docker('down', '--volumes', '--remove-orphans')
  rmSync(dir, { recursive: true, force: true })
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
