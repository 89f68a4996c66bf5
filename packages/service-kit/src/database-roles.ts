import pg from 'pg'

/** Each service has a schema and a role of the same name. A role can't read another schema. */
export const SCHEMAS = ['auth', 'stories', 'payments'] as const
export type Schema = (typeof SCHEMAS)[number]

/** Time limits of a role's connections. */
const ROLE_SETTINGS = { statement_timeout: '30s', idle_in_transaction_session_timeout: '30s' }

/**
 * Creates or updates the role, its settings and the schema of every service. Idempotent; concurrent calls are serialized by a
 * lock.
 */
export async function prepareDatabase(adminUrl: string, passwords: Record<Schema, string>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const name = (identifier: string) => client.escapeIdentifier(identifier)
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtext('kahani roles'))")
    const { rows } = await client.query<{ current_database: string }>('select current_database()')
    const database = name(rows[0]?.current_database ?? 'kahani')
    await client.query(`revoke all on database ${database} from public`)
    await client.query('revoke all on schema public from public')
    for (const schema of SCHEMAS) {
      const found = await client.query('select 1 from pg_roles where rolname = $1', [schema])
      if (found.rowCount === 0) await client.query(`create role ${name(schema)} login`)
      await client.query(`alter role ${name(schema)} login password ${client.escapeLiteral(passwords[schema])}`)
      for (const [setting, value] of Object.entries({ ...ROLE_SETTINGS, search_path: schema })) {
        await client.query(`alter role ${name(schema)} set ${setting} to ${client.escapeLiteral(value)}`)
      }
      await client.query(`grant ${name(schema)} to current_user`)
      await client.query(`grant connect on database ${database} to ${name(schema)}`)
      await client.query(`create schema if not exists ${name(schema)} authorization ${name(schema)}`)
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** The connection URL of a service's role. */
export function roleUrl(adminUrl: string, schema: Schema, password: string): string {
  const url = new URL(adminUrl)
  url.username = schema
  url.password = encodeURIComponent(password)
  return url.href
}
