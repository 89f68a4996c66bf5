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
import type { Given } from './settings.ts'

/** Of the machine rather than the product: every process gets these. */
const SYSTEM = [
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'XDG_RUNTIME_DIR', 'NODE_COMPILE_CACHE'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
]
const LOOPBACK = '127.0.0.1'

export function systemVariables(): Record<string, string> {
  return Object.fromEntries(SYSTEM.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** Whom a service stands in for, with these things set. */
const sandboxFor = (service: Service, given: Given) =>
  (Object.keys(service.sandboxFor ?? {}) as Provider[]).filter(provider => usesSandbox(provider, given))

/** What of the services is to run, with these things set. */
export const servicesFor = (given: Given) =>
  SERVICES.filter(service => !service.sandboxFor || sandboxFor(service, given).length > 0)

function publicKeyOf(privateKey: string): string {
  const pem = privateKey.includes('-----BEGIN') ? privateKey : Buffer.from(privateKey, 'base64')
  try {
    return Buffer.from(createPublicKey(pem).export({ type: 'spki', format: 'pem' })).toString('base64')
  } catch {
    // Not a key: the gateway, which reads it, names it and says what is expected.
    return ''
  }
}

/** Every name of the configuration with its value: what is set, else the default of a start on one machine. */
export function configuration(place: Omit<LaunchContext, 'adminUrl'>): Record<string, string> {
  const { env: given, secrets, ports, dataDir, port, redisUrl } = place
  const addresses = SERVICES.flatMap(({ name, address }) =>
    address ? [[address, `http://${LOOPBACK}:${ports[name]}`]] : [],
  )
  const privateKey = given.IDENTITY_PRIVATE_KEY ?? secrets.IDENTITY_PRIVATE_KEY
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
    // Of the built-in artist; a provider's pictures need none of this machine's cores.
    ...(!openAiAccount(given) && { ILLUSTRATION_CONCURRENCY: String(Math.max(2, availableParallelism())) }),
    ...sandboxDefaults(place),
  }
  return { ...defaults, ...given, ...Object.fromEntries(addresses), SMTP_PORT: String(ports.smtp), DATA_DIR: dataDir }
}

/** The whole environment of one service's process. */
export function environmentOf(service: Service, place: LaunchContext): Record<string, string> {
  const known = configuration(place)
  const isGateway = service === GATEWAY
  const more = sandboxFor(service, place.env).flatMap(provider => service.sandboxFor?.[provider] ?? [])
  const told = ['NODE_ENV', 'LOG_LEVEL', ...service.variables, ...more].filter(name => known[name])
  return {
    ...systemVariables(),
    ...Object.fromEntries(told.map(name => [name, known[name] ?? ''])),
    ...(service.schema && {
      DATABASE_URL: roleUrl(place.adminUrl, service.schema, place.secrets.roles[service.schema]),
    }),
    HOST: isGateway ? (place.env.HOST ?? 'localhost') : LOOPBACK,
    PORT: String(isGateway ? place.port : place.ports[service.name]),
  }
}
