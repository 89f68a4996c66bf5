import { costsQuerySchema, costsSchema } from '@kahani/contracts/ai-calls'
import type { App } from '@kahani/service-kit/app'
import { requireAdmin } from '@kahani/service-kit/identity'
import type { Kysely } from 'kysely'
import { createAiCallRepository } from '../costs/ai-call-repository.ts'
import type { DailyBudgets } from '../costs/budget.ts'
import type { Database } from '../database.ts'

export function adminRoutes(app: App, db: Kysely<Database>, budgets: DailyBudgets) {
  const calls = createAiCallRepository(db)
  const costs = {
    onRequest: requireAdmin,
    schema: { querystring: costsQuerySchema, response: { 200: costsSchema } },
  }
  app.get('/api/admin/costs', costs, async request => {
    const { days, limit, before } = request.query
    const [today, costByDay, costByStory] = await Promise.all([
      calls.costToday(),
      calls.listByDay(days),
      calls.listByStory(limit, before),
    ])
    return {
      today: { ...today, budgetPaise: budgets.total ?? null, freeBudgetPaise: budgets.free ?? null },
      days: costByDay,
      stories: costByStory.map(({ createdAt, ...story }) => ({ ...story, createdAt: createdAt.toISOString() })),
    }
  })
}
