import type { AdminEndpoint, Resource } from '@prilavok/contracts/admin'
import { addDemoRecords } from '@prilavok/demo-shop/testing/inside'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'
import { addOrders } from '../../testing/staff-orders'
import { fieldsOf } from './engine/field-rules'
import { serverResources } from './entities'

/** What a form or a program sends in a field that nobody has filled in. */
const BLANKS = [null, ''] as const

interface Page {
  readonly items?: readonly { readonly id: string }[]
}
const saved = serverResources.flatMap(({ resource, columns, references = {} }) => {
  const { save, read, list, key }: Resource = resource
  // What is stored among the details may be anything.
  const stored = [...Object.keys(columns), ...Object.keys(references)]
  return save === undefined ? [] : [{ key, save: save as AdminEndpoint, read, list, stored }]
})

describeOwnDatabase('a field that is sent blank', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await addOrders(shop.server)
    await addDemoRecords(shop.server.db)
  })

  it.each(saved)('is saved or refused: $key', async ({ save, read, list, stored }) => {
    const { names, readOnly } = fieldsOf((await save.wire()).body ?? {})
    const page = (await admin.call(list, { query: { pageSize: 1 } } as never)).data as Page
    const params = { id: page.items?.[0]?.id ?? '' }
    const readAgain = async (): Promise<object> =>
      read === undefined || params.id === '' ? {} : ((await admin.call(read, { params } as never)).data as object)
    let record = await readAgain()
    for (const name of names.filter((each) => stored.includes(each) && !readOnly.has(each)))
      for (const blank of BLANKS) {
        const { status } = await admin.call(save, { body: { ...record, [name]: blank } } as never)
        expect(status, `${name}: ${JSON.stringify(blank)}`).toBeLessThan(500)
        if (status === 200) record = await readAgain()
      }
  })
})
