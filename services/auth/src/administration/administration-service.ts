import type { AdminUser, Dashboard } from '@kahani/contracts/admin'
import { accountSummariesSchema, paymentsOverviewSchema, storiesOverviewSchema } from '@kahani/contracts/admin-internal'
import type { SearchQuery } from '@kahani/contracts/paging'
import type { Page } from '@kahani/listing/paging'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { UserRepository } from '../users/user-repository.ts'
import type { AdminUserRepository } from './admin-user-repository.ts'

const TIMEOUT_MS = 5_000

export interface AdministrationDeps {
  users: AdminUserRepository
  listNames: UserRepository['listNames']
  stories: InternalClient
  payments: InternalClient
}

/** Joins accounts with the data of the services that own the rest. @throws HttpError 503 if one of them is unavailable */
export function createAdministrationService({ users, listNames, stories, payments }: AdministrationDeps) {
  return {
    async dashboard(requestId: string): Promise<Dashboard> {
      const path = '/internal/admin/overview'
      const [userCount, { storyCount, recentStories, endingModels }, { paidUserCount }] = await Promise.all([
        users.count(),
        stories.call(path, { answer: storiesOverviewSchema, requestId, timeoutMs: TIMEOUT_MS }),
        payments.call(path, { answer: paymentsOverviewSchema, requestId, timeoutMs: TIMEOUT_MS }),
      ])
      // The counts are read at different moments.
      const withoutStatus = Math.max(0, userCount - paidUserCount)
      const stats = Object.entries({ null: withoutStatus, premium: paidUserCount }).filter(([, count]) => count > 0)
      const names = await listNames(recentStories.map(({ userId }) => userId))
      return {
        ...{ userCount, paidUserCount, storyCount, subscriptionStats: Object.fromEntries(stats) },
        endingModels,
        recentStories: recentStories.map(story => ({ ...story, username: names.get(story.userId) })),
      }
    },

    async listUsers(query: SearchQuery, requestId: string): Promise<Page<AdminUser>> {
      const { entries, next } = await users.list(query)
      const summaries = await payments.call('/internal/accounts/summaries', {
        method: 'POST',
        body: { userIds: entries.map(({ id }) => id) },
        answer: accountSummariesSchema,
        requestId,
        timeoutMs: TIMEOUT_MS,
      })
      const toAdminUser = ({ createdAt, ...user }: (typeof entries)[number], i: number): AdminUser => {
        const summary = summaries[i]
        if (summary?.userId !== user.id) throw new Error(`Expected the summary of account ${user.id}`)
        const { subscriptionStatus, subscriptionCancelled, storiesRemaining } = summary
        const account = { subscriptionStatus, subscriptionCancelled, storiesRemaining }
        return { ...user, ...account, createdAt: createdAt.toISOString() }
      }
      return { entries: entries.map(toAdminUser), next }
    },
  }
}
