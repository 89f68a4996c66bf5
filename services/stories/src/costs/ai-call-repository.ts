import type { AiCall, Costs } from '@kahani/contracts/ai-calls'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** Days begin at midnight in India. */
const TIME_ZONE = sql.lit('Asia/Kolkata')
const dayOf = (column: 'created_at') => sql<string>`to_char(${sql.ref(column)} at time zone ${TIME_ZONE}, 'YYYY-MM-DD')`
const startOfToday = sql<Date>`date_trunc('day', now() at time zone ${TIME_ZONE}) at time zone ${TIME_ZONE}`
const asInteger = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(${expression}, 0)::bigint`

const TOTALS = [
  sql<number>`count(*)`.as('calls'),
  sql<number>`count(*) filter (where outcome in ('refused', 'failed'))`.as('unanswered'),
  asInteger(sql`sum(images)`).as('images'),
  asInteger(sql`sum(input_tokens + input_image_tokens)`).as('inputTokens'),
  asInteger(sql`sum(output_tokens)`).as('outputTokens'),
  asInteger(sql`sum(price_paise)`).as('costPaise'),
] as const

interface CostToday {
  /** `YYYY-MM-DD`. */
  day: string
  costPaise: number
  /** Estimated cost of unfinished stories, less what they cost already. */
  reservedPaise: number
  /** The parts of both that are for accounts that never paid. */
  freeCostPaise: number
  freeReservedPaise: number
  /** Seconds until the next day. */
  secondsLeft: number
}

export function createAiCallRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /**
     * Idempotent: a report that a call started does not overwrite its outcome. A call for a deleted story is recorded
     * without it.
     */
    async record(id: string, call: AiCall): Promise<void> {
      // The lock makes a concurrent deletion of the story wait, so that it finds this row.
      const story = {
        story_id: sql<number | null>`(select id from stories where id = ${call.storyId} for key share)`,
        premium: sql<boolean | null>`(select premium from stories where id = ${call.storyId})`,
      }
      const row = {
        kind: call.kind,
        page_number: call.pageNumber,
        model: call.model,
        outcome: call.outcome,
        input_tokens: call.inputTokens,
        input_image_tokens: call.inputImageTokens,
        output_tokens: call.outputTokens,
        images: call.images,
        price_paise: call.pricePaise,
        ended_at: call.outcome === 'started' ? null : sql<Date>`now()`,
      }
      await db
        .insertInto('ai_calls')
        .values({ id, ...story, ...row })
        .onConflict(on => on.column('id').doUpdateSet(row).where('ai_calls.outcome', '=', 'started'))
        .execute()
    },

    /** Cost of today's calls and the amount reserved for unfinished stories. */
    async costToday(): Promise<CostToday> {
      const { rows } = await sql<CostToday>`
        select
          to_char(now() at time zone ${TIME_ZONE}, 'YYYY-MM-DD') as "day",
          ceil(extract(epoch from ${startOfToday} + interval '1 day' - now()))::bigint as "secondsLeft",
          calls.*, reservations.*
        from (
          select
            coalesce(sum(price_paise), 0)::bigint as "costPaise",
            coalesce(sum(price_paise) filter (where not premium), 0)::bigint as "freeCostPaise"
          from ai_calls
          where created_at >= ${startOfToday}
        ) as calls, (
          select
            coalesce(sum(paise), 0)::bigint as "reservedPaise",
            coalesce(sum(paise) filter (where not premium), 0)::bigint as "freeReservedPaise"
          from stories
          cross join lateral (
            select greatest(budget_paise - coalesce(sum(price_paise), 0), 0) as paise
            from ai_calls where story_id = stories.id
          ) as reservation
          where state = 'writing' or (state = 'text_ready' and illustration_status = 'processing')
        ) as reservations`.execute(db)
      const [row] = rows
      if (!row) throw new Error('Expected one row with the cost of today')
      return row
    },

    /** Cost of a story's calls so far, in paise. */
    costOfStory: async (storyId: number): Promise<number> =>
      (
        await db
          .selectFrom('ai_calls')
          .select(asInteger(sql`sum(price_paise)`).as('paise'))
          .where('story_id', '=', storyId)
          .executeTakeFirstOrThrow()
      ).paise,

    listByDay: (days: number): Promise<Costs['days']> =>
      db
        .selectFrom('ai_calls')
        .select([dayOf('created_at').as('day'), ...TOTALS])
        .where('created_at', '>=', sql<Date>`${startOfToday} - make_interval(days => ${days - 1})`)
        .groupBy('day')
        .orderBy('day', 'desc')
        .execute(),

    /** Stories with an id below `before`, newest first. */
    listByStory: (limit: number, before?: number) =>
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
