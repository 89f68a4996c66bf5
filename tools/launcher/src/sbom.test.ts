import { expect, test } from 'vitest'
import { findForbiddenLicences, type Licence, mergeSboms, validateSbom } from './sbom.ts'

const component = (name: string, licence: Licence) => ({
  type: 'library',
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  'bom-ref': `pkg:npm/${name}@1.0.0`,
  licenses: [licence],
})
const mit = (name: string) => component(name, { license: { id: 'MIT' } })
const sbomOf = (
  name: string,
  components: ReturnType<typeof mit>[],
  run: { serialNumber: string; timestamp: string },
) => {
  const root = { ...mit(name), type: 'application' }
  const dependencies = [
    { ref: root.purl, dependsOn: components.map(({ purl }) => purl) },
    ...components.map(({ purl }) => ({ ref: purl, dependsOn: [] })),
  ]
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, serialNumber: run.serialNumber },
    ...{ metadata: { timestamp: run.timestamp, component: root }, components, dependencies },
  }
}

test('the SBOM of the product is valid and depends on its packages only', async () => {
  const first = { serialNumber: 'urn:uuid:bdaf3755-0ea8-4762-9cb1-7c3659e0bc93', timestamp: '2026-11-22T16:01:24.742Z' }
  const second = {
    serialNumber: 'urn:uuid:b0f93034-00fe-4938-a496-ef200ca42d20',
    timestamp: '2026-11-22T17:01:24.742Z',
  }
  const product = { name: 'kahani', version: '0.1.0' }
  const merged = mergeSboms(product, [sbomOf('auth', [mit('a'), mit('b')], first), sbomOf('web', [mit('b')], first)])
  expect(merged.components.map(({ name }) => name)).toEqual(['a', 'auth', 'b', 'web'])
  expect(merged.dependencies).toContainEqual({
    ref: 'pkg:npm/kahani@0.1.0',
    dependsOn: ['pkg:npm/auth@1.0.0', 'pkg:npm/web@1.0.0'],
  })
  const again = mergeSboms(product, [sbomOf('auth', [mit('b'), mit('a')], second), sbomOf('web', [mit('b')], second)])
  expect(again).toEqual(merged)
  expect(mergeSboms(product, [sbomOf('auth', [mit('a')], first)]).serialNumber).not.toBe(merged.serialNumber)
  await validateSbom(JSON.stringify(merged))
  await expect(validateSbom(JSON.stringify({ ...merged, components: [{ name: 'a' }] }))).rejects.toThrow('not valid')
})

test('licences that are not allowed or unknown are found', () => {
  const components = [
    mit('permissive'),
    component('choice', { expression: '(GPL-3.0-or-later OR MIT)' }),
    component('weak-copyleft', { expression: 'LGPL-3.0+' }),
    component('both', { expression: '(MIT AND GPL-3.0-only)' }),
    component('strong-copyleft', { license: { id: 'AGPL-3.0-only' } }),
    component('unclear', { license: { name: 'SEE LICENSE' } }),
    { ...mit('none'), licenses: [] },
  ]
  expect(findForbiddenLicences({ components })).toEqual([
    'both@1.0.0: (MIT AND GPL-3.0-only)',
    'strong-copyleft@1.0.0: AGPL-3.0-only',
    'unclear@1.0.0: SEE LICENSE',
    'none@1.0.0: unknown',
  ])
})
