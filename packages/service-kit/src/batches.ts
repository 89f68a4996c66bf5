import { type DeleteResult, type RawBuilder, type SqlBool, sql, type UpdateResult } from 'kysely'

/** Rows that one statement of a periodic task changes. */
export const BATCH_SIZE = 1_000

/** SQL condition: the row is one of at most `BATCH_SIZE` that match, and that no other transaction is changing. */
export const inBatch = (table: string, matches: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${matches} limit ${BATCH_SIZE} for update skip locked))`

/**
 * Deletes or updates all rows that match, in a transaction for each batch, so that locks are short however many rows there
 * are. An update has to leave rows that no longer match.
 */
export async function changeInBatches(changeBatch: () => Promise<DeleteResult | UpdateResult>): Promise<void> {
  for (;;) {
    const result = await changeBatch()
    const count = 'numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows
    if (count < BATCH_SIZE) return
  }
}
