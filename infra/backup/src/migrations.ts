import { migrations as auth } from '@kahani/auth/src/database.ts'
import { migrations as payments } from '@kahani/payments/src/database.ts'
import type { Schema } from '@kahani/service-kit/database-roles'
import type { Migrations } from '@kahani/service-kit/migrations'
import { migrations as stories } from '@kahani/stories/src/database.ts'

/** The migrations of all services. */
export const MIGRATIONS: Record<Schema, Migrations> = { auth, payments, stories }
