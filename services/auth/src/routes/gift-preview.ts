import { giftPreviewRequestSchema, giftPreviewSchema } from '@kahani/contracts/gift-preview'
import type { App } from '@kahani/service-kit/app'
import { previewGift } from '../email-templates/gift-preview.ts'
import type { Services } from '../services.ts'
import { currentUser, requireSession } from '../sessions/session-service.ts'

export function giftPreviewRoute(app: App, { accounts }: Services) {
  const schema = { body: giftPreviewRequestSchema, response: { 200: giftPreviewSchema } }
  app.post('/api/gift-preview', { onRequest: requireSession, schema }, async request => {
    const { username } = await accounts.getById(currentUser(request).userId)
    return previewGift(request.body, username)
  })
}
