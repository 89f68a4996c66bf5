import { costsQuerySchema, costsSchema } from '@kahani/contracts/ai-calls'
import type { App } from '@kahani/service-kit/app'
import { requireAdmin } from '@kahani/service-kit/identity'
import type { Kysely } from 'kysely'
import { createAiCallRepository } from '../costs/ai-call-repository.ts'
import type { Database } from '../database.ts'

export function adminRoutes(app: App, db: Kysely<Database>, budgetPaise: number | undefined) {
  const calls = createAiCallRepository(db)
  const costs = {
    onRequest: requireAdmin,
    schema: { querystring: costsQuerySchema, response: { 200: costsSchema } },
  }
  app.get('/api/admin/costs', costs, async request => {
    const { days, limit, before } = request.query
    const [{ day, costPaise, reservedPaise }, costByDay, costByStory] = await Promise.all([
      calls.costToday(),
      calls.listByDay(days),
      calls.listByStory(limit, before),
    ])
    return {
      today: { day, costPaise, reservedPaise, budgetPaise: budgetPaise ?? null },
      days: costByDay,
      stories: costByStory.map(({ createdAt, ...story }) => ({ ...story, createdAt: createdAt.toISOString() })),
    }
  })
}
