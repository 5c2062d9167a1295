import { saveManufacturer } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'

const NAMES = ['zeta', 'Ёлка', 'Амперра', 'Елка', 'яма', 'Еж', 'ель', '7 дней', 'Alfa', 'ёж', 'Яблоко']
const ORDER = ['7 дней', 'Alfa', 'zeta', 'Амперра', 'Еж', 'ёж', 'Елка', 'Ёлка', 'ель', 'Яблоко', 'яма']

interface Page {
  readonly items: readonly { readonly name: string }[]
  readonly paging: { readonly nextCursor: string | null }
}

describeEachDatabase('lists by name', (shop) => {
  /** Every name, page by page along the cursor. */
  async function walk(admin: StaffClient, sort: string): Promise<readonly string[]> {
    const names: string[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 20; pages += 1) {
      const place: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const address = `http://shop.test/api/admin/manufacturer/preview?pageSize=2&sort=${sort}${place}`
      const response = await shop.server.fetch(new Request(address, { headers: admin.defaults }))
      const { items, paging } = (await response.json()) as Page
      names.push(...items.map(({ name }) => name))
      cursor = paging.nextCursor
    }
    return names.filter((name) => NAMES.includes(name))
  }

  it('have the order of the alphabet, ё beside е, and cursors that lose and repeat nothing', async () => {
    const admin = await staffClient(shop.server, 'admin')
    for (const name of NAMES)
      expect((await admin.call(saveManufacturer, { body: { name } } as never)).problem, name).toBeNull()
    expect(await walk(admin, 'name')).toEqual(ORDER)
    expect(await walk(admin, '-name')).toEqual([...ORDER].reverse())
  })
})
