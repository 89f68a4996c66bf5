import { readEnv as readAuth } from '@kahani/auth/env'
import { readApiEnv, readWorkerEnv } from '@kahani/exports/env'
import { readEnv as readGateway } from '@kahani/gateway/env'
import { readEnv as readIllustrations } from '@kahani/illustrations/env'
import { GATEWAY, SERVICES } from '@kahani/launcher/services'
import { readEnv as readPayments } from '@kahani/payments/env'
import { identifyCaller, internalCallers } from '@kahani/service-kit/internal-credentials'
import { readEnv as readStories } from '@kahani/stories/env'
import { expect, test } from 'vitest'
import { type Container, type Manifest, OVERLAYS, type Overlay, ofKind, read, workloadsOf } from './render.ts'

/** Those that images set. */
const IMAGE = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080' }
const COMMON = ['ALLOW_UNSAFE', 'LOG_LEVEL', 'DRAIN_SECONDS', 'NODE_EXTRA_CA_CERTS']
/** Of temporary credentials, instead of which pods have roles. */
const TEMPORARY = 'AWS_SESSION_TOKEN'
const SECRET = /_(SECRET|TOKEN|CALLERS|PASSWORD|KEY|CREDENTIAL)$|^(SMTP|DATABASE|DATABASE_READ|REDIS)_URL$/

const READERS: Record<string, (env: NodeJS.ProcessEnv) => unknown> = {
  gateway: readGateway,
  auth: readAuth,
  stories: readStories,
  illustrations: readIllustrations,
  payments: readPayments,
  exports: readApiEnv,
  'exports-worker': readWorkerEnv,
}
const PROCESSES = Object.keys(READERS)

/** The variables of each process, as the launcher passes them on. `auth` does not read the last one. */
const DECLARED = new Map(
  [GATEWAY, ...SERVICES].map(({ name, schema, variables }) => {
    const all = [...COMMON, ...(schema ? ['DATABASE_URL', 'DATABASE_READ_URL'] : []), ...variables]
    return [name, all.filter(variable => name !== 'auth' || variable !== 'IDENTITY_PUBLIC_KEY')] as const
  }),
)

const referencesIn = (value = '') => [...value.matchAll(/\$\((\w+)\)/g)].map(([, name = '']) => name)

/** The values of ConfigMaps and Secrets, by name of the object and key. */
const valuesOf = (objects: Manifest[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    objects.flatMap(({ kind, metadata, data = {} }) => {
      if (kind === 'ConfigMap') return [[metadata.name, data]]
      const decode = ([key, value]: [string, string]) => [key, Buffer.from(value, 'base64').toString()]
      return kind === 'Secret' ? [[metadata.name, Object.fromEntries(Object.entries(data).map(decode))]] : []
    }),
  )

type Values = ReturnType<typeof valuesOf>

/** The environment of a container, as Kubernetes resolves it. A name that is not defined before it stays as it is. */
function resolve({ env = [], envFrom = [] }: Partial<Container>, values: Values): Record<string, string> {
  const resolved: Record<string, string> = Object.assign({}, ...envFrom.map(each => values[each.configMapRef.name]))
  for (const { name, value, valueFrom } of env) {
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {}
    const reference = secretKeyRef ?? configMapKeyRef
    const found = reference ? values[reference.name]?.[reference.key] : value
    if (found !== undefined) resolved[name] = found.replace(/\$\((\w+)\)/g, (text, other) => resolved[other] ?? text)
  }
  return resolved
}

/** Rules for the environment of each process. */
export function testSettings({ name: overlay, objects }: Overlay) {
  const workloads = workloadsOf(objects)
  const containers = workloads.flatMap(workload => workload.containers)
  const containerOf = (process: string): Partial<Container> =>
    workloads.find(({ name }) => name === process)?.containers[0] ?? {}
  // An overlay whose secrets are kept elsewhere gets those of the other one.
  const [generated = {}] = OVERLAYS.flatMap(each => Object.values(valuesOf(ofKind(each.objects, 'Secret'))))
  const values: Values = { secrets: generated, ...valuesOf(objects) }
  const [, settings = {}] = Object.entries(values).find(([name]) => name.startsWith('settings')) ?? []
  const variables = containers.flatMap(({ env = [] }) => env)
  const references = variables.flatMap(({ value }) => referencesIn(value))

  test.each(PROCESSES)('sets for %s what it reads and nothing else, and each secret from the Secret', process => {
    const { env = [] } = containerOf(process)
    const names = env.map(({ name }) => name)
    const declared = DECLARED.get(process) ?? []
    expect(names.filter(name => ![...declared, ...references].includes(name))).toEqual([])
    // The others can be set in settings.env.
    expect(declared.filter(name => SECRET.test(name) && name !== TEMPORARY && !names.includes(name))).toEqual([])
    const plain = env.filter(({ value = '', valueFrom }) => !valueFrom?.secretKeyRef && !value.includes('_PASSWORD)'))
    expect(plain.map(({ name }) => name).filter(name => SECRET.test(name))).toEqual([])
  })

  test('has no settings that are secret, or that nothing reads', () => {
    const read = [...DECLARED.values()].flat().concat(references)
    const explicit = variables.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? [])
    expect(Object.keys(settings).filter(key => SECRET.test(key) || ![...read, ...explicit].includes(key))).toEqual([])
  })

  test('defines every variable before another one that contains it', () => {
    for (const { name, env = [], envFrom } of containers) {
      for (const [i, { value }] of env.entries()) {
        const before = [...(envFrom ? Object.keys(settings) : []), ...env.slice(0, i).map(each => each.name)]
        expect(before, name).toEqual(expect.arrayContaining(referencesIn(value)))
      }
    }
  })

  test('reads required settings that are set, and secrets that are documented', () => {
    const documentation = read('docs/kubernetes.md')
    for (const { valueFrom } of variables) {
      const { configMapKeyRef, secretKeyRef } = valueFrom ?? {}
      if (configMapKeyRef && !configMapKeyRef.optional) expect(settings).toHaveProperty([configMapKeyRef.key])
      if (secretKeyRef) expect(documentation).toContain(`\`${secretKeyRef.key}\``)
    }
    for (const { envFrom = [] } of containers) {
      for (const { configMapRef } of envFrom) expect(values[configMapRef.name]).toBe(settings)
    }
  })

  test.each(PROCESSES)('lets %s start in production', process => {
    const env = { ...IMAGE, ...resolve(containerOf(process), values) }
    expect(() => READERS[process]?.(env)).not.toThrow()
  })

  test('lets KEDA read the queues', () => {
    const [authentication] = ofKind(objects, 'TriggerAuthentication')
    const { name, key } = authentication?.spec.secretTargetRef[0] ?? {}
    const callers = internalCallers.parse(resolve(containerOf('auth'), values).INTERNAL_CALLERS)
    expect(identifyCaller(values[name]?.[key], callers)).toBe('monitoring')
  })

  if (overlay === 'production') {
    test('lets every process that connects to a store trust the certificates of a private authority', () => {
      const connects = ({ env = [] }: Container) =>
        env.some(({ name }) => /^(DATABASE|DATABASE_ADMIN|REDIS)_URL$/.test(name))
      for (const { name, env, volumeMounts } of containers.filter(connects)) {
        const path = env.find(each => each.name === 'NODE_EXTRA_CA_CERTS')?.value ?? ''
        expect(
          volumeMounts.map(({ mountPath }: { mountPath: string }) => `${mountPath}/authority.pem`),
          name,
        ).toContain(path)
      }
    })
  }

  // The other overlay has a managed one.
  if (!workloads.some(({ name }) => name === 'redis')) return

  test('gives every user of Redis the password of its service', () => {
    const redis = resolve(containerOf('redis'), values)
    for (const process of PROCESSES) {
      const { username, password } = new URL(resolve(containerOf(process), values).REDIS_URL ?? '')
      const expected = redis[`REDIS_${process.toUpperCase().replace('-', '_')}_PASSWORD`]
      expect([username, password], process).toEqual([process, expected])
    }
  })
}
