import { storyCreditsSchema } from '@kahani/contracts/credits'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { LedgerService } from '../ledger/ledger-service.ts'
import type { OrderRepository } from '../orders/order-repository.ts'

export function creditRoutes(app: App, ledger: LedgerService, orders: OrderRepository) {
  const schema = { response: { 200: storyCreditsSchema } }
  app.get('/api/story-credits', { onRequest: requireUser, schema }, async request => {
    const { userId } = signedIn(request)
    const [{ storiesRemaining }, plan] = await Promise.all([ledger.summary(userId), orders.latestPackage(userId)])
    return { storiesRemaining, cancelled: Boolean(plan?.cancelledAt), planId: plan?.packageId ?? null }
  })
}
