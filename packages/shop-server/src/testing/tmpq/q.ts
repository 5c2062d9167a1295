import { Client } from 'pg'
import { createShopServer } from '../../shop-server'
import { createPages } from '../../pages/pages'
import { findPostgres, startPostgres } from '../postgres'
import { findCatalogue } from '../load/catalogue'
import { checkout } from '../load/buyer'
const cluster = await startPostgres(findPostgres()!)
const server = await createShopServer({
  database: { url: cluster.url },
  demo: 'mini',
  settings: { trustedProxies: ['loopback'] },
  pages: ({ db, now }) => createPages({ db, now, bundle: () => ({ build: 'preact', stub: '', script: '' }) }),
})
const { db } = server
const { secret } = await db.selectFrom('sandbox_secret').selectAll().executeTakeFirstOrThrow()
const found = await findCatalogue(db)
let log: string[] = []
const orig = Client.prototype.query as any
;(Client.prototype as any).query = function (a: any, ...rest: any[]) {
  log.push(typeof a === 'string' ? a : a.text)
  return orig.call(this, a, ...rest)
}
const send = async (call: string, { method, path, headers, body }: any) => {
  log = []
  const r = await server.fetch(new Request('http://shop.test' + path, { method, headers, body }), {
    address: '127.0.0.1',
  })
  const text = await r.text()
  if (round > 0) {
    console.log(`### ${call} ${r.status}: ${log.length} queries, ${text.length} bytes`)
    if (process.argv[2])
      for (const l of log) console.log('    ' + l.replace(/\s+/g, ' ').slice(0, Number(process.argv[2])))
  }
  return { status: r.status, body: text, retryAfterSeconds: 0 }
}
let round = 0
await checkout(3, found, send as any, secret)
round = 1
await checkout(5, found, send as any, secret)
await server.close()
await cluster.stop()
