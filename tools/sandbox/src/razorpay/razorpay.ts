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
  /** Delay before a webhook is sent again. Doubles with each attempt. */
  minDelayMs?: number
}

/** A fake of the payment provider that stores its data in the data folder. */
export async function openRazorpay({
  keyId,
  keySecret,
  webhookSecret,
  webhookUrl,
  dataDir,
  ...options
}: RazorpayOptions) {
  const store = await openStore(join(dataDir, 'razorpay.json'))
  const { deliverDue, stop } = startWebhookSender({ store, url: webhookUrl, secret: webhookSecret, ...options })
  const account = createMerchantAccount({
    store,
    keySecret,
    onNewDeliveries: deliverDue,
    ...(options.now && { now: options.now }),
  })
  return { account, credentials: { keyId, keySecret }, stop }
}
export type RazorpayFake = Awaited<ReturnType<typeof openRazorpay>>
