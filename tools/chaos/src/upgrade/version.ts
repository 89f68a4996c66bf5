import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchContext } from '@kahani/launcher/launch-context'
import { ROOT } from '@kahani/launcher/root'
import type { Secrets } from '@kahani/launcher/secrets'
import type { Service } from '@kahani/launcher/services'

/** A checkout of the product: its services, how they are configured, and its migrations. */
export interface Version {
  name: string
  root: string
  services: Service[]
  gateway: Service
  environmentOf(service: Service, context: LaunchContext): Record<string, string>
  migrate(adminUrl: string, secrets: Secrets): Promise<void>
}

/** Loads the modules of a checkout that know its services. */
async function load(name: string, root: string): Promise<Version> {
  const from = (module: string) => import(join(root, 'tools/launcher/src', module))
  const [{ serviceEnvironment }, { GATEWAY, SERVICES }, { migrateDatabase }] = await Promise.all([
    from('configuration.ts'),
    from('services.ts'),
    from('migrations.ts'),
  ])
  return {
    name,
    root,
    services: SERVICES,
    gateway: GATEWAY,
    environmentOf: serviceEnvironment,
    migrate: migrateDatabase,
  }
}

/** The version of this checkout. */
export const currentVersion = () => load('this version', ROOT)

/** Checks out a commit into a folder of its own, with its packages. @returns the version and the folder */
export async function checkOut(commit: string): Promise<Version> {
  const root = mkdtempSync(join(tmpdir(), 'kahani-version-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: root, stdio: 'ignore' })
  return load(commit, root)
}
