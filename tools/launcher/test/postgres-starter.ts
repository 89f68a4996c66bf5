// Starts Postgres for a test and prints the pid of the server.
import { startPostgres } from '../src/postgres-server.ts'

const [, , dir = '', port = ''] = process.argv
const server = await startPostgres({ dir, port: Number(port), password: 'test' })
process.stdout.write(`${server.pid}\n`)
