import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const dir = mkdtempSync(join(tmpdir(), 'kahani-verify-'))
const envFile = join(dir, 'env')

const port = await new Promise(resolve => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address()
    server.close(() => resolve(port))
  })
})
const url = `http://localhost:${port}`
const environment = { ...process.env, PORT: String(port), PUBLIC_URL: url }

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

const args = [
  'compose',
  '-p',
  'kahani-verify',
  '--env-file',
  envFile,
  '--project-directory',
  root,
  '-f',
  join(root, 'docker-compose.yml'),
]
function compose(...words) {
  const { status, stdout, stderr } = spawnSync('docker', [...args, ...words], {
    encoding: 'utf8',
    env: environment,
    maxBuffer: 512 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`docker compose ${words.join(' ')} ended with ${status}:\n${stderr.slice(-3000)}`)
  return stdout
}
const kill = service =>
  spawnSync('docker', [...args, 'exec', '-T', service, 'sh', '-c', 'kill -9 -1'], { env: environment })

async function until(what, holds, timeoutMs = 120_000) {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = await holds().catch(() => undefined)
    if (found) return found
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs / 1000} s in vain until ${what}`)
    await pause(300)
  }
}

/** A family that speaks to the gateway as the web app does. */
function createFamily() {
  const username = `family-${randomUUID().slice(0, 8)}`
  let cookie = ''
  async function call(method, path, body, headers = {}) {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        cookie,
        origin: url,
        'x-requested-with': 'XMLHttpRequest',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    const set = answer.headers.getSetCookie().find(line => line.startsWith('sid='))
    if (set) cookie = set.split(';')[0]
    return answer
  }
  const json = async path => {
    const answer = await call('GET', path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const brief = {
    characterName: 'Asha',
    characterAge: '4-6',
    characterGender: 'girl',
    theme: 'jungle',
    pet: 'Dog',
    primaryValue: 'courage',
  }
  return {
    json,
    call,
    signUp: () => call('POST', '/api/signup', { username, email: `${username}@example.in`, password: 'lantern!' }),
    signIn: () => call('POST', '/api/login', { username, password: 'lantern!' }),
    /** Tries again under one key while a part is down, as the form does. */
    async order() {
      const key = randomUUID()
      const answer = await until('the story is told', async () => {
        const given = await call('POST', '/api/generate-story', brief, { 'idempotency-key': key })
        return given.status < 500 && given
      })
      if (answer.status !== 201) throw new Error(`the order answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()).story.id
    },
    drawn: id =>
      until(`story ${id} is drawn`, async () => {
        const given = await json(`/api/stories/${id}/illustrations`)
        return given.status === 'processing' ? undefined : given
      }),
    credits: async () => (await json('/api/story-credits')).storiesRemaining,
  }
}

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
  see(published.length === 1 && published[0].startsWith('gateway'), "only the gateway's port is published")
  const users = compose('exec', '-T', 'stories', 'id', '-u').trim()
  see(users !== '0', `services run as a user without rights (uid ${users})`)
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  see(page.ok && (await page.text()).includes('<div id="root"'), 'the web app is served')

  const first = createFamily()
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
    const family = createFamily()
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
      const family = createFamily()
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
  see((await first.credits()) === 0, 'and so is the ledger')
}

try {
  await verify()
} catch (error) {
  failed += 1
  say(`FAIL ${error.message}`)
  const logs = spawnSync('docker', [...args, 'logs', '--tail', '40'], { encoding: 'utf8', env: environment })
  process.stderr.write(logs.stdout ?? '')
} finally {
  spawnSync('docker', [...args, 'down', '--volumes', '--remove-orphans'], { env: environment })
  rmSync(dir, { recursive: true, force: true })
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
