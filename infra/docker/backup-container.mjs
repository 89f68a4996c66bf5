import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const BACKUP = ['--profile', 'backup']

/** An error that its message explains to the operator. */
export class OperatorError extends Error {}

/**
 * Runs docker compose. Its own messages and those of the container go to the standard error.
 * @param stdio of the container, as for `spawn`; by default it has no input, and its output is shown
 */
export const compose = (args, options) => docker(['compose', ...args], options)

async function docker(args, { stdio = ['ignore', process.stderr, 'inherit'], env = {} } = {}) {
  const child = spawn('docker', args, { cwd: ROOT, env: { ...process.env, ...env }, stdio })
  let output = ''
  child.stdout?.on('data', chunk => {
    output += chunk
  })
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (code !== 0) throw new OperatorError(`docker ${args.join(' ')} exited with ${code}.`)
  return output
}

/** Where the container has the folder of a repository on this machine. */
const MOUNTED = '/repository'
/** The credentials of storages, by the names that restic gives them. */
const CREDENTIALS = /^(AWS|AZURE|B2|OS|RESTIC_REST|ST)_/

/** Reads the address, the password and the credentials of the repository. Its `folder` is set if it is on this machine. */
function readRepository() {
  const { RESTIC_REPOSITORY: address, RESTIC_PASSWORD_FILE: file, RESTIC_PASSWORD, ...others } = process.env
  const { BACKUP_SSH_DIR: sshDir } = others
  if (!address) throw new OperatorError('Set RESTIC_REPOSITORY to a folder, or to an address such as s3:https://…')
  if (!file && !RESTIC_PASSWORD) throw new OperatorError('Set RESTIC_PASSWORD_FILE to a file with the password.')
  const folder = /^\w+:/.test(address) ? undefined : resolve(address)
  return {
    folder,
    volumes: [
      ...(folder ? ['-v', `${folder}:${MOUNTED}`] : []),
      ...(sshDir ? ['-v', `${resolve(sshDir)}:/home/node/.ssh:ro`] : []),
    ],
    variables: {
      ...Object.fromEntries(Object.entries(others).filter(([name]) => CREDENTIALS.test(name))),
      RESTIC_REPOSITORY: folder ? MOUNTED : address,
      RESTIC_PASSWORD: file ? readFileSync(file, 'utf8').trim() : RESTIC_PASSWORD,
    },
  }
}

/** Creates the folder of a repository. The user of the container gets it. */
async function createFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const container = ['run', '--rm', '--network', 'none', '--user', '0', '-v', `${folder}:${MOUNTED}`]
  await docker([...container, '--entrypoint', 'chown', 'kahani/backup', 'node:node', MOUNTED])
}

/** Builds the image of backups. @returns a function that runs its commands */
export async function openBackupContainer() {
  const { folder, volumes, variables } = readRepository()
  await compose([...BACKUP, 'build', '--quiet', 'backup'])
  // `-e` has the names only, so that no secret is on a command line.
  const environment = Object.keys(variables).flatMap(name => ['-e', name])
  return async command => {
    if (folder && command[0] === 'init') await createFolder(folder)
    else if (folder && !existsSync(folder))
      throw new OperatorError(`There is no repository in ${folder}: create it with init.`)
    return compose([...BACKUP, 'run', '--rm', '-T', ...environment, ...volumes, 'backup', ...command], {
      env: variables,
    })
  }
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
