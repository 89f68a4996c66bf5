import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files, importsOf, read, sources } from './sources.ts'

/** The package a path lies in, such as `services/auth`. */
const packageOf = (path: string) => /^(?:(?:apps|services|packages|infra)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? ''

/** Packages of the house that a file imports, by name or by path. */
function partsImported(path: string): string[] {
  return importsOf(path).flatMap(name => {
    if (name.startsWith('@kahani/')) return [name.split('/')[1] ?? '']
    if (!name.startsWith('.')) return []
    const target = packageOf(normalize(join(dirname(path), name)))
    return target === packageOf(path) ? [] : [target]
  })
}

const outside = (paths: string[], allowed: string[]) =>
  paths.flatMap(path =>
    partsImported(path)
      .filter(part => !allowed.includes(part))
      .map(part => `${path} imports ${part}`),
  )

describe('arrows between the parts', () => {
  test('a service imports the kit and the contracts, and no other service', () => {
    expect(
      outside(
        sources.filter(path => path.startsWith('services/')),
        ['service-kit', 'contracts'],
      ),
    ).toEqual([])
  })
  test('the web app imports the contracts alone', () => {
    expect(
      outside(
        sources.filter(path => path.startsWith('apps/web/')),
        ['contracts'],
      ),
    ).toEqual([])
  })
  test('the kit imports the contracts alone, and the contracts nothing of the house', () => {
    expect(
      outside(
        sources.filter(path => path.startsWith('packages/service-kit/')),
        ['contracts'],
      ),
    ).toEqual([])
    expect(
      outside(
        sources.filter(path => path.startsWith('packages/contracts/')),
        [],
      ),
    ).toEqual([])
  })
  test('the contracts need nothing of Node', () => {
    const contracts = sources.filter(path => path.startsWith('packages/contracts/src/') && !path.endsWith('.test.ts'))
    const needed = contracts.flatMap(path => importsOf(path).filter(name => name.startsWith('node:')))
    expect(needed).toEqual([])
  })
  test('features of the web app do not import each other', () => {
    const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)/.exec(path)?.[1]
    const crossings = sources.filter(featureOf).flatMap(path =>
      importsOf(path)
        .filter(name => name.startsWith('.'))
        .map(name => normalize(join(dirname(path), name)))
        .filter(target => featureOf(target) !== undefined && featureOf(target) !== featureOf(path))
        .map(target => `${path} imports ${target}`),
    )
    expect(crossings).toEqual([])
  })
})

describe('how files are named and how long they are', () => {
  test('names are kebab-case, and say what is inside', () => {
    const named = sources.filter(path => !path.endsWith('.d.ts')).map(path => path.split('/').at(-1) ?? '')
    expect(named.filter(name => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name))).toEqual([])
    expect(named.filter(name => /^(index|utils?|helpers?|misc|common)\.tsx?$/.test(name))).toEqual([])
  })
  test('no source file is longer than 500 lines', () => {
    expect(sources.filter(path => read(path).split('\n').length > 500)).toEqual([])
  })
})

describe('money', () => {
  const words = sources.filter(path => !/\.test\.ts$|\/test\/|^journeys\/|^rules\//.test(path))
  test('becomes text in one place, as it is read in India', () => {
    const formatting = words.filter(path => /style: 'currency'/.test(read(path)))
    expect(formatting).toEqual(['packages/contracts/src/money.ts'])
    expect(read('packages/contracts/src/money.ts')).toContain("Intl.NumberFormat('en-IN'")
  })
  test('is written out by hand nowhere', () => {
    const byHand = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line) && /(₹|\bRs\.?) ?(\d|\$\{)/.test(line)
    expect(words.filter(path => read(path).split('\n').some(byHand))).toEqual([])
  })
})

describe('migrations', () => {
  const migrations = sources.filter(path => path.includes('/migrations/'))

  test('each is numbered, without gaps, and listed in its service', () => {
    for (const service of new Set(migrations.map(packageOf))) {
      const listed = [...read(`${service}/src/database.ts`).matchAll(/'(\d{3}-[a-z-]+)'\s*:/g)].map(match => match[1])
      expect(listed).toEqual([...listed].sort())
      expect(listed.map(name => Number(name?.slice(0, 3)))).toEqual(listed.map((_, i) => i + 1))
      const written = migrations
        .filter(path => packageOf(path) === service)
        .map(path => /(\d{3}-[a-z-]+)\.ts$/.exec(path)?.[1])
      for (const name of written) expect(listed).toContain(name)
    }
  })
})

describe('configuration', () => {
  const example = [...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1] ?? '')
  const readByServices = sources
    .filter(
      path =>
        /^services\/[^/]+\/src\/([a-z]+-)?env\.ts$/.test(path) ||
        /^packages\/service-kit\/src\/([a-z]+\/[a-z]+-)?config\.ts$/.test(path),
    )
    .flatMap(path => [...read(path).matchAll(/^\s+([A-Z][A-Z0-9_]{2,}):/gm)].map(match => match[1] ?? ''))

  // The system's own, which nobody sets for us.
  const ofTheSystem = ['PATH', 'HOME']

  test('.env.example names every variable that a service reads', () => {
    const named = [...example, ...ofTheSystem]
    expect([...new Set(readByServices)].filter(name => !named.includes(name)).sort()).toEqual([])
  })
  test('.env.example names nothing that is not read', () => {
    const code = sources
      .filter(path => !path.startsWith('rules/'))
      .map(read)
      .join('\n')
    expect(example.filter(name => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
  })
})

describe('what is written down', () => {
  test('the README names only verbs that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const verbs = [...read('README.md').matchAll(/npm (?:run )?([a-z]+)/g)].map(match => match[1] ?? '')
    expect(verbs.filter(verb => !(verb in scripts) && verb !== 'install')).toEqual([])
  })
  test('every decision is numbered once, and follows the template', () => {
    const records = files.filter(path => /^docs\/decisions\/\d/.test(path))
    const numbers = records.map(path => path.split('/').at(-1)?.slice(0, 3))
    expect(new Set(numbers).size).toBe(records.length)
    for (const record of records) expect(read(record)).toMatch(/## Context[\s\S]+## Decision[\s\S]+## Consequences/)
  })
  test('a page that the README or the architecture links to is there', () => {
    for (const page of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']) {
      const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(match => match[1] ?? '')
      expect(
        links.filter(link => !files.includes(normalize(link)) && !files.some(file => file.startsWith(normalize(link)))),
      ).toEqual([])
    }
  })
})
