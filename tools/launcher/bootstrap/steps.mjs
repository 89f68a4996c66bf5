import { spawn } from 'node:child_process'

const FRAMES = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏']
const FRAME_MS = 100
const REMINDER_MS = 10_000

let current

/** Ends the current step, with everything that it started. */
export function stopCurrentStep() {
  if (!current?.pid) return
  try {
    process.kill(-current.pid, 'SIGTERM')
  } catch {
    // It has just exited.
  }
}

/** Prints what is being done and for how long: a spinner on a terminal, else a line every few seconds. */
function showProgress(label) {
  const { stdout } = process
  const startedAt = Date.now()
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
  let note = ''
  let frame = 0
  if (!stdout.isTTY) stdout.write(`  ${label} …\n`)
  const timer = setInterval(
    () => {
      const text = `${label} … ${seconds()}${note}`
      if (stdout.isTTY) stdout.write(`\r\x1b[K${FRAMES[frame++ % FRAMES.length]} ${text}`)
      else stdout.write(`  ${text}\n`)
    },
    stdout.isTTY ? FRAME_MS : REMINDER_MS,
  )
  return {
    setNote: text => {
      note = text ? ` (${text})` : ''
    },
    finish(ok) {
      clearInterval(timer)
      stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${ok ? '✓' : '✗'} ${label} (${seconds()})\n`)
    },
  }
}

/**
 * Runs a program as a step of the installation.
 * @param noteOf returns a note to show for a chunk of its output, if any
 * @returns its exit code (-1 if it could not be started), its stdout, and its complete output
 */
export function runStep(label, command, args, options, noteOf = () => undefined) {
  const progress = showProgress(label)
  return new Promise(resolve => {
    // In its own process group, so that it can be ended with everything that it started.
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    current = child
    let stdout = ''
    let output = ''
    const collect = chunk => {
      output += chunk
      const note = noteOf(String(chunk))
      if (note) progress.setNote(note)
    }
    child.stdout.on('data', chunk => {
      stdout += chunk
      collect(chunk)
    })
    child.stderr.on('data', collect)
    const finish = code => {
      current = undefined
      progress.finish(code === 0)
      resolve({ code, stdout, output })
    }
    child.on('error', error => {
      output += error.message
      finish(-1)
    })
    child.on('close', code => finish(code ?? 1))
  })
}
