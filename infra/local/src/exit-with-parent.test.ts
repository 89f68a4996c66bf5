import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const LEASH = join(import.meta.dirname, 'exit-with-parent.ts')
const DUMMY = join(import.meta.dirname, '../test/dummy-service.ts')

test('a process whose reader is gone with lines unread still ends in good order', async () => {
  const child = spawn(process.execPath, ['--import', LEASH, DUMMY, 'chatters'], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const ended = once(child, 'exit')
  child.stdout?.destroy()
  child.disconnect()
  expect(await ended).toEqual([0, null])
})
