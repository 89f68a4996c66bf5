import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createRowCounts, maintainRowCount, readRowCount, type WithRowCounts } from '../src/row-counts.ts'

interface Database extends WithRowCounts {
  notes: { id: number; text: string; done: boolean }
}

async function setUp() {
  const { poolFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<Database>({ ...poolFor('auth'), logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  await sql`create table notes (id bigint primary key, text text not null, done boolean not null)`.execute(db)
  await sql`insert into notes values (1, 'first', true), (2, 'second', false)`.execute(db)
  return db
}

test('a row count includes existing rows, and stays exact under concurrent changes and rollbacks', async () => {
  const db = await setUp()
  await createRowCounts(db)
  await maintainRowCount(db, { name: 'notes', table: 'notes' })
  await maintainRowCount(db, { name: 'done', table: 'notes', condition: 'done' })
  const counts = async () => [await readRowCount(db, 'notes'), await readRowCount(db, 'done')]
  expect(await counts()).toEqual([2, 1])

  const change = async (i: number) => {
    const id = 100 + i * 10
    await db
      .insertInto('notes')
      .values([0, 1, 2].map(n => ({ id: id + n, text: '', done: n === 0 })))
      .execute()
    await db
      .insertInto('notes')
      .values({ id, text: '', done: true })
      .onConflict(on => on.doNothing())
      .execute()
    await db
      .updateTable('notes')
      .set({ done: true })
      .where('id', '=', id + 1)
      .execute()
    await db.updateTable('notes').set({ done: false }).where('id', '=', id).execute()
    await db
      .deleteFrom('notes')
      .where('id', '=', id + 2)
      .execute()
    const rolledBack = db.transaction().execute(async trx => {
      await trx
        .insertInto('notes')
        .values({ id: id + 5, text: '', done: true })
        .execute()
      await trx.deleteFrom('notes').where('id', '=', id).execute()
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
  }
  await Promise.all(Array.from({ length: 20 }, (_, i) => change(i)))
  expect(await counts()).toEqual([42, 21])
  await db.deleteFrom('notes').execute()
  expect(await counts()).toEqual([0, 0])
})
