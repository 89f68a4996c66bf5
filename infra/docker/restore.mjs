import { execFileSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { compose, OperatorError, openBackupContainer, run } from './backup-container.mjs'

await run(async () => {
  const args = process.argv.slice(2)
  const options = args.filter(arg => arg === '--force')
  const [file, ...rest] = args.filter(arg => arg !== '--force')
  if (!file || rest.length > 0) throw new OperatorError('Usage: infra/docker/restore FILE [--force]')
  const runBackup = await openBackupContainer()
  const restore = (...more) =>
    runBackup(['restore', '-', ...options, ...more], [openSync(file), process.stderr, 'inherit'])

  // The product keeps running until it is certain that the backup can be restored.
  await restore('--dry-run')
  const { volumes } = JSON.parse(
    await compose(['config', '--format', 'json'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  await compose(['down'])
  // A session names an account by its id, which may be another account's after the restore.
  execFileSync('docker', ['volume', 'rm', '--force', volumes.redis.name], { stdio: ['ignore', 'ignore', 'inherit'] })
  await restore()
  await compose(['up', '-d', '--wait'])
})
