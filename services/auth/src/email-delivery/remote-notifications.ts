import { outgoingEmailSchema } from '@kahani/contracts/emails'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { NotificationSource } from '@kahani/service-kit/notifications'

/** The notifications of another service, over HTTP. */
export const createRemoteNotifications = (service: InternalClient): NotificationSource => ({
  find: id => service.call(`/internal/notifications/${id}`, { answer: outgoingEmailSchema }),
  async complete(id) {
    await service.call(`/internal/notifications/${id}/completed`, { method: 'POST', timeoutMs: 5_000 })
  },
})
