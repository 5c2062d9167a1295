import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addReplica } from '../testing/replica'
import {
  findPostgres,
  inFolder,
  initialise,
  runOn,
  runPostgres,
  urlOf,
  type RunningPostgres,
} from '../testing/postgres'
import { createReplicaReads, type ReplicaReads } from './replica-reads'

const SETTINGS = ['fsync=off', 'wal_level=replica', 'hot_standby=on']

/** Where no PostgreSQL is installed there is no replica either. */
function describeReplica(): void {
  const binaries = findPostgres()
  if (binaries === null) return
  describe('reads of a replica', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prilavok-replica-'))
    const [first, second] = [join(folder, 'a'), join(folder, 'b')]
    let [primary, replica]: (RunningPostgres | null)[] = [null, null]
    let pools: readonly Pool[] = []
    let reads: ReplicaReads
    beforeAll(async () => {
      inFolder(folder)
      mkdirSync(first)
      mkdirSync(second)
      initialise(binaries, first)
      primary = await runPostgres(binaries, first, SETTINGS)
      replica = await addReplica(binaries, first, second, SETTINGS)
      const poolOf = (at: string) => {
        const pool = new Pool({ connectionString: urlOf(at) })
        pool.on('error', () => undefined)
        return pool
      }
      const [one, other] = (pools = [poolOf(first), poolOf(second)])
      if (one === undefined || other === undefined) throw new Error('There are two.')
      reads = createReplicaReads(one, other, 0)
    }, 60_000)
    afterAll(async () => {
      await reads.close()
      await pools[0]?.end()
      await replica?.stop()
      await primary?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    const isReplica = async () =>
      (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(reads.db)).rows[0]?.is
    /** Looks at the replica until it is as expected. */
    const until = async (expected: boolean) => {
      do await reads.check()
      while ((await isReplica()) !== expected)
    }

    it('go to the replica', async () => {
      await until(true)
      await expect(reads.db.transaction().execute(() => Promise.resolve())).rejects.toThrow('no transactions')
    })

    it('go to the primary while the replica is behind, and back when it has caught up', async () => {
      await until(true)
      await runOn(second, 'select pg_wal_replay_pause()')
      await runOn(first, 'create table written_later (id int)')
      await reads.check()
      expect(await isReplica()).toBe(false)
      expect((await sql`select * from written_later`.execute(reads.db)).rows).toEqual([])
      await runOn(second, 'select pg_wal_replay_resume()')
      await until(true)
    })

    it('go to the primary from the first query on which a dead replica fails, and back when it lives', async () => {
      await until(true)
      await replica?.stop('crash')
      expect(await isReplica()).toBe(false)
      await reads.check()
      expect(await isReplica()).toBe(false)
      replica = await runPostgres(binaries, second, [
        ...SETTINGS,
        `primary_conninfo=host=${first} user=shop application_name=replica`,
      ])
      await until(true)
    })

    it('a promoted replica is none any more', async () => {
      await until(true)
      await runOn(second, 'select pg_promote(true, 30)')
      await reads.check()
      await runOn(first, 'create table only_here (id int)')
      expect((await sql`select * from only_here`.execute(reads.db)).rows).toEqual([])
    })
  })
}

describeReplica()
