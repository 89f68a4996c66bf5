// Writes a .env with fresh secrets for docker compose, once; an existing file is left as it is.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'

const file = process.argv[2] ?? '.env'
const secret = () => randomBytes(32).toString('base64url')
const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const base64 = pem => Buffer.from(pem).toString('base64')

const lines = {
  PUBLIC_URL: 'http://localhost:3000',
  POSTGRES_PASSWORD: secret(),
  AUTH_DB_PASSWORD: secret(),
  STORIES_DB_PASSWORD: secret(),
  PAYMENTS_DB_PASSWORD: secret(),
  SESSION_SECRET: secret(),
  IDENTITY_PRIVATE_KEY: base64(privateKey),
  IDENTITY_PUBLIC_KEY: base64(publicKey),
  INTERNAL_TOKEN: secret(),
  PHOTO_KEY: secret(),
  GIFT_KEY: secret(),
  ADMIN_USERNAME: 'admin',
  ADMIN_EMAIL: 'admin@kahani.local',
  ADMIN_PASSWORD: randomBytes(9).toString('base64url'),
}
// Names of their own, so that nothing else takes what is the sandbox's for keys of the real provider.
const trial = {
  COMPOSE_PATH_SEPARATOR: ':',
  COMPOSE_FILE: 'docker-compose.yml:infra/docker/sandbox.yml',
  SANDBOX_PORT: '3001',
  SANDBOX_KEY_SECRET: secret(),
  SANDBOX_WEBHOOK_SECRET: secret(),
}
const written = variables =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
const text = `${written(lines)}
# A trial: the sandbox takes no money and catches the mail, to be read at http://localhost:3001. For real use, delete all below
# and set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, SMTP_URL and MAIL_FROM of your own.
${written(trial)}`

try {
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  process.stdout.write(`${file} holds fresh secrets. Keep it: the data can't be read without them.\n`)
} catch (error) {
  if (error.code !== 'EEXIST') throw error
  process.stderr.write(`${file} is there already and is left as it is.\n`)
  process.exitCode = 1
}
