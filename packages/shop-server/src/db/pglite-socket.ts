import { Duplex } from 'node:stream'
import type { PgliteThread } from './pglite-thread'

/** AuthenticationOk, ParameterStatus of what `pg` reads, ReadyForQuery: the greeting a PostgreSQL server would send. */
const greeting = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  parameter('client_encoding', 'UTF8'),
  parameter('standard_conforming_strings', 'on'),
  Buffer.from([0x5a, 0, 0, 0, 5, 0x49]),
])
const TERMINATE_MESSAGE = 0x58

function parameter(name: string, value: string): Buffer {
  const text = Buffer.from(`${name}\0${value}\0`)
  const head = Buffer.from([0x53, 0, 0, 0, 0])
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

/**
 * What `pg` takes for its network socket: the same client, type parsing and errors serve PGlite and PostgreSQL.
 * The start-up message is handled here, the rest goes to the database thread unchanged.
 */
export function pgliteSocket(thread: PgliteThread): Duplex {
  let greeted = false
  const send = (bytes: Buffer) => {
    if (!greeted) {
      greeted = true
      socket.push(greeting)
    } else if (bytes[0] !== TERMINATE_MESSAGE) {
      thread.send(bytes)
    }
  }
  const socket = new Duplex({
    read: () => undefined,
    write: (bytes: Buffer, _encoding, done) => {
      send(bytes)
      done()
    },
    writev: (chunks, done) => {
      send(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)))
      done()
    },
    final: (done) => {
      socket.push(null)
      done()
    },
  })
  const still = () => socket
  thread.listen(
    (bytes) => void socket.push(bytes),
    (error) => void socket.destroy(error),
  )
  return Object.assign(socket, {
    setNoDelay: still,
    setKeepAlive: still,
    ref: still,
    unref: still,
    connect: () => void queueMicrotask(() => socket.emit('connect')),
  })
}
