import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BOOK_CHECKERS, CALIBRE, installProgram, installPrograms, REDIS } from '../src/installer.ts'

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
  return { dir, bin, logged, read, options: { env: { PATH: bin }, log: (text: string) => logged.push(text) } }
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
  expect(logged[0]).toBe('Installing redis-server with apt-get (INSTALL=never prevents this) …')
  const calls = read('calls')
  expect(calls).toHaveLength(2)
  expect(calls[0]).toMatch(/--download-only redis-server$/)
})

test('says what will be installed before it runs the package manager', async () => {
  const { dir, options } = createMachine({ 'apt-get': INSTALLS })
  const announced: boolean[] = []
  const log = () => announced.push(!existsSync(join(dir, 'calls')))
  await installProgram(REDIS, { ...options, log })
  expect(announced).toEqual([true, false])
})

test('INSTALL=never runs no package manager, and the error names the command', async () => {
  const { dir, logged, options } = createMachine({ 'apt-get': INSTALLS })
  await expect(installProgram(REDIS, { ...options, install: 'never' })).rejects.toThrow(
    /^Redis is not installed, and INSTALL=never prevents its installation\. Install it with: sudo apt-get install redis-server \(or set REDIS_URL\)\.$/,
  )
  expect(await installPrograms([REDIS, CALIBRE], { ...options, install: 'never' })).toHaveLength(2)
  expect(existsSync(join(dir, 'calls'))).toBe(false)
  expect(logged).toEqual([])
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

/** Installs the programs of the packages. Fails every call that names an unknown package. */
const aptWith = (unknown = 'none') => `
  echo "$*" >> $DIR/calls
  case "$*" in *${unknown}*) echo "E: Unable to locate package ${unknown}"; exit 100;; *--download-only*|update*) exit 0;; esac
  for word in "$@"; do
    case $word in calibre) name=ebook-convert;; qpdf) name=qpdf;; poppler-utils) name=pdffonts;; *jre*) name=java;; *) continue;; esac
    echo > $DIR/bin/$name; /bin/chmod +x $DIR/bin/$name
  done`
const PROGRAMS = [...BOOK_CHECKERS, CALIBRE].map(program => ({
  ...program,
  names: program.names.filter(name => !name.startsWith('/')),
}))

test('installs several missing programs with one call', async () => {
  const { logged, read, options } = createMachine({ 'apt-get': aptWith(), qpdf: ':' })
  expect(await installPrograms(PROGRAMS, options)).toEqual([])
  expect(logged).toEqual([
    'Installing poppler-utils, default-jre-headless, calibre with apt-get (INSTALL=never prevents this) …',
  ])
  expect(read('calls')).toHaveLength(2)
  expect(read('calls')[1]).toMatch(/^install .* poppler-utils default-jre-headless calibre$/)
  expect(await installPrograms(PROGRAMS, options)).toEqual([])
  expect(logged).toHaveLength(1)
})

test('installs the others if one of several programs has no package, and returns the reason', async () => {
  const { options, bin } = createMachine({ 'apt-get': aptWith('calibre') })
  expect(await installPrograms(PROGRAMS, options)).toEqual([
    'calibre is not installed, and apt-get could not install it (E: Unable to locate package calibre). Install it with: sudo apt-get install calibre (or set EBOOK_CONVERT_PATH).',
  ])
  for (const name of ['qpdf', 'pdffonts', 'java']) expect(existsSync(join(bin, name))).toBe(true)
})

test('an installation that has begun continues when the launcher is killed', async () => {
  const { dir, bin } = createMachine({
    'apt-get': `case "$*" in *--download-only*) exit 0;; esac
      echo > $DIR/begun; while [ ! -f $DIR/continue ]; do /bin/sleep 0.02; done
      echo "Unpacking"; echo "Setting up"; echo > $DIR/bin/redis-server; /bin/chmod +x $DIR/bin/redis-server`,
  })
  const installer = join(import.meta.dirname, '../src/installer.ts')
  const script = `const { installProgram, REDIS } = await import(${JSON.stringify(installer)})
    await installProgram(REDIS, { env: { PATH: ${JSON.stringify(bin)} }, log: () => {} })`
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' })
  await expect.poll(() => existsSync(join(dir, 'begun'))).toBe(true)
  launcher.kill('SIGKILL')
  await once(launcher, 'exit')
  writeFileSync(join(dir, 'continue'), '')
  await expect.poll(() => existsSync(join(bin, 'redis-server'))).toBe(true)
})
