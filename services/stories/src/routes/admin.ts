import { adminStoriesQuerySchema, adminStoriesSchema, type EndingModel } from '@kahani/contracts/admin'
import { storiesOverviewSchema } from '@kahani/contracts/admin-internal'
import { costsQuerySchema, costsSchema } from '@kahani/contracts/ai-calls'
import { namesRequestSchema, namesSchema } from '@kahani/contracts/names'
import { pictureChecksQuerySchema, pictureChecksSchema } from '@kahani/contracts/picture-checks'
import { linkNextPage, toPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import type { RecordRead } from '@kahani/service-kit/audit'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import type { NameLookup } from '@kahani/service-kit/name-lookup'
import type { RequireAdministrator } from '@kahani/service-kit/require-administrator'
import type { Kysely } from 'kysely'
import { createAdminStories } from '../administration/admin-stories.ts'
import { createAiCallRepository } from '../costs/ai-call-repository.ts'
import type { DailyBudgets } from '../costs/budget.ts'
import { createBudgetRepository } from '../costs/budget-repository.ts'
import type { Database } from '../database.ts'
import { createPictureCheckRepository } from '../picture-checks/picture-check-repository.ts'

export interface AdminRouteDeps {
  db: Kysely<Database>
  reads: Kysely<Database>
  budgets: DailyBudgets
  endingModels: () => EndingModel[]
  requireAdministrator: RequireAdministrator
  callers: InternalCallers
  recordRead: RecordRead
  usernames: NameLookup
}

export function adminRoutes(
  app: App,
  { db, reads, budgets, endingModels, requireAdministrator, callers, recordRead, usernames }: AdminRouteDeps,
) {
  const onRequest = requireAdministrator()
  const adminStories = createAdminStories(reads)
  const calls = createAiCallRepository(reads)
  const budget = createBudgetRepository(db)

  const stories = {
    onRequest,
    schema: { querystring: adminStoriesQuerySchema, response: { 200: adminStoriesSchema } },
  }
  app.get('/api/admin/stories', stories, async (request, reply) => {
    const { entries, next } = await adminStories.list(request.query)
    const userIds = entries.map(({ userId }) => userId)
    await recordRead(request, userIds)
    const nameOf = await usernames(userIds, request.id)
    linkNextPage(request, reply, next)
    return entries.map(story => ({ ...story, username: nameOf(story.userId) }))
  })

  const titles = {
    onRequest: internalOnly(callers, 'payments'),
    schema: { body: namesRequestSchema, response: { 200: namesSchema } },
  }
  app.post('/internal/stories/titles', titles, async request => {
    const found = await adminStories.describe(request.body.ids)
    return Object.fromEntries([...found].flatMap(([id, { title }]) => (title === null ? [] : [[id, title]])))
  })

  const overview = { onRequest: internalOnly(callers, 'auth'), schema: { response: { 200: storiesOverviewSchema } } }
  app.get('/internal/admin/overview', overview, async () => ({
    ...(await adminStories.overview()),
    endingModels: endingModels(),
  }))

  const pictureChecks = {
    onRequest,
    schema: { querystring: pictureChecksQuerySchema, response: { 200: pictureChecksSchema } },
  }
  app.get('/api/admin/picture-checks', pictureChecks, async request => ({
    checks: await createPictureCheckRepository(reads).listByDay(request.query.days),
  }))

  const costs = {
    onRequest,
    schema: { querystring: costsQuerySchema, response: { 200: costsSchema } },
  }
  app.get('/api/admin/costs', costs, async (request, reply) => {
    const { days, limit, before } = request.query
    const [today, costByDay, costByStory] = await Promise.all([
      budget.lockToday(),
      calls.listByDay(days),
      calls.listByStory(limit + 1, before),
    ])
    const { entries, next } = toPage(costByStory, limit, ({ storyId }) => storyId)
    const stories = await adminStories.describe(entries.map(({ storyId }) => storyId))
    await recordRead(
      request,
      [...stories.values()].map(({ userId }) => userId),
    )
    linkNextPage(request, reply, next)
    return {
      today: { ...today, budgetPaise: budgets.total ?? null, freeBudgetPaise: budgets.free ?? null },
      days: costByDay,
      stories: entries.map(({ createdAt, ...story }) => ({
        ...story,
        title: stories.get(story.storyId)?.title,
        createdAt: createdAt.toISOString(),
      })),
    }
  })
}
