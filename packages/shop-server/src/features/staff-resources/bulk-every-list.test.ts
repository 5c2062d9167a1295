import { runBulk } from '@prilavok/contracts/admin'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'
import { findRecord } from './engine/save-record'
import { serverResources } from './entities'

/** The field that an action sets, and whether it is a yes or no. */
const fieldOf = (record: Readonly<Record<string, unknown>>, action: string) => {
  const name = action.slice(3)
  const own = name.charAt(0).toLowerCase() + name.slice(1)
  return [own, `is${name}`, `${own}Id`, `${own}Type`].find((each) => each in record)
}
const cases = serverResources.flatMap((resource) =>
  resource.resource.listing.bulk
    .filter((action) => action.startsWith('set'))
    .map((action) => [resource.resource.key as string, action, resource] as const),
)

describeOwnDatabase('an action on the records of a list', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
  })

  it.each(cases)(
    '%s %s works on every record as it lies in the database, which no form has touched',
    async (key, action, resource) => {
      const { rows } = await sql<{
        id: string
      }>`select id from ${sql.table(resource.table)} order by id limit 20`.execute(shop.server.db)
      const failed: unknown[] = []
      for (const { id } of rows) {
        const record = (await findRecord(shop.server.db, resource, id)) ?? {}
        const field = fieldOf(record, action)
        const value = field === undefined ? null : record[field]
        if (field === undefined || value === null || value === undefined) continue
        const { data, problem } = await admin.call(runBulk, {
          params: { entity: key },
          body: { ids: [id], action, payload: { value: typeof value === 'boolean' ? !value : value } } as never,
        })
        if (problem !== null || data.done !== 1) failed.push([id, problem ?? data.errors[0]?.problem])
      }
      expect(rows.length, key).toBeGreaterThan(0)
      expect(failed).toEqual([])
    },
  )
})
