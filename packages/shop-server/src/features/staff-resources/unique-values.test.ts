import { saveManufacturer, type AdminEndpoint, type Resource } from '@prilavok/contracts/admin'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'
import { serverResources } from './entities'

interface Page {
  readonly items?: readonly { readonly id: string }[]
}

const AT_ONCE = 4
/** Values that are free, and right for their fields. */
const FREE: Readonly<Record<string, string>> = { phone: '+79998887766', fileName: 'same.xml', seoUrlName: 'same' }

const unique = serverResources.flatMap(({ resource, unique = [] }) => {
  const { save, read, list, key }: Resource = resource
  return save === undefined || read === undefined
    ? []
    : unique.map((field) => ({ key, field, save: save as AdminEndpoint, read, list }))
})

describeEachDatabase('values that only one record may have', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
    for (const name of ['Завод', 'Фабрика']) await admin.call(saveManufacturer, { body: { name } as never })
  })

  it.each(unique)('$key, $field: of several saves at once, one has it', async ({ field, save, read, list }) => {
    const page = (await admin.call(list, { query: { pageSize: AT_ONCE } } as never)).data as Page
    const bodies = await Promise.all(
      (page.items ?? []).map(async ({ id }) => (await admin.call(read, { params: { id } } as never)).data as object),
    )
    expect(bodies.length).toBeGreaterThan(1)
    const saves = await Promise.all(
      bodies.map((body) => admin.call(save, { body: { ...body, [field]: FREE[field] ?? 'SAME' } } as never)),
    )
    expect(
      saves.filter(({ status }) => status === 200),
      JSON.stringify(saves[0]?.problem),
    ).toHaveLength(1)
    for (const { problem } of saves.filter(({ status }) => status !== 200))
      expect(problem).toMatchObject({ status: 409, code: 'duplicate', errors: [{ pointer: `/${field}` }] })
  })
})
