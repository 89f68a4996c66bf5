import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogLine } from './log-lines.ts'
import { freePorts } from './ports.ts'
import { startProduct } from './product.ts'

/**
 * Starts a product for tests and benchmarks, on a free port with an empty data folder. `lines` collects its log.
 * @param settings environment variables
 * @param folder that of a product that was stopped, to continue with its data
 */
export async function runProduct(settings: Record<string, string> = {}, folder?: string) {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'kahani-e2e-')))
  const [port = 0] = await freePorts(1)
  const lines: LogLine[] = []
  const { PATH = '', HOME = '', CHROMIUM_PATH = '', EBOOK_CONVERT_PATH = '' } = process.env
  const env = {
    PATH,
    HOME,
    LOG_LEVEL: 'info',
    SIGN_UPS_PER_HOUR: '10000',
    STORIES_PER_HOUR: '10000',
    FREE_STORIES_PER_DAY: '10000',
    // Rendering in full size would take a tenth of the CPU time of the tests.
    ILLUSTRATION_SIZE: '128',
    PRINT_PROVIDER: 'proof',
    ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}),
    ...(EBOOK_CONVERT_PATH ? { EBOOK_CONVERT_PATH } : {}),
    ...settings,
  }
  // Tests kill the same process often; the delay of its restart must not grow with each kill.
  const restart = { minDelayMs: 50, maxDelayMs: 50 }
  const product = await startProduct({ dataDir, port, env, restart, onLine: line => lines.push(line) })
  return {
    ...product,
    dataDir,
    lines,
    async end() {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type RunningProduct = Awaited<ReturnType<typeof runProduct>>
