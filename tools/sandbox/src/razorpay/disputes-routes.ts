import type { App } from '@kahani/service-kit/app'
import { collectionOf } from './entities.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { byId, pageQuery } from './request-fields.ts'

/** The disputes API. */
export function disputesRoutes(api: App, account: MerchantAccount) {
  api.get('/disputes', { schema: { querystring: pageQuery } }, async ({ query: { skip, count } }) =>
    collectionOf(account.disputes().slice(skip, skip + count)),
  )
  api.get('/disputes/:id', { schema: { params: byId } }, async ({ params }) => account.dispute(params.id))
  api.post('/disputes/:id/accept', { schema: { params: byId } }, ({ params }) =>
    account.changeDispute(params.id, 'lost', true),
  )
}
