import { runProduct } from '@kahani/launcher/run-product'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from './browser.ts'

/** One product with default settings and one Chromium for all files of the run. */
export default async function setUp(project: TestProject) {
  const [product, browser] = await Promise.all([runProduct(), launchBrowser()])
  const gateway = await product.scale('gateway')
  const { url, admin, mailboxUrl, sandboxPaymentsUrl, databaseUrl, redisUrl, dataDir } = product
  project.provide('product', { url, admin, mailboxUrl, sandboxPaymentsUrl, databaseUrl, redisUrl, dataDir })
  project.provide('secondGatewayUrl', gateway.url)
  project.provide('browserUrl', browser.wsEndpoint())
  return async () => {
    await Promise.all([browser.close(), product.end()])
  }
}
