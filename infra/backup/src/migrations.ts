import { migrations as auth } from '@kahani/auth/database'
import { migrations as payments } from '@kahani/payments/database'
import type { Schema } from '@kahani/service-kit/database-roles'
import type { Migrations } from '@kahani/service-kit/migrations'
import { migrations as stories } from '@kahani/stories/database'

/** The migrations of all services. */
export const MIGRATIONS: Record<Schema, Migrations> = { auth, payments, stories }
