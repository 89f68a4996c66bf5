import { runProduct } from '@kahani/launcher/run-product'
import { createFamily } from '@kahani/testing/api-client'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from './browser.ts'

/** One product with default settings, with a story, and one Chromium for all files of the run. */
export default async function setUp(project: TestProject) {
  const [product, browser] = await Promise.all([runProduct(), launchBrowser()])
  const gateway = await product.scale('gateway')
  const { client, username, id: userId } = await createFamily(product.url)
  const { url, admin, mailboxUrl, sandboxPaymentsUrl, databaseUrl, redisUrl, dataDir } = product
  project.provide('product', { url, admin, mailboxUrl, sandboxPaymentsUrl, databaseUrl, redisUrl, dataDir })
  project.provide('secondGatewayUrl', gateway.url)
  project.provide('browserUrl', browser.wsEndpoint())
  project.provide('story', { id: await client.generateStory(), userId, username })
  return async () => {
    await Promise.all([browser.close(), product.end()])
  }
}
