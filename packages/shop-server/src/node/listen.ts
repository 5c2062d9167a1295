import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { isBroken } from '../http/broken-connection'
import type { Peer } from '../http/client-address'
import { newRequestId, problemResponse } from '../http/problem'
import { closesWhenSent } from './close-when-sent'
import { standardConnections, type ConnectionLimits } from './connection-limits'
import { guardConnections, serverOptions } from './connections'

/** A listening server. */
export interface Listening {
  /** `http://host:port`, with the port that was taken. */
  readonly url: string
  /** Finishes running responses, for a while, then closes every connection. */
  readonly close: () => Promise<void>
}

/** How a server listens, beside its address. */
interface ListenOptions {
  readonly graceMs?: number
  readonly limits?: Partial<ConnectionLimits>
}

/** A response that takes longer than this does not delay a server that is being closed. */
const GRACE_MS = 5_000

/** Serves a Fetch-style handler over HTTP; a response marked as a broken connection breaks it. */
export function listen(
  fetch: (request: Request, peer: Peer) => Promise<Response>,
  port: number,
  host: string,
  { graceMs = GRACE_MS, limits: given }: ListenOptions = {},
): Promise<Listening> {
  const limits = { ...standardConnections, ...given }
  let isClosing = false
  const listener = getRequestListener(
    async (request, env) => {
      const incoming = env.incoming as IncomingMessage
      // Node keeps the first of two; a proxy may have judged the request by the other one.
      if ((incoming.headersDistinct['host']?.length ?? 0) > 1)
        return problemResponse('bad-request', newRequestId(), { detail: 'A request has one Host.' })
      const response = await fetch(request, { address: incoming.socket.remoteAddress ?? null })
      if (isBroken(response)) {
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
      // The rest of the body is still to come, or the server is being closed: this connection cannot carry another request.
      if (!incoming.complete || isClosing) response.headers.set('Connection', 'close')
      return response
    },
    { errorHandler: () => problemResponse('bad-request', newRequestId(), { detail: 'The request cannot be read.' }) },
  )
  const server = createServer(serverOptions(limits), (incoming, outgoing) => void listener(incoming, outgoing))
  guardConnections(server, limits)
  const endConnections = closesWhenSent(server)
  const close = () =>
    new Promise<void>((done) => {
      isClosing = true
      const late = setTimeout(() => server.closeAllConnections(), graceMs)
      endConnections(() => {
        clearTimeout(late)
        done()
      })
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
      resolve({ url: `http://${name}:${address.port}`, close })
    })
  })
}
