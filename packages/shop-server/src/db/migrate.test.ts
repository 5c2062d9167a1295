import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { emptyDatabase } from '../testing/kept-databases'
import { migrate } from './migrate'
import { migrations } from './migrations'
import { baseline } from './migrations/001-baseline'
import { openDatabase } from './open-database'
import type { OpenDatabase } from './open-database.types'

describe('a database that was made before the first release', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    const dataDir = join(inject('databasesFolder'), randomBytes(6).toString('hex'))
    database = await openDatabase({ dataDir, template: emptyDatabase() })
    // The tables of that time, without those of later steps.
    for (const statement of [
      'drop schema public cascade',
      'create schema public',
      'create table prilavok_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    ])
      await sql.raw(statement).execute(database.db)
    await baseline.up(database.db)
  }, 120_000)
  afterAll(() => database.close())

  /** The record of so many steps of that time, the last of them by its name. */
  async function recordSteps(count: number): Promise<void> {
    await sql`delete from prilavok_migration`.execute(database.db)
    await sql`
      insert into prilavok_migration (name, timestamp)
      select case when step = 33 then '051-event-months' else 'early-step-' || step end, '2026-01-01T00:00:00Z'
      from generate_series(1, ${count}::int) step`.execute(database.db)
  }
  const recorded = async () =>
    (await sql<{ name: string }>`select name from prilavok_migration`.execute(database.db)).rows.map(({ name }) => name)

  it('with every step has the tables of the baseline, and takes the later steps', async () => {
    await recordSteps(33)
    await migrate(database.db)
    expect(await recorded()).toEqual(Object.keys(migrations))
    await migrate(database.db)
    expect(await recorded()).toEqual(Object.keys(migrations))
  })

  it('without its last steps is refused, with what to do', async () => {
    await recordSteps(32)
    await expect(migrate(database.db)).rejects.toThrow(/early version.*begin with an empty database/)
    expect(await recorded()).toHaveLength(32)
  })
})
