import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const BACKUP = ['--profile', 'backup']

/** An error that its message explains to the operator. */
export class OperatorError extends Error {}

/**
 * Runs docker compose. Its own messages and those of the container go to the standard error.
 * @param stdio of the container, as for `spawn`; by default it has no input, and its output is shown
 */
export async function compose(args, { stdio = ['ignore', process.stderr, 'inherit'], env = {} } = {}) {
  const child = spawn('docker', ['compose', ...args], { cwd: ROOT, env: { ...process.env, ...env }, stdio })
  let output = ''
  child.stdout?.on('data', chunk => {
    output += chunk
  })
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (code !== 0) throw new OperatorError(`docker compose ${args.join(' ')} exited with ${code}.`)
  return output
}

function readPassphrase() {
  const { BACKUP_PASSPHRASE_FILE: file } = process.env
  if (!file) throw new OperatorError('Set BACKUP_PASSPHRASE_FILE to a file with the passphrase, 32 characters or more.')
  return readFileSync(file, 'utf8').trim()
}

/** Builds the image of backups. @returns a function that runs its commands */
export async function openBackupContainer() {
  const env = { BACKUP_PASSPHRASE: readPassphrase() }
  await compose([...BACKUP, 'build', '--quiet', 'backup'])
  // `-e` names the variable only, so that the passphrase is not on a command line.
  return (command, stdio) =>
    compose([...BACKUP, 'run', '--rm', '-T', '-e', 'BACKUP_PASSPHRASE', 'backup', ...command], { env, stdio })
}

/** Runs the program of a script. */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    const isExpected = error instanceof OperatorError || typeof error.code === 'string'
    process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}
