import type { Schema } from '@kahani/service-kit/database-roles'

/** To save time and disk space, older stories have no pages and calls of AI providers, and only the picture that lists show. */
const WITH_PAGES = 500_000
const WITH_CALLS = 100_000
const PAGES = 10
const CALLS_PER_STORY = 14

const words = (text: string) => `array[${text.split(' ').map(word => `'${word}'`)}]`
const NAMES = words(
  'Asha Kabir Meera Ravi Zoya Arjun Diya Imran Lata Nikhil Aarav Anaya Ishaan Kiara Rohan Sara Vihaan Tara Yusuf Noor Dev Pari',
)
const THINGS = words(
  'Lantern River Clock Cloud Seed Tide Moon Kite Drum Mango Train Garden Shell Star Song Bridge Boat',
)
const PLACES = words('Mysuru Jaipur Kochi Leh Puri Madurai Shillong Bhuj Nagpur Varanasi')
const oneOf = (list: string, expression = 'random()') =>
  `(${list})[1 + floor(${expression} * array_length(${list}, 1))::integer]`
const ago = (days: string) => `now() - ${days} * interval '1 day'`

/**
 * Who created which story, and when: families with 1 to 300 stories, most with few, over five years. In every size a story in
 * ten thousand is about a quokka, one is about an axolotl, and no lantern is Asha's.
 */
export const SHELF = `
  create unlogged table public.shelf as
  select row_number() over (order by created_at) as id, user_id, created_at from (
    select user_id, now() - span * random() * interval '1 day' as created_at
    from (
      select user_id, 5 * 365 * random() as span, ceil(power(300, power(random(), 5)))::integer as stories
      from generate_series(2, 2 + ceil($1 / 7.0)::bigint) as user_id
    ) as families, generate_series(1, stories)
    limit $1
  ) as stories`

const STORIES = `
  insert into stories.stories overriding system value
  select id, user_id, 'key-' || id,
    jsonb_build_object('characterName', name, 'characterAge', '4-6', 'characterGender', 'neutral',
      'characterType', 'explorer', 'theme', ${oneOf(words('jungle space ocean village school castle'))},
      'friendName', 'Kiran', 'pet', 'Rabbit', 'primaryValue', 'courage', 'specialMessage', 'Nani is proud of you.'),
    md5(id::text), id % 1000000,
    case when failed then 'failed' when id > $1 - 10 then 'writing' else 'text_ready' end,
    1, 0, created_at + interval '15 seconds', false, false, 0, created_at, null,
    case when id <= $1 - 10 and not failed then 'The ' || case when id = $1 / 2 then 'Axolotl' when id % 10000 = 77 then 'Quokka'
      else case when name = 'Asha' and thing = 'Lantern' then 'River' else thing end end || ' of ' || place end,
    jsonb_build_object('child', 'A child with a green scarf and a brass compass, in every picture.'),
    case when id > $1 - 100 then 'processing' when id % 200 = 0 then 'partial' else 'completed' end,
    created_at, created_at, created_at + interval '1 minute', created_at + interval '1 minute',
    case when id > $1 - 50 and id % 3 = 0 then 'photos/' || id end,
    case when id % 3 = 0 then created_at end, null, case when id % 3 = 0 and id <= $1 - 50 then created_at end, 0, created_at,
    id % 4 = 0, 0, created_at
  from (
    select *, ${oneOf(NAMES)} as name, ${oneOf(THINGS)} as thing, ${oneOf(PLACES)} as place,
      created_at > ${ago('7')} and random() < 0.02 as failed
    from public.shelf
  ) as planned
  order by id`

/** Tables by schema in the order of their foreign keys. The parameter is the number of stories. */
export const ROWS: Record<Schema, [table: string, statement: string][]> = {
  stories: [
    ['stories', STORIES],
    [
      'pictures',
      `insert into stories.pictures (story_id, page_number, name, brief, state)
      select id, page, gen_random_uuid() || '.png', '{"altText": "A child by a river"}',
        case when id > $1 - 100 then 'pending' else 'completed' end
      from (select id from public.shelf where id <= $1 - 10 order by id) as stories,
        generate_series(0, case when id > $1 - ${WITH_PAGES} then ${PAGES} else 0 end) as page`,
    ],
    [
      'pages',
      `insert into stories.pages
      select id, page, repeat('The river was wide and slow. ', 7)
      from (select id from public.shelf where id between $1 - ${WITH_PAGES} and $1 - 10 order by id) as stories,
        generate_series(1, ${PAGES}) as page`,
    ],
    [
      'ai_calls',
      `insert into stories.ai_calls
      select gen_random_uuid(), id, id % 4 = 0, case call when 1 then 'text' else 'picture' end, call, 'gpt-image-2.6-flare',
        'answered', 700, 660, 1047, 1, 300, created_at
      from public.shelf, generate_series(1, ${CALLS_PER_STORY}) as call where id > $1 - ${WITH_CALLS}`,
    ],
    [
      'ai_costs_by_day',
      `insert into stories.ai_costs_by_day
      select current_date - day, slot, 10, 0, 10, 13600, 10470, 3000, 2000
      from generate_series(0, 5 * 365) as day, generate_series(0, 15) as slot`,
    ],
    [
      'family_members',
      `insert into stories.family_members (user_id, kind, name, seed, consent_at, consent_source, created_at)
      select distinct on (user_id) user_id, 'child', ${oneOf(NAMES)}, 7, created_at, 'form', created_at from public.shelf`,
    ],
    [
      'notifications',
      `insert into stories.notifications (key, subject, queued_at, completed_at, created_at)
      select 'story-ready:' || id, jsonb_build_object('kind', 'story-ready', 'storyId', id), created_at, created_at, created_at
      from public.shelf where id % 10 = 0`,
    ],
    [
      'tombstones',
      `insert into stories.tombstones select $1 * 10 + n, ${ago('400 * random()')} from generate_series(1, $1 / 50) as n`,
    ],
    [
      'member_tombstones',
      `insert into stories.member_tombstones
      select gen_random_uuid(), ${ago('400 * random()')} from generate_series(1, $1 / 500) as n`,
    ],
  ],
  auth: [
    [
      'users',
      `insert into auth.users (id, username, username_key, email, email_key, email_verified_at, is_admin, created_at)
        overriding system value
      select n, name || n, name || n, name || '.' || n || '@example.in', name || '.' || n || '@example.in', now(), n < 4, now()
      from generate_series(2, 2 + ceil($1 / 7.0)::bigint) as n, lateral (select lower(${oneOf(NAMES, '(n * 0.618033988 % 1)')})) as names (name)`,
    ],
    // Ninety days of the accounts' events, a year of what administrators read, and all that they changed.
    [
      'audit_log',
      `insert into auth.audit_log (at, action, actor_id, user_id, shown_user_ids)
      select ${ago('90 * (1 - n / ($1 / 2.0))')},
        case when n % 5000 = 1 then 'GET /api/admin/stories' when n % 2000 = 2 then 'POST /api/admin/fix-story-count'
          when n % 1000 = 3 then 'password-reset' when n % 10 = 4 then 'sign-in-failed' when n % 5 = 1 then 'sign-out'
          else 'sign-in' end,
        case when n % 5000 = 1 or n % 2000 = 2 then 2 when n % 10 <> 4 then user_id end,
        case when n % 5000 <> 1 then user_id end,
        case when n % 5000 = 1 then (select array_agg(user_id + m) from generate_series(0, 49) as m) else '{}' end
      from generate_series(1, $1 / 2) as n, lateral (select 2 + n % ceil($1 / 7.0)::bigint) as users (user_id) order by n`,
    ],
    [
      'email_deliveries',
      `insert into auth.email_deliveries
      select 'stories:' || id, 'sent', created_at, created_at, created_at from public.shelf where id % 10 = 0`,
    ],
    [
      'newsletter_subscriptions',
      `insert into auth.newsletter_subscriptions (id, email, email_key, requested_at, confirmed_at)
      select gen_random_uuid(), 'reader.' || n || '@example.in', 'reader.' || n || '@example.in', now(), now()
      from generate_series(1, $1 / 40) as n`,
    ],
    [
      'contact_messages',
      `insert into auth.contact_messages (name, email, subject, message, created_at)
      select 'Meera', 'meera.' || n || '@example.in', 'A question', repeat('How long does a printed copy take? ', 5),
        ${ago('365 * random()')} from generate_series(1, $1 / 200) as n`,
    ],
    [
      'tombstones',
      `insert into auth.tombstones select $1 * 10 + n, ${ago('400 * random()')} from generate_series(1, $1 / 200) as n`,
    ],
  ],
  // The accounts of a hundredth of the users are erased, which leaves their orders under a pseudonym.
  payments: [
    [
      'accounts',
      `insert into payments.accounts
      select user_id, case when user_id % 10 = 0 then now() end, null::timestamptz, ${ago('5 * 365 * random()')}
        from generate_series(2, 2 + ceil($1 / 7.0)::bigint) as user_id
      union all
      select -n, null, null, ${ago('5 * 365 * random()')} from generate_series(1, ceil($1 / 700.0)::bigint) as n`,
    ],
    [
      'ledger',
      `insert into payments.ledger (user_id, kind, amount, ref, created_at)
      select user_id, 'story', 1, 'signup:' || user_id, created_at from payments.accounts
      union all
      select user_id, 'story', 10, 'order:' || user_id, created_at from payments.accounts where user_id % 10 = 0
      union all
      select user_id, 'story', -1, 'story:' || id, created_at from public.shelf`,
    ],
    // Two orders a family. Those of erased accounts are kept.
    [
      'orders',
      `insert into payments.orders (id, user_id, purpose, package_id, amount, currency, receipt, provider_order_id, status,
        payment_id, paid_at, refunded, cancelled_at, next_check_at, changed_at, created_at) overriding system value
      select n, user_id, purpose, case when purpose <> 'printed_copy' then 'digital' end, 150000, 'INR', 'KH-' || n,
        'order_' || n, status, case when status = 'paid' then 'pay_' || n end, case when status = 'paid' then created_at end,
        case when status = 'paid' and n % 100 = 0 then 150000 else 0 end, null,
        case when created_at > ${ago('10')} and status = 'paid' or status = 'open' then now() + interval '1 day' end,
        case when status = 'paid' then created_at end, created_at
      from generate_series(1, 2 * ceil($1 / 7.0)::bigint) as n,
        lateral (select
          case when n % 200 = 1 then -1 - n % ceil($1 / 700.0)::bigint else 2 + n / 2 end,
          case when n % 10 = 3 then 'gift' when n % 10 = 5 then 'printed_copy' else 'package' end,
          case when n > 2 * ceil($1 / 7.0)::bigint - 10 then 'open' when n % 10 < 6 then 'paid' else 'expired' end,
          ${ago('5 * 365 * (1 - n / (2 * ceil($1 / 7.0)))')}) as details (user_id, purpose, status, created_at)`,
    ],
    [
      'refunds',
      `insert into payments.refunds (id, order_id, amount, stories, printed_copies, created_at)
      select 'rfnd_' || id, id, refunded, 5, 0, created_at from payments.orders where refunded > 0`,
    ],
    [
      'disputes',
      `insert into payments.disputes
      select 'disp_' || id, id, payment_id, amount, 'fraud', 'chargeback',
        case when created_at > ${ago('20')} then 'open' else 'won' end, created_at + interval '10 days', created_at, created_at
      from payments.orders where status = 'paid' and id % 1000 in (1, 2)`,
    ],
    [
      'surplus_payments',
      `insert into payments.surplus_payments
      select 'pay_second_' || id, id, amount, null, 0, created_at from payments.orders where status = 'paid' and id % 500 = 4`,
    ],
    [
      'webhook_events',
      `insert into payments.webhook_events
      select 'event_' || n, ${ago('30 * random()')} from generate_series(1, $1 / 100) as n`,
    ],
    // Details are deleted 90 days after a gift was redeemed, and 7 days after it was not paid.
    [
      'gifts',
      `insert into payments.gifts (order_id, package_id, sender_name, recipient_name, recipient_email, recipient_email_key,
        available_at, redeemed_by, redeemed_at, created_at)
      select id, 'digital', case when kept then 'Ravi' end, case when kept then 'Meera' end,
        case when kept then 'gift.' || id || '@example.in' end, case when kept then 'gift.' || id || '@example.in' end,
        paid_at, case when redeemed then 2 + id / 4 end, case when redeemed then created_at end, created_at
      from payments.orders, lateral (select status = 'paid' and id % 20 <> 13) as gift (redeemed),
        lateral (select created_at > ${ago('90')} or status = 'paid' and not redeemed) as details (kept)
      where purpose = 'gift'`,
    ],
    // Addresses are deleted 90 days after a copy was sent.
    [
      'printed_copies',
      `insert into payments.printed_copies (user_id, story_id, order_id, shipping_address, status, preflight, created_at, updated_at)
      select user_id, id, id, case when created_at > ${ago('90')} then '14 Lantern House, Church Street, Bengaluru 560001' end,
        case when status <> 'paid' then 'unpaid' when created_at > ${ago('5')} then 'placed' when id % 500 = 25 then 'returned'
          else 'delivered' end,
        '{"checkedAt": "2026-01-01T00:00:00Z", "provider": "lulu", "pages": 16, "spineMm": 2.3, "lowestDpi": 300,
          "idealDpi": 300, "checks": []}', created_at, created_at
      from payments.orders where purpose = 'printed_copy'`,
    ],
    [
      'notifications',
      `insert into payments.notifications (key, subject, queued_at, completed_at, created_at)
      select 'receipt:' || id, jsonb_build_object('kind', 'receipt', 'orderId', id), created_at, created_at, created_at
      from payments.orders where status = 'paid' and created_at > ${ago('90')}`,
    ],
  ],
}
