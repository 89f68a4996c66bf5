// Writes a .env with generated secrets for docker compose, or with --secrets a file with nothing but secrets, for Kubernetes:
// node infra/docker/make-env.mjs [--secrets] [FILE]. To an existing file it adds secrets that are missing.
import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({ options: { secrets: { type: 'boolean' } }, allowPositionals: true })
const { secrets: onlySecrets } = values
const [file = '.env'] = positionals
const secret = () => randomBytes(32).toString('base64url')
const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const base64 = pem => Buffer.from(pem).toString('base64')

const CALLERS = ['auth', 'stories', 'payments', 'illustrations', 'exports', 'exports-worker', 'monitoring']
const AUDIENCES = ['gateway', 'auth', 'stories', 'payments', 'exports']
const REDIS_USERS = [...AUDIENCES, 'illustrations', 'exports-worker', 'admin']
const variable = name => name.toUpperCase().replaceAll('-', '_')

/** The token of each caller, and what each audience accepts (packages/service-kit/src/internal-credentials.ts). */
function internalCredentials() {
  const tokens = CALLERS.map(caller => ({ caller, token: secret() }))
  const tokenOf = name => tokens.find(({ caller }) => caller === name)?.token
  const credential = (token, audience) => createHmac('sha256', token).update(`internal:${audience}`).digest('base64url')
  const listFor = audience => tokens.map(({ caller, token }) => `${caller}=${credential(token, audience)}`).join(',')
  return {
    ...Object.fromEntries(tokens.map(({ caller, token }) => [`${variable(caller)}_INTERNAL_TOKEN`, token])),
    ...Object.fromEntries(AUDIENCES.map(audience => [`${variable(audience)}_INTERNAL_CALLERS`, listFor(audience)])),
    MONITORING_CREDENTIAL: `monitoring.${credential(tokenOf('monitoring'), 'gateway')}`,
    ...(onlySecrets && { QUEUES_CREDENTIAL: `Bearer monitoring.${credential(tokenOf('monitoring'), 'auth')}` }),
  }
}

const redisPasswords = () => Object.fromEntries(REDIS_USERS.map(user => [`REDIS_${variable(user)}_PASSWORD`, secret()]))

/** What the services need. Secrets of one group belong together. */
const groups = [
  { POSTGRES_PASSWORD: secret() },
  { AUTH_DB_PASSWORD: secret(), STORIES_DB_PASSWORD: secret(), PAYMENTS_DB_PASSWORD: secret() },
  { SESSION_SECRET: secret() },
  { IDENTITY_PRIVATE_KEY: base64(privateKey), IDENTITY_PUBLIC_KEY: base64(publicKey) },
  internalCredentials(),
  redisPasswords(),
  { PHOTO_KEY: secret() },
  { PICTURE_KEY: secret() },
  { GIFT_KEY: secret() },
  { GRAFANA_PASSWORD: secret() },
]
const choices = {
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_USERNAME: 'admin',
  ADMIN_EMAIL: 'admin@kahani.local',
  ADMIN_PASSWORD: randomBytes(9).toString('base64url'),
}
// Separate names, so that these secrets are never used as keys of the real provider.
const sandbox = {
  COMPOSE_PATH_SEPARATOR: ':',
  COMPOSE_FILE: 'docker-compose.yml:infra/docker/sandbox.yml',
  SANDBOX_PORT: '3001',
  SANDBOX_KEY_SECRET: secret(),
  SANDBOX_WEBHOOK_SECRET: secret(),
  SANDBOX_GOOGLE_SECRET: secret(),
}
const format = variables =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

function write() {
  const text = onlySecrets
    ? format({ ...Object.assign({}, ...groups), ADMIN_PASSWORD: choices.ADMIN_PASSWORD })
    : `${format({ ...choices, ...Object.assign({}, ...groups) })}
# The sandbox simulates payments and Google, and collects the mail, see http://localhost:3001. For production, delete everything
# below and set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, SMTP_URL and MAIL_FROM, and, to offer sign-in with
# Google, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.
${format(sandbox)}`
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  process.stdout.write(`Wrote ${file} with new secrets. Keep it: the data can't be read without them.\n`)
}

/** Adds the secrets that an earlier version did not need. What is there stays. */
function addMissing() {
  const present = new Set(
    [...readFileSync(file, 'utf8').matchAll(/^\s*(?:export )?([A-Z0-9_]+)=/gm)].map(([, name]) => name),
  )
  const missing = groups.filter(group => Object.keys(group).every(name => !present.has(name)))
  if (missing.length === 0) return void process.stdout.write(`${file} has every secret and was not changed.\n`)
  const added = Object.assign({}, ...missing)
  appendFileSync(file, `\n${format(added)}`)
  process.stdout.write(`Added to ${file}: ${Object.keys(added).join(', ')}\n`)
}

if (existsSync(file)) addMissing()
else write()
