import httpProxy from '@fastify/http-proxy'
import Fastify from 'fastify'

// `@fastify/http-proxy` and nothing else.
const app = Fastify({ logger: false })
app.register(httpProxy, { upstream: process.env.UPSTREAM_URL ?? '' })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
