import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import ace from '@daisy/ace-core'
import { launch } from 'puppeteer'

/**
 * Checks EPUB files with Ace and prints their violations by path as JSON. Its arguments are the path of Chromium and those
 * of the files. A process of its own, since Ace stores its settings and logs in the user's home folder.
 */
const [executablePath = '', ...paths] = process.argv.slice(2)
const browser = await launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], pipe: true })
const page = await browser.newPage()

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
    await page.goto(url)
    for (const source of [...scripts, ...(await Promise.all(scriptPaths.map(readSource)))]) await page.evaluate(source)
    return page.evaluate(`new Promise((resolve, reject) =>
      window.daisy.ace.run((error, result) => (error ? reject(error) : resolve(result))))`)
  },
}

async function check(path: string): Promise<string[]> {
  const folder = dirname(path)
  const options = {
    cwd: folder,
    outdir: join(folder, 'ace'),
    tmpdir: folder,
    initLogger: true,
    silent: true,
    doNotReportMedia: true,
  }
  const [, report] = await ace(path, options, runner)
  return report.assertions.flatMap(({ 'earl:testSubject': { url }, assertions }) =>
    assertions.map(
      ({ 'earl:test': test, 'earl:result': result }) =>
        `${test['earl:impact']} ${test['dct:title']} ${url} ${result['dct:description']}`,
    ),
  )
}

const violations: [path: string, found: string[]][] = []
for (const path of paths) violations.push([path, await check(path)])
await browser.close()
process.stdout.write(JSON.stringify(violations))
