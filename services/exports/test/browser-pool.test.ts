import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { BrowserPool, BrowserPoolDeps } from '../src/browser/browser-pool.ts'
import { ACCEPTED } from '../src/browser/chromium-server.ts'
import { startRemoteChromium } from '../src/browser/remote-chromium.ts'
import { BrowserNotFoundError, type ChromiumOptions } from '../src/browser/start-chromium.ts'
import { findTestChromium, openTestBrowser, shareTestBrowser, startTestChromiumServer } from './chromium.ts'

const { signal } = new AbortController()
const usePage =
  (browser: BrowserPool) =>
  <T>(work: (page: Page) => Promise<T>) =>
    browser.withPage(work, signal)

const sharedBrowser = shareTestBrowser()
const shared = usePage(sharedBrowser)

function open(deps: Partial<BrowserPoolDeps & ChromiumOptions>) {
  const browser = openTestBrowser(deps)
  onTestFinished(() => browser.close())
  return { browser, use: usePage(browser) }
}

/** A folder with all files of the browsers that are started with these options. */
async function openHome() {
  const home = await mkdtemp(join(tmpdir(), 'kahani-home-'))
  onTestFinished(() => rm(home, { recursive: true, force: true, maxRetries: 3 }))
  return {
    home,
    env: { PATH: process.env.PATH ?? '', HOME: home },
    workFolder: { create: (name: string) => mkdtemp(join(home, name)) },
  }
}

const processOf = (page: Page) => page.browser().process()
const isRunning = (process: ReturnType<typeof processOf>) => process?.exitCode === null && process.signalCode === null
const forever = () => new Promise<never>(() => {})

test('one browser serves successive uses', async () => {
  const pid = () => shared(async page => processOf(page)?.pid)
  const [first, second] = [await pid(), await pid()]
  expect(first).toBeGreaterThan(0)
  expect(second).toBe(first)
})

test('a page has no network access, reads no files and runs no scripts', async () => {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const title = await shared(async page => {
    await page.setContent(`<title>original</title><script>document.title = 'changed'</script>
      <link rel="stylesheet" href="${url}/a.css"><img src="${url}/b.png" onerror="document.title = 'changed'">
      <iframe src="${url}/c.html"></iframe><iframe src="file:///etc/hostname"></iframe>`)
    return page.title()
  })
  expect(title).toBe('original')
  expect(requests).toBe(0)
})

test('aborting the signal ends a use at once', async () => {
  const controller = new AbortController()
  const work = sharedBrowser.withPage(async () => {
    controller.abort(new Error('aborted'))
    return forever()
  }, controller.signal)
  await expect(work).rejects.toThrow('aborted')
})

test('a crashed browser fails only its own use and is replaced', async () => {
  const pid = () => shared(async page => processOf(page)?.pid)
  const crashed = await pid()
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<string>()
  const other = shared(async () => {
    started.resolve()
    return finish.promise
  })
  await started.promise
  await expect(
    shared(async page => {
      processOf(page)?.kill('SIGKILL')
      return forever()
    }),
  ).rejects.toThrow('the browser crashed')
  finish.resolve('finished')
  expect(await other).toBe('finished')
  expect(await pid()).toBe(crashed)
})

test('a browser is replaced after a number of uses, or when its page crashes, and leaves no file', async () => {
  const { home, ...deps } = await openHome()
  const { browser, use } = open({ ...deps, maxUses: 2 })
  const pids: unknown[] = []
  for (let i = 0; i < 2; i += 1) pids.push(await use(async page => processOf(page)?.pid))
  const crash = use(async page => {
    pids.push(processOf(page)?.pid)
    const session = await page.createCDPSession()
    await Promise.race([session.send('Page.crash'), forever()])
  })
  await expect(crash).rejects.toThrow()
  const last = await use(async page => processOf(page))
  expect(pids[1]).toBe(pids[0])
  expect(new Set([...pids, last?.pid]).size).toBe(3)

  await browser.close()
  expect(isRunning(last)).toBe(false)
  await expect.poll(() => readdir(home)).toEqual([])
})

test('a use that exceeds the time limit fails, its browser ends, and the next one gets another', async () => {
  let started = 0
  const { home, ...deps } = await openHome()
  const { use } = open({
    ...deps,
    useTimeoutMs: 2_000,
    find: async () => {
      started += 1
      return started === 1 ? findTestChromium() : null
    },
  })
  await expect(use(forever)).rejects.toThrow('within 2000 ms')
  await expect.poll(() => readdir(home)).toEqual([])
  await expect(use(forever)).rejects.toThrow(BrowserNotFoundError)
  expect(started).toBe(2)
})

test('closes an idle browser', async () => {
  const { use } = open({ idleTimeoutMs: 1 })
  const chromium = await use(async page => processOf(page))
  await expect.poll(() => isRunning(chromium)).toBe(false)
})

test('without Chromium each use fails and looks for it again', async () => {
  let lookups = 0
  const { use } = open({
    find: async () => {
      lookups += 1
      return null
    },
  })
  await expect(use(forever)).rejects.toThrow(BrowserNotFoundError)
  await expect(use(forever)).rejects.toThrow(BrowserNotFoundError)
  expect(lookups).toBe(2)
})

describe('a server of browsers', () => {
  async function startServer() {
    const { server, socket } = await startTestChromiumServer()
    return { server, start: () => startRemoteChromium(socket, []) }
  }

  test('renders in a browser that ends with its connection, and the next use gets another one', async () => {
    const { start } = await startServer()
    const { browser, use } = open({ start })
    const version = () => use(page => page.browser().version())
    expect(await version()).toMatch(/Chrom/)
    const crash = use(async page => {
      const session = await page.browser().target().createCDPSession()
      await Promise.race([session.send('Browser.crash'), forever()])
    })
    await expect(crash).rejects.toThrow()
    const pdf = await use(async page => {
      await page.setContent('<p>A lamp on the river</p>')
      return page.pdf()
    })
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    await browser.close()
  })

  test('that closes accepts no use, and waits for those that have begun', async () => {
    const { server, start } = await startServer()
    const { browser, use } = open({ start })
    const finish = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    const first = use(async page => {
      began.resolve()
      await finish.promise
      return page.browser().version()
    })
    await began.promise
    const closed = once(server.close(), 'close')
    await expect(use(forever)).rejects.toMatchObject({ statusCode: 503 })
    finish.resolve()
    expect(await first).toMatch(/Chrom/)
    await browser.close()
    await closed
  })

  test('that is down is a 503, so that the job runs later', async () => {
    const { server, start } = await startServer()
    server.close()
    const { use } = open({ start })
    await expect(use(forever)).rejects.toMatchObject({ statusCode: 503 })
  })

  test.each([
    ['accepts connections', ''],
    ['upgrades connections', ACCEPTED],
  ])('that %s and then never answers is a 503', async (_, answer) => {
    const folder = await mkdtemp(join(tmpdir(), 'kahani-silent-'))
    const socket = join(folder, 'socket')
    const connections: Socket[] = []
    const server = createNetServer(connection => {
      connections.push(connection.on('error', () => {}).resume())
      connection.write(answer)
    }).listen(socket)
    onTestFinished(async () => {
      server.close()
      await rm(folder, { recursive: true, force: true })
    })
    await once(server, 'listening')
    const { use } = open({ start: () => startRemoteChromium(socket, [], 200) })
    const cause = expect.objectContaining({ message: 'no browser answered within 200 ms' })
    await expect(use(forever)).rejects.toMatchObject({ statusCode: 503, cause })
    await expect.poll(() => connections[0]?.destroyed).toBe(true)
  })
})
