import { saveCustomer } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { staffClient } from '../../testing/staff-client'
import { serverResources } from './entities'

describeOwnDatabase('a new record', (shop) => {
  it('has a column for the moment at which it was made, in every list whose records are saved', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'
    `.execute(shop.server.db)
    const known = new Set(rows.map(({ table, column }) => `${table}.${column}`))
    const wanted = serverResources
      .filter(({ resource }) => 'save' in resource)
      .map(({ table, madeIn = 'created_on' }) => `${table}.${madeIn}`)
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.filter((name) => !known.has(name))).toEqual([])
  })

  it('of a customer is made by the staff', async () => {
    const staff = await staffClient(shop.server, 'admin')
    const { data, problem } = await staff.call(saveCustomer, {
      body: { firstName: 'Иван', lastName: 'Петров', phone: '+7 912 345-67-89', marketing: {}, totalSpent: 0 },
    })
    expect(problem).toBeNull()
    expect(data).toMatchObject({ model: { phone: '+79123456789', firstName: 'Иван', totalSpent: 0 } })
  })
})
