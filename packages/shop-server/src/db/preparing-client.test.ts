import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../testing/each-database'

describeEachDatabase('the statements that a connection keeps', (shop) => {
  it('are those with parameters, but for searches: each is planned for its own words', async () => {
    const { db } = shop.server
    const response = await shop.server.fetch(new Request(`http://shop.test/api/search/${encodeURIComponent('цемент')}`))
    expect([response.status, JSON.stringify(await response.json())]).toEqual([200, expect.stringContaining('Цемент')])
    const kept = await db.connection().execute(async (connection) => {
      await connection
        .selectFrom('product')
        .select('id')
        .where(sql<boolean>`search_vector @@ to_tsquery('russian', ${'цемент'})`)
        .execute()
      await connection.selectFrom('carrier').select('name').where('id', '=', 'Kit').execute()
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        connection,
      )
      return rows.map(({ statement }) => statement)
    })
    const { rows } = await sql<{ version: string }>`select version()`.execute(db)
    // The embedded database has one session, which the pool hands out without names.
    const isPreparing = !/emscripten|wasm/i.test(rows[0]?.version ?? '')
    expect(kept.some((text) => text.includes('"carrier"'))).toBe(isPreparing)
    expect(kept.filter((text) => text.includes('to_tsquery'))).toEqual([])
  })
})
