import { QUEUES } from '@kahani/contracts/jobs'
import { createLogger } from '@kahani/service-kit/logger'
import { openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import pg from 'pg'

export interface Size {
  accounts: number
  stories: number
  failedJobs: number
}

const STORIES_PER_STATEMENT = 10_000
/** Text, moderation, the character sheet, the cover and the pages. */
const CALLS_PER_STORY = 14

// Each row derives from its number `n`, and times are spread over a year. The account of the administrator exists already.
const sql = {
  users: `
    insert into auth.users (username, username_key, email, email_key, password_hash, is_admin)
    select name || n, name || n, name || '.' || n || '@example.in', name || '.' || n || '@example.in', '', false
    from generate_series(2, $1::integer) as n,
      lateral (select (array['asha','kabir','meera','ravi','zoya','arjun','diya','imran','lata','nikhil'])[1 + n % 10] as name) as names`,

  // Ten sign-ins of each account, and few requests of administrators.
  auditLog: `
    insert into auth.audit_log (action, actor_id, user_id)
    select case when n % 1000 = 0 then 'POST /api/admin/fix-story-count' else 'sign-in' end,
      1 + n % $1::integer, 1 + n % $1::integer
    from generate_series(1, 10 * $1::integer) as n`,

  stories: `
    insert into stories.stories
      (user_id, brief, brief_hash, seed, state, title, bible, illustration_status, premium, created_at)
    select
      1 + n % $3::integer,
      jsonb_build_object(
        'characterName', (array['Asha','Kabir','Meera','Ravi','Zoya','Arjun','Diya','Imran','Lata','Nikhil'])[1 + n % 10],
        'characterAge', '4-6', 'characterGender', 'neutral', 'characterType', 'explorer', 'customCharacter', '',
        'theme', 'jungle', 'customTheme', '', 'friendName', 'Kiran', 'pet', 'Rabbit', 'primaryValue', 'courage',
        'specialMessage', repeat('Nani is proud of you. ', 10)),
      md5(n::text), n, case when n % 50 = 0 then 'failed' else 'text_ready' end,
      case when n % 50 <> 0 then 'The ' || (array['Lantern','River','Clock','Cloud','Seed','Tide','Moon'])[1 + n % 7]
        || ' of ' || (array['Mysuru','Jaipur','Kochi','Leh','Puri'])[1 + n % 5] || ', Part ' || n end,
      jsonb_build_object('child', repeat('A child with a green scarf and a brass compass. ', 10)),
      'completed', n % 3 = 0, now() - (365 * (1 - n::float8 / $4::integer)) * interval '1 day'
    from generate_series($1::integer, $2::integer) as n`,

  calls: `
    insert into stories.ai_calls
      (id, story_id, kind, page_number, model, outcome, input_tokens, input_image_tokens, output_tokens, images,
       price_paise, created_at)
    select gen_random_uuid(), id, 'picture', call, 'gpt-image-2.6-flare', 'answered', 700, 660, 1047, 1, 300,
      created_at
    from stories.stories, generate_series(1, ${CALLS_PER_STORY}) as call where id between $1 and $2`,

  // Every fifth account was never opened, and every fourth has paid.
  accounts: `
    insert into payments.accounts (user_id, paid_at)
    select n, case when n % 4 = 0 then now() end from generate_series(1, $1::integer) as n where n % 5 <> 0`,
  grants: `
    insert into payments.ledger (user_id, kind, amount, ref)
    select user_id, 'story', 1, 'signup:' || user_id from payments.accounts
    union all
    select user_id, 'story', 5, 'order:' || user_id from payments.accounts where paid_at is not null`,
  uses: `
    insert into payments.ledger (user_id, kind, amount, ref)
    select user_id, 'story', -1, 'story:' || id from stories.stories join payments.accounts using (user_id)`,
  orders: `
    insert into payments.orders
      (user_id, purpose, package_id, amount, currency, receipt, provider_order_id, status, payment_id, paid_at, refunded)
    select n, case when n % 3 = 0 then 'printed_copy' else 'package' end, case when n % 3 <> 0 then 'digital' end, 150000,
      'INR', 'KH-' || n, 'order_' || n, case when paid then 'paid' else 'expired' end, case when paid then 'pay_' || n end,
      case when paid then now() end, case when n % 20 = 0 then 150000 else 0 end
    from generate_series(1, $1::integer) as n, lateral (select n % 4 = 0 as paid) as states`,
  refunds: `
    insert into payments.refunds (id, order_id, amount, stories, printed_copies)
    select 'rfnd_' || id, id, 150000, 5, 0 from payments.orders where refunded > 0`,
  copies: `
    insert into payments.printed_copies (user_id, story_id, order_id, shipping_address, status, preflight)
    select user_id, id, id, '14 Lantern House, Church Street, Bengaluru, Karnataka 560001',
      case when status <> 'paid' then 'unpaid' when id % 8 = 0 then 'placed' else 'delivered' end,
      '{"checkedAt": "2026-01-01T00:00:00Z", "provider": "lulu", "pages": 16, "spineMm": 2.3, "lowestDpi": 300,
        "idealDpi": 300, "checks": []}'::jsonb
    from payments.orders where purpose = 'printed_copy'`,
}

async function seedDatabase(url: string, { accounts, stories }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql.users, [accounts])
    await client.query(sql.auditLog, [accounts])
    for (let first = 1; first <= stories; first += STORIES_PER_STATEMENT) {
      const last = Math.min(stories, first + STORIES_PER_STATEMENT - 1)
      await client.query(sql.stories, [first, last, accounts, stories])
      await client.query(sql.calls, [first, last])
    }
    await client.query(sql.accounts, [accounts])
    for (const statement of [sql.grants, sql.uses]) await client.query(statement)
    await client.query(sql.orders, [accounts])
    for (const statement of [sql.refunds, sql.copies]) await client.query(statement)
    // As autovacuum does in the background.
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Adds jobs with an invalid payload, which fail. */
async function seedFailedJobs(url: string, count: number): Promise<void> {
  const logger = createLogger('bench', 'warn')
  const redis = openRedis(url, logger, 'request')
  await redisReady(redis)
  const queue = openQueue(QUEUES.email, redis, logger)
  await queue.addBulk(Array.from({ length: count }, () => ({ name: 'mail', data: {}, opts: { attempts: 1 } })))
  while ((await queue.getFailedCount()) < count) await new Promise(resolve => setTimeout(resolve, 100))
  await queue.close()
  redis.disconnect()
}

/** Fills the database and the queues of a new product. */
export async function seed(product: { databaseUrl: string; redisUrl: string }, size: Size): Promise<void> {
  await seedDatabase(product.databaseUrl, size)
  await seedFailedJobs(product.redisUrl, size.failedJobs)
}
