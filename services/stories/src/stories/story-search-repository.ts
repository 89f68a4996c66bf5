import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { StoryFilters, StoryOrder, StorySearch } from '@kahani/contracts/story-search'
import { matchesWords } from '@kahani/listing/word-search'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { STORY_COLUMNS, selectCover } from './story-repository.ts'

const child = sql<string>`brief->>'characterName'`
/** As in `themeOf`. */
const theme = sql<string>`case brief->>'theme' when 'custom' then brief->>'customTheme' else brief->>'theme' end`
const searchedText = sql<string>`concat_ws(' ', title, ${child}, ${theme})`
const canonical = (text: typeof child) => sql<string>`lower(normalize(${text}, NFKC))`

/** The last one of the texts that differ only in case or Unicode form, in alphabetical order. */
const distinct = (texts: string[]) =>
  [...new Map(texts.map(text => [canonicalize(text), text])).values()].sort((a, b) => a.localeCompare(b, 'en'))

const id = sql`stories.id`
const NEVER = sql`'-infinity'::timestamptz`
/** Keys by which stories are ordered, unique with the id, and the direction of both. */
const ORDERS = {
  newest: { key: id, direction: 'desc' },
  oldest: { key: id, direction: 'asc' },
  title: { key: sql`lower(title)`, direction: 'asc' },
  read: { key: sql`coalesce((select read_at from readings where story_id = stories.id), ${NEVER})`, direction: 'desc' },
} satisfies Record<StoryOrder, { key: typeof id; direction: 'asc' | 'desc' }>

/** Whether a story comes after another one. */
function isAfter(order: StoryOrder, other: number) {
  const { key, direction } = ORDERS[order]
  return sql<boolean>`(${key}, ${id}) ${sql.raw(direction === 'asc' ? '>' : '<')}
    (select ${key}, ${id} from stories where stories.id = ${other})`
}

/**
 * Finds stories of one user. A family has few enough of them that their words are compared without an index: 5,000 take
 * 0.1 s.
 */
export function createStorySearchRepository(db: Kysely<Database>) {
  const readable = (userId: number) =>
    db
      .selectFrom('stories')
      .where('user_id', '=', userId)
      .where('state', '=', 'text_ready')
      .where('binned_at', 'is', null)

  return {
    search: (userId: number, search: StorySearch, limit: number) =>
      readable(userId)
        .select(eb => [...STORY_COLUMNS, selectCover(eb)])
        .$if(search.before !== undefined, query => query.where(isAfter(search.order, search.before ?? 0)))
        .$if(search.favourite, query => query.where('favourite', '=', true))
        .$if(search.child !== '', query => query.where(canonical(child), '=', canonicalize(search.child)))
        .$if(search.theme !== '', query => query.where(canonical(theme), '=', canonicalize(search.theme)))
        .$if(search.q !== '', query => query.where(matchesWords(searchedText, search.q)))
        .orderBy(ORDERS[search.order].key, ORDERS[search.order].direction)
        .orderBy('id', ORDERS[search.order].direction)
        .limit(limit)
        .execute(),

    async listFilters(userId: number): Promise<StoryFilters> {
      const groups = await readable(userId)
        .select(({ fn }) => [child.as('child'), theme.as('theme'), fn.countAll<number>().as('count')])
        .groupBy([child, theme])
        .orderBy(sql`max(id)`)
        .execute()
      return {
        count: groups.reduce((sum, { count }) => sum + count, 0),
        children: distinct(groups.map(group => group.child)),
        themes: distinct(groups.map(group => group.theme)),
      }
    },
  }
}
export type StorySearchRepository = ReturnType<typeof createStorySearchRepository>
