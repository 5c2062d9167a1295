import { readJob, readJobResult, type Job } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { JobFailed } from '../../jobs/job-failed'
import { createJobs } from '../../jobs/job-runner'
import type { JobOutcome, JobRun } from '../../jobs/jobs.types'
import type { LogLine } from '../../shop'
import { describeEachDatabase } from '../../testing/each-database'
import { staffClient } from '../../testing/staff-client'

const NOW = Date.parse('2026-02-10T09:00:00Z')

describeEachDatabase('jobs', (shop) => {
  let number = 0
  const logged: LogLine[] = []
  const runner = () =>
    createJobs({
      db: shop.server.db,
      now: () => NOW,
      randomId: () => `job-${(number += 1)}`,
      log: (line) => logged.push(line),
    })
  const by = { id: 'staff-x', displayName: 'Кто-то' }
  const start = (work: (run: JobRun) => Promise<JobOutcome>, jobs = runner(), starter: { readonly id: string } = by) =>
    jobs.start({ kind: 'test', permission: 'order:write', by: { displayName: 'Кто-то', ...starter } }, work)
  const read = async (id: string, login = 'admin'): Promise<Job | null> => {
    const { call } = await staffClient(shop.server, login)
    return (await call(readJob, { params: { id } })).data
  }

  it('tell how far they are and what came of them', async () => {
    const jobs = runner()
    let [go, arrive] = [() => undefined as void, () => undefined as void]
    const halfway = new Promise<void>((resolve) => void (go = resolve))
    const arrived = new Promise<void>((resolve) => void (arrive = resolve))
    const id = await start(async (run) => {
      await run.reached(1, 3)
      arrive()
      await halfway
      return { message: 'Готово: 3', resultUrl: '/feeds/a.yml' }
    }, jobs)
    await arrived
    expect(await read(id)).toMatchObject({ kind: 'test', status: 'Running', progress: 33, finishedOn: null })
    go()
    await jobs.settled()
    expect(await read(id)).toMatchObject({
      status: 'Succeeded',
      progress: 100,
      message: 'Готово: 3',
      resultUrl: '/feeds/a.yml',
    })
  })

  it('fail with words for people, and with no words of an error', async () => {
    const jobs = runner()
    const known = await start(() => Promise.reject(new JobFailed('Не вышло: нет товаров')), jobs)
    const unknown = await start(() => Promise.reject(new Error('phone +79001234567')), jobs)
    await jobs.settled()
    expect(await read(known)).toMatchObject({ status: 'Failed', message: 'Не вышло: нет товаров' })
    expect(await read(unknown)).toMatchObject({
      status: 'Failed',
      message: expect.stringContaining('Внутренняя ошибка') as string,
    })
    expect(JSON.stringify(logged)).not.toContain('9001234567')
  })

  it('are cancelled when the server shuts down', async () => {
    const jobs = runner()
    const id = await start(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
      jobs,
    )
    await jobs.close()
    expect(await read(id)).toMatchObject({ status: 'Cancelled' })
  })

  it('of a process that died are read as failed', async () => {
    const moment = new Date(NOW - 31_000)
    const lost = { kind: 'test', status: 'Running', permission: 'order:write', started_by_name: '', created_on: moment }
    await shop.server.db
      .insertInto('staff_job')
      .values([
        { ...lost, id: 'lost', heartbeat_on: moment },
        { ...lost, id: 'alive', heartbeat_on: new Date(NOW - 29_000) },
      ])
      .execute()
    expect(await read('lost')).toMatchObject({
      status: 'Failed',
      message: expect.stringContaining('остановился') as string,
    })
    expect(await read('alive')).toMatchObject({ status: 'Running' })
  })

  it('of others are read with their permission alone, and their files never without it', async () => {
    const [marketer, manager] = [await staffClient(shop.server, 'marketing'), await staffClient(shop.server, 'orders')]
    const bytes = new TextEncoder().encode('%PDF-1.4 Покупаева')
    await shop.server.db
      .insertInto('file')
      .values({
        id: 'made-by-a-job',
        type: 'Temp',
        name: 'Этикетки.pdf',
        content_type: 'application/pdf',
        size_bytes: bytes.length,
        content_hash: 'x',
        access_key: 'x',
        created_on: new Date(NOW),
        created_by: 'x',
      })
      .execute()
    const jobs = runner()
    const work = () => Promise.resolve({ resultFileId: 'made-by-a-job' })
    const others = await start(work, jobs)
    const own = await start(work, jobs, marketer.session.user)
    await jobs.settled()
    const [theirs, mine] = [{ params: { id: others } }, { params: { id: own } }]
    expect((await manager.call(readJob, theirs)).data).toMatchObject({ resultUrl: `/api/admin/jobs/${others}/result` })
    expect((await marketer.call(readJob, theirs)).problem).toMatchObject({ code: 'not-found' })
    expect((await marketer.call(readJob, mine)).status).toBe(200)
    expect((await marketer.call(readJobResult, mine)).problem).toMatchObject({ code: 'not-found' })
    expect((await manager.call(readJobResult, theirs)).problem?.detail).toContain('Файла больше нет')
  })
})
