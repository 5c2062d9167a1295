import { expect, it, vi } from 'vitest'
import { feature } from '../../flags/feature.descriptor'
import { json, staffFixture } from '../../testing/staff-fixture'
import type { StaffClient } from '../client/staff-client'
import { planOf, runPlan, selectedIds, type BulkAction, type BulkFollowing, type BulkProgress } from './bulk-run'
import { EVERYTHING, NOTHING, select } from './selection'

const { resource } = feature
const row = (at: number) => ({
  id: String(at),
  version: 1,
  name: `flag-${at}`,
  title: 'Флаг',
  isEnabled: true,
  rolloutPercent: 1,
  audience: 'All',
  updatedOn: '2026-01-01T00:00:00Z',
})
const all = Array.from({ length: 450 }, (_, at) => row(at))
const run = (
  client: Pick<StaffClient, 'receive'>,
  of: Parameters<typeof planOf>[0],
  action: BulkAction,
  ids: readonly string[],
  following: BulkFollowing,
) => runPlan(client, planOf(of, action, ids), following)
const never = new AbortController().signal

function server() {
  const changed: string[][] = []
  const asked: string[] = []
  const { staff } = staffFixture(async (request) => {
    const { search, searchParams } = new URL(request.url)
    if (request.method === 'POST') {
      const { ids } = (await request.json()) as { readonly ids: readonly string[] }
      changed.push([...ids])
      const errors = ids.includes('7') ? [{ id: '7', problem: { code: 'x', title: 'Нельзя', status: 422 } }] : []
      return json({ done: ids.length - errors.length, failed: errors.length, errors, jobId: null })
    }
    asked.push(decodeURIComponent(search))
    const from = Number(searchParams.get('cursor') ?? 0)
    const next = from + 200 < all.length ? String(from + 200) : null
    const paging = {
      pageIndex: 1,
      pageSize: 200,
      pageCount: null,
      totalCount: null,
      totalIsExact: false,
      nextCursor: next,
    }
    return json({ items: all.slice(from, from + 200), paging })
  })
  return { client: staff.client, changed, asked }
}

it('all that match but a few: every page of the filter is read, and the exceptions stay out', async () => {
  const { client, asked } = server()
  const selection = select(EVERYTHING, ['3', '440'], false)
  const ids = await selectedIds(client, resource, selection, { isEnabled: ['true'] }, never)
  expect(ids).toHaveLength(448)
  expect(ids).not.toContain('440')
  expect(asked).toEqual([
    '?isEnabled=true&pageSize=200&withTotal=false',
    '?isEnabled=true&pageSize=200&withTotal=false&cursor=200',
    '?isEnabled=true&pageSize=200&withTotal=false&cursor=400',
  ])
  expect(await selectedIds(client, resource, select(NOTHING, ['2'], true), {}, never)).toEqual(['2'])
})

it('many rows are changed some at a time, with what has been done told in between', async () => {
  const { client, changed } = server()
  const told: BulkProgress[] = []
  const ids = all.slice(0, 120).map(({ id }) => id)
  const outcome = await run(client, resource, { action: 'setEnabled', payload: { value: true } }, ids, {
    signal: never,
    onProgress: (progress) => told.push(progress),
  })
  expect(changed.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(told.map(({ done }) => done)).toEqual([0, 49, 99])
  expect(outcome).toMatchObject({ done: 119, failed: 1, total: 120, errors: [{ id: '7' }], left: ['7'] })
})

it('a stop leaves the rest as it is', async () => {
  const { client, changed } = server()
  const stop = new AbortController()
  const outcome = await run(
    client,
    resource,
    { action: 'setEnabled' },
    all.map(({ id }) => id),
    {
      signal: stop.signal,
      onProgress: ({ done }) => done > 90 && stop.abort(),
    },
  )
  expect(changed).toHaveLength(3)
  expect(outcome.done).toBeLessThan(outcome.total)
})

const row1 = { id: '1', kind: 'feed.generate', startedOn: null, finishedOn: null }
/** A server that does an action in a job; its responses come from the script, one for each request. */
function jobServer(script: readonly (() => Response)[]) {
  const sent: { readonly method: string; readonly key: string | null; readonly path: string }[] = []
  const fixture = staffFixture((request) => {
    const { pathname } = new URL(request.url)
    sent.push({ method: request.method, key: request.headers.get('Idempotency-Key'), path: pathname })
    const respond = script[sent.length - 1]
    if (respond === undefined) throw new Error(`Nobody expects ${pathname}`)
    return respond()
  })
  return { ...fixture, sent }
}
const lost = (): Response => {
  throw new TypeError('network')
}
const started = () => json({ done: 0, failed: 0, errors: [], jobId: 'job-1' })
const running = (progress: number) => () =>
  json({ ...row1, status: 'Running', progress, resultUrl: null, message: null })
const ended =
  (status = 'Succeeded') =>
  () =>
    json({ ...row1, status, progress: 100, resultUrl: '/feeds/a.yml', message: 'Готово' })
const at = { signal: never, wait: () => Promise.resolve() }
const generate = { action: 'generate' }

it('a lost response of the start or of a read loses no job, and starts none twice', async () => {
  const { staff, sent } = jobServer([
    lost,
    started,
    running(10),
    lost,
    lost,
    lost,
    lost,
    lost,
    lost,
    running(60),
    ended(),
  ])
  const told: (number | undefined)[] = []
  const outcome = await run(staff.client, { key: 'feed' }, generate, ['a', 'b'], {
    ...at,
    onProgress: ({ percent }) => told.push(percent),
  })
  const starts = sent.filter(({ method }) => method === 'POST')
  expect(starts).toHaveLength(2)
  expect(new Set(starts.map(({ key }) => key)).size).toBe(1)
  expect(told).toEqual([undefined, 10, 60, 100])
  expect(outcome).toMatchObject({ done: 2, failed: 0, jobs: [{ status: 'Succeeded', resultUrl: '/feeds/a.yml' }] })
})

it('a session that ended in the middle of a job is renewed, and the job is followed to its end', async () => {
  const { staff } = jobServer([
    started,
    () => json({ code: 'session-expired', title: 'Войдите', status: 401 }, 401),
    ended(),
  ])
  const following = run(staff.client, { key: 'feed' }, generate, ['a'], { ...at, onProgress: () => undefined })
  await vi.waitFor(() => expect(staff.session.getState().isAsking).toBe(true))
  staff.session.signedIn(staff.session.getState().session as never)
  expect((await following).jobs).toMatchObject([{ status: 'Succeeded' }])
})

it('a job that fails, and one that nobody waits for, are told apart', async () => {
  const failed = jobServer([started, ended('Failed')])
  expect(
    await run(failed.staff.client, { key: 'feed' }, generate, ['a'], { ...at, onProgress: () => undefined }),
  ).toMatchObject({ done: 0, failed: 1, isLeftRunning: false })
  const stop = new AbortController()
  const { staff, sent } = jobServer([started, running(5)])
  const outcome = await run(staff.client, { key: 'feed' }, generate, ['a'], {
    ...at,
    signal: stop.signal,
    onProgress: ({ percent }) => percent === 5 && stop.abort(),
  })
  expect(outcome).toMatchObject({ done: 0, failed: 0, isLeftRunning: true, jobs: [] })
  expect(sent).toHaveLength(2)
})

it('a break names what was not changed, and goes on with the same requests: what is done is not asked for again', async () => {
  const done = (count: number) => () => json({ done: count, failed: 0, errors: [], jobId: null })
  const broken = () => json({ code: 'internal', title: 'Внутренняя ошибка', status: 500 }, 500)
  const { staff, sent } = jobServer([done(50), broken, lost, broken, broken, done(50), done(20)])
  const ids = Array.from({ length: 120 }, (_, index) => String(index))
  const quiet = { ...at, onProgress: () => undefined }
  const first = await run(staff.client, { key: 'product' }, { action: 'changePrice' }, ids, quiet)
  expect(first).toMatchObject({ done: 50, failed: 0, left: ids.slice(50) })
  const rest = first.broken?.rest
  if (!rest) throw new Error('It cannot go on.')
  expect(await runPlan(staff.client, rest, quiet)).toMatchObject({ done: 70, total: 70, left: [], broken: null })
  const keys = sent.map(({ key }) => key)
  expect(new Set(keys.slice(1, 6)).size).toBe(1)
  expect(new Set(keys).size).toBe(3)
})

it('a refusal is not repeated, and leaves the rest', async () => {
  const refused = () => json({ code: 'forbidden', title: 'Нет прав', status: 403 }, 403)
  const { staff, sent } = jobServer([refused])
  const outcome = await run(staff.client, { key: 'product' }, { action: 'delete' }, ['1', '2'], {
    ...at,
    onProgress: () => undefined,
  })
  expect(outcome).toMatchObject({ done: 0, left: ['1', '2'], broken: { rest: null } })
  expect(sent).toHaveLength(1)
})
