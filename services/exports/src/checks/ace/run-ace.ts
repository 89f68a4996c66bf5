import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import ace from '@daisy/ace-core'
import { type Browser, connect, defaultArgs, type HTTPRequest } from 'puppeteer'
import { createPipeTransport } from '../../browser/pipe-transport.ts'
import { startRemoteChromium } from '../../browser/remote-chromium.ts'

/**
 * Checks EPUB files with Ace and writes their violations as JSON. Its arguments are the path of Chromium, or `socket:` and the
 * `CHROMIUM_SOCKET` of its server; whether Chromium uses its sandbox; the path of the result; and those of the files. A process of
 * its own in a folder of its own, since Ace stores its settings and logs in the user's home folder.
 */
const [chromium = '', sandbox, resultPath = '', ...paths] = process.argv.slice(2)
const folder = process.cwd()
const { PATH = '' } = process.env
const SWITCHES = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // These save a third of the memory.
  '--blink-settings=imagesEnabled=false',
  '--disable-gpu',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--js-flags=--max-semi-space-size=2',
]
const SOCKET = 'socket:'
/** Of the files that it needs. Pictures are not loaded. */
const CONTENT_TYPES: Record<string, string> = {
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
}

async function startBrowser(): Promise<Browser> {
  if (chromium.startsWith(SOCKET)) {
    return (await startRemoteChromium(chromium.slice(SOCKET.length), SWITCHES)).browser
  }
  const args = ['--remote-debugging-pipe', ...SWITCHES, ...(sandbox === 'true' ? [] : ['--no-sandbox'])]
  // In the process group of this process, so that both are killed together. Puppeteer would give it a group of its own.
  const child = spawn(chromium, await defaultArgs({ args, userDataDir: join(folder, 'chromium') }), {
    env: { PATH, HOME: folder, TMPDIR: folder, BREAKPAD_DUMP_LOCATION: folder },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const transport = createPipeTransport(input, output)
  const onEnd = () => transport.onclose?.()
  child.on('error', onEnd).on('exit', onEnd)
  input.on('error', onEnd)
  return connect({ transport })
}
const browser = await startBrowser()
const page = await browser.newPage()
/** Chromium does not have these files if it runs elsewhere, and gets no others. */
async function respond(request: HTTPRequest): Promise<void> {
  const url = new URL(request.url())
  const isOwn = url.href.startsWith(`${pathToFileURL(folder)}/`)
  const body = isOwn ? await readFile(url).catch(() => null) : null
  if (body === null) return request.abort('blockedbyclient')
  await request.respond({ contentType: CONTENT_TYPES[extname(url.pathname)] ?? 'application/octet-stream', body })
}
await page.setRequestInterception(true)
// Fails if the page has been closed meanwhile.
page.on('request', request => void respond(request).catch(() => {}))
const devTools = await page.createCDPSession()
let documents = 0

const sources = new Map<string, Promise<string>>()
function readSource(path: string): Promise<string> {
  const source = sources.get(path) ?? readFile(path, 'utf8')
  sources.set(path, source)
  return source
}

/** Ace's own runner starts a browser for each book and a page for each document. */
const runner = {
  concurrency: 1,
  launch: async () => {},
  close: async () => {},
  async run(url: string, scriptPaths: string[], scripts: string[]) {
    // Scripts of the book never run.
    await page.setJavaScriptEnabled(false)
    await page.goto(url)
    await page.setJavaScriptEnabled(true)
    // Frees the memory of the last documents. It takes as much time as a document.
    if (++documents % 6 === 0) await devTools.send('HeapProfiler.collectGarbage')
    for (const source of [...scripts, ...(await Promise.all(scriptPaths.map(readSource)))]) await page.evaluate(source)
    return page.evaluate(`new Promise((resolve, reject) =>
      window.daisy.ace.run((error, result) => (error ? reject(error) : resolve(result))))`)
  },
}

/** Rules that a book violates, without the descriptions, which quote it. */
async function check(path: string) {
  const options = {
    cwd: folder,
    outdir: `${path}-ace`,
    tmpdir: folder,
    initLogger: true,
    silent: true,
    doNotReportMedia: true,
  }
  const [, report] = await ace(path, options, runner)
  return report.assertions.flatMap(({ assertions }) =>
    assertions.map(({ 'earl:test': test }) => ({ rule: test['dct:title'], severity: test['earl:impact'] })),
  )
}

const results = []
for (const path of paths) results.push(await check(path))
await browser.close()
await writeFile(resultPath, JSON.stringify(results))
