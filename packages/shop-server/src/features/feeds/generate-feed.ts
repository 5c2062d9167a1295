import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { JobFailed } from '../../jobs/job-failed'
import type { Shop } from '../../shop'
import { countFeedProducts, feedProducts, originOf, type FeedProduct } from './feed-products'
import { feedOf, type Feed } from './feed-record'
import type { FeedCategory, FeedSource } from './feed-source'
import { writerOf } from './writers'

/** What one run came to. */
export interface FeedResult {
  readonly feed: Feed
  readonly itemsCount: number
}

/** How a run is followed. */
export interface FeedRunOptions {
  readonly jobId: string
  readonly signal: AbortSignal
  readonly reached: (done: number, total: number) => Promise<void>
  /** Runs only if nothing has since this moment: what a schedule asks for is done once, whoever notices it first. */
  readonly unlessRunSince?: Date
}

/** Bytes of a part of a file; a reader takes them one after the other. */
const PART_BYTES = 256 * 1024
/** For how long a file that was replaced can still be read by whoever has begun to. */
const KEPT_MS = 3_600_000
const BROKEN = 'Внутренняя ошибка. Подробности в журнале сервера.'
const EMPTY = 'Под условия выгрузки не подходит ни один товар. Прежний файл остался.'

const placesOf = async ({ db, settings }: Shop, { cityIds }: Feed): Promise<readonly string[]> => {
  if (cityIds.length === 0) return [settings.seller.address]
  const rows = await db
    .selectFrom('address_city')
    .select('name')
    .where('id', 'in', [...cityIds])
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

async function categoriesOf({ db }: Shop): Promise<readonly FeedCategory[]> {
  return db.selectFrom('category').select(['id', 'parent_id as parentId', 'name', 'path']).orderBy('path').execute()
}

/** Claims the feed for a run; null where another run is at it, or has been since. */
async function claim(shop: Shop, feed: Feed, { jobId, unlessRunSince }: FeedRunOptions): Promise<string | null> {
  const [id, moment] = [shop.randomId(), new Date(shop.now())]
  // A run of a job that has ended, however it did, is at work no more.
  await sql`update feed_run set status = 'Failed', finished_on = ${moment}, error = coalesce(job.message, '')
    from staff_job job where job.id = feed_run.job_id and feed_run.feed_id = ${feed.id} and feed_run.status = 'Running'
      and job.status not in ('Queued', 'Running')`.execute(shop.db)
  const since = unlessRunSince ?? null
  const { rows } = await sql`
    insert into feed_run (id, feed_id, job_id, status, content_type, started_on)
    select ${id}, ${feed.id}, ${jobId}, 'Running', ${writerOf(feed.type).contentType}, ${moment}::timestamptz
    where not exists (select from feed_run r where r.feed_id = ${feed.id} and r.started_on >= ${since}::timestamptz
      and r.status <> 'Cancelled')
    on conflict do nothing returning id`.execute(shop.db)
  return rows.length === 0 ? null : id
}

/** The products as they pass, counted and told of. */
async function* counted(
  pages: AsyncIterable<readonly FeedProduct[]>,
  onPage: (count: number) => Promise<void>,
): AsyncGenerator<readonly FeedProduct[]> {
  let count = 0
  for await (const products of pages) {
    yield products
    count += products.length
    await onPage(count)
  }
}

/** Stores a file part by part; resolves with its size and its tag. */
async function store(shop: Shop, runId: string, file: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let [part, size, held] = [0, 0, 0]
  let waiting: Uint8Array[] = []
  const flush = async () => {
    if (held === 0) return
    const bytes = Buffer.concat(waiting)
    ;[waiting, held] = [[], 0]
    await shop.db.insertInto('feed_part').values({ run_id: runId, part, bytes }).execute()
    part += 1
  }
  for await (const bytes of file) {
    hash.update(bytes)
    waiting.push(bytes)
    ;[size, held] = [size + bytes.length, held + bytes.length]
    if (held >= PART_BYTES) await flush()
  }
  await flush()
  return { size, tag: hash.digest('base64url').slice(0, 27) }
}

/** From here on this file is served; the one before is deleted after its last reader. */
const publish = (
  shop: Shop,
  runId: string,
  feed: Feed,
  { size, tag, itemsCount }: { readonly size: number; readonly tag: string; readonly itemsCount: number },
): Promise<void> =>
  shop.db.transaction().execute(async (trx) => {
    const moment = new Date(shop.now())
    await trx.updateTable('feed_run').set({ is_current: false }).where('feed_id', '=', feed.id).execute()
    await trx
      .updateTable('feed_run')
      .set({
        status: 'Succeeded',
        is_current: true,
        items_count: itemsCount,
        entity_tag: tag,
        size_bytes: size,
        finished_on: moment,
      })
      .where('id', '=', runId)
      .execute()
    await sql`delete from feed_part where run_id in (select id from feed_run
      where feed_id = ${feed.id} and not is_current and status <> 'Running' and started_on < ${new Date(shop.now() - KEPT_MS)})`.execute(
      trx,
    )
  })

const fail = async (shop: Shop, runId: string, error: string, status = 'Failed') => {
  await shop.db.deleteFrom('feed_part').where('run_id', '=', runId).execute()
  await shop.db
    .updateTable('feed_run')
    .set({ status, error, finished_on: new Date(shop.now()) })
    .where('id', '=', runId)
    .execute()
}

/**
 * Makes the file of a feed and serves it from then on; the file before it stays where this one fails. Resolves with null where another
 * run is at it; throws JobFailed for a reason that people should read.
 */
export async function generateFeed(shop: Shop, feedId: string, options: FeedRunOptions): Promise<FeedResult | null> {
  const row = await shop.db.selectFrom('feed').selectAll().where('id', '=', feedId).executeTakeFirst()
  if (row === undefined) throw new JobFailed('Выгрузки больше нет')
  const feed = feedOf(row)
  const runId = await claim(shop, feed, options)
  if (runId === null) return null
  try {
    const total = await countFeedProducts(shop, feed)
    if (total === 0) throw new JobFailed(EMPTY)
    let itemsCount = 0
    const { settings } = shop
    const source: FeedSource = {
      feed,
      origin: originOf(shop),
      shopName: settings.seller.name,
      phone: settings.seller.phone,
      now: new Date(shop.now()),
      timeZone: settings.timeZone,
      categories: await categoriesOf(shop),
      places: await placesOf(shop, feed),
      pages: counted(feedProducts(shop, feed), async (count) => {
        options.signal.throwIfAborted()
        itemsCount = count
        await options.reached(count, total)
      }),
    }
    const stored = await store(shop, runId, writerOf(feed.type).write(source))
    await publish(shop, runId, feed, { ...stored, itemsCount })
    return { feed, itemsCount }
  } catch (error) {
    if (options.signal.aborted) await fail(shop, runId, '', 'Cancelled')
    else await fail(shop, runId, error instanceof JobFailed ? error.message : BROKEN)
    throw error
  }
}
