import { createRowCounts, maintainRowCount } from '@kahani/listing/row-counts'
import { createNotifications } from '@kahani/service-kit/notifications'
import { createOutbox } from '@kahani/service-kit/outbox'
import { type Kysely, sql } from 'kysely'

/** In the ledger, only the user id can be replaced, by the negative pseudonym of an erased account, whose rows can be deleted. */
const ledger = `
  create table accounts (
    user_id bigint primary key,
    paid_at timestamptz,
    erased_at timestamptz,
    created_at timestamptz not null default now()
  );

  create table ledger (
    id bigint primary key generated always as identity,
    user_id bigint not null references accounts,
    kind text not null check (kind in ('story', 'printed_copy')),
    amount integer not null check (amount <> 0),
    ref text not null,
    created_at timestamptz not null default now(),
    constraint ledger_ref_once unique (ref, kind)
  );
  create index ledger_by_account on ledger (user_id, kind);

  create function ledger_is_append_only() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.user_id < 0 then
      return old;
    end if;
    if tg_op = 'UPDATE' and old.user_id > 0 and new.user_id < 0
      and (new.id, new.kind, new.amount, new.created_at) = (old.id, old.kind, old.amount, old.created_at)
      and (new.ref = old.ref or (old.ref, new.ref) = ('signup:' || old.user_id, 'signup:' || new.user_id))
    then
      return new;
    end if;
    raise exception 'the ledger is append-only';
  end $$;
  create trigger ledger_append_only before update or delete on ledger
    for each row execute function ledger_is_append_only();`

const orders = `
  create table orders (
    id bigint primary key generated always as identity,
    user_id bigint not null,
    purpose text not null check (purpose in ('package', 'gift', 'printed_copy')),
    package_id text check ((package_id is null) = (purpose = 'printed_copy')),
    amount integer not null check (amount > 0),
    currency text not null,
    receipt text not null unique,
    provider_order_id text not null unique,
    status text not null default 'open' check (status in ('open', 'paid', 'expired')),
    payment_id text unique check ((payment_id is not null) = (status = 'paid')),
    paid_at timestamptz,
    refunded integer not null default 0 check (refunded between 0 and amount),
    cancelled_at timestamptz,
    next_check_at timestamptz,
    failed_checks integer not null default 0,
    changed_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index orders_by_account on orders (user_id, created_at);
  create index orders_to_check on orders (next_check_at) where next_check_at is not null;
  create index orders_by_status on orders (status, id);
  create index orders_by_purpose on orders (purpose, id);
  create index orders_refunded on orders (id) where refunded > 0;

  create table refunds (
    id text primary key,
    order_id bigint not null references orders,
    amount integer not null,
    stories integer not null,
    printed_copies integer not null,
    created_at timestamptz not null default now()
  );
  create index refunds_of_order on refunds (order_id);

  create table disputes (
    id text primary key,
    order_id bigint not null references orders,
    payment_id text not null,
    amount integer not null,
    reason text not null,
    phase text not null,
    status text not null,
    respond_by timestamptz,
    reported_at timestamptz not null,
    opened_at timestamptz not null
  );
  create index disputes_of_order on disputes (order_id);
  create index disputes_of_payment on disputes (payment_id);
  create index disputes_open on disputes (respond_by) where status in ('open', 'under_review');

  create table surplus_payments (
    payment_id text primary key,
    order_id bigint not null references orders,
    amount integer not null,
    next_try_at timestamptz default now(),
    failed_checks integer not null default 0,
    created_at timestamptz not null default now()
  );

  create table webhook_events (
    id text primary key,
    received_at timestamptz not null default now()
  );
  create index webhook_events_by_age on webhook_events (received_at);`

const gifts = `
  create table gifts (
    id uuid primary key default gen_random_uuid(),
    order_id bigint not null unique references orders,
    package_id text not null,
    sender_name text,
    recipient_name text,
    recipient_email text,
    recipient_email_key text,
    message text,
    erase_recipient boolean not null default false,
    available_at timestamptz,
    redeemed_by bigint,
    redeemed_at timestamptz,
    cancelled_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index gifts_by_recipient on gifts (recipient_email_key);
  create index gifts_by_redeemer on gifts (redeemed_by);`

const prints = `
  create table printed_copies (
    id bigint primary key generated always as identity,
    user_id bigint not null,
    story_id bigint not null,
    order_id bigint unique references orders,
    idempotency_key text,
    shipping_address text,
    status text not null,
    moves integer not null default 0,
    courier text,
    tracking_number text,
    preflight jsonb not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint printed_copies_asked_once unique (user_id, idempotency_key)
  );
  create index printed_copies_by_status on printed_copies (status, id);
  create index printed_copies_ordered on printed_copies (id) where status <> 'unpaid';`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tables of [ledger, orders, gifts, prints]) await sql.raw(tables).execute(db)
  await createOutbox(db)
  await createNotifications(db)
  await createRowCounts(db)
  await maintainRowCount(db, { name: 'paid_accounts', table: 'accounts', condition: 'paid_at is not null' })
}
