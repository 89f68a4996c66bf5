import type { AdminUser } from '@kahani/contracts/admin'
import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'

const { users: messages } = adminDashboardMessages

/** The subscription status of a user, and whether it was cancelled. */
export function subscriptionText(user: Pick<AdminUser, 'subscriptionStatus' | 'subscriptionCancelled'>): string {
  const status = user.subscriptionStatus || messages.free
  return user.subscriptionCancelled ? messages.cancelled(status) : status
}
