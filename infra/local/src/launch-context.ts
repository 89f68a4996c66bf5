import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Where the product runs, as far as it is made up here. */
export interface LaunchContext extends Settings {
  secrets: Secrets
  /** The port of every part, by name; `smtp` is the sandbox's for mail. */
  ports: Record<string, number>
  /** The database's administrator. */
  adminUrl: string
  redisUrl: string
}
