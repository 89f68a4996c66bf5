import { sql } from 'kysely'

/**
 * SQL: when to repeat an attempt that starts now, if it fails or its process is lost.
 * @param attempts name of the column with the number of earlier attempts; the delay doubles with each
 */
export const backOff = (attempts: string, { delaySeconds, maxSeconds }: { delaySeconds: number; maxSeconds: number }) =>
  sql<Date>`now() + make_interval(secs =>
    least(${delaySeconds}::float * power(2, least(${sql.ref(attempts)}, 30)), ${maxSeconds}))`
