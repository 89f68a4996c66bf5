import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const POLL_INTERVAL_MS = 500
const SHELL = /^(ba|da|a|z|k|mk)?sh$|^busybox$/

/** Name and parent pid of a process. Undefined once it has exited. */
function readProcess(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, name] = /^\s*(\d+)\s+(?:.*\/)?-?(\S+)/.exec(stdout ?? '') ?? []
    return parent === undefined ? undefined : { name, parent: Number(parent) }
  }
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/**
 * Calls `onExit` once npm, or the shell between npm and this process, has exited: npm does not pass on a SIGTERM or
 * SIGKILL. Without npm nothing is watched, so that a process can outlive its parent (nohup).
 */
export function watchAncestors(onExit) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const shell = readProcess(parent)
  const grandparent = shell && SHELL.test(shell.name) ? shell.parent : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || readProcess(parent)?.parent === grandparent)) return
    clearInterval(timer)
    onExit()
  }, POLL_INTERVAL_MS)
  timer.unref()
}
