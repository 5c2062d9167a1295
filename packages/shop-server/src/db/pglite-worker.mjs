// PGlite computes in the thread that asks it; here that is this worker's, so that HTTP stays responsive.
// A plain module, shipped beside the built code: a worker needs a file that Node can start without a compiler.
import { PGlite } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'

const port = parentPort
const fail = (error) => port.postMessage({ kind: 'failed', text: error instanceof Error ? error.message : String(error) })

try {
  const db = await PGlite.create(workerData.dataDir === null ? {} : { dataDir: workerData.dataDir })
  let last = Promise.resolve()
  const answer = async ({ kind, bytes }) => {
    if (kind === 'close') {
      await db.close()
      port.postMessage({ kind: 'closed' })
      port.close()
      return
    }
    const answered = await db.execProtocolRaw(bytes)
    port.postMessage({ kind: 'bytes', bytes: answered })
  }
  port.on('message', (message) => {
    last = last.then(() => answer(message)).catch(fail)
  })
  port.postMessage({ kind: 'ready' })
} catch (error) {
  fail(error)
  port.close()
}
