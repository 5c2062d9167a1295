import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ConnectionLimits } from './connection-limits'
import { newRequestId, problemResponse, type ProblemCode } from '../http/problem'

/** The options of Node's server; slow clients are looked for often enough to be cut within a few seconds of their limit. */
export const serverOptions = ({ headersMs, requestMs, idleMs }: ConnectionLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  // A request without a host is refused as any other that cannot be read: with a Problem.
  requireHostHeader: false,
  connectionsCheckingInterval: Math.min(2_000, Math.ceil(headersMs / 4)),
})

const CODES: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'file-too-large',
}

/** The response on the wire: these requests never reached the application. */
async function written(code: ProblemCode): Promise<string> {
  const response = problemResponse(code, newRequestId(), { detail: 'The request is not HTTP that can be read.' })
  const body = await response.text()
  const headers = [...response.headers, ['content-length', String(Buffer.byteLength(body))], ['connection', 'close']]
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${response.status} Refused`, ...lines, '', body].join('\r\n')
}

const refuse = (socket: Duplex, code: ProblemCode) =>
  void written(code).then((text) => socket.end(text, () => socket.destroy()))

/** Applies the limits that Node's server has no option for, and answers what its parser refuses with a Problem. */
export function guardConnections(server: Server, { connections }: ConnectionLimits): void {
  server.maxConnections = connections
  server.on('clientError', (error: Error & { readonly code?: string }, socket) => {
    const isAnswered = (socket as Socket).bytesWritten > 0 && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) return socket.destroy()
    refuse(socket, CODES[error.code ?? ''] ?? 'bad-request')
  })
  // The server is no proxy.
  server.on('connect', (_request, socket) => refuse(socket, 'bad-request'))
}
