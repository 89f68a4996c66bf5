import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export const KEY_ID = 'rzp_test_key'
export const KEY_SECRET = 'the secret of the key'
export const WEBHOOK_SECRETS = ['the new webhook secret', 'the old webhook secret'] as const

const id = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
export const sign = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('hex')

export interface Payment {
  id: string
  entity: 'payment'
  order_id: string
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'refunded' | 'failed'
  amount_refunded: number
}
export interface Refund {
  id: string
  entity: 'refund'
  payment_id: string
  amount: number
  status: 'processed'
}

export interface Dispute {
  id: string
  entity: 'dispute'
  payment_id: string
  amount: number
  currency: string
  reason_code: string
  respond_by: number
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  phase: string
  created_at: number
}

/** `hangs` never responds; `garbled` responds with HTML. */
export type Behaviour = 'ok' | 'failing' | 'hangs' | 'garbled'

/** A fake of Razorpay's API on loopback, with injectable failures. */
export async function startFakeRazorpay() {
  const orders = new Map<string, { id: string; amount: number; currency: string; receipt: string }>()
  const payments = new Map<string, Payment>()
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  const requests: string[] = []
  let behaviour: Behaviour = 'ok'
  let calls = 0

  const send = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const sendError = (response: ServerResponse, status: number, description: string) =>
    send(response, status, { error: { code: 'BAD_REQUEST_ERROR', description } })
  const list = (items: unknown[]) => ({ entity: 'collection', count: items.length, items })

  function pay(orderId: string, changes: Partial<Payment> = {}): Payment {
    const order = orders.get(orderId)
    const payment: Payment = {
      id: id('pay'),
      entity: 'payment',
      order_id: orderId,
      amount: order?.amount ?? 0,
      currency: order?.currency ?? 'INR',
      status: 'captured',
      amount_refunded: 0,
      ...changes,
    }
    payments.set(payment.id, payment)
    return payment
  }
  function refund(paymentId: string, amount?: number): Refund {
    const payment = payments.get(paymentId)
    if (!payment) throw new Error('unknown payment')
    const created: Refund = {
      id: id('rfnd'),
      entity: 'refund',
      payment_id: paymentId,
      amount: amount ?? payment.amount - payment.amount_refunded,
      status: 'processed',
    }
    payment.amount_refunded += created.amount
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded'
    refunds.push(created)
    return created
  }

  function dispute(paymentId: string, changes: Partial<Dispute> = {}): Dispute {
    const { amount = 0, currency = 'INR' } = payments.get(paymentId) ?? {}
    const now = Math.floor(Date.now() / 1000)
    const created: Dispute = {
      id: id('disp'),
      entity: 'dispute',
      payment_id: paymentId,
      amount,
      currency,
      reason_code: 'goods_not_received',
      respond_by: now + 3 * 24 * 60 * 60,
      status: 'open',
      phase: 'chargeback',
      created_at: now,
      ...changes,
    }
    disputes.unshift(created)
    return created
  }

  const server = createServer(async (request, response) => {
    calls++
    const body = await text(request)
    const expected = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`
    if (behaviour === 'hangs') return
    if (behaviour === 'failing') return sendError(response, 502, 'bad gateway')
    if (behaviour === 'garbled') return response.writeHead(200).end('<html>maintenance</html>')
    if (request.headers.authorization !== expected) return sendError(response, 401, 'Authentication failed')

    const { pathname, searchParams } = new URL(request.url ?? '', 'http://razorpay')
    requests.push(pathname)
    const [, , kind, entityId = '', action] = pathname.split('/')
    if (kind === 'orders' && request.method === 'POST') {
      const order = { id: id('order'), ...JSON.parse(body) }
      orders.set(order.id, order)
      return send(response, 200, { entity: 'order', status: 'created', ...order })
    }
    if (kind === 'orders' && action === 'payments') {
      return send(response, 200, list([...payments.values()].filter(payment => payment.order_id === entityId)))
    }
    if (kind === 'disputes' && entityId === '') {
      const skip = Number(searchParams.get('skip'))
      return send(response, 200, list(disputes.slice(skip, skip + Number(searchParams.get('count')))))
    }
    const found = disputes.find(each => each.id === entityId)
    if (kind === 'disputes' && found) return send(response, 200, found)
    const payment = payments.get(entityId)
    if (kind !== 'payments' || !payment) return sendError(response, 400, 'The id provided does not exist')
    if (action === 'refunds')
      return send(response, 200, list(refunds.filter(({ payment_id }) => payment_id === entityId)))
    if (action === 'refund') return send(response, 200, refund(entityId, JSON.parse(body).amount))
    return send(response, 200, payment)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    orders,
    payments,
    refunds,
    disputes,
    /** Paths of the requests. */
    requests,
    pay,
    refund,
    dispute,
    calls: () => calls,
    behave(next: Behaviour) {
      // Ends the requests that hang. The client would use another connection again before it notices its end.
      if (behaviour === 'hangs') server.closeAllConnections()
      behaviour = next
    },
    signatureOf: (payment: Payment) => sign(`${payment.order_id}|${payment.id}`, KEY_SECRET),
  }
}
