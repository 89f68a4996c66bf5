import { openSync, renameSync, rmSync } from 'node:fs'
import { OperatorError, openBackupContainer, run } from './backup-container.mjs'

await run(async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new OperatorError('Usage: infra/docker/backup FILE')
  const part = `${file}.part`
  const runBackup = await openBackupContainer()
  const output = openSync(part, 'wx', 0o600)
  try {
    await runBackup(['create'], ['ignore', output, 'inherit'])
    await runBackup(['verify', '-'], [openSync(part), process.stderr, 'inherit'])
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
})
