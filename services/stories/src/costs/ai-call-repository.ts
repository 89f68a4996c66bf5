import type { AiCall, Costs } from '@kahani/contracts/ai-calls'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** The product's day is India's. */
const INDIA = sql.lit('Asia/Kolkata')
const dayOf = (column: 'created_at') => sql<string>`to_char(${sql.ref(column)} at time zone ${INDIA}, 'YYYY-MM-DD')`
const startOfToday = sql<Date>`date_trunc('day', now() at time zone ${INDIA}) at time zone ${INDIA}`
const whole = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(${expression}, 0)::bigint`

const TOTALS = [
  sql<number>`count(*)`.as('calls'),
  sql<number>`count(*) filter (where outcome in ('refused', 'failed'))`.as('unanswered'),
  whole(sql`sum(images)`).as('images'),
  whole(sql`sum(input_tokens + input_image_tokens)`).as('inputTokens'),
  whole(sql`sum(output_tokens)`).as('outputTokens'),
  whole(sql`sum(price_paise)`).as('costPaise'),
] as const

export function createAiCallRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** A call that has ended stays as it ended. */
    async record(id: string, call: AiCall): Promise<void> {
      const row = {
        story_id: call.storyId,
        kind: call.kind,
        page_number: call.pageNumber,
        model: call.model,
        outcome: call.outcome,
        input_tokens: call.inputTokens,
        input_image_tokens: call.inputImageTokens,
        output_tokens: call.outputTokens,
        images: call.images,
        price_paise: call.pricePaise,
        ended_at: call.outcome === 'begun' ? null : sql<Date>`now()`,
      }
      await db
        .insertInto('ai_calls')
        .values({ id, ...row })
        .onConflict(on => on.column('id').doUpdateSet(row).where('ai_calls.outcome', '=', 'begun'))
        .execute()
    },

    /** What today's calls cost, what stories under way are still expected to cost, in paise; and what day it is. */
    async today(): Promise<{ day: string; costPaise: number; reservedPaise: number; secondsLeft: number }> {
      const { rows } = await sql<{ day: string; costPaise: number; reservedPaise: number; secondsLeft: number }>`
        select
          to_char(now() at time zone ${INDIA}, 'YYYY-MM-DD') as "day",
          ceil(extract(epoch from ${startOfToday} + interval '1 day' - now()))::bigint as "secondsLeft",
          (select coalesce(sum(price_paise), 0) from ai_calls where created_at >= ${startOfToday})::bigint as "costPaise",
          (select coalesce(sum(greatest(budget_paise - spent, 0)), 0)
            from stories
            cross join lateral (
              select coalesce(sum(price_paise), 0) as spent from ai_calls where story_id = stories.id
            ) as calls
            where state = 'writing' or (state = 'told' and drawing = 'processing'))::bigint as "reservedPaise"`.execute(
        db,
      )
      const [row] = rows
      if (!row) throw new Error('the day could not be read')
      return row
    },

    /** What a story's calls cost so far, in paise. */
    spentOn: async (storyId: number): Promise<number> =>
      (
        await db
          .selectFrom('ai_calls')
          .select(whole(sql`sum(price_paise)`).as('paise'))
          .where('story_id', '=', storyId)
          .executeTakeFirstOrThrow()
      ).paise,

    byDay: (days: number): Promise<Costs['days']> =>
      db
        .selectFrom('ai_calls')
        .select([dayOf('created_at').as('day'), ...TOTALS])
        .where('created_at', '>=', sql<Date>`${startOfToday} - make_interval(days => ${days - 1})`)
        .groupBy('day')
        .orderBy('day', 'desc')
        .execute(),

    /** Newest first, below `before`. */
    byStory: (limit: number, before?: number) =>
      db
        .selectFrom('ai_calls')
        .select(['story_id as storyId', sql<Date>`min(created_at)`.as('createdAt'), ...TOTALS])
        .where('story_id', 'is not', null)
        .$if(before !== undefined, query => query.where('story_id', '<', before ?? 0))
        .groupBy('story_id')
        .orderBy('story_id', 'desc')
        .limit(limit)
        .$narrowType<{ storyId: number }>()
        .execute(),
  }
}
