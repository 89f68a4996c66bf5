import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogLine } from '@kahani/local/log-lines'
import { freePorts } from '@kahani/local/ports'
import { startProduct } from '@kahani/local/product'

/**
 * The whole product on a free port, with a data folder of its own; `lines` is what its parts have written so far.
 * @param more what a person would set
 */
export async function runProduct(more: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kahani-journey-'))
  const [port = 0] = await freePorts(1)
  const lines: LogLine[] = []
  const { PATH = '', HOME = '', CHROMIUM_PATH = '' } = process.env
  const env = { PATH, HOME, LOG_LEVEL: 'info', ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}), ...more }
  const product = await startProduct({ dataDir, port, env, onLine: line => lines.push(line) })
  return {
    ...product,
    lines,
    async end() {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type RunningProduct = Awaited<ReturnType<typeof runProduct>>
