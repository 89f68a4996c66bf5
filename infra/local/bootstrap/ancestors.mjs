import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_MS = 500
const SHELL = /^(ba|da|a|z|k|mk)?sh$|^busybox$/

/** Name and parent of a process; undefined once it is gone. */
function lookUp(pid) {
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
 * Calls `gone` once npm, or the shell between npm and this process, has ended: a SIGTERM or SIGKILL to npm is passed on
 * to nobody. Started by hand, without npm, a process may outlive its parent (nohup), and nothing is watched.
 */
export function watchAncestors(gone) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const shell = lookUp(parent)
  const grandparent = shell && SHELL.test(shell.name) ? shell.parent : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || lookUp(parent)?.parent === grandparent)) return
    clearInterval(timer)
    gone()
  }, LOOK_MS)
  timer.unref()
}
