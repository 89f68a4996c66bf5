import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Asks until there is an answer. */
export async function until(what, holds, timeoutMs = 120_000) {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = await holds().catch(() => undefined)
    if (found) return found
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs / 1000} s in vain until ${what}`)
    await pause(300)
  }
}

/** A family that speaks to the gateway as the web app does, and pays at the sandbox's checkout. */
export function createFamily(url, sandboxUrl) {
  const username = `family-${randomUUID().slice(0, 8)}`
  const email = `${username}@example.in`
  let cookie = ''
  async function call(method, path, body, headers = {}) {
    const answer = await fetch(new URL(path, url), {
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
    const set = answer.headers.getSetCookie().find(line => line.startsWith('sid='))
    if (set) cookie = set.split(';')[0]
    return answer
  }
  const read = async (answer, what) => {
    if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
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
    email,
    json,
    call,
    signUp: () => call('POST', '/api/signup', { username, email, password: 'lantern!' }),
    signIn: () => call('POST', '/api/login', { username, password: 'lantern!' }),
    /** Tries again under one key while a part is down, as the form does. */
    async order() {
      const key = randomUUID()
      const answer = await until('the story is told', async () => {
        const given = await call('POST', '/api/generate-story', brief, { 'idempotency-key': key })
        return given.status < 500 && given
      })
      return (await read(answer, 'the order')).story.id
    },
    drawn: id =>
      until(`story ${id} is drawn`, async () => {
        const given = await json(`/api/stories/${id}/illustrations`)
        return given.status === 'processing' ? undefined : given
      }),
    credits: async () => (await json('/api/story-credits')).storiesRemaining,
    orderPackage: packageId => post('/api/create-order', { packageId }),
    /** What the checkout's dialog does when its button is pressed, and what it tells the page. */
    async pay({ orderId, keyId }, outcome) {
      const path = `/checkout/${orderId}/payments`
      const answer = await fetch(new URL(path, sandboxUrl), {
        method: 'POST',
        headers: { origin: sandboxUrl, 'content-type': 'application/json' },
        body: JSON.stringify({ key: keyId, outcome, email, contact: null }),
      })
      return (await read(answer, path)).paid
    },
    verify: paid =>
      post('/api/verify-payment', {
        razorpayPaymentId: paid.razorpay_payment_id,
        razorpayOrderId: paid.razorpay_order_id,
        signature: paid.razorpay_signature,
      }),
  }
}

/** Reads the sandbox's outbox: the numbers of the orders for which an address was sent a receipt. */
export const createOutbox = sandboxUrl => async address => {
  const { mails } = await (await fetch(new URL('/outbox.json', sandboxUrl))).json()
  return mails.flatMap(({ to, text }) => (to.includes(address) && /KH(-\w{4}){3}/.exec(text)?.[0]) || [])
}
