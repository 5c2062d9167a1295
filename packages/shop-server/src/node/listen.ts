import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DROP_HEADER } from '../faults/with-faults'
import type { Peer } from '../http/client-address'

/** A listening server. */
export interface Listening {
  /** `http://host:port`, with the port that was taken. */
  readonly url: string
  /** Finishes running responses, for a while, then closes every connection. */
  readonly close: () => Promise<void>
}

/** A response that takes longer than this does not delay a server that is being closed. */
const GRACE_MS = 5_000

/** Serves a Fetch-style handler over HTTP; a response marked as a broken connection breaks it. */
export function listen(
  fetch: (request: Request, peer: Peer) => Promise<Response>,
  port: number,
  host: string,
  graceMs = GRACE_MS,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const response = await fetch(request, { address: env.incoming.socket.remoteAddress ?? null })
      if (!response.headers.has(DROP_HEADER)) return response
      env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    },
  })
  const close = () =>
    new Promise<void>((done) => {
      const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs)
      server.close(() => {
        clearTimeout(late)
        done()
      })
      if ('closeIdleConnections' in server) server.closeIdleConnections()
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
