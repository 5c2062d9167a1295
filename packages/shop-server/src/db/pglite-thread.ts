import { Worker } from 'node:worker_threads'
import { workerFile } from '../threads/worker-file'

type FromWorker =
  | { readonly kind: 'ready' | 'closed' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly text: string }

/** PGlite in a thread of its own: bytes of the PostgreSQL protocol go in, bytes come out. */
export interface PgliteThread {
  readonly send: (bytes: Uint8Array) => void
  /** One listener: PGlite has one session. */
  readonly listen: (onBytes: (bytes: Uint8Array) => void, broken: (error: Error) => void) => void
  readonly close: () => Promise<void>
}

/** Starts PGlite on a data folder, or in memory when there is none. */
export function startPglite(dataDir: string | null): Promise<PgliteThread> {
  const worker = new Worker(workerFile('pglite-worker.mjs', import.meta.url), { workerData: { dataDir } })
  let receive: (bytes: Uint8Array) => void = () => undefined
  let broken: (error: Error) => void = () => undefined
  let closed: () => void = () => undefined
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error)
      broken(error)
    }
    worker.on('error', fail)
    worker.on('exit', (code) => {
      if (code !== 0) fail(new Error(`The database thread ended with code ${code}.`))
      closed()
    })
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'bytes') receive(message.bytes)
      if (message.kind === 'failed') fail(new Error(`The database failed: ${message.text}`))
      if (message.kind === 'ready') {
        resolve({
          send: (bytes) => worker.postMessage({ kind: 'bytes', bytes }),
          listen: (onBytes, onBroken) => {
            receive = onBytes
            broken = onBroken
          },
          close: () =>
            new Promise<void>((done) => {
              closed = done
              worker.postMessage({ kind: 'close' })
            }),
        })
      }
    })
  })
}
