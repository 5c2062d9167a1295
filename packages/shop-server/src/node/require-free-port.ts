import { createServer } from 'node:net'

/** The error of an address that cannot be listened on, in words that say what to do. */
export function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const told = (text: string) => new Error(text, { cause: error })
  const next = port < 65_535 ? port + 1 : 8080
  switch (error.code) {
    case 'EADDRINUSE':
      return told(
        `Port ${port} of ${host} is taken by another program. Choose another one: --port ${next} ` +
          `(npm start -- --port ${next}); --port 0 takes a free one.`,
      )
    case 'EACCES':
      return told(`Port ${port} may not be used by this user. Choose one above 1023: --port 8080.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return told(`${host} is no address of this computer. Choose another one with --host, such as --host 127.0.0.1.`)
    default:
      return error
  }
}

/** Rejects when a port cannot be listened on: before a database is opened or filled. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, port, host)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
