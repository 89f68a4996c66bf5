import { type Kysely, sql } from 'kysely'

/** Partial indexes hold only the few rows that retention still has to change. */
const indexes = `
  create index if not exists accounts_erased on accounts (erased_at) where erased_at is not null;
  create index if not exists notifications_completed on notifications (completed_at) where completed_at is not null;
  create index if not exists gifts_unpaid_details on gifts (created_at)
    where available_at is null and recipient_email is not null;
  create index if not exists gifts_closed_details on gifts (coalesce(redeemed_at, cancelled_at))
    where recipient_email is not null or sender_name is not null;
  create index if not exists gifts_erased_recipients on gifts (id)
    where erase_recipient and recipient_email is not null and available_at is not null;
  create index if not exists printed_copies_unpaid_addresses on printed_copies (created_at)
    where status = 'unpaid' and shipping_address is not null;
  create index if not exists printed_copies_sent_addresses on printed_copies (updated_at)
    where status in ('shipped', 'delivered', 'returned', 'cancelled')
      and (shipping_address is not null or tracking_number is not null);
  create index if not exists printed_copies_erased_addresses on printed_copies (id)
    where user_id < 0 and (shipping_address is not null or tracking_number is not null);
  create index if not exists orders_erased_unpaid on orders (created_at) where user_id < 0 and status <> 'paid';
  create index if not exists orders_erased_paid on orders (paid_at) where user_id < 0 and status = 'paid';
  create index if not exists surplus_payments_of_order on surplus_payments (order_id);
  create index if not exists surplus_payments_due on surplus_payments (next_try_at) where next_try_at is not null;
  create index if not exists printed_copies_of_user on printed_copies (user_id, id);`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db)
}
