import type { AiCall } from '@kahani/contracts/ai-calls'
import type { PictureCheck, PictureChecks } from '@kahani/contracts/picture-checks'
import type { PictureVersionId } from '@kahani/contracts/picture-keys'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

type Row = PictureChecks['checks'][number]

/** Calls that pictures cost beside their first rendering. */
const KINDS: AiCall['kind'][] = ['check', 'correction', 'redraw']

export function createPictureCheckRepository(db: Kysely<Database> | Transaction<Database>) {
  /** By Indian day and model of the picture: only the checks of pictures as they were rendered have scores and faults. */
  const sumChecks = (days: number) =>
    sql<Omit<Row, 'redraws' | 'costPaise'>>`
      with checks as (
        select to_char(indian_day(created_at), 'YYYY-MM-DD') as day, picture_model as model, *
        from picture_checks where ${isWithin(days)}
      ), faults as (
        select day, model, jsonb_object_agg(fault, pictures) as faults from (
          select day, model, fault, count(*) as pictures from checks, unnest(checks.faults) as fault
          where attempt = 1 group by 1, 2, 3
        ) as counted group by 1, 2
      )
      select day, model,
        count(*) filter (where attempt = 1)::bigint as pictures,
        (avg(face) filter (where attempt = 1))::float as face,
        (avg(clothes) filter (where attempt = 1))::float as clothes,
        (avg(style) filter (where attempt = 1))::float as style,
        coalesce(faults.faults, '{}') as faults,
        count(*) filter (where attempt = 2)::bigint as corrections,
        count(*) filter (where attempt = 2 and kept)::bigint as helped
      from checks left join faults using (day, model)
      group by day, model, faults.faults`.execute(db)

  /** By Indian day and model of the call. */
  const sumCalls = (days: number) =>
    sql<Pick<Row, 'day' | 'model' | 'redraws' | 'costPaise'>>`
      select to_char(indian_day(created_at), 'YYYY-MM-DD') as day, model,
        count(*) filter (where kind = 'redraw' and outcome = 'answered')::bigint as redraws,
        sum(price_paise)::bigint as "costPaise"
      from ai_calls where ${isWithin(days)} and kind = any(${KINDS})
      group by 1, 2`.execute(db)

  return {
    /** Idempotent by the id of the check: a later report can tell that another picture is kept. */
    async record({ storyId, pageNumber, version }: PictureVersionId, checks: readonly PictureCheck[]): Promise<void> {
      if (checks.length === 0) return
      await db
        .insertInto('picture_checks')
        .values(
          checks.map(({ id, attempt, pictureModel, checkModel, face, clothes, style, faults, kept }) => ({
            ...{ id, story_id: storyId, page_number: pageNumber, version, attempt },
            ...{ picture_model: pictureModel, check_model: checkModel, face, clothes, style, faults, kept },
          })),
        )
        .onConflict(conflict => conflict.column('id').doUpdateSet(eb => ({ kept: eb.ref('excluded.kept') })))
        .execute()
    },

    /** Newest first. */
    async listByDay(days: number): Promise<Row[]> {
      const [checks, calls] = await Promise.all([sumChecks(days), sumCalls(days)])
      const rows = new Map<string, Row>()
      const rowOf = ({ day, model }: Pick<Row, 'day' | 'model'>): Row =>
        rows.get(`${day} ${model}`) ?? {
          ...{ day, model, pictures: 0, face: null, clothes: null, style: null, faults: {} },
          ...{ corrections: 0, helped: 0, redraws: 0, costPaise: 0 },
        }
      for (const part of [...checks.rows, ...calls.rows])
        rows.set(`${part.day} ${part.model}`, { ...rowOf(part), ...part })
      return [...rows.values()].sort((a, b) => b.day.localeCompare(a.day) || a.model.localeCompare(b.model))
    },
  }
}

/** @param days the number of Indian days, today included */
const isWithin = (days: number) =>
  sql`created_at >= (indian_day(now()) - ${days - 1}::integer)::timestamp at time zone 'Asia/Kolkata'`
