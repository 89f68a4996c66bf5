import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { installProgram, REDIS } from '../src/installer.ts'

/** A PATH on which these scripts are the only programs. */
function createMachine(scripts: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'kahani-machine-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const bin = join(dir, 'bin')
  mkdirSync(bin)
  const add = (name: string, body: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  // For tests that do not run as root.
  add('sudo', 'shift; exec "$@"')
  add('true', ':')
  for (const [name, body] of Object.entries(scripts)) add(name, body.replaceAll('$DIR', dir))
  const logged: string[] = []
  const read = (file: string) => readFileSync(join(dir, file), 'utf8').trim().split('\n')
  return { bin, logged, read, options: { env: { PATH: bin }, log: (text: string) => logged.push(text) } }
}

const INSTALLS =
  'echo "$*" >> $DIR/calls; case "$*" in *--download-only*) ;; install*) echo > $DIR/bin/redis-server; /bin/chmod +x $DIR/bin/redis-server;; esac'

test('uses an installed program and logs nothing', async () => {
  const { bin, logged, options } = createMachine({ 'valkey-server': ':' })
  expect(await installProgram(REDIS, options)).toBe(join(bin, 'valkey-server'))
  expect(logged).toEqual([])
})

test('downloads and installs a missing program, and logs that', async () => {
  const { bin, logged, read, options } = createMachine({ 'apt-get': INSTALLS })
  expect(await installProgram(REDIS, options)).toBe(join(bin, 'redis-server'))
  expect(logged[0]).toContain('Installing "redis-server" with apt-get')
  const calls = read('calls')
  expect(calls).toHaveLength(2)
  expect(calls[0]).toMatch(/--download-only redis-server$/)
})

test('updates outdated package lists', async () => {
  const { read, options } = createMachine({
    'apt-get': `if [ "$1" = update ]; then echo > $DIR/fresh; fi; [ "$1" = update ] || [ -f $DIR/fresh ] || exit 100; ${INSTALLS}`,
  })
  await installProgram(REDIS, options)
  expect(read('calls')[0]).toBe('update')
})

test('installs an alternative if the package lists lack the preferred package', async () => {
  const { bin, options } = createMachine({
    'apt-get': `case "$*" in *redis-server) ;; *) exit 100;; esac; ${INSTALLS}`,
  })
  const program = { ...REDIS, packages: { ...REDIS.packages, 'apt-get': ['valkey', 'redis-server'] } }
  expect(await installProgram(program, options)).toBe(join(bin, 'redis-server'))
})

test('quotes the error of the package manager, with the command to run', async () => {
  const { options } = createMachine({ 'apt-get': 'echo "E: Unable to locate package redis-server"; exit 100' })
  await expect(installProgram(REDIS, options)).rejects.toThrow(
    /^Redis is not installed, and apt-get could not install it \(E: Unable to locate package redis-server\)\. Install it with: sudo apt-get install redis-server \(or set REDIS_URL\)\.$/,
  )
})

test('explains that there is no package manager', async () => {
  const { options } = createMachine({})
  await expect(installProgram(REDIS, options)).rejects.toThrow(
    /no supported package manager was found.*or set REDIS_URL/,
  )
})
