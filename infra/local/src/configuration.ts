import { createPublicKey } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openAiAccount } from '@kahani/ai/openai-config'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { roleUrl } from '@kahani/service-kit/database-roles'
import type { LaunchContext } from './launch-context.ts'
import { sandboxDefaults, usesSandbox } from './sandbox-defaults.ts'
import { GATEWAY, type Provider, SERVICES, type Service } from './services.ts'
import type { ProvidedSettings } from './settings.ts'

/** Settings of the machine, which every process gets. */
const SYSTEM = [
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'XDG_RUNTIME_DIR', 'NODE_COMPILE_CACHE'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
]
const LOOPBACK = '127.0.0.1'

export function systemVariables(): Record<string, string> {
  return Object.fromEntries(SYSTEM.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** The providers that a service replaces. */
const replacedProviders = (service: Service, env: ProvidedSettings) =>
  (Object.keys(service.sandboxFor ?? {}) as Provider[]).filter(provider => usesSandbox(provider, env))

/** The services to run: the sandbox only if it replaces a provider. */
export const servicesFor = (env: ProvidedSettings) =>
  SERVICES.filter(service => !service.sandboxFor || replacedProviders(service, env).length > 0)

function publicKeyOf(privateKey: string): string {
  const pem = privateKey.includes('-----BEGIN') ? privateKey : Buffer.from(privateKey, 'base64')
  try {
    return Buffer.from(createPublicKey(pem).export({ type: 'spki', format: 'pem' })).toString('base64')
  } catch {
    // Not a key. The gateway, which reads it, reports that.
    return ''
  }
}

/** All configuration variables: those that are set, and defaults for a single machine. */
export function configuration(context: Omit<LaunchContext, 'adminUrl'>): Record<string, string> {
  const { env, secrets, ports, dataDir, port, redisUrl } = context
  const addresses = SERVICES.flatMap(({ name, address }) =>
    address ? [[address, `http://${LOOPBACK}:${ports[name]}`]] : [],
  )
  const privateKey = env.IDENTITY_PRIVATE_KEY ?? secrets.IDENTITY_PRIVATE_KEY
  const defaults = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    PUBLIC_URL: `http://localhost:${port}`,
    REDIS_URL: redisUrl,
    STORAGE_URL: pathToFileURL(join(dataDir, 'blobs')).href,
    SESSION_SECRET: secrets.SESSION_SECRET,
    IDENTITY_PRIVATE_KEY: privateKey,
    IDENTITY_PUBLIC_KEY: publicKeyOf(privateKey),
    INTERNAL_TOKEN: secrets.INTERNAL_TOKEN,
    PHOTO_KEY: secrets.PHOTO_KEY,
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

/** The complete environment of a service: only the variables that it declares. */
export function serviceEnvironment(service: Service, context: LaunchContext): Record<string, string> {
  const all = configuration(context)
  const isGateway = service === GATEWAY
  const sandboxVariables = replacedProviders(service, context.env).flatMap(
    provider => service.sandboxFor?.[provider] ?? [],
  )
  const names = ['NODE_ENV', 'LOG_LEVEL', ...service.variables, ...sandboxVariables].filter(name => all[name])
  return {
    ...systemVariables(),
    ...Object.fromEntries(names.map(name => [name, all[name] ?? ''])),
    ...(service.schema && {
      DATABASE_URL: roleUrl(context.adminUrl, service.schema, context.secrets.roles[service.schema]),
    }),
    HOST: isGateway ? (context.env.HOST ?? 'localhost') : LOOPBACK,
    PORT: String(isGateway ? context.port : context.ports[service.name]),
  }
}
