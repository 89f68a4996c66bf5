import { openBackupContainer, run } from './backup-container.mjs'

await run(async () => {
  const [command = 'create', ...args] = process.argv.slice(2)
  const runBackup = await openBackupContainer()
  await runBackup([command, ...args])
})
