import { Hono } from 'hono'
import {
  refuseForeignPage,
  refuseOtherThanJson,
  HttpProblem,
  parseJson,
  maskedEmail,
  type ApiEnv,
} from '@prilavok/shop-server/kit'
import { SCRIPT_NAMES } from './provider-script'
import { FARTHEST_MS, PLAN_LIMITS, type PlannedScript } from './controls'
import type { StandInShop } from './stand-in.types'

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** The plan that a body describes; null when a value is of a wrong type. */
function plannedOf(body: unknown): PlannedScript | null {
  const {
    provider = null,
    id = null,
    script,
    times = 1,
  } = (body ?? {}) as Partial<Record<'provider' | 'id' | 'script' | 'times', unknown>>
  if (!isTextOrNull(provider) || !isTextOrNull(id) || typeof script !== 'string' || typeof times !== 'number')
    return null
  return { provider, draftId: id, script, left: times }
}

async function readJson(request: Request): Promise<unknown> {
  refuseOtherThanJson(request)
  return parseJson(await request.text())
}

/**
 * What a test sets up before it starts: `POST /sim/plan {script, provider?, id?, times?}`, and time that passes:
 * `POST /sim/clock {advanceMs}`, back with a negative number, `DELETE /sim/clock` to the present. `GET /sim/outbox` has the e-mails that were not sent, without the names of their recipients.
 */
export function sandboxRoutes(shop: StandInShop): Hono<ApiEnv> {
  const { plan, clock } = shop.controls
  const routes = new Hono<ApiEnv>({ strict: false })
  const nowResponse = () => ({ now: new Date(shop.now()).toISOString() })
  for (const path of ['/plan', '/clock'])
    routes.use(path, async (context, next) => {
      if (context.req.method !== 'GET') refuseForeignPage(context.req.raw, shop.settings)
      await next()
    })
  routes.get('/plan', (context) => context.json({ planned: plan.list() }))
  routes.post('/plan', async (context) => {
    const planned = plannedOf(await readJson(context.req.raw))
    if (planned === null || !plan.add(planned)) {
      const { entries, times } = PLAN_LIMITS
      throw new HttpProblem('bad-request', {
        detail: `script is one of ${SCRIPT_NAMES.join(', ')}; times is 1 to ${times}; provider is a known one; ${entries} plans at most.`,
      })
    }
    return context.json({ planned: plan.list() })
  })
  routes.delete('/plan', (context) => {
    plan.clear()
    return context.json({ planned: plan.list() })
  })
  routes.get('/outbox', async (context) => {
    const emails = await shop.db.selectFrom('demo_email').selectAll().orderBy('id', 'desc').limit(50).execute()
    return context.json(
      {
        emails: emails.map(({ recipient, subject, text, sent_on }) => ({
          to: maskedEmail(recipient),
          subject,
          text,
          sentOn: sent_on,
        })),
      },
      200,
      { 'Cache-Control': 'no-store' },
    )
  })
  routes.post('/clock', async (context) => {
    const { advanceMs } = ((await readJson(context.req.raw)) ?? {}) as { readonly advanceMs?: unknown }
    if (typeof advanceMs !== 'number' || !clock.move(advanceMs))
      throw new HttpProblem('bad-request', {
        detail: `advanceMs is a whole number of milliseconds; the clock stays between the present and ${FARTHEST_MS} ahead.`,
      })
    await shop.payments.settleUnreported()
    return context.json(nowResponse())
  })
  routes.delete('/clock', (context) => {
    clock.reset()
    return context.json(nowResponse())
  })
  return routes
}
