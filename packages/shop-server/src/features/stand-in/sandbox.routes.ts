import { Hono } from 'hono'
import { HttpProblem } from '../../http/problem'
import { parseJson } from '../../http/read-call'
import type { ApiEnv } from '../../http/serve-route'
import { SCRIPT_NAMES } from '../../rules/provider-script'
import type { PlannedScript } from '../../sandbox'
import type { StandInShop } from './stand-in.types'

const FARTHEST_MS = 400 * 86_400_000
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function plannedOf(body: unknown): PlannedScript {
  const {
    provider,
    id,
    script,
    times = 1,
  } = (body ?? {}) as Partial<Record<'provider' | 'id' | 'script' | 'times', unknown>>
  return {
    provider: textOrNull(provider),
    draftId: textOrNull(id),
    script: textOrNull(script) ?? '',
    left: Number(times),
  }
}

/**
 * What a test sets up before it starts: `POST /sim/plan {script, provider?, id?, times?}`, and time that passes:
 * `POST /sim/clock {advanceMs}`. Both are there in demo and test shops only.
 */
export function sandboxRoutes(shop: StandInShop): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>({ strict: false })
  const { sandbox } = shop
  if (sandbox === null) return routes
  const { plan, clock } = sandbox
  routes.get('/plan', (context) => context.json({ planned: plan.list() }))
  routes.post('/plan', async (context) => {
    const isKnown = plan.add(plannedOf(parseJson(await context.req.text())))
    if (!isKnown)
      throw new HttpProblem('bad-request', {
        detail: `script is one of ${SCRIPT_NAMES.join(', ')}; times is 1 or more.`,
      })
    return context.json({ planned: plan.list() })
  })
  routes.delete('/plan', (context) => {
    plan.clear()
    return context.json({ planned: plan.list() })
  })
  routes.post('/clock', async (context) => {
    const { advanceMs } = (parseJson(await context.req.text()) ?? {}) as { readonly advanceMs?: unknown }
    const isForward =
      typeof advanceMs === 'number' &&
      Number.isInteger(advanceMs) &&
      advanceMs >= 0 &&
      clock.aheadMs() + advanceMs <= FARTHEST_MS
    if (!isForward)
      throw new HttpProblem('bad-request', {
        detail: `advanceMs is a whole number of milliseconds, ${FARTHEST_MS} at most in all.`,
      })
    clock.advance(advanceMs)
    await shop.payments.settleUnreported()
    return context.json({ now: new Date(shop.now()).toISOString() })
  })
  return routes
}
