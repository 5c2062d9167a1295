// PGlite computes in the thread that calls it; here that is this worker's, so that HTTP stays responsive.
// A plain module, shipped beside the built code: a worker needs a file that Node can start without a compiler.
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { parentPort, workerData } from 'node:worker_threads'

const port = parentPort
// The file system in PGlite throws objects with an error number and no text.
const textOf = ({ message, name, code, errno }) => message || [name, code ?? errno].filter(Boolean).join(' ')
const fail = (error) =>
  port.postMessage({
    kind: 'failed',
    text: (typeof error === 'object' && error !== null && textOf(error)) || String(error),
  })

try {
  const { dataDir } = workerData
  const db = await PGlite.create({ ...(dataDir !== null && { dataDir }), extensions: { pg_trgm } })
  let last = Promise.resolve()
  const handle = async ({ kind, bytes }) => {
    if (kind === 'close') {
      await db.close()
      port.postMessage({ kind: 'closed' })
      port.close()
      return
    }
    const result = await db.execProtocolRaw(bytes)
    port.postMessage({ kind: 'bytes', bytes: result })
  }
  port.on('message', (message) => {
    last = last.then(() => handle(message)).catch(fail)
  })
  port.postMessage({ kind: 'ready' })
} catch (error) {
  fail(error)
  port.close()
}
