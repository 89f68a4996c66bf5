import { createPublicKey } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openAiAccount } from '@kahani/ai/openai-config'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { roleUrl } from '@kahani/service-kit/database-roles'
import { identityPrivateKeys } from '@kahani/service-kit/identity'
import { AUDIENCES, bearerOf, CALLERS, listCallers } from '@kahani/service-kit/internal-credentials'
import { derivedSecret } from './derived-secret.ts'
import type { LaunchContext } from './launch-context.ts'
import { sandboxDefaults, usesSandbox } from './sandbox-defaults.ts'
import { COMMON_VARIABLES, GATEWAY, type Provider, SERVICES, type Service } from './services.ts'
import type { ProvidedSettings } from './settings.ts'

/**
 * Makes glibc give the memory of pixels back when they are freed: a block of 128 kB or more is one of its own, and threads share
 * two heaps, of which up to 16 MB stay. Without it, an idle worker keeps 130 MB more. The Dockerfile sets the same.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '16777216' }
/** Settings of the machine, which every process gets. */
const SYSTEM = [
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'XDG_RUNTIME_DIR', 'NODE_COMPILE_CACHE'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
]
const LOOPBACK = '127.0.0.1'

export function systemVariables(): Record<string, string> {
  const found = SYSTEM.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))
  return { ...MALLOC, ...Object.fromEntries(found) }
}

/** The providers that a service replaces. */
const replacedProviders = (service: Service, env: ProvidedSettings) =>
  (Object.keys(service.sandboxFor ?? {}) as Provider[]).filter(provider => usesSandbox(provider, env))

/** The services to run: the sandbox only if it replaces a provider. */
export const servicesFor = (env: ProvidedSettings) =>
  SERVICES.filter(service => !service.sandboxFor || replacedProviders(service, env).length > 0)

/** The public keys of a list of private keys. */
function publicKeysOf(privateKeys: string): string {
  const keys = identityPrivateKeys.safeParse(privateKeys)
  // The gateway reports that the list is invalid.
  if (!keys.success) return ''
  return keys.data
    .map(key => createPublicKey(key).export({ type: 'spki', format: 'pem' }))
    .map(pem => Buffer.from(pem).toString('base64'))
    .join(',')
}

/** All configuration variables: those that are set, and defaults for a single machine. */
export function configuration(context: Omit<LaunchContext, 'adminUrl' | 'redisUrlOf'>): Record<string, string> {
  const { env, secrets, ports, dataDir, port } = context
  const addresses = SERVICES.flatMap(({ name, address }) =>
    address ? [[address, `http://${LOOPBACK}:${ports[name]}`]] : [],
  )
  const privateKeys = env.IDENTITY_PRIVATE_KEY ?? secrets.IDENTITY_PRIVATE_KEY
  const defaults = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    PUBLIC_URL: `http://localhost:${port}`,
    STORAGE_URL: pathToFileURL(join(dataDir, 'blobs')).href,
    SESSION_SECRET: secrets.SESSION_SECRET,
    IDENTITY_PRIVATE_KEY: privateKeys,
    IDENTITY_PUBLIC_KEY: publicKeysOf(privateKeys),
    PHOTO_KEY: secrets.PHOTO_KEY,
    PICTURE_KEY: secrets.PICTURE_KEY,
    GIFT_KEY: secrets.GIFT_KEY,
    ADMIN_USERNAME: 'admin',
    ADMIN_EMAIL: 'admin@kahani.local',
    ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
    MAIL_FROM: `${PRODUCT_NAME} <hello@kahani.local>`,
    // The built-in illustrator uses all cores of this machine. A provider uses none.
    ...(!openAiAccount(env) && { ILLUSTRATION_CONCURRENCY: String(Math.max(2, availableParallelism())) }),
    ...sandboxDefaults(context),
  }
  return { ...defaults, ...env, ...Object.fromEntries(addresses), SMTP_PORT: String(ports.smtp), DATA_DIR: dataDir }
}

/** What Prometheus presents to the gateway, after `Bearer`. */
export function monitoringCredential({ env, secrets }: Pick<LaunchContext, 'env' | 'secrets'>): string {
  const token = derivedSecret(env.INTERNAL_TOKEN ?? secrets.INTERNAL_TOKEN, 'monitoring')
  return bearerOf('monitoring', token, 'gateway').replace('Bearer ', '')
}

/** The credentials of a service among the others. */
function credentialsOf(name: string, { env, secrets, redisUrlOf }: LaunchContext): Record<string, string> {
  const secret = env.INTERNAL_TOKEN ?? secrets.INTERNAL_TOKEN
  const tokens = Object.fromEntries(CALLERS.map(caller => [caller, derivedSecret(secret, caller)]))
  const audience = AUDIENCES.find(each => each === name)
  return {
    REDIS_URL: redisUrlOf(name),
    INTERNAL_TOKEN: tokens[name] ?? '',
    ...(audience && { INTERNAL_CALLERS: listCallers(tokens, audience) }),
  }
}

/** Credentials for a bucket. With blobs in a folder, they may be those of a backup's repository. */
const isForBucket = (name: string) => name.startsWith('AWS_')
const usesBucket = (env: Record<string, string>) =>
  [env.STORAGE_URL, env.STORAGE_FALLBACK_URL].some(url => url?.startsWith('s3:'))

/** The complete environment of a service: only the variables that it declares. */
export function serviceEnvironment(service: Service, context: LaunchContext): Record<string, string> {
  const all = { ...configuration(context), ...credentialsOf(service.name, context) }
  const isGateway = service === GATEWAY
  const sandboxVariables = replacedProviders(service, context.env).flatMap(
    provider => service.sandboxFor?.[provider] ?? [],
  )
  const names = [...COMMON_VARIABLES, ...service.variables, ...sandboxVariables].filter(
    name => all[name] && (usesBucket(all) || !isForBucket(name)),
  )
  return {
    ...systemVariables(),
    ...Object.fromEntries(names.map(name => [name, all[name] ?? ''])),
    ...(service.schema && {
      DATABASE_URL: roleUrl(context.adminUrl, service.schema, context.secrets.roles[service.schema]),
      ...(context.env.DATABASE_READ_URL && {
        DATABASE_READ_URL: roleUrl(
          context.env.DATABASE_READ_URL,
          service.schema,
          context.secrets.roles[service.schema],
        ),
      }),
    }),
    HOST: isGateway ? (context.env.HOST ?? 'localhost') : LOOPBACK,
    PORT: String(isGateway ? context.port : context.ports[service.name]),
  }
}
