import { SCHEMAS } from '@kahani/service-kit/database-roles'
import { z } from 'zod'

const VERSION = 1
export const MANIFEST = 'manifest.json'

/** Describes the database of a backup. */
export const manifestSchema = z.object({
  version: z.literal(VERSION),
  /** Names of the migrations that had run, by schema. */
  migrations: z.record(z.enum(SCHEMAS), z.array(z.string())),
  /** A table follows the tables that it references. Its rows are sorted by the columns of `key`. */
  tables: z.array(
    z.object({
      schema: z.enum(SCHEMAS),
      name: z.string(),
      columns: z.array(z.string()),
      key: z.array(z.string()),
    }),
  ),
  sequences: z.array(z.object({ schema: z.enum(SCHEMAS), name: z.string(), value: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>
export type Table = Manifest['tables'][number]

export const createManifest = (database: Omit<Manifest, 'version'>): Manifest => ({ version: VERSION, ...database })
