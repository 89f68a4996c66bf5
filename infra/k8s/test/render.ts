import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

const ROOT = join(import.meta.dirname, '..', '..', '..')

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Metadata {
  name: string
  namespace?: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}
/** A Kubernetes object. Schemas are checked elsewhere, so its fields are read as they are expected to be. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: Metadata
  // biome-ignore lint/suspicious/noExplicitAny: the tests read it like JSON
  spec?: any
  data?: Record<string, string>
}

/** The objects in the files of the base, as they are before Kustomize patches them. */
export function readBase(): Manifest[] {
  const folder = join(ROOT, 'infra', 'k8s', 'base')
  return readdirSync(folder)
    .filter(name => name !== 'kustomization.yaml')
    .flatMap(name => parseAllDocuments(readFileSync(join(folder, name), 'utf8'), { merge: true }))
    .map(document => document.toJS() as Manifest)
    .filter(({ kind }) => kind !== undefined)
}

/** What an operator adds to the generated secrets of a deployment. */
const PROVIDERS = {
  RAZORPAY_KEY_SECRET: 'a-secret-of-razorpay-1',
  RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-webhooks-1',
  SMTP_URL: 'smtps://kahani:password@mail.kahani.example:465',
}
const SETTINGS = { RAZORPAY_KEY_ID: 'rzp_live_kahani' }

const format = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

/** Kustomize breaks the lines of long secrets, which the API allows and the published schema does not. */
function joinLines(object: Manifest): Manifest {
  if (object.kind !== 'Secret' || !object.data) return object
  const data = Object.entries(object.data).map(([key, value]) => [key, value.replaceAll('\n', '')])
  return { ...object, data: Object.fromEntries(data) }
}

/** Older versions of kubectl don't know all fields of the kustomizations. */
function hasKustomize(): boolean {
  try {
    const version = execFileSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' })
    return Number(/^v(\d+)/.exec(JSON.parse(version).kustomizeVersion ?? '')?.[1]) >= 5
  } catch {
    return false
  }
}

export interface Overlay {
  name: string
  objects: Manifest[]
}

/** Renders the overlays with new secrets, as an operator does. */
function renderAll(): Overlay[] {
  if (!hasKustomize()) return []
  const folder = mkdtempSync(join(tmpdir(), 'kahani-k8s-'))
  try {
    const overlays = join(folder, 'k8s', 'overlays')
    for (const part of ['k8s', 'redis']) {
      const filter = (path: string) => !/node_modules|secrets\.env$/.test(path)
      cpSync(join(ROOT, 'infra', part), join(folder, part), { recursive: true, filter })
    }
    const secrets = join(overlays, 'one-node', 'secrets.env')
    execFileSync(process.execPath, [join(ROOT, 'infra/docker/make-env.mjs'), '--secrets', secrets])
    appendFileSync(secrets, format(PROVIDERS))
    // With the component that the kustomization describes.
    writeFileSync(join(folder, 'k8s', 'components', 'private-authority', 'authority.pem'), 'certificate')
    const production = join(overlays, 'production', 'kustomization.yaml')
    writeFileSync(production, readFileSync(production, 'utf8').replace('# components:', 'components:'))
    return ['one-node', 'production'].map(name => {
      appendFileSync(join(overlays, name, 'settings.env'), format(SETTINGS))
      const text = execFileSync('kubectl', ['kustomize', join(overlays, name)], { encoding: 'utf8' })
      return { name, objects: parseAllDocuments(text).map(document => joinLines(document.toJS())) }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The rendered overlays. None without kubectl, which only operators of a cluster need. */
export const OVERLAYS = renderAll()

export interface Container {
  name: string
  image: string
  env: EnvVariable[]
  /** Sources of variables that `env` adds to. */
  envFrom?: { configMapRef: { name: string } }[]
  // biome-ignore lint/suspicious/noExplicitAny: see above
  [field: string]: any
}
interface EnvVariable {
  name: string
  value?: string
  valueFrom?: Partial<Record<'configMapKeyRef' | 'secretKeyRef', { name: string; key: string; optional?: boolean }>>
}

/** An object that has pods. */
export interface Workload {
  kind: string
  name: string
  labels: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  pod: any
  containers: Container[]
}

/** The template of the pods of an object, if it has any. */
const templateOf = ({ kind, spec }: Manifest) => (kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template)

export const workloadsOf = (objects: Manifest[]): Workload[] =>
  objects
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(kind))
    .map(object => {
      const { metadata, spec: pod } = templateOf(object)
      const containers: Container[] = [...(pod.initContainers ?? []), ...pod.containers]
      return { kind: object.kind, name: object.metadata.name, labels: metadata.labels, pod, containers }
    })

export const ofKind = (objects: Manifest[], kind: string) => objects.filter(object => object.kind === kind)

interface Selector {
  matchLabels?: Record<string, string>
  matchExpressions?: { key: string; operator: string; values: string[] }[]
}

/** Whether a selector of labels matches. An empty one matches everything. */
export function matches({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string>) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => values.includes(labels[key] ?? '') === (operator === 'In'))
  )
}
