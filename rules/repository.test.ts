import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documents, files, read, sources } from './sources.ts'

const exists = (path: string) => files.some(file => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))

describe('source files', () => {
  const names = sources.filter(path => !path.endsWith('.d.ts')).map(path => path.split('/').at(-1) ?? '')

  test('have kebab-case names', () => {
    expect(names.filter(name => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name))).toEqual([])
  })
  test('have names that describe their contents', () => {
    expect(names.filter(name => /^(index|utils?|helpers?|misc|common)\.tsx?$/.test(name))).toEqual([])
  })
  test('have at most 500 lines', () => {
    expect(sources.filter(path => read(path).split('\n').length > 500)).toEqual([])
  })
})

describe('money', () => {
  const product = sources.filter(path => !/\.test\.tsx?$|\/test\/|^e2e\/|^rules\//.test(path))

  test('is formatted in one file', () => {
    const formatting = product.filter(path => /style: 'currency'/.test(read(path)))
    expect(formatting).toEqual(['packages/messages/src/formats.ts'])
  })
  test('is never written as a literal amount', () => {
    const hasLiteral = (line: string) => !/^\s*(\/\/|\/?\*)/.test(line) && /(₹|\bRs\.?) ?(\d|\$\{)/.test(line)
    expect(product.filter(path => read(path).split('\n').some(hasLiteral))).toEqual([])
  })
})

describe('migrations', () => {
  const migrations = sources.filter(path => path.includes('/migrations/'))
  const services = new Set(migrations.map(path => path.split('/').slice(0, 2).join('/')))

  test.each([...services])('of %s are numbered without gaps and registered in database.ts', service => {
    const registered = [...read(`${service}/src/database.ts`).matchAll(/'(\d{3}-[a-z-]+)'\s*:/g)].map(match => match[1])
    expect(registered.map(name => Number(name?.slice(0, 3)))).toEqual(registered.map((_, i) => i + 1))
    const written = migrations
      .filter(path => path.startsWith(`${service}/`))
      .map(path => /(\d{3}-[a-z-]+)\.ts$/.exec(path)?.[1])
    expect(registered).toEqual(expect.arrayContaining(written))
  })
})

describe('docker-compose.yml', () => {
  const compose = read('docker-compose.yml')
  const drainSeconds = Number(/DRAIN_SECONDS:-(\d+)/.exec(compose)?.[1])
  const graceIn = (text = '') => Number(/stop_grace_period: (\d+)s/.exec(text)?.[1])
  const processes = {
    gateway: 'services/gateway/src/server.ts',
    auth: 'services/auth/src/server.ts',
    stories: 'services/stories/src/server.ts',
    illustrations: 'services/illustrations/src/app.ts',
    payments: 'services/payments/src/server.ts',
    exports: 'services/exports/src/server.ts',
    'exports-worker': 'services/exports/src/worker.ts',
    chromium: 'services/exports/src/chromium.ts',
  }

  test.each(Object.entries(processes))('gives %s longer to stop than it takes to drain and close', (name, source) => {
    const closeSeconds = Number(/const CLOSE_SECONDS = (\d+)/.exec(read(source))?.[1])
    const block = new RegExp(`^  ${name}:\\n(?: {4}.*\\n)+`, 'm').exec(compose)?.[0]
    const graceSeconds = graceIn(block) || graceIn(compose)
    expect(graceSeconds).toBeGreaterThanOrEqual(drainSeconds + closeSeconds + 5)
  })
})

describe('containers', () => {
  const [common, services = '', networks] = read('docker-compose.yml').split(/^(?:services|networks):\n/m)
  const blocks = [...services.matchAll(/^ {2}([a-z-]+):.*\n((?: {4}.*\n|\n| {2}#.*\n)+)/gm)]
  const named = (pattern: RegExp) => blocks.filter(([, , block = '']) => pattern.test(block)).map(([, name]) => name)

  test('are read-only and have no capabilities', () => {
    const container = /read_only: true\n {2,4}tmpfs: .*\n {2,4}cap_drop: \[ALL\]\n {2,4}.*no-new-privileges:true/
    expect(common).toMatch(container)
    for (const file of ['infra/docker/tls.yml', 'infra/docker/observability.yml', 'infra/docker/cluster.yml']) {
      expect(read(file)).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\][\s\S]*no-new-privileges:true/)
    }
    const inherited = named(/<<: \*(container|service|migrate)\n/)
    expect(inherited.concat(named(container)).sort()).toEqual(blocks.map(([, name]) => name).sort())
  })
  test('are reachable through the gateway only, and only those that call providers have outbound access', () => {
    expect(named(/^ {4}ports:/m)).toEqual(['gateway'])
    expect(named(/with-outbound-access/)).toEqual(['auth', 'stories', 'illustrations', 'payments', 'backup'])
    expect(named(/network_mode: none/)).toEqual(['chromium'])
    expect(networks).toContain('inside: { internal: true }')
  })
  test('contain neither the history of the repository nor secrets, and run as an unprivileged user', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '.env', '**/.data']))
    const stages = read('infra/docker/Dockerfile').split(/^FROM (?=service )/m)
    expect(stages.length).toBeGreaterThan(4)
    for (const stage of stages.slice(1)) expect(stage.match(/^USER .*/gm)?.at(-1) ?? 'USER node').toBe('USER node')
    expect(stages[0]?.match(/^USER .*/gm)).toEqual(['USER node'])
  })
  test('serve HTTPS with the protocols and ciphers that Caddy recommends, and redirect pages only', () => {
    const caddyfile = read('infra/docker/Caddyfile')
    expect(caddyfile).not.toMatch(/^\s*(tls|protocols|ciphers|curves|default_sni|acme_ca|local_certs)\b/m)
    expect(caddyfile).toMatch(/http:\/\/ \{\n\thandle \/api\/\* \{\n\t\trespond .* 403\n/)
  })
})

describe('infra/s3/lifecycle.json', () => {
  const { Rules: rules } = JSON.parse(read('infra/s3/lifecycle.json'))
  const constant = (path: string, name: string) => Number(new RegExp(`${name} = (\\d+)`).exec(read(path))?.[1])
  const retention = (name: string) => constant('services/stories/src/retention.ts', name) / 24

  test('expires only what the product has deleted before', () => {
    const limits: Record<string, number> = {
      'photos/': retention('ORPHANED_PHOTO_HOURS'),
      'unchecked/': retention('UNCHECKED_IMAGE_HOURS'),
      'archives/': constant('packages/contracts/src/archive.ts', 'ARCHIVE_RETENTION_DAYS'),
    }
    const expiring = new Map<string, number>()
    for (const { Filter, Expiration } of rules) if (Expiration?.Days) expiring.set(Filter.Prefix, Expiration.Days)
    expect([...expiring.keys()]).toEqual(Object.keys(limits))
    for (const [prefix, days] of expiring) expect(days).toBeGreaterThan(limits[prefix] ?? Number.NaN)
    expect(read('packages/service-kit/src/blobs/move-blobs.ts')).toContain(
      `const EXPIRING = ['${[...expiring.keys()].sort().join("', '")}']`,
    )
  })
})

describe('images', () => {
  test('contain every package that their code imports: they are built without development dependencies', () => {
    const manifests = files.filter(path =>
      /^(services\/[^/]+|packages\/[^/]+|tools\/sandbox|infra\/backup)\/package\.json$/.test(path),
    )
    const imported =
      /(?:^(?:import|export) (?!type )(?:[^;'"]* from )?|\b(?:import|require)\()'((?:@[^/']+\/)?[^./'@][^/']*)/gm
    const missing = manifests.flatMap(manifest => {
      const { name: own, dependencies = {}, peerDependencies = {} } = JSON.parse(read(manifest))
      return sources
        .filter(path => path.startsWith(`${dirname(manifest)}/src/`) && !/\.(test|fixture)\.ts$/.test(path))
        .flatMap(path => [...read(path).matchAll(imported)].map(([, name = '']) => ({ path, name })))
        .filter(
          ({ name }) =>
            !name.startsWith('node:') && name !== own && !(name in { ...dependencies, ...peerDependencies }),
        )
    })
    expect(manifests.length).toBeGreaterThan(10)
    expect(missing).toEqual([])
  })
})

describe('.env.example', () => {
  const documented = [...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(match => match[1] ?? '')
  const schemas = /^services\/[^/]+\/src\/([a-z]+-)?env\.ts$|^packages\/(ai|service-kit)\/src\/([a-z]+-)?config\.ts$/
  const SYSTEM_VARIABLES = ['PATH', 'HOME']
  const compose = ['docker-compose.yml', 'infra/docker/tls.yml', 'infra/docker/observability.yml'].map(read).join('\n')

  test('documents every variable that a service reads', () => {
    const variables = sources
      .filter(path => schemas.test(path))
      .flatMap(path => [...read(path).matchAll(/^\s+([A-Z][A-Z0-9_]{2,}):/gm)].map(match => match[1] ?? ''))
    expect(variables.length).toBeGreaterThan(30)
    expect(variables.filter(name => ![...documented, ...SYSTEM_VARIABLES].includes(name))).toEqual([])
  })
  test('documents no unused variable', () => {
    const code = [...sources, ...files.filter(path => path.endsWith('.sh'))]
      .filter(path => !path.startsWith('rules/'))
      .map(read)
      .join('\n')
      .concat(compose)
    expect(documented.filter(name => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
  })
  test('documents only variables that Docker Compose passes on, except those of its images, `npm start` and the sandbox', () => {
    const images = ['HOST', 'NODE_ENV', 'CHROMIUM_PATH', 'EBOOK_CONVERT_PATH', 'WEB_DIST']
    const missing = documented.filter(name => !new RegExp(`\\b${name}\\b`).test(compose))
    expect(missing.sort()).toEqual([...images, 'DATA_DIR', 'INSTALL', 'RAZORPAY_WEBHOOK_URL'].sort())
  })
})

describe('documents', () => {
  test('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const verbs = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap(page =>
      [...read(page).matchAll(/(?:^|`)npm (?:run )?([a-z]+(?:-[a-z]+)*)/gm)].map(match => match[1] ?? ''),
    )
    expect(verbs.length).toBeGreaterThan(5)
    expect(verbs.filter(verb => !(verb in scripts))).toEqual([])
  })
  test('link only to files that exist', () => {
    const broken = documents.flatMap(page =>
      [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)]
        .map(match => normalize(join(dirname(page), match[1] ?? '')))
        .filter(target => !exists(target))
        .map(target => `${page}: ${target}`),
    )
    expect(broken).toEqual([])
  })
  test('mention only paths that exist', () => {
    const missing = documents.flatMap(page =>
      [...read(page).matchAll(/`((?:apps|docs|e2e|infra|packages|rules|services|tools)\/[\w./-]+)`/g)]
        .map(match => match[1] ?? '')
        .filter(path => !exists(path))
        .map(path => `${page}: ${path}`),
    )
    expect(missing).toEqual([])
  })
  test('name only tests that exist', () => {
    const pages = ['docs/security.md', 'docs/security-asvs.md'].map(read).join('\n')
    const named = [...pages.matchAll(/`([\w/.-]+\.test\.ts)`: ([^|]+?)(?: \||; |$)/gm)]
    expect(named.length).toBeGreaterThan(30)
    const missing = named.filter(
      ([, path = '', title = '']) => !read(path).includes(title.split('. ')[0]?.trim() ?? ''),
    )
    expect(missing.map(([text]) => text)).toEqual([])
  })
  test('include decision records with unique numbers that follow the template', () => {
    const records = files.filter(path => /^docs\/decisions\/\d/.test(path))
    const numbers = records.map(path => path.split('/').at(-1)?.slice(0, 3))
    expect(new Set(numbers).size).toBe(records.length)
    for (const record of records) {
      expect(read(record), record).toMatch(/^# \d{3} .+\n\n## Context[\s\S]+## Decision[\s\S]+## Consequences/)
    }
  })
})
