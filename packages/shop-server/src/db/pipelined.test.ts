import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describePostgres, type PrivatePostgres } from '../testing/each-database'
import { sendChange } from './pipelined-connection'
import type { Db } from './schema'

describePostgres('statements that do not wait for each other', (take) => {
  let database: PrivatePostgres
  beforeAll(async () => {
    database = await take()
    await sql`create table step (id integer primary key, at bigint default nextval('order_number_sequence'))`.execute(
      database.db,
    )
  })
  afterAll(() => database.close())

  const numberOf = async (db: Db, number: number) =>
    (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]?.n
  const insert = (id: number) => sql`insert into step (id) values (${id})`
  const idsFrom = async (from: number) =>
    (await sql<{ id: number }>`select id from step where id >= ${from} order by at`.execute(database.db)).rows.map(
      ({ id }) => id,
    )
  const tripsOf = async <T>(work: () => Promise<T>) => {
    const before = database.trips()
    const result = await work()
    return { result, trips: database.trips() - before }
  }

  it('are one round trip, and each has its own result', async () => {
    const asked = [1, 2, 3, 4]
    const { result, trips } = await tripsOf(() => Promise.all(asked.map((n) => numberOf(database.db, n))))
    expect({ result, trips }).toEqual({ result: asked, trips: 1 })
  })

  it('fail alone', async () => {
    const broken = sql`select 1 / ${0}::int`.execute(database.db)
    const settled = await Promise.allSettled([numberOf(database.db, 1), broken, numberOf(database.db, 2)])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('of a transaction go with its beginning, in the order in which they are asked for', async () => {
    const { trips } = await tripsOf(() =>
      database.db
        .transaction()
        .execute((trx) => Promise.all([insert(10).execute(trx), numberOf(trx, 1), insert(11).execute(trx)])),
    )
    // The second is the commit.
    expect([trips, await idsFrom(10)]).toEqual([2, [10, 11]])
  })

  it('and changes without a result go with the commit', async () => {
    const { trips } = await tripsOf(() =>
      database.db.transaction().execute(async (trx) => {
        await sendChange(trx, insert(20))
        await new Promise((later) => setImmediate(later))
        await sendChange(trx, insert(21))
      }),
    )
    expect([trips, await idsFrom(20)]).toEqual([1, [20, 21]])
  })

  it('fail a transaction with the reason of what nobody has waited for, at its commit or before', async () => {
    const again = (more: boolean) =>
      database.db.transaction().execute(async (trx) => {
        await sendChange(trx, insert(30))
        await sendChange(trx, insert(10))
        if (more) await numberOf(trx, 1)
      })
    await expect(again(false)).rejects.toMatchObject({ code: '23505' })
    await expect(again(true)).rejects.toMatchObject({ code: '23505' })
    expect(await idsFrom(30)).toEqual([])
  })

  it('are taken back to a savepoint, and what was before it is kept', async () => {
    await database.db.transaction().execute(async (trx) => {
      await sendChange(trx, insert(40))
      await sendChange(trx, sql`savepoint before`)
      await sendChange(trx, insert(10))
      await expect(sql`release savepoint before`.execute(trx)).rejects.toMatchObject({ code: '23505' })
      await sql`rollback to savepoint before`.execute(trx)
      await sendChange(trx, insert(41))
    })
    expect(await idsFrom(40)).toEqual([40, 41])
  })

  it('are forgotten with a transaction that is given up before they were sent', async () => {
    const { trips } = await tripsOf(() =>
      database.db
        .transaction()
        .execute(async (trx) => {
          await sendChange(trx, insert(50))
          throw new Error('given up')
        })
        .catch(() => undefined),
    )
    expect([trips, await idsFrom(50)]).toEqual([0, []])
  })
})
