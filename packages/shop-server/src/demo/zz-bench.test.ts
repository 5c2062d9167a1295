import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../db'
import { seedDemo } from './index'
import { demoShop } from './shop-data'
const sizes = (process.env['SIZES'] ?? 'mini').split(',') as ('mini'|'demo'|'full')[]
for (const size of sizes) test(`bench ${size}`, async () => {
  const t0 = performance.now(); const s = demoShop(size); let n = 0; for (const o of s.orders()) n += o.items.length; console.log(size, 'generate', Math.round(performance.now() - t0), 'ms', n)
  const { db, close } = await openDatabase({})
  const t1 = performance.now(); let last = t1; const c0 = process.cpuUsage()
  await seedDemo(db, size, (text) => { const now = performance.now(); console.log(text, Math.round(now - last)); last = now })
  const c1 = process.cpuUsage(c0); console.log(size, 'seed total', Math.round(performance.now() - t1), 'ms, cpu', Math.round((c1.user + c1.system) / 1000))
  for (const t of ['order_item','order_history']) console.log(t, (await sql<{n:number}>`select count(*) n from ${sql.table(t)}`.execute(db)).rows[0])
  console.log((await sql`select status, count(*)::int n from customer_order group by 1 order by 2 desc`.execute(db)).rows.map((r:any)=>r.status+':'+r.n).join(' '))
  console.log((await sql`select purchase_type, count(*)::int n, round(avg(goods_kopecks)/100) a, max(goods_kopecks)/100 m, round(avg(weight_kg)) w from customer_order group by 1 order by 2 desc`.execute(db)).rows)
  console.log((await sql`select name, n from (select city_id, count(*)::int n from pick_point group by 1) x join address_city c on c.id=city_id order by n desc limit 3`.execute(db)).rows, (await sql`select count(*)::int n, sum((n>=15)::int) s, percentile_disc(0.5) within group (order by n) m, (select count(*) from address_city)-count(*) none from (select city_id, count(*)::int n from pick_point group by 1) x`.execute(db)).rows)
  await close(); expect(1).toBe(1)
}, 120_000)
