import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { System } from './system.ts'

export interface Finding {
  /** What has to hold. */
  invariant: string
  /** What violates it. Empty if it holds. */
  violations: string[]
}

/** Queries whose rows are violations. */
const QUERIES: Record<string, string> = {
  'every story is complete, or its credit is back': `
    select id, state, illustration_status, refunded_at from stories.stories
    where not (state = 'text_ready' and illustration_status = 'completed') and refunded_at is null`,
  'a complete story has its text and every picture': `
    select s.id from stories.stories s where s.state = 'text_ready' and s.illustration_status = 'completed' and (
      (select count(*) from stories.pages where story_id = s.id) <> 10 or
      (select count(*) from stories.pictures where story_id = s.id and state = 'completed') <> 11)`,
  'a story costs one credit, and none if it was refunded': `
    select s.id, sum(l.amount) as amount from stories.stories s
    left join payments.ledger l on l.ref in ('story:' || s.id, 'refund:story:' || s.id)
    group by s.id having coalesce(sum(l.amount), 0) <> case when s.refunded_at is null then -1 else 0 end`,
  'every credit that was spent and not returned belongs to a story': `
    select l.ref from payments.ledger l where l.ref like 'story:%'
    and not exists (select from stories.stories s where 'story:' || s.id = l.ref)
    and not exists (select from payments.ledger r where r.ref = 'refund:' || l.ref)`,
  'every paid order is granted once, and nothing else is': `
    select o.id, o.status, count(l.id) as grants from payments.orders o
    left join payments.ledger l on l.ref = 'order:' || o.id and l.kind = 'story'
    where o.purpose = 'package' group by o.id
    having count(l.id) <> case when o.status = 'paid' then 1 else 0 end`,
  'every redeemed gift is granted once': `
    select g.id, count(l.id) as grants from payments.gifts g
    left join payments.ledger l on l.ref = 'gift:' || g.id and l.kind = 'story'
    group by g.id having count(l.id) <> case when g.redeemed_at is null then 0 else 1 end`,
  'no balance is negative': `
    select user_id, kind, sum(amount) from payments.ledger group by user_id, kind having sum(amount) < 0`,
  'no message is a dead letter': `
    select 'auth' as service, job_id from auth.outbox_dead_letters
    union all select 'stories', job_id from stories.outbox_dead_letters
    union all select 'payments', job_id from payments.outbox_dead_letters`,
}

/** Blobs of stories that don't exist, and unfinished or unmoderated files. */
async function orphanedBlobs({ database, product }: System): Promise<string[]> {
  const { rows } = await database.query('select id, photo_key from stories.stories')
  const ids = new Set(rows.map(({ id }) => String(id)))
  const folder = join(product.dataDir, 'blobs')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const keys = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return keys.filter(key => {
    const [kind = '', id = ''] = key.split('/')
    return !['pictures', 'books'].includes(kind) || !ids.has(id) || key.endsWith('.part')
  })
}

/** Emails that were sent under two Message-IDs. A repeated one with the same id is shown once by mail programs. */
function repeatedEmails({ smtp }: System) {
  const idsByContent = new Map<string, Set<string>>()
  const deliveries = new Map<string, number>()
  for (const { to = [], messageId = '', subject = '' } of smtp.accepted) {
    // Each family of the workload receives one email of a subject at most, except the receipts of several gifts.
    const key = `${to.map(({ address }) => address).join()} ${subject}`
    idsByContent.set(key, (idsByContent.get(key) ?? new Set()).add(messageId))
    deliveries.set(messageId, (deliveries.get(messageId) ?? 0) + 1)
  }
  return {
    different: [...idsByContent].filter(([, ids]) => ids.size > 1).map(([key, ids]) => `${ids.size} × ${key}`),
    sameId: [...deliveries.values()].filter(times => times > 1).length,
    total: deliveries.size,
  }
}

/** Checks what has to hold once everything has settled. @param paidOrders orders whose money the provider took */
export async function checkInvariants(system: System, paidOrders: number): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [invariant, query] of Object.entries(QUERIES)) {
    const { rows } = await system.database.query(query)
    findings.push({ invariant, violations: rows.map(row => JSON.stringify(row)) })
  }
  const { rows } = await system.database.query("select count(*)::int as n from payments.orders where status = 'paid'")
  const isComplete = rows[0].n === paidOrders
  findings.push({
    invariant: 'every order whose money was taken is paid',
    violations: isComplete ? [] : [`${paidOrders} payments, ${rows[0].n} paid orders`],
  })
  const emails = repeatedEmails(system)
  const sent = await system.database.query(
    `select (select count(*) from auth.email_deliveries where state = 'sent')::int as n`,
  )
  findings.push({
    invariant: `each of ${emails.total} emails was sent once (${emails.sameId} were repeated with the same Message-ID)`,
    violations: [
      ...emails.different,
      ...(sent.rows[0].n > emails.total ? [`${sent.rows[0].n} are recorded as sent, ${emails.total} arrived`] : []),
    ],
  })
  findings.push({ invariant: 'no blob is orphaned', violations: await orphanedBlobs(system) })
  return findings
}
