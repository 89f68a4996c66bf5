import { openDatabase } from '@kahani/service-kit/database'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createWordSearch, searchWords } from '../src/word-search.ts'

interface Database {
  notes: { id: number; text: string }
}

test('finds words in any order, case and script, the last of which may be incomplete, newest first', async () => {
  const { poolFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<Database>({ ...poolFor('auth'), logger: createTestLogger(createLogger) })
  onTestFinished(() => db.destroy())
  await sql`create table notes (id bigint primary key, text text not null)`.execute(db)
  const texts = ["Asha's Lamp of the Reef", 'meera_k asha.iyer@example.in', 'मीरा की नाव', 'Ｆｕｌｌ wide 2e5']
  const notes = texts.map((text, i) => ({ id: i + 1, text }))
  await db.insertInto('notes').values(notes.slice(0, 2)).execute()
  await createWordSearch(db, { table: 'notes', columns: ['text'], text: 'text' })
  await db.insertInto('notes').values(notes.slice(2)).execute()
  const search = (q: string, options: { before?: number; limit?: number } = {}) =>
    searchWords(db, 'notes', { q, limit: 5, ...options })

  const expectAll = async () => {
    expect(await search('reef ASH')).toEqual([1])
    expect(await search('ash reef')).toEqual([])
    expect(await search('asha')).toEqual([2, 1])
    expect(await search('asha', { before: 2 })).toEqual([1])
    expect(await search('asha', { limit: 1 })).toEqual([2])
    expect(await search('asha.iyer@example.in')).toEqual([2])
    expect(await search('EXAMPLE')).toEqual([2])
    expect(await search('meera_')).toEqual([2])
    expect(await search('नाव')).toEqual([3])
    expect(await search('full 2e')).toEqual([4])
    expect(await search('eef')).toEqual([])
    for (const text of ['', "'", "a' | b:* & !(\\", '—', 'a—b', '\u00a0\u2003', '😀 <zz>', ':*']) {
      expect(await search(text)).toEqual([])
    }
  }
  await expectAll()
  // Now behind the rows that are searched without the index.
  await sql`insert into notes select n, 'boat' from generate_series(10, 5100) as n`.execute(db)
  await expectAll()
  expect(await search('boat', { before: 5099, limit: 2 })).toEqual([5098, 5097])

  await db.updateTable('notes').set({ text: 'Kite' }).where('id', '=', 1).execute()
  await db.deleteFrom('notes').where('id', '=', 4).execute()
  expect([await search('reef'), await search('kite'), await search('wide')]).toEqual([[], [1], []])
})
