import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@kahani/random/random'
import { createPng } from '@kahani/sandbox/openai/png'
import type { Outcome } from '@kahani/testing/sandbox-payments'
import { createFamily, type Family } from './family.ts'
import type { System } from './system.ts'

/** Per five minutes. */
const COUNTS = { stories: 60, purchases: 40, gifts: 30, downloads: 40 }
const OUTCOMES: Outcome[] = ['paid', 'paid-callback-lost', 'paid-webhook-lost']
const FORMATS = ['pdf', 'epub', 'fixed_epub']
/** Families that close the laptop instead of trying again. */
const GIVE_UP = 0.3
const WITH_PHOTO = 0.3
const PHOTO = {
  characterPhoto: `data:image/png;base64,${createPng(600, 800, 'a child in a garden').toString('base64')}`,
  photoConsent: true,
}
/** How long a family keeps trying after the faults have ended. */
const PATIENCE_MS = 120_000
const MAIL_POLL_MS = 2_000

interface Tally {
  started: number
  succeeded: number
}

/** What families do: each begins at a random time, so that everything overlaps with everything. */
export async function runWorkload(system: System, random: Random, durationMs: number) {
  const startedAt = Date.now()
  const deadline = startedAt + durationMs + PATIENCE_MS
  const share = durationMs / (5 * 60_000)
  const tallies: Record<keyof typeof COUNTS, Tally> = {
    stories: { started: 0, succeeded: 0 },
    purchases: { started: 0, succeeded: 0 },
    gifts: { started: 0, succeeded: 0 },
    downloads: { started: 0, succeeded: 0 },
  }
  /** Orders whose money the provider took. */
  let paidOrders = 0

  async function newFamily(): Promise<{ family: Family; email: string } | null> {
    const family = createFamily(system, deadline)
    const email = await family.signUp()
    return email === null ? null : { family, email }
  }

  async function orderStory(persistent: boolean, photo: object, format: string | null): Promise<void> {
    const customer = await newFamily()
    if (!customer) return
    tallies.stories.started += 1
    if ((await customer.family.requestStory(persistent, photo)) !== null) tallies.stories.succeeded += 1
    if (format === null) return
    tallies.downloads.started += 1
    const id = await customer.family.findStory()
    if (id !== null && (await customer.family.download(id, format))) tallies.downloads.succeeded += 1
  }

  async function purchase(outcome: Outcome): Promise<void> {
    const customer = await newFamily()
    if (!customer) return
    tallies.purchases.started += 1
    const order = { packageId: 'digital', currencyCode: 'INR' }
    if (!(await customer.family.pay('/api/create-order', order, outcome))) return
    paidOrders += 1
    tallies.purchases.succeeded += 1
  }

  async function giveStories(outcome: Outcome, redeemed: boolean): Promise<void> {
    const [sender, recipient] = await Promise.all([newFamily(), newFamily()])
    if (!sender || !recipient) return
    tallies.gifts.started += 1
    const gift = { packageId: 'digital', recipientName: 'Nani', recipientEmail: recipient.email, message: '' }
    const order = { ...gift, currencyCode: 'INR' }
    if (!(await sender.family.pay('/api/create-gift-order', order, outcome))) return
    paidOrders += 1
    const token = redeemed ? await waitForGiftToken(recipient.email) : null
    if (!redeemed || (token !== null && (await recipient.family.redeemGift(token)))) tallies.gifts.succeeded += 1
  }

  async function waitForGiftToken(address: string): Promise<string | null> {
    while (Date.now() < deadline) {
      const texts = system.smtp.acceptedFor(address).map(({ text = '' }) => text)
      const token = texts.map(text => /redeem-gift\?token=([\w-]{20,})/.exec(text)?.[1]).find(Boolean)
      if (token) return token
      await sleep(MAIL_POLL_MS)
    }
    return null
  }

  const tasks: { at: number; run: () => Promise<void> }[] = []
  const plan = (count: number, run: () => () => Promise<void>) => {
    for (let i = 0; i < Math.ceil(count * share); i += 1) tasks.push({ at: random.between(0, durationMs), run: run() })
  }
  let downloads = Math.ceil(COUNTS.downloads * share)
  plan(COUNTS.stories, () => {
    const persistent = !random.chance(GIVE_UP)
    const format = downloads-- > 0 ? random.pick(FORMATS) : null
    const photo = random.chance(WITH_PHOTO) ? PHOTO : {}
    return () => orderStory(persistent, photo, format)
  })
  plan(COUNTS.purchases, () => {
    const outcome = random.pick(OUTCOMES)
    return () => purchase(outcome)
  })
  plan(COUNTS.gifts, () => {
    const outcome = random.pick(OUTCOMES)
    const redeemed = random.chance(0.5)
    return () => giveStories(outcome, redeemed)
  })
  await Promise.all(
    tasks.map(async ({ at, run }) => {
      await sleep(Math.max(0, startedAt + at - Date.now()))
      await run()
    }),
  )
  return { tallies, paidOrders }
}
