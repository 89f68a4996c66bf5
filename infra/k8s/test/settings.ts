import { readEnv as readAuth } from '@kahani/auth/env'
import { readApiEnv, readWorkerEnv } from '@kahani/exports/env'
import { readEnv as readGateway } from '@kahani/gateway/env'
import { readEnv as readIllustrations } from '@kahani/illustrations/env'
import { GATEWAY, SERVICES } from '@kahani/launcher/services'
import { readEnv as readPayments } from '@kahani/payments/env'
import { identifyCaller, internalCallers } from '@kahani/service-kit/internal-credentials'
import { readEnv as readStories } from '@kahani/stories/env'
import { expect, test } from 'vitest'
import { type EnvVariable, type Manifest, type Overlay, ofKind, read, workloadsOf } from './render.ts'

/** Those that images set. */
const IMAGE = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' }
const COMMON = ['ALLOW_UNSAFE', 'LOG_LEVEL', 'DRAIN_SECONDS']
/** Read by the client of the storage itself. */
const isOfStorage = (name: string) => name.startsWith('AWS_')

const READERS: Record<string, (env: NodeJS.ProcessEnv) => unknown> = {
  gateway: readGateway,
  auth: readAuth,
  stories: readStories,
  illustrations: readIllustrations,
  payments: readPayments,
  exports: readApiEnv,
  'exports-worker': readWorkerEnv,
}
const DECLARED = Object.fromEntries(
  [GATEWAY, ...SERVICES].map(({ name, schema, variables }) => [
    name,
    [...(schema ? ['DATABASE_URL'] : []), ...variables],
  ]),
)
/** Those of the image, or of another way to run the process. */
const NOT_SET = ['WEB_DIST', 'CHROMIUM_PATH', 'EBOOK_CONVERT_PATH']
/** Optional, and declared for a service that does not read it. */
const UNUSED: Record<string, string[]> = { auth: ['IDENTITY_PUBLIC_KEY'] }

const referencesIn = (value = '') => [...value.matchAll(/\$\((\w+)\)/g)].map(([, name = '']) => name)
const usedInOthers = (env: EnvVariable[]) => new Set(env.flatMap(({ value }) => referencesIn(value)))

/** The values of ConfigMaps and Secrets, by name of the object and key. */
const valuesOf = (objects: Manifest[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    objects.flatMap(({ kind, metadata, data = {} }) => {
      if (kind === 'ConfigMap') return [[metadata.name, data]]
      const decode = ([key, value]: [string, string]) => [key, Buffer.from(value, 'base64').toString()]
      return kind === 'Secret' ? [[metadata.name, Object.fromEntries(Object.entries(data).map(decode))]] : []
    }),
  )

/** The environment of a container, as Kubernetes resolves it. A name that is not defined before it stays as it is. */
function resolve(variables: EnvVariable[], values: Record<string, Record<string, string>>): Record<string, string> {
  const env: Record<string, string> = {}
  for (const { name, value, valueFrom } of variables) {
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {}
    const reference = secretKeyRef ?? configMapKeyRef
    const found = reference ? values[reference.name]?.[reference.key] : value
    if (found !== undefined) env[name] = found.replace(/\$\((\w+)\)/g, (text, other) => env[other] ?? text)
  }
  return env
}

const PROCESSES = Object.keys(READERS)

/** Rules for the environment of each process. */
export function testSettings({ name: overlay, objects }: Overlay) {
  const workloads = workloadsOf(objects)
  const envOf = (process: string) => workloads.find(({ name }) => name === process)?.containers[0]?.env ?? []
  const allVariables = workloads.flatMap(({ containers }) => containers.flatMap(({ env }) => env ?? []))
  const documentation = read('docs/kubernetes.md')

  test.each(PROCESSES)('set every variable of %s, and no others', process => {
    const env = envOf(process)
    const set = env.map(({ name }) => name).filter(name => !usedInOthers(env).has(name) && !isOfStorage(name))
    const left = [...NOT_SET, ...(UNUSED[process] ?? [])]
    const declared = (DECLARED[process] ?? []).filter(name => !left.includes(name))
    expect(set.filter(name => !COMMON.includes(name)).toSorted()).toEqual(declared.toSorted())
  })

  test('define every variable that another one contains before it', () => {
    for (const { name, containers } of workloads) {
      for (const { env = [] } of containers) {
        for (const [i, { value }] of env.entries()) {
          const before = env.slice(0, i).map(each => each.name)
          expect(before, name).toEqual(expect.arrayContaining(referencesIn(value)))
        }
      }
    }
  })

  test('name keys that exist', () => {
    const values = valuesOf(objects)
    const settings = Object.entries(values).find(([name]) => name.startsWith('settings'))?.[1] ?? {}
    for (const { valueFrom } of allVariables) {
      const { configMapKeyRef, secretKeyRef } = valueFrom ?? {}
      if (configMapKeyRef && !configMapKeyRef.optional) expect(settings).toHaveProperty([configMapKeyRef.key])
      if (secretKeyRef) expect(documentation).toContain(`\`${secretKeyRef.key}\``)
    }
  })

  test('contain no setting that nothing reads', () => {
    const { data = {} } =
      ofKind(objects, 'ConfigMap').find(({ metadata }) => metadata.name.startsWith('settings')) ?? {}
    const used = allVariables.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? [])
    expect(Object.keys(data).filter(key => !used.includes(key))).toEqual([])
  })

  if (overlay === 'one-node') {
    const values = valuesOf(objects)

    test.each(PROCESSES)('let %s start in production', process => {
      const env = { ...IMAGE, ...resolve(envOf(process), values) }
      expect(() => READERS[process]?.(env)).not.toThrow()
    })

    test('let KEDA read the queues', () => {
      const [authentication] = ofKind(objects, 'TriggerAuthentication')
      const { name, key } = authentication?.spec.secretTargetRef[0] ?? {}
      const callers = internalCallers.parse(resolve(envOf('auth'), values).INTERNAL_CALLERS)
      expect(identifyCaller(values[name]?.[key], callers)).toBe('monitoring')
    })

    test('give every user of Redis the password of its service', () => {
      const redis = resolve(envOf('redis'), values)
      for (const process of PROCESSES) {
        const { username, password } = new URL(resolve(envOf(process), values).REDIS_URL ?? '')
        expect([username, password], process).toEqual([
          process,
          redis[`REDIS_${process.toUpperCase().replace('-', '_')}_PASSWORD`],
        ])
      }
    })
  }
}
