import { PGlite } from '@electric-sql/pglite'
let t=performance.now(); const lap=(n)=>{console.log(n, Math.round(performance.now()-t)); t=performance.now()}
const a = await PGlite.create(); lap('create')
await a.query('select 1'); lap('q')
const dump = await a.dumpDataDir('none'); lap('dump '+dump.size)
const b = await PGlite.create({loadDataDir: dump}); lap('create from dump')
await b.query('select 1'); lap('q')
