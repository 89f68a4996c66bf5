import { execFileSync } from 'node:child_process'
import { compose, OperatorError, openBackupContainer, run } from './backup-container.mjs'

await run(async () => {
  const args = process.argv.slice(2)
  const runBackup = await openBackupContainer()
  // The product keeps running until it is known that there is such a backup and that it may be restored.
  await runBackup(['restore', ...args, '--dry-run'])
  const { volumes } = JSON.parse(
    await compose(['config', '--format', 'json'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  await compose(['down'])
  try {
    await runBackup(['restore', ...args])
  } catch (error) {
    const hint = 'The product is stopped. Data is replaced only after the backup is downloaded completely.'
    throw new OperatorError(`${error.message}\n${hint}`)
  }
  // A session names an account by its id, which may be another account's after the restore.
  execFileSync('docker', ['volume', 'rm', '--force', volumes.redis.name], { stdio: ['ignore', 'ignore', 'inherit'] })
  await compose(['up', '-d', '--wait'])
})
