import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const PRELOAD = join(import.meta.dirname, '../src/exit-with-parent.ts')
const DUMMY = join(import.meta.dirname, 'dummy-service.ts')

test('a process shuts down cleanly after the reader of its output is gone with lines unread', async () => {
  const child = spawn(process.execPath, ['--import', PRELOAD, DUMMY, 'logs-much'], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const exited = once(child, 'exit')
  child.stdout?.destroy()
  child.disconnect()
  expect(await exited).toEqual([0, null])
})
