import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Settings of the user, plus everything that the launcher generates or starts. */
export interface LaunchContext extends Settings {
  secrets: Secrets
  /** Port of each process by name. `smtp` is the mail port of the sandbox. */
  ports: Record<string, number>
  /** Database URL with a role that may create roles and schemas. */
  adminUrl: string
  /** Redis URL of a service's own user. */
  redisUrlOf: (user: string) => string
}
