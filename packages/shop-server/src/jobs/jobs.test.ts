import { expect, it } from 'vitest'
import { describeEachDatabase } from '../testing/each-database'
import { createJobs } from './job-runner'
import { runAlone } from './run-alone'

describeEachDatabase('work of the server', (shop) => {
  const runner = () => {
    const { db } = shop.server
    return createJobs({ db, now: Date.now, randomId: () => crypto.randomUUID(), log: () => undefined })
  }
  const job = { kind: 'test', permission: 'feed:read', by: { id: null, displayName: 'Тест' } }
  const statusOf = async (id: string) =>
    (await shop.server.db.selectFrom('staff_job').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status

  it('that runs when the server is closed has time to end', async () => {
    const jobs = runner()
    let finish: () => void = () => undefined
    const id = await jobs.start(job, async () => {
      await new Promise<void>((done) => (finish = done))
      return {}
    })
    const closed = jobs.close(60_000)
    finish()
    await closed
    expect(await statusOf(id)).toBe('Succeeded')
  })

  it('is cancelled when its time is over', async () => {
    const jobs = runner()
    const id = await jobs.start(
      job,
      ({ signal }) => new Promise((_, fail) => (signal.onabort = () => fail(new Error()))),
    )
    await jobs.close(1)
    expect(await statusOf(id)).toBe('Cancelled')
  })

  it('that one does for all is done by one at a time, also when the one fails', async () => {
    const { db } = shop.server
    const alone = <T>(work: () => Promise<T>) => runAlone({ db, randomId: () => crypto.randomUUID() }, 'test', work)
    expect(await alone(() => alone(() => Promise.resolve('second')))).toBeNull()
    await expect(alone(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await alone(() => Promise.resolve('again'))).toBe('again')
  })

  it('of a process that died is taken over when its lease has ended', async () => {
    const { db } = shop.server
    const held_until = new Date(Date.now() - 1000)
    await db.insertInto('job_lease').values({ name: 'left', holder: 'a process that died', held_until }).execute()
    expect(await runAlone({ db, randomId: () => 'other' }, 'left', () => Promise.resolve('done'))).toBe('done')
  })
})
