import { generateFeed, type FeedResult } from '../features/feeds/generate-feed'
import { feedOf } from '../features/feeds/feed-record'
import type { ResourceAction } from '../features/staff-resources/engine/server-resource'
import { JobFailed } from '../jobs/job-failed'
import type { JobOutcome, JobRun } from '../jobs/jobs.types'
import { urlFor } from '../links'
import { lastDue } from '../rules/feed-schedule'
import type { Shop } from '../shop'

const SYSTEM = { id: null, displayName: 'Расписание' }
const KIND = { kind: 'feed.generate', permission: 'feed:read' }

/** The address of a feed's file. */
export const feedPath = (fileName: string): string => `/feeds/${encodeURIComponent(fileName)}`

const goods = (count: number): string => `товаров: ${count.toLocaleString('ru')}`

/** Several feeds one after the other; one that fails leaves the others. Progress is that of all of them. */
async function generateAll(
  shop: Shop,
  ids: readonly string[],
  { id: jobId, signal, reached }: Pick<JobRun, 'id' | 'signal' | 'reached'>,
  more: { readonly unlessRunSince?: Date } = {},
): Promise<JobOutcome> {
  const made: FeedResult[] = []
  const failed: string[] = []
  let waiting = 0
  for (const [index, feedId] of ids.entries()) {
    const within = (done: number, total: number) => reached(index + done / Math.max(1, total), ids.length)
    try {
      const result = await generateFeed(shop, feedId, { jobId, signal, reached: within, ...more })
      if (result === null) waiting += 1
      else made.push(result)
    } catch (error) {
      if (!(error instanceof JobFailed) || ids.length === 1) throw error
      failed.push(error.message)
    }
  }
  const [only] = made
  const busy = waiting > 0 ? ['Эта выгрузка уже выполняется'] : []
  if (only === undefined) throw new JobFailed([...failed, ...busy].join('; ') || 'Нечего выгружать')
  const done = made.map(({ feed, itemsCount }) => `${feed.name}, ${goods(itemsCount)}`)
  return {
    message: [...done, ...failed, ...busy].join('; '),
    resultUrl: ids.length === 1 ? urlFor(shop, feedPath(only.feed.fileName)) : null,
  }
}

/** The bulk action `generate` of feeds: a job. */
export const generateFeeds: ResourceAction = {
  async onAll(shop, { ids, member }) {
    const jobId = await shop.jobs.start({ ...KIND, by: member }, (run) => generateAll(shop, ids, run))
    return { done: 0, failed: 0, errors: [], jobId }
  },
}

const activeFeeds = async ({ db }: Shop) =>
  (await db.selectFrom('feed').selectAll().where('is_active', '=', true).orderBy('id').execute()).map(feedOf)

/** Starts the feeds that have come due by their schedules and have not run since; resolves with how many. To be called every minute. */
export async function startDueFeeds(shop: Shop): Promise<number> {
  let started = 0
  for (const feed of await activeFeeds(shop)) {
    const due = lastDue(feed.schedule, shop.settings.timeZone, shop.now())
    if (due === null) continue
    const { updated_on: savedOn } = await shop.db
      .selectFrom('feed')
      .select('updated_on')
      .where('id', '=', feed.id)
      .executeTakeFirstOrThrow()
    const run = await shop.db
      .selectFrom('feed_run')
      .select('id')
      .where('feed_id', '=', feed.id)
      .where('started_on', '>=', due)
      // What a server that shut down has given back is due again.
      .where('status', '<>', 'Cancelled')
      .executeTakeFirst()
    // A schedule that was saved a moment ago begins with its next time, not with the one that has passed.
    if (run !== undefined || savedOn > due) continue
    await shop.jobs.start({ ...KIND, by: SYSTEM }, (job) => generateAll(shop, [feed.id], job, { unlessRunSince: due }))
    started += 1
  }
  return started
}

/** Generates every active feed, for the terminal; reports each. */
export async function generateActiveFeeds(
  shop: Shop,
  { say, signal }: { readonly say: (line: string) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const feed of await activeFeeds(shop)) {
    signal.throwIfAborted()
    const id = await shop.jobs.start({ ...KIND, by: { id: null, displayName: 'Терминал' } }, (job) =>
      generateAll(shop, [feed.id], { ...job, signal: AbortSignal.any([job.signal, signal]) }),
    )
    await shop.jobs.ended(id)
    const job = await shop.db.selectFrom('staff_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    say(job.status === 'Succeeded' ? (job.message ?? feed.name) : `${feed.name}: ${job.message ?? 'не выполнено'}`)
  }
}
