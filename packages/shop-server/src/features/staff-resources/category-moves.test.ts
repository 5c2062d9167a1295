import { listCategories, readCategory, saveCategory, type CategoryEdition } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'

describeRaces('categories that are moved', (shop) => {
  let admin: StaffClient
  const id: Record<string, string> = {}
  const edition = async (name: string) => (await admin.call(readCategory, { params: { id: id[name] ?? '' } })).data
  const save = (body: Partial<CategoryEdition>) => admin.call(saveCategory, { body: body as never })
  const make = async (name: string, parent: string | null) => {
    const { data } = await save({
      name,
      parentId: parent === null ? null : (id[parent] ?? ''),
      seoUrlName: '',
      isVisible: true,
      displayOrder: 0,
      tags: [],
      groupingType: 'None',
      defaultSort: 'Popular',
      predefinedBlockIds: [],
      relatedCategoryIds: [],
      crossSaleCategoryIds: [],
    })
    id[name] = data.id
  }
  const move = async (name: string, parent: string | null) =>
    save({ ...(await edition(name)), parentId: parent === null ? null : (id[parent] ?? '') })
  const paths = async () => {
    const rows = await shop.server.db
      .selectFrom('category')
      .select(['id', 'path'])
      .where('id', 'in', Object.values(id))
      .execute()
    return Object.fromEntries(
      Object.entries(id).map(([name, each]) => [name, rows.find((row) => row.id === each)?.path]),
    )
  }

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await make('Один', null)
    await make('Два', null)
    await make('Сверло', 'Один')
    await make('Бур', 'Сверло')
  })

  it('have the address of their place from the start', async () => {
    expect(await paths()).toEqual({ Один: 'odin', Два: 'dva', Сверло: 'odin/sverlo', Бур: 'odin/sverlo/bur' })
  })

  it('take what is below them along, and are listed at their new place', async () => {
    expect((await move('Сверло', 'Два')).status).toBe(200)
    expect(await paths()).toMatchObject({ Сверло: 'dva/sverlo', Бур: 'dva/sverlo/bur' })
    const { data } = await admin.call(listCategories, { query: { search: 'Бур' } as never })
    expect(data.items.map(({ path, parentId }) => [path, parentId])).toEqual([['Два / Сверло / Бур', id['Сверло']]])
  })

  it('do not go below themselves, alone or both at once', async () => {
    const { problem } = await move('Два', 'Бур')
    expect(problem?.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([['/parentId', 'noCycle']])
    for (let round = 0; round < 5; round += 1) {
      const both = await Promise.all([move('Один', 'Два'), move('Два', 'Один')])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
      await move('Один', null)
      await move('Два', null)
    }
  })

  it('arrive both, a category and what is below it, when they are moved at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await move('Сверло', 'Один')
      await move('Бур', 'Сверло')
      const both = await Promise.all([move('Сверло', 'Два'), move('Бур', 'Один')])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(await paths()).toMatchObject({ Сверло: 'dva/sverlo', Бур: 'odin/bur' })
    }
  })
})
