import { createBrowserPool } from '@kahani/exports/browser/browser-pool'
import { startChromium } from '@kahani/exports/browser/start-chromium'
import { createConverter } from '@kahani/exports/formats/kf8/converter'
import { openWorkFolder } from '@kahani/exports/work-folder'
import { CHROMIUM, EBOOK_CONVERT, findProgram } from '@kahani/service-kit/find-program'
import { createLogger } from '@kahani/service-kit/logger'

export const QUIET_RUN = { signal: new AbortController().signal, setProgress: () => {} }

/** What the book worker renders with, in this process. */
export async function openRendering() {
  const chromium = await findProgram(CHROMIUM, process.env)
  const ebookConvert = await findProgram(EBOOK_CONVERT, process.env)
  if (!chromium || !ebookConvert) throw new Error('Chromium and calibre have to be installed')
  const { PATH = '' } = process.env
  const logger = createLogger('bench', 'warn')
  const workFolder = await openWorkFolder(logger)
  const browser = createBrowserPool({
    start: () =>
      startChromium({ find: async () => chromium, env: { PATH }, sandbox: process.getuid?.() !== 0, workFolder }),
    logger,
  })
  return {
    chromium,
    ebookConvert,
    workFolder,
    browser,
    convert: createConverter({ find: async () => ebookConvert, path: PATH, workFolder }),
    async close() {
      await browser.close()
      await workFolder.close()
    },
  }
}
export type Rendering = Awaited<ReturnType<typeof openRendering>>
