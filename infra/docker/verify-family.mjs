import { randomUUID } from 'node:crypto'
import { request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

/** Six stories at once take minutes on two cores. */
const TIMEOUT_MS = 10 * 60_000

/** Polls until `check` returns a value. */
export async function waitUntil(description, check) {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const result = await check().catch(() => undefined)
    if (result) return result
    if (Date.now() > deadline) throw new Error(`timed out after ${TIMEOUT_MS / 1000} s: ${description}`)
    await sleep(300)
  }
}

/** A `fetch` that trusts a certificate authority: that of Node 20 learns them only when the process starts. */
export const createFetch =
  ca =>
  (url, { method, headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, ca }, async message => {
        try {
          const content = Buffer.concat(await message.toArray())
          const received = Object.entries(message.headersDistinct)
          resolve(
            new Response(message.statusCode === 204 ? null : content, {
              status: message.statusCode,
              headers: received.flatMap(([name, values]) => values.map(value => [name, value])),
            }),
          )
        } catch (error) {
          reject(error)
        }
      })
      sent.on('error', reject).end(body)
    })

/** A client that calls the gateway as the web app does, and pays at the checkout of the sandbox. */
export function createFamily({ url, sandboxUrl, fetchPage }, username = `family-${randomUUID().slice(0, 8)}`) {
  const email = `${username}@example.in`
  let cookie = ''
  async function call(method, path, body, headers = {}) {
    const response = await fetchPage(new URL(path, url), {
      method,
      headers: {
        cookie,
        origin: url,
        'x-requested-with': 'XMLHttpRequest',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    const set = response.headers.getSetCookie().find(line => /^(__Host-)?sid=/.test(line))
    if (set) cookie = set.split(';')[0]
    return response
  }
  const read = async (response, name) => {
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const json = async path => read(await call('GET', path), path)
  const post = async (path, body) => read(await call('POST', path, body), path)
  const brief = {
    characterName: 'Asha',
    characterAge: '4-6',
    characterGender: 'girl',
    theme: 'jungle',
    pet: 'Dog',
    primaryValue: 'courage',
  }
  return {
    username,
    email,
    json,
    call,
    signUp: () => call('POST', '/api/signup', { username, email, password: 'lantern!' }),
    signIn: () => call('POST', '/api/login', { username, password: 'lantern!' }),
    /** Retries with the same idempotency key while a service is down, as the form does. */
    async order() {
      const key = randomUUID()
      const response = await waitUntil('the text is ready', async () => {
        const reply = await call('POST', '/api/generate-story', brief, { 'idempotency-key': key })
        return reply.status < 500 && reply
      })
      return (await read(response, 'the order')).story.id
    },
    illustrated: id =>
      waitUntil(`the pictures of story ${id} are complete`, async () => {
        const reply = await json(`/api/stories/${id}/illustrations`)
        return reply.status === 'processing' ? undefined : reply
      }),
    /** Asks again while the book is made or a service is down. */
    download: (id, path) =>
      waitUntil(`the book ${path} of story ${id} is made`, async () => {
        const response = await call('GET', `/api/stories/${id}/${path}`)
        return response.status === 200 && Buffer.from(await response.arrayBuffer())
      }),
    credits: async () => (await json('/api/story-credits')).storiesRemaining,
    orderPackage: packageId => post('/api/create-order', { packageId }),
    /** Sends what the checkout dialog sends. @returns the callback data for the page */
    async pay({ orderId, keyId }, outcome) {
      const path = `/checkout/${orderId}/payments`
      const response = await fetch(new URL(path, sandboxUrl), {
        method: 'POST',
        headers: { origin: sandboxUrl, 'content-type': 'application/json' },
        body: JSON.stringify({ key: keyId, outcome, email, contact: null }),
      })
      return (await read(response, path)).paid
    },
    verify: paid =>
      post('/api/verify-payment', {
        razorpayPaymentId: paid.razorpay_payment_id,
        razorpayOrderId: paid.razorpay_order_id,
        signature: paid.razorpay_signature,
      }),
  }
}

/** Reads the mailbox of the sandbox. Returns the numbers of the orders for which an address has got a receipt. */
export const createReceiptReader = sandboxUrl => async address => {
  const { mails } = await (await fetch(new URL('/mailbox.json', sandboxUrl))).json()
  return mails.flatMap(({ to, text }) => (to.includes(address) && /KH(-\w{4}){3}/.exec(text)?.[0]) || [])
}
