// Directions of dependencies between packages, and no cycles: between files, or between folders of a package.
const PACKAGE = '^((?:apps|services|packages|tools|infra)/[^/]+|e2e|rules)/'
const TEST = '\\.test\\.tsx?$|\\.fixture\\.ts$|^(?:services|packages|tools|infra)/[^/]+/test/|^vitest\\.'

/** A package's sources may import only these packages. */
const allowedOnly = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: PACKAGE, pathNot: [`^${from.replace(/^\^/, '')}`, ...allowed.map(path => `^${path}/`)] },
})

/** A package that only these shipped packages may import. */
const onlyFor = (name, to, allowed) => ({
  name,
  severity: 'error',
  from: {
    path: '^(?:apps|packages|services)/',
    pathNot: [TEST, ...[to, ...allowed].map(path => `^${path}/`)],
  },
  to: { path: `^${to}/` },
})

export default {
  forbidden: [
    {
      name: 'no-file-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      comment: 'Folders of one package depend on each other one way.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:apps|services|packages|tools|infra)/[^/]+/src' },
      to: { circular: true },
    },
    {
      name: 'no-way-around-exports',
      comment: 'A package is imported by its name, and only what its `exports` list.',
      severity: 'error',
      from: { path: '^((?:apps|services|packages|tools|infra)/[^/]+|e2e)/' },
      to: { path: PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-service-imports-another',
      comment: 'Services talk over HTTP and queues.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/$1/' },
    },
    allowedOnly('service-dependencies', '^services/[^/]+/', [
      'services',
      'packages/ai',
      'packages/contracts',
      'packages/fonts',
      'packages/illustrator',
      'packages/lettering',
      'packages/listing',
      'packages/messages',
      'packages/painting',
      'packages/pictures',
      'packages/scene',
      'packages/service-kit',
      'packages/storyteller',
      'packages/unicode',
      'packages/wishes',
    ]),
    onlyFor('storyteller-is-used-by-stories', 'packages/storyteller', ['services/stories']),
    onlyFor('illustrator-is-used-by-illustrations-and-stories', 'packages/illustrator', [
      'services/illustrations',
      'services/stories',
    ]),
    onlyFor('painting-is-used-by-services-with-pictures', 'packages/painting', [
      'services/illustrations',
      'services/stories',
      'services/exports',
    ]),
    onlyFor('fonts-are-used-by-lettering-and-exports', 'packages/fonts', ['packages/lettering', 'services/exports']),
    onlyFor('lettering-is-used-by-the-illustrator-and-services-with-covers', 'packages/lettering', [
      'packages/illustrator',
      'services/illustrations',
      'services/stories',
      'services/exports',
    ]),
    allowedOnly('web-dependencies', '^apps/web/', [
      'packages/contracts',
      'packages/messages',
      'packages/unicode',
      'packages/wishes',
    ]),
    allowedOnly('storyteller-dependencies', '^packages/storyteller/', [
      'packages/contracts',
      'packages/random',
      'packages/scene',
      'packages/unicode',
      'packages/wishes',
    ]),
    onlyFor('wishes-are-read-by-the-app-and-the-storyteller', 'packages/wishes', [
      'apps/web/src/features/create-story',
      'apps/web/src/features/reader/changes',
      'packages/storyteller',
      'services/stories',
    ]),
    allowedOnly('illustrator-dependencies', '^packages/illustrator/', [
      'packages/contracts',
      'packages/lettering',
      'packages/random',
      'packages/scene',
    ]),
    allowedOnly('ai-dependencies', '^packages/ai/', ['packages/service-kit', 'packages/contracts']),
    allowedOnly('pictures-dependencies', '^packages/pictures/', [
      'packages/service-kit',
      'packages/contracts',
      'packages/messages',
    ]),
    allowedOnly('wishes-dependencies', '^packages/wishes/', ['packages/contracts']),
    allowedOnly('listing-dependencies', '^packages/listing/', ['packages/contracts']),
    allowedOnly('painting-dependencies', '^packages/painting/', ['packages/random']),
    allowedOnly('lettering-dependencies', '^packages/lettering/', [
      'packages/fonts',
      'packages/random',
      'packages/unicode',
    ]),
    allowedOnly('service-kit-dependencies', '^packages/service-kit/', ['packages/contracts']),
    allowedOnly('contracts-dependencies', '^packages/contracts/', [
      'packages/messages',
      'packages/scene',
      'packages/unicode',
    ]),
    allowedOnly('fonts-is-a-leaf', '^packages/fonts/', []),
    allowedOnly('unicode-is-a-leaf', '^packages/unicode/', []),
    allowedOnly('scene-is-a-leaf', '^packages/scene/', []),
    allowedOnly('random-is-a-leaf', '^packages/random/', []),
    allowedOnly('messages-is-a-leaf', '^packages/messages/', []),
    allowedOnly('testing-dependencies', '^packages/testing/', ['packages/contracts']),
    {
      name: 'tests-only',
      comment: 'Test infrastructure is never imported by what ships.',
      severity: 'error',
      from: { path: '^(?:apps|services|packages)/', pathNot: [TEST, '^packages/testing/'] },
      to: { path: '^packages/testing/|^tools/|^infra/' },
    },
    {
      name: 'nothing-imports-e2e',
      comment: 'What the browser tests share with tools is in packages/testing or in tools.',
      severity: 'error',
      from: { pathNot: '^e2e/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'e2e-dependencies',
      comment: 'Browser tests use the product from outside: no service, and no code of the web app.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: PACKAGE, pathNot: '^(?:e2e|tools/[^/]+|packages/(?:contracts|messages|service-kit|testing))/' },
    },
    {
      name: 'these-run-in-the-browser',
      severity: 'error',
      from: { path: '^packages/(?:contracts|messages|scene|unicode|wishes)/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-are-independent',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-layers',
      comment: 'app → features → ui → lib.',
      severity: 'error',
      from: { path: '^apps/web/src/(?:features|ui|lib)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(?:ui|lib)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'lib-knows-no-ui',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.turbo|\\.data)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
