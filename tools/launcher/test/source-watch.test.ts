import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../src/root.ts'
import { GATEWAY, SERVICES } from '../src/services.ts'
import { packagesOf, watchSources } from '../src/source-watch.ts'

/** A workspace of packages, each with the packages that it depends on. */
function createWorkspace(packages: Record<string, string[]>) {
  const root = mkdtempSync(join(tmpdir(), 'kahani-workspace-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, dependencies] of Object.entries(packages)) {
    mkdirSync(join(root, name, 'src'), { recursive: true })
    mkdirSync(join(root, name, 'node_modules'))
    for (const dependency of dependencies)
      symlinkSync(join(root, dependency), join(root, name, 'node_modules', dependency))
    const manifest = {
      dependencies: { zod: '4.6.7', ...Object.fromEntries(dependencies.map(each => [each, 'workspace:*'])) },
    }
    writeFileSync(join(root, name, 'package.json'), JSON.stringify(manifest))
  }
  return root
}

test('only the services restart that depend on a changed package', async () => {
  const root = createWorkspace({ reader: ['pages'], writer: ['pens'], pens: ['ink'], ink: [], pages: [] })
  const services = ['reader', 'writer'].map(name => ({ name, entry: `${name}/src/server.ts` }))
  const restarted = new Set<string>()
  const done = new AbortController()
  onTestFinished(() => done.abort())
  const onChange = (names: string[]) => {
    for (const name of names) restarted.add(name)
  }
  watchSources(root, services, onChange, done.signal)

  writeFileSync(join(root, 'pages/src/a.test.ts'), '')
  writeFileSync(join(root, 'ink/src/colours.yaml'), '')
  await expect.poll(() => [...restarted]).toEqual(['writer'])
  writeFileSync(join(root, 'pages/src/paper.ts'), '')
  await expect.poll(() => [...restarted]).toEqual(['writer', 'reader'])
  restarted.clear()
  writeFileSync(join(root, 'writer/src/server.ts'), '')
  await expect.poll(() => [...restarted]).toContain('writer')
})

test('every service of the product is watched with its packages', () => {
  const watched = (name: string) => {
    const service = [...SERVICES, GATEWAY].find(each => each.name === name)
    return service ? packagesOf(ROOT, service).map(folder => relative(ROOT, folder)) : []
  }
  expect(watched('stories')).toEqual(
    expect.arrayContaining(['services/stories', 'packages/storyteller', 'packages/scene', 'packages/contracts']),
  )
  expect(watched('gateway')).not.toContain('packages/storyteller')
  expect(watched('sandbox')).toContain('tools/sandbox')
  for (const { name } of SERVICES) expect(watched(name)).toContain('packages/service-kit')
})
