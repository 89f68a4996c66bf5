import { type Kysely, sql } from 'kysely'

/** Checks of pictures. Like costs they are kept without their story if it is deleted: they say how good a model is. */
const pictureChecks = `
  create table picture_checks (
    id uuid primary key,
    story_id bigint,
    page_number integer not null,
    version integer not null,
    attempt smallint not null check (attempt in (1, 2)),
    picture_model text not null,
    check_model text not null,
    face smallint not null check (face between 0 and 100),
    clothes smallint not null check (clothes between 0 and 100),
    style smallint not null check (style between 0 and 100),
    faults text[] not null,
    kept boolean not null,
    created_at timestamptz not null default now(),
    constraint picture_checks_story foreign key (story_id) references stories on delete set null
  );
  create index picture_checks_by_day on picture_checks (created_at);
  create index picture_checks_of_story on picture_checks (story_id);`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(pictureChecks).execute(db)
}
