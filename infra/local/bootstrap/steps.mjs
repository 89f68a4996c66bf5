import { spawn } from 'node:child_process'

const FRAMES = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏']
const FRAME_MS = 100
const REMIND_MS = 10_000

let current

/** Ends what the present step runs, with all that it started. */
export function stopSteps() {
  if (!current?.pid) return
  try {
    process.kill(-current.pid, 'SIGTERM')
  } catch {
    // It ended by itself in this moment.
  }
}

/** Says on the terminal what is being done and for how long: a spinner, or where nobody watches a line now and then. */
function report(label) {
  const { stdout } = process
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  let note = ''
  let frame = 0
  if (!stdout.isTTY) stdout.write(`  ${label} …\n`)
  const timer = setInterval(
    () => {
      const text = `${label} … ${seconds()}${note}`
      if (stdout.isTTY) stdout.write(`\r\x1b[K${FRAMES[frame++ % FRAMES.length]} ${text}`)
      else stdout.write(`  ${text}\n`)
    },
    stdout.isTTY ? FRAME_MS : REMIND_MS,
  )
  return {
    note: text => {
      note = text ? ` (${text})` : ''
    },
    end(ok) {
      clearInterval(timer)
      stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${ok ? '✓' : '✗'} ${label} (${seconds()})\n`)
    },
  }
}

/**
 * Runs a program as one step of the set-up.
 * @param noteOf what to show of a piece of its output, if anything
 * @returns its exit code (-1 where it could not be run), what it wrote to stdout, and all it wrote
 */
export function runStep(label, command, args, options, noteOf = () => undefined) {
  const shown = report(label)
  return new Promise(done => {
    // In a group of its own, so that it can be ended with everything that it started.
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    current = child
    let stdout = ''
    let output = ''
    const read = chunk => {
      output += chunk
      const note = noteOf(String(chunk))
      if (note) shown.note(note)
    }
    child.stdout.on('data', chunk => {
      stdout += chunk
      read(chunk)
    })
    child.stderr.on('data', read)
    const finish = code => {
      current = undefined
      shown.end(code === 0)
      done({ code, stdout, output })
    }
    child.on('error', error => {
      output += error.message
      finish(-1)
    })
    child.on('close', code => finish(code ?? 1))
  })
}
