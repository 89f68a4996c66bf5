import { storyCreditsSchema } from '@kahani/contracts/credits'
import type { App } from '@kahani/service-kit/app'
import { signedIn } from '@kahani/service-kit/identity'
import type { LedgerService } from '../ledger/ledger-service.ts'
import type { createOrderRepository } from '../orders/order-repository.ts'

export function creditRoutes(app: App, ledger: LedgerService, orders: ReturnType<typeof createOrderRepository>) {
  app.get('/api/story-credits', { schema: { response: { 200: storyCreditsSchema } } }, async request => {
    const { userId } = signedIn(request)
    const [{ storiesRemaining }, plan] = await Promise.all([ledger.standing(userId), orders.lastPackage(userId)])
    return { storiesRemaining, cancelled: Boolean(plan?.cancelledAt), planId: plan?.packageId ?? null }
  })
}
