import { type Kysely, sql } from 'kysely'

const grantOfCopy = `
  alter table printed_copies add column grant_ref text;
  create index printed_copies_by_story on printed_copies (story_id);`

const BOUGHT =
  "ref in (select 'order:' || order_id from printed_copies where order_id is not null and status <> 'unpaid')"

/**
 * Until now spends counted against the oldest grant: the n-th free copy uses the n-th copy that was granted. A bought copy
 * uses the grant of its own order.
 */
const existingCopies = `
  update printed_copies set grant_ref = 'order:' || order_id
    where order_id is not null and status not in ('unpaid', 'cancelled');

  with grants as (
    select user_id, ref, sum(copies) over (partition by user_id order by id) as last, copies
    from ledger as grants
    cross join lateral (
      select grants.amount + coalesce(sum(amount), 0) as copies from ledger as revocations
      where revocations.user_id = grants.user_id and revocations.kind = grants.kind
        and revocations.ref like 'refund:' || grants.ref || ':%'
    ) as remaining
    where kind = 'printed_copy' and amount > 0 and ref not like 'refund:%' and not grants.${BOUGHT}
  ),
  uses as (
    select copies.id, copies.user_id, row_number() over (partition by copies.user_id order by ledger.id) as position
    from printed_copies as copies
    join ledger on ledger.user_id = copies.user_id and ledger.ref = 'print:' || copies.id
    where copies.order_id is null and copies.status <> 'cancelled'
  )
  update printed_copies set grant_ref = grants.ref
    from uses
    join grants on grants.user_id = uses.user_id
      and uses.position <= grants.last and uses.position > grants.last - grants.copies
    where printed_copies.id = uses.id;`

/** Accounts whose packages and gifts were all refunded. */
const refundedAccounts = `
  update accounts set paid_at = null
    where paid_at is not null
      and not exists (
        select from orders where orders.user_id = accounts.user_id
          and purpose = 'package' and status = 'paid' and cancelled_at is null)
      and not exists (
        select from gifts where redeemed_by = accounts.user_id and cancelled_at is null);`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [grantOfCopy, existingCopies, refundedAccounts]) await sql.raw(statement).execute(db)
}
