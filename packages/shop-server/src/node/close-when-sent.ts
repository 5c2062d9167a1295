import type { Server } from 'node:http'
import { Server as SocketServer, type Socket } from 'node:net'

/**
 * Follows the connections of a server; returns what closes it: connections end at once where nothing is under way, the others when
 * their response has been sent to its last byte. Node's own `close` cuts responses whose end still waits to be sent.
 */
export function closesWhenSent(server: Server): (closed: () => void) => void {
  /** How much each connection had read when it fell idle; null while a response is under way. */
  const idleSince = new Map<Socket, number | null>()
  let isClosing = false
  const endIdle = (socket: Socket) => {
    // A request that has begun to arrive is still answered.
    if (isClosing && idleSince.get(socket) === socket.bytesRead) socket.destroySoon()
  }
  server.on('connection', (socket) => {
    idleSince.set(socket, 0)
    socket.once('close', () => void idleSince.delete(socket))
  })
  server.on('request', ({ socket }, outgoing) => {
    idleSince.set(socket, null)
    outgoing.once('close', () => {
      if (idleSince.has(socket)) idleSince.set(socket, socket.bytesRead)
      endIdle(socket)
    })
  })
  return (closed) => {
    isClosing = true
    SocketServer.prototype.close.call(server, () => {
      // Ends what Node's server does at intervals.
      server.close()
      closed()
    })
    for (const socket of idleSince.keys()) endIdle(socket)
  }
}
