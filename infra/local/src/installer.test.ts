import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { provide, REDIS } from './installer.ts'

/** A machine whose only programs are these scripts. */
function machine(scripts: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-machine-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const bin = join(dir, 'bin')
  mkdirSync(bin)
  const add = (name: string, body: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  // Whoever runs the tests may or may not be root.
  add('sudo', 'shift; exec "$@"')
  add('true', ':')
  for (const [name, body] of Object.entries(scripts)) add(name, body.replaceAll('$DIR', dir))
  const said: string[] = []
  const read = (file: string) => readFileSync(join(dir, file), 'utf8').trim().split('\n')
  return { bin, said, read, options: { env: { PATH: bin }, say: (text: string) => said.push(text) } }
}

const INSTALLS =
  'echo "$*" >> $DIR/calls; case "$*" in *--download-only*) ;; install*) echo > $DIR/bin/redis-server; /bin/chmod +x $DIR/bin/redis-server;; esac'

test('a program that is there is used, and nothing is said', async () => {
  const { bin, said, options } = machine({ 'valkey-server': ':' })
  expect(await provide(REDIS, options)).toBe(join(bin, 'valkey-server'))
  expect(said).toEqual([])
})

test('one that is missing is fetched, installed, and said to be', async () => {
  const { bin, said, read, options } = machine({ 'apt-get': INSTALLS })
  expect(await provide(REDIS, options)).toBe(join(bin, 'redis-server'))
  expect(said[0]).toContain('installing "redis-server" with apt-get')
  const calls = read('calls')
  expect(calls).toHaveLength(2)
  expect(calls[0]).toMatch(/--download-only redis-server$/)
})

test('an old list of packages is brought up to date', async () => {
  const { read, options } = machine({
    'apt-get': `if [ "$1" = update ]; then echo > $DIR/fresh; fi; [ "$1" = update ] || [ -f $DIR/fresh ] || exit 100; ${INSTALLS}`,
  })
  await provide(REDIS, options)
  expect(read('calls')[0]).toBe('update')
})

test('a package manager that fails is quoted, with the command to run by hand', async () => {
  const { options } = machine({ 'apt-get': 'echo "E: Unable to locate package redis-server"; exit 100' })
  await expect(provide(REDIS, options)).rejects.toThrow(
    /^Redis is not on this machine and apt-get could not install it \(E: Unable to locate package redis-server\); install it with: sudo apt-get install redis-server \(or set REDIS_URL\)\.$/,
  )
})

test('without a package manager one sentence says so', async () => {
  const { options } = machine({})
  await expect(provide(REDIS, options)).rejects.toThrow(/no package manager was found.*or set REDIS_URL/)
})
