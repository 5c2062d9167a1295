import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../db'
import { seedDemo } from './index'
import { findPostgres, startPostgres } from '../testing/postgres'
test('pg', async () => {
  const found = findPostgres(); if (!found) return
  const cluster = await startPostgres(found)
  try {
    const { db, close } = await openDatabase({ url: cluster.url })
    await sql`create role plain login`.execute(db); await sql`create database plain owner plain`.execute(db)
    const t = performance.now(); await seedDemo(db, 'full'); console.log('PG full', Math.round(performance.now() - t)); console.log(JSON.stringify((await sql`select count(*) from customer_order`.execute(db)).rows))
    await close()
    const plain = await openDatabase({ url: cluster.url.replace('shop@/postgres', 'plain@/plain') })
    const u = performance.now(); await seedDemo(plain.db, 'demo'); console.log('PG plain demo', Math.round(performance.now() - u)); await plain.close()
  } finally { await cluster.stop() }
  expect(1).toBe(1)
}, 300_000)
