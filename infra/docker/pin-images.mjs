import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const IMAGES = {
  NODE_IMAGE: 'node:24-bookworm-slim',
  POSTGRES_IMAGE: 'postgres:17',
  REDIS_IMAGE: 'redis:7',
  CADDY_IMAGE: 'caddy:2',
  PROMETHEUS_IMAGE: 'prom/prometheus:v3',
  GRAFANA_IMAGE: 'grafana/grafana:12',
  JAEGER_IMAGE: 'jaegertracing/jaeger:2',
}
const DIGEST = /^sha256:[0-9a-f]{64}$/

/** The digest of the image for all platforms, as the registry has it now. */
function resolve(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}']
  const digest = execFileSync('docker', args, { encoding: 'utf8' }).trim()
  if (!DIGEST.test(digest)) throw new Error(`The registry returned no digest of ${image}: ${digest}`)
  return `${image}@${digest}`
}

const file = process.argv[2] ?? '.env'
const others = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
  .split('\n')
  .filter(line => !Object.keys(IMAGES).some(name => line.startsWith(`${name}=`)))
const pins = Object.entries(IMAGES).map(([name, image]) => `${name}=${resolve(image)}`)
writeFileSync(file, `${others.join('\n').trimEnd()}\n${pins.join('\n')}\n`.trimStart(), { mode: 0o600 })
process.stdout.write(`${pins.join('\n')}\n`)
