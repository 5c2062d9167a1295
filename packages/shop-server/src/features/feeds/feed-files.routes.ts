import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { ShopDatabase } from '../../db'
import { isHeld } from '../../http/entity-tag'
import { HttpProblem } from '../../http/problem'
import type { ApiEnv } from '../../http/serve-route'
import type { Shop } from '../../shop'

/** Seconds for which platforms and caches may keep a file before they ask for it again. */
const KEPT_SECONDS = 300

/** The parts of a file, one at a time as the reader takes them. */
function streamed(db: Kysely<ShopDatabase>, runId: string): ReadableStream<Uint8Array> {
  let part = 0
  return new ReadableStream({
    async pull(stream) {
      const row = await db
        .selectFrom('feed_part')
        .select('bytes')
        .where('run_id', '=', runId)
        .where('part', '=', part)
        .executeTakeFirst()
      if (row === undefined) return stream.close()
      part += 1
      stream.enqueue(new Uint8Array(row.bytes))
    },
  })
}

/** The files of feeds, at the address that platforms are given. */
export function feedFileRoutes({ db }: Shop): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>({ strict: false })
  routes.get('/feeds/:file', async (context) => {
    const run = await db
      .selectFrom('feed')
      .innerJoin('feed_run', 'feed_run.feed_id', 'feed.id')
      .select(['feed_run.id', 'feed_run.content_type', 'feed_run.entity_tag', 'feed_run.finished_on'])
      .where('feed.file_name', '=', context.req.param('file'))
      .where('feed_run.is_current', '=', true)
      .executeTakeFirst()
    if (run === undefined)
      throw new HttpProblem('not-found', { detail: 'There is no such file, or it was not made yet.' })
    const tag = `"${run.entity_tag ?? run.id}"`
    const headers = {
      ETag: tag,
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      'Last-Modified': (run.finished_on ?? new Date(0)).toUTCString(),
    }
    if (isHeld(context.req.raw, tag)) return context.body(null, 304, headers)
    const isSheet = !run.content_type.startsWith('application/xml')
    const name = encodeURIComponent(context.req.param('file'))
    return new Response(context.req.method === 'HEAD' ? null : streamed(db, run.id), {
      headers: {
        ...headers,
        'Content-Type': run.content_type,
        ...(isSheet && { 'Content-Disposition': `attachment; filename*=UTF-8''${name}` }),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
  return routes
}
