import { createTombstones } from '@kahani/service-kit/tombstones'
import type { Kysely } from 'kysely'

export const up = (db: Kysely<unknown>): Promise<void> => createTombstones(db)
