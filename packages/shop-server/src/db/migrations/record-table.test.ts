import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { emptyDatabase } from '../../testing/kept-databases'
import { openDatabase } from '../open-database'
import type { OpenDatabase } from '../open-database.types'
import { recordTable } from './record-table'

let database: OpenDatabase
beforeAll(async () => {
  const dataDir = join(inject('databasesFolder'), randomBytes(6).toString('hex'))
  database = await openDatabase({ dataDir, template: emptyDatabase() })
})
afterAll(() => database.close())

it('makes a table whose columns follow from the details, with an index for every text', async () => {
  const { up } = recordTable('gift_coupon', { name: 'text', isActive: 'boolean', uses: 'integer' })
  await up(database.db)
  const details = JSON.stringify({ name: 'Весна', isActive: true, uses: 3 })
  await sql`insert into gift_coupon (id, details) values ('1', ${details}::jsonb)`.execute(database.db)
  const { rows } = await sql`select name, is_active, uses, version from gift_coupon`.execute(database.db)
  expect(rows).toEqual([{ name: 'Весна', is_active: true, uses: 3, version: 1 }])
  const indexes = await sql<{ text: string }>`
    select indexdef text from pg_indexes where tablename = 'gift_coupon' order by 1`.execute(database.db)
  expect(indexes.rows.map(({ text }) => text.replace(/.*btree /, ''))).toEqual([
    '(created_on DESC, id DESC)',
    '(name, id)',
    '(id)',
  ])
})
