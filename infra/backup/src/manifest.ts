import { SCHEMAS } from '@kahani/service-kit/database-roles'
import { z } from 'zod'

const VERSION = 1
export const MANIFEST = 'manifest.json'

/** Describes the database of a backup. It is the first file of the archive. */
export const manifestSchema = z.object({
  version: z.literal(VERSION),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that had run, by schema. */
  migrations: z.record(z.enum(SCHEMAS), z.array(z.string())),
  /** A table follows the tables that it references. */
  tables: z.array(z.object({ schema: z.enum(SCHEMAS), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ schema: z.enum(SCHEMAS), name: z.string(), value: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>
export type Table = Manifest['tables'][number]

export const createManifest = (database: Omit<Manifest, 'version' | 'createdAt'>): Manifest => ({
  version: VERSION,
  createdAt: new Date().toISOString(),
  ...database,
})
