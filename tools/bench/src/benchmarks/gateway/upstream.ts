import { createServer } from 'node:http'

// A minimal service: the benchmark measures what is in front of it.
const body = JSON.stringify([{ id: 7, title: 'The Lantern Boat', characterName: 'Meera', theme: 'underwater' }])
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env.PORT), '127.0.0.1')
