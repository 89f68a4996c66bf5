import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestBrowser } from '../../test/chromium.ts'
import { BrowserMissing, type BrowserPoolDeps } from './browser-pool.ts'

function open(deps: Partial<BrowserPoolDeps> = {}) {
  const browser = openTestBrowser(deps)
  onTestFinished(() => browser.close())
  const { signal } = new AbortController()
  return { browser, use: <T>(work: (page: Page) => Promise<T>) => browser.withPage(work, signal) }
}
const processOf = (page: Page) => page.browser().process()
const forever = () => new Promise<never>(() => {})

test('one browser serves one page after another', async () => {
  const { use } = open()
  const [first, second] = [await use(async page => processOf(page)?.pid), await use(async page => processOf(page)?.pid)]
  expect(first).toBeGreaterThan(0)
  expect(second).toBe(first)
})

test('a page reaches no network, no file and runs no script', async () => {
  let asked = 0
  const server = createServer((_, reply) => {
    asked += 1
    reply.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { use } = open()
  const title = await use(async page => {
    await page.setContent(`<title>calm</title><script>document.title = 'wild'</script>
      <link rel="stylesheet" href="${address}/a.css"><img src="${address}/b.png" onerror="document.title = 'wild'">
      <iframe src="${address}/c.html"></iframe><iframe src="file:///etc/hostname"></iframe>`)
    return page.title()
  })
  expect(title).toBe('calm')
  expect(asked).toBe(0)
})

test('a browser that dies fails what uses it, and the next use has another', async () => {
  const { use } = open()
  const dead = await use(async page => processOf(page)?.pid)
  await expect(
    use(async page => {
      processOf(page)?.kill('SIGKILL')
      return forever()
    }),
  ).rejects.toThrow('the browser is gone')
  expect(await use(async page => processOf(page)?.pid)).not.toBe(dead)
})

test('a page that crashes fails its use at once, and nothing of its memory is left behind', async () => {
  const home = await mkdtemp(join(tmpdir(), 'kahani-home-'))
  onTestFinished(() => rm(home, { recursive: true, force: true, maxRetries: 3 }))
  vi.stubEnv('TMPDIR', home)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { browser, use } = open({ env: { PATH: process.env.PATH ?? '', HOME: home, TMPDIR: home } })
  const crash = use(async page => {
    const session = await page.createCDPSession()
    await Promise.race([session.send('Page.crash'), forever()])
  })
  await expect(crash).rejects.toThrow()
  expect(await use(async () => 'works')).toBe('works')
  await browser.close()
  expect((await readdir(home, { recursive: true })).filter(file => file.endsWith('.dmp'))).toEqual([])
})

test('what takes too long is ended, and the next use works', async () => {
  const { use } = open({ limitMs: 4_000 })
  await expect(use(forever)).rejects.toThrow('within 4000 ms')
  expect(await use(async () => 'works')).toBe('works')
})

test('what is called off ends at once', async () => {
  const { browser } = open()
  const controller = new AbortController()
  const work = browser.withPage(async () => {
    controller.abort(new Error('called off'))
    return forever()
  }, controller.signal)
  await expect(work).rejects.toThrow('called off')
})

test('it is closed once it was idle, and by hand', async () => {
  const { use } = open({ idleMs: 1 })
  const chromium = await use(async page => processOf(page))
  if (chromium?.exitCode === null) await once(chromium, 'exit')
  expect(chromium?.exitCode).toBe(0)

  const other = open()
  const second = await other.use(async page => processOf(page))
  await other.browser.close()
  expect(second?.exitCode).toBe(0)
})

test('without a program it says so, and looks again the next time', async () => {
  let asked = 0
  const { use } = open({
    find: async () => {
      asked += 1
      return null
    },
  })
  await expect(use(forever)).rejects.toThrow(BrowserMissing)
  await expect(use(forever)).rejects.toThrow(BrowserMissing)
  expect(asked).toBe(2)
})
