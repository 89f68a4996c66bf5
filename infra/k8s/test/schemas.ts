import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Manifest, type Overlay, ofKind } from './render.ts'

const TSC = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')
const MODELS: Record<string, string> = {
  'keda.sh': '@kubernetes-models/keda/',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api/',
  'external-secrets.io': '@kubernetes-models/external-secrets/',
}
/** No package has types of these. `ingress.ts` checks what is set. */
const UNTYPED = 'gateway.envoyproxy.io'
const isTyped = ({ apiVersion }: Manifest) => !apiVersion.startsWith(UNTYPED)
const moduleOf = ({ apiVersion, kind }: Manifest) =>
  `${MODELS[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models/'}${apiVersion}/${kind}`

/** Checks objects against the published types, which finds unknown fields. @returns the messages of the compiler */
export function checkTypes(manifests: Manifest[]): string[] {
  const objects = manifests.filter(isTyped)
  // Below this package, whose modules it imports.
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', `manifests-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    const file = join(folder, 'manifests.ts')
    const line = (object: Manifest, i: number) =>
      `const o${i}: import('${moduleOf(object)}').I${object.kind} = ${JSON.stringify(object)}`
    writeFileSync(file, `${objects.map(line).join('\n')}\nexport {}\n`)
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--types',
      '',
      '--singleThreaded',
    ]
    const { stdout } = spawnSync(process.execPath, [TSC, ...options, file], { cwd: folder, encoding: 'utf8' })
    return stdout.split('\n').filter(text => text.includes('error'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Checks everything against the published schemas. */
export function testSchemas({ objects }: Overlay) {
  test('has the fields that the schemas allow, and no others', () => {
    const [sample] = ofKind(objects, 'Deployment').map(object => structuredClone(object))
    if (sample) sample.spec.template.spec.containers[0].livenessProb = {}
    expect(checkTypes(sample ? [sample] : [])).toEqual([expect.stringMatching(/livenessProb.* does not exist in type/)])
    expect(checkTypes(objects)).toEqual([])
  })

  test('has values in the form that the schemas require', async () => {
    for (const object of objects.filter(isTyped)) {
      const { [object.kind]: Model } = await import(moduleOf(object))
      expect(() => new Model(object).validate(), `${object.kind} ${object.metadata.name}`).not.toThrow()
    }
  })
}
