import { storyCreditsSchema } from '@kahani/contracts/credits'
import type { App } from '@kahani/service-kit/app'
import { signedIn } from '@kahani/service-kit/identity'
import type { LedgerService } from '../ledger/ledger-service.ts'

export function creditRoutes(app: App, ledger: LedgerService) {
  app.get('/api/story-credits', { schema: { response: { 200: storyCreditsSchema } } }, async request => {
    const { userId } = signedIn(request)
    const { storiesRemaining } = await ledger.standing(userId)
    return { storiesRemaining, cancelled: false, planId: null }
  })
}
