import { join } from 'node:path'
import type { Logger } from '@kahani/service-kit/logger'
import { createMerchantAccount } from './merchant-account.ts'
import { openStore } from './store.ts'
import { startWebhookSender } from './webhook-sender.ts'

export interface RazorpayOptions {
  keyId: string
  keySecret: string
  webhookSecret: string
  webhookUrl: string
  dataDir: string
  logger: Logger
  now?: () => number
  /** Before a webhook is sent again; doubled with each attempt. */
  firstWaitMs?: number
}

/** The stand-in for the payment provider, with what it knew before a restart. */
export async function openRazorpay({ keyId, keySecret, webhookSecret, webhookUrl, dataDir, ...more }: RazorpayOptions) {
  const store = await openStore(join(dataDir, 'razorpay.json'))
  const { flushOutbox, stop } = startWebhookSender({ store, url: webhookUrl, secret: webhookSecret, ...more })
  const account = createMerchantAccount({ store, keySecret, toTell: flushOutbox, ...(more.now && { now: more.now }) })
  return { account, credentials: { keyId, keySecret }, stop }
}
export type RazorpayStandIn = Awaited<ReturnType<typeof openRazorpay>>
