import type { AiCall, Costs } from '@kahani/contracts/ai-calls'
import type { DigitalSources } from '@kahani/contracts/digital-sources'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

const asInteger = (expression: ReturnType<typeof sql>) => sql<number>`coalesce(${expression}, 0)::bigint`

const TOTALS = [
  sql<number>`count(*)`.as('calls'),
  sql<number>`count(*) filter (where outcome in ('refused', 'failed'))`.as('unanswered'),
  asInteger(sql`sum(images)`).as('images'),
  asInteger(sql`sum(input_tokens + input_image_tokens)`).as('inputTokens'),
  asInteger(sql`sum(output_tokens)`).as('outputTokens'),
  asInteger(sql`sum(price_paise)`).as('costPaise'),
] as const

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
      }
      await db
        .insertInto('ai_calls')
        .values({ id, ...story, ...row })
        .onConflict(on => on.column('id').doUpdateSet(row).where('ai_calls.outcome', '=', 'started'))
        .execute()
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

    /** How a story was made: by a model, if a provider answered a call for it or may have. */
    async digitalSources(storyId: number): Promise<DigitalSources> {
      const calls = await db
        .selectFrom('ai_calls')
        .select('kind')
        .distinct()
        .where('story_id', '=', storyId)
        .where('outcome', 'in', ['started', 'answered'])
        .execute()
      const sourceOf = (...kinds: AiCall['kind'][]) =>
        calls.some(({ kind }) => kinds.includes(kind)) ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'
      return { text: sourceOf('text'), pictures: sourceOf('picture', 'redraw') }
    },

    listByDay: (days: number): Promise<Costs['days']> =>
      db
        .selectFrom('ai_costs_by_day')
        .select([
          sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
          asInteger(sql`sum(calls)`).as('calls'),
          asInteger(sql`sum(unanswered)`).as('unanswered'),
          asInteger(sql`sum(images)`).as('images'),
          asInteger(sql`sum(input_tokens)`).as('inputTokens'),
          asInteger(sql`sum(output_tokens)`).as('outputTokens'),
          asInteger(sql`sum(cost_paise)`).as('costPaise'),
        ])
        .where('ai_costs_by_day.day', '>', sql<Date>`indian_day(now()) - ${days}::integer`)
        .groupBy('ai_costs_by_day.day')
        .having(sql<boolean>`sum(calls) > 0`)
        .orderBy('ai_costs_by_day.day', 'desc')
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
export type AiCallRepository = ReturnType<typeof createAiCallRepository>
