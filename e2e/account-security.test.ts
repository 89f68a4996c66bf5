import { type ApiClient, createApiClient, PASSWORD } from '@kahani/testing/api-client'
import { expect, inject, test } from 'vitest'
import { createFamily, signInAsAdministrator, signInAsOwner } from './shared-product.ts'

/** Another session of the same account, on another device. */
async function signInAgain(username: string): Promise<ApiClient> {
  const client = createApiClient(inject('product').url)
  await client.signIn({ username, password: PASSWORD })
  return client
}

/** The statuses of a request of the session at both gateways. */
const statusesAt = async (client: ApiClient) => {
  const urls = [inject('product').url, inject('secondGatewayUrl')]
  return Promise.all(urls.map(async url => (await client.sendTo(url, '/api/stories')).status))
}

test('a changed password, a changed role and a deleted account end other sessions at every gateway', async () => {
  const healthOf = async (url: string) => (await fetch(new URL('/healthz', url)).catch(() => null))?.status
  await expect.poll(() => healthOf(inject('secondGatewayUrl'))).toBe(200)
  const { client, username, id } = await createFamily()
  const admin = await signInAsAdministrator()
  const endings: Record<string, () => Promise<Response>> = {
    role: () => admin.send('POST', `/api/admin/users/${id}/role`, { isAdmin: true }),
    password: async () => {
      await client.signIn({ username, password: PASSWORD })
      return client.send('POST', '/api/reset-password', { currentPassword: PASSWORD, newPassword: PASSWORD })
    },
    account: () => client.send('DELETE', '/api/account', { username, currentPassword: PASSWORD }),
  }
  for (const [what, end] of Object.entries(endings)) {
    const other = await signInAgain(username)
    expect(await statusesAt(other), what).toEqual([200, 200])
    expect((await end()).status, what).toBe(200)
    await expect.poll(() => statusesAt(other), { interval: 20 }).toEqual([401, 401])
  }
})

test('the ids of one family are a 404 for another', async () => {
  const [owner, stranger] = await Promise.all([signInAsOwner(), createFamily()])
  const storyId = inject('story').id
  await expect.poll(async () => (await owner.illustrations(storyId)).illustrations.length).toBeGreaterThan(0)
  const { illustrations } = await owner.illustrations(storyId)
  const { devices } = await (await owner.send('GET', '/api/sessions')).json()
  const address = {
    ...{ name: 'Meera Iyer', phone: '+91 98450 12345', address: '14 Lantern House, Church Street' },
    ...{ city: 'Bengaluru', state: 'Karnataka', pincode: '560001' },
  }
  const dog = { kind: 'pet', name: 'Moti', pet: 'Dog', coat: {} }
  const moti = await (await owner.send('POST', '/api/family', dog)).json()
  const requests: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][] = [
    ['GET', `/api/stories/${storyId}`],
    ['GET', `/api/stories/${storyId}/illustrations`],
    ['POST', `/api/stories/${storyId}/illustrations/0/retry`],
    ['POST', `/api/stories/${storyId}/illustrations/1/prioritize`],
    ['GET', `/api/stories/${storyId}/pdf`],
    ['GET', `/api/stories/${storyId}/download/pdf`],
    ['GET', `/api/stories/${storyId}/print-check`],
    ['GET', `/api/stories/${storyId}/print-preview/1?version=${'a'.repeat(64)}`],
    ['POST', '/api/account/printed-copies/1/cancel'],
    ['POST', `/api/stories/${storyId}/order-printed-copy`, address],
    ['POST', `/api/stories/${storyId}/process-free-printed-copy`, { shippingAddress: JSON.stringify(address) }],
    ['GET', illustrations[0]?.imageUrl ?? ''],
    ['DELETE', `/api/photo-consents/${storyId}`],
    ['DELETE', `/api/child-consents/${storyId}`],
    ['PUT', `/api/family/${moti.id}`, dog],
    ['DELETE', `/api/family/${moti.id}`],
    ['DELETE', `/api/sessions/${devices[0].id}`],
    ['DELETE', `/api/stories/${storyId}`],
  ]
  for (const [method, path, body] of requests) {
    const response = await stranger.client.send(method, path, body)
    expect([path, response.status]).toEqual([path, 404])
  }
  expect(await (await stranger.client.send('GET', '/api/stories')).json()).toEqual([])
  expect((await owner.send('GET', `/api/stories/${storyId}`)).status).toBe(200)
})
