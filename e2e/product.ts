import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LogLine } from '@kahani/launcher/log-lines'
import { freePorts } from '@kahani/launcher/ports'
import { type Product, startProduct } from '@kahani/launcher/product'

/** Where a test reaches a running product. */
export type ProductAccess = Pick<
  Product,
  'url' | 'admin' | 'mailboxUrl' | 'sandboxPaymentsUrl' | 'databaseUrl' | 'redisUrl'
> & { dataDir: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** The product with default settings that the test files share. */
    product: ProductAccess
    /** WebSocket URL of the Chromium that the test files share. */
    browserUrl: string
    /** Another gateway of the shared product. */
    secondGatewayUrl: string
  }
}

/**
 * Starts the product on a free port with an empty data folder. `lines` collects its log.
 * @param settings environment variables
 */
export async function runProduct(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kahani-e2e-'))
  const [port = 0] = await freePorts(1)
  const lines: LogLine[] = []
  const { PATH = '', HOME = '', CHROMIUM_PATH = '', EBOOK_CONVERT_PATH = '' } = process.env
  const env = {
    PATH,
    HOME,
    LOG_LEVEL: 'info',
    SIGN_UPS_PER_HOUR: '10000',
    STORIES_PER_HOUR: '10000',
    // Rendering in full size would take a tenth of the CPU time of the tests.
    ILLUSTRATION_SIZE: '256',
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
