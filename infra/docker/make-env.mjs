// Writes a .env with generated secrets for docker compose. Never overwrites an existing file.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'

const file = process.argv[2] ?? '.env'
const secret = () => randomBytes(32).toString('base64url')
const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const base64 = pem => Buffer.from(pem).toString('base64')

const product = {
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
const text = `${format(product)}
# The sandbox simulates payments and Google, and collects the mail, see http://localhost:3001. For production, delete everything
# below and set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, SMTP_URL and MAIL_FROM, and, to offer sign-in with
# Google, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.
${format(sandbox)}`

try {
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  process.stdout.write(`Wrote ${file} with new secrets. Keep it: the data can't be read without them.\n`)
} catch (error) {
  if (error.code !== 'EEXIST') throw error
  process.stderr.write(`${file} already exists and was not changed.\n`)
  process.exitCode = 1
}
