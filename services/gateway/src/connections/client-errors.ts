import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@kahani/contracts/error-body'

const REJECTIONS: Record<string, [status: number, body: ErrorBody]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'timeout', message: 'That took too long to arrive. Please try again.' }],
  HPE_HEADER_OVERFLOW: [431, { code: 'too_large', message: 'That is too large to send.' }],
}
const BAD_REQUEST: [status: number, body: ErrorBody] = [
  400,
  { code: 'bad_input', message: 'That request could not be understood.' },
]

/**
 * Responds to a request that Node's HTTP server rejects, or whose headers did not arrive in time, and disconnects.
 * @param isIdle whether no response is in progress, which another one would corrupt
 */
export function rejectInvalidRequest(error: Error & { code?: string }, socket: Socket, isIdle: boolean) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, body] = REJECTIONS[error.code ?? ''] ?? BAD_REQUEST
  if (isIdle && socket.writable) {
    const text = JSON.stringify(body)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  }
  socket.destroy(error)
}
