import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { productNames, searchFor } from '@prilavok/demo-shop/testing/search-bench'

describeEachDatabase('the search', (shop) => {
  const found = (query: string) => searchFor(shop.server, query)
  const names = async (query: string) => productNames(await found(query))

  it('[SEARCH-01] [SEARCH-02] has products, categories and manufacturers with their addresses, at last all of them', async () => {
    const { groups, correctedQuery } = await found('смесь')
    expect(correctedQuery).toBeNull()
    expect(groups.map(({ name }) => name)).toEqual(['Товары', 'Категории', 'Результаты поиска'])
    expect(groups[0]?.items[0]).toMatchObject({
      name: 'Цемент М500, 25 кг',
      redirectTo: `/product/${ids.cement}/cement`,
      price: 499,
      imageUrl: `/images/product/${ids.cement}.svg`,
    })
    expect(groups[1]?.items).toMatchObject([{ name: 'Сухие смеси', redirectTo: '/catalog/smesi' }])
    expect(groups[2]?.items).toMatchObject([
      { name: 'Все товары: 4', redirectTo: `/search/${encodeURIComponent('смесь')}` },
    ])
    expect((await found('основа')).groups.map(({ name }) => name)).toContain('Производители')
  })

  it('[SEARCH-08] reads a slash that comes as %2F', async () => {
    expect(await names('5/л')).toEqual(['грунтовка, 5 л'])
  })

  it.each([
    ['М500', 'цемент'],
    ['m500', 'цемент'],
    ['м 500', 'цемент'],
    ['цемент 25кг', 'цемент'],
    ['цементы', 'цемент'],
    ['ГРУНТОВКОЙ', 'грунтовка'],
    ['котел', 'котел'],
    ['котёл', 'котел'],
    ['ударная дрель', 'дрель'],
    ['дре', 'дрель'],
    ['a-p-primer', 'грунтовка'],
    ['груновка', 'грунтовка'],
    ['грутновка', 'грунтовка'],
    ['uheynjdrf', 'грунтовка'],
    ['wtvtyn v500', 'цемент'],
    ['дрель небывалая', 'дрель'],
  ])('%s finds %s', async (query, name) => {
    expect((await names(query))[0]).toContain(name)
  })

  it('says what it has looked for where that is not what was typed', async () => {
    expect((await found('груновка')).correctedQuery).toBe('грунтовка')
    expect((await found('lhtkm')).correctedQuery).toBe('дрель')
    expect((await found('дрель')).correctedQuery).toBeNull()
  })

  it('finds nothing in texts of one character, without letters, or that nothing is like', async () => {
    for (const query of ['ц', ' ц ', '%', '__', '\\', '--', '«»', 'ъъъъъъ', 'скрытый'])
      expect(await found(query), query).toEqual({ groups: [], correctedQuery: null })
  })

  it('takes what means something to the database for letters, and any text at all', async () => {
    const hostile = [
      "'",
      "цемент'; drop table product; --",
      'цемент:*',
      '!цемент',
      'a & | b',
      '<->',
      '((',
      'цемент\\',
      '$1',
      '\u202e',
      '1e5 0x10 1.2.3',
    ]
    for (const query of hostile) expect((await found(query)).groups.length, query).toBeLessThanOrEqual(4)
    expect(await names('цемент:* & !м500')).toEqual(await names('цемент м500'))
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 150 }), async (query) => {
        const path = `/api/search/${encodeURIComponent(query.replace(/\p{Surrogate}/gu, ''))}`
        const response = await shop.server.fetch(new Request(`http://localhost${path}`))
        expect([200, 400, 404, 422]).toContain(response.status)
      }),
      { numRuns: 60 },
    )
  })

  it('refuses a text that is far too long', async () => {
    const response = await shop.server.fetch(new Request(`http://localhost/api/search/${'a'.repeat(201)}`))
    expect(response.status).toBe(422)
  })

  it('follows what the shop changes: names, categories, and what is for sale', async () => {
    const { db } = shop.server
    await db.updateTable('product').set({ name: 'Балясина 6 м' }).where('id', '=', ids.beam).execute()
    expect(await names('балясины')).toEqual(['балясина 6 м'])
    expect(await names('балка')).not.toContain('балка 6 м')
    await db.updateTable('category').set({ name: 'Строительные растворы' }).where('id', '=', 'cat-mix').execute()
    expect(await names('раствор')).toHaveLength(4)
    await db.updateTable('manufacturer').set({ name: 'Монолитея' }).where('id', '=', 'm-1').execute()
    expect(await names('vjyjkbntz')).toHaveLength(6)
    await db.updateTable('product').set({ is_visible: false }).where('id', '=', ids.beam).execute()
    expect((await found('балясина')).groups).toEqual([])
    await sql`update category set name = 'Сухие смеси' where id = 'cat-mix'`.execute(db)
  })
})
