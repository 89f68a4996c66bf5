import { type RunningProduct, runProduct } from '@kahani/launcher/run-product'
import { startOpenAiServer } from '@kahani/sandbox/openai/openai-server'
import { createPng } from '@kahani/sandbox/openai/png'
import { type ApiClient, createFamily, PASSWORD } from '@kahani/testing/api-client'
import { FULL } from '@kahani/testing/full'
import { type OtlpReceiver, startOtlpReceiver } from '@kahani/testing/otlp-receiver'
import { findLink } from '@kahani/testing/sandbox-mailbox'
import { buy, payInSandbox } from '@kahani/testing/sandbox-payments'
import { expect, test } from 'vitest'

/** A header with which strangers would choose the trace of their request. */
const FORGED = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }

const brief = {
  characterName: 'Anvika Xylander',
  friendName: 'Zubeen Quartz',
  pet: 'Rabbit',
  specialMessage: 'Ajji waited by the gate for you',
  characterPhoto: `data:image/png;base64,${createPng(600, 800, 'a child in a garden').toString('base64')}`,
  photoConsent: true,
}
const gift = {
  recipientName: 'Pushpa Vellore',
  recipientEmail: 'pushpa.vellore@example.in',
  message: 'For each of your quiet evenings',
}
const address = {
  name: 'Meera Falgun',
  phone: '+91 98450 71345',
  address: '14, Lotus Pond Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
}
const contact = {
  name: 'Rohan Timbaktu',
  email: 'rohan.timbaktu@example.in',
  subject: 'A torn spine',
  message: 'The parcel came soaked through',
}
const NEW_PASSWORD = 'umbrellas in june'

async function expectStatus(response: Response | Promise<Response>, status: number): Promise<Response> {
  const answer = await response
  expect([answer.url, answer.status]).toEqual([answer.url, status])
  return answer
}

async function download(client: ApiClient, path: string): Promise<void> {
  await expect
    .poll(async () => {
      const response = await client.send('GET', path)
      await response.arrayBuffer()
      return response.status
    })
    .toBe(200)
}

/** What a family does from its first story to a printed copy. @returns the secrets that came up */
async function liveThrough(product: RunningProduct) {
  const { client, email, username } = await createFamily(product.url)
  const verification = await findLink(email, '/verify-email', product)
  const id = await client.generateStory('one-story-of-a-trace', brief)
  await client.waitForIllustrations(id)
  const { pages } = (await (await client.send('GET', `/api/stories/${id}`)).json()) as { pages: { content: string }[] }
  const pictures = JSON.stringify(await client.illustrations(id)).match(/\/api\/images\/[^"?]+/g) ?? []
  for (const path of pictures) await expectStatus(client.send('GET', path), 200)
  for (const format of ['pdf', 'epub']) await download(client, `/api/stories/${id}/download/${format}`)

  await buy(client, { packageId: 'digital', ...gift }, product)
  const giftLink = await findLink(gift.recipientEmail, '/redeem-gift', product)
  await expectStatus(client.send('POST', '/api/gift-details', { token: giftLink.searchParams.get('token') }), 200)
  await client.waitForPrintFiles(id)
  const order = await client.send('POST', `/api/stories/${id}/order-printed-copy`, address)
  const { orderId } = (await order.json()) as { orderId?: string }
  if (orderId) await client.verifyPayment(await payInSandbox(product, orderId, 'paid'))
  await client.send('POST', '/api/contact', contact)
  await client.send('GET', `/api/stories?search=${encodeURIComponent(brief.characterName)}`)

  await client.send('POST', '/api/login', { username, password: 'a wrong password' })
  await expectStatus(client.send('POST', '/api/forgot-password', { email }), 200)
  const reset = await findLink(email, '/reset-password', product)
  await client.send('GET', reset.pathname + reset.search)
  const token = reset.searchParams.get('token')
  await expectStatus(client.send('POST', '/api/reset-password', { token, newPassword: NEW_PASSWORD }), 200)
  return {
    ...{ email, username, reset: token, verification: verification.searchParams.get('token') },
    ...{ gift: giftLink.searchParams.get('token'), session: client.sessionCookie().value },
    picture: pictures[0]?.split('/').at(-1),
    sentence: pages[0]?.content.slice(0, 40),
  }
}

/** A secret as it is, in a URL and in a query. */
const forms = (secret: string) => [
  ...new Set([secret, encodeURIComponent(secret), String(new URLSearchParams({ '': secret })).slice(1)]),
]

// Without the whole product, this is tested in `packages/service-kit/test/tracing.test.ts`.
test.runIf(FULL)(
  'one trace leads from a request to the last picture, and neither spans nor logs contain anything personal',
  async () => {
    const [openAi, receiver] = await Promise.all([startOpenAiServer(), startOtlpReceiver()])
    const product = await runProduct({ ...openAi.env, ...receiver.env, LOG_LEVEL: 'debug' })
    let secrets: Record<string, string | null | undefined>
    try {
      secrets = await liveThrough(product)
      const { client } = await createFamily(product.url)
      await client.send('GET', '/api/me', undefined, FORGED)
    } finally {
      await product.end()
      await Promise.all([openAi.stop(), receiver.stop()])
    }
    expectWholeTrace(receiver)
    expect(receiver.bodies.join('\n')).not.toContain(FORGED.traceparent.slice(3, 35))

    const { characterPhoto: _, photoConsent: __, ...details } = brief
    const personal = [details, gift, address, contact, secrets].flatMap(each => Object.values(each))
    const searched = [...personal, PASSWORD, NEW_PASSWORD, 'a wrong password', brief.characterPhoto.slice(30, 130)]
    const written = { spans: receiver.bodies.join('\n'), log: JSON.stringify(product.lines) }
    for (const [where, text] of Object.entries(written)) {
      expect(text.length).toBeGreaterThan(10_000)
      const found = searched.filter(secret => forms(String(secret)).some(form => text.includes(form)))
      expect(found, where).toEqual([])
    }
    expect(product.lines.filter(({ fields }) => 'trace_id' in fields).length).toBeGreaterThan(10)
  },
)

function expectWholeTrace({ spans }: OtlpReceiver): void {
  const { traceId } = spans.find(({ name }) => name === 'POST /api/generate-story') ?? {}
  const trace = spans.filter(span => span.traceId === traceId)
  expect(trace.filter(({ parentId }) => !trace.some(({ id }) => id === parentId))).toHaveLength(1)
  const steps = trace.map(({ service, name }) => `${service}: ${name}`)
  expect(steps).toEqual(
    expect.arrayContaining([
      'gateway: POST /api/generate-story',
      'stories: POST /api/generate-story',
      'payments: POST /internal/credits/spend',
      'payments: INSERT ledger',
      'stories: outbox illustrate',
      'illustrations: process illustrate',
      'stories: PUT /internal/stories/:id/pictures/:pageNumber',
      'illustrations: process illustrations-complete',
    ]),
  )
  expect(steps.filter(step => step === 'stories: PUT /internal/stories/:id/pictures/:pageNumber')).toHaveLength(11)
  const book = spans.find(({ name }) => name === 'chromium')
  expect(spans.find(span => span.traceId === book?.traceId && span.service === 'gateway')?.name).toMatch(/download/)
}
