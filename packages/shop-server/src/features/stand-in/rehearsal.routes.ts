import { Hono } from 'hono'
import { parseJson } from '../../http/read-call'
import { Refusal } from '../../http/refusal'
import type { Doors } from '../../http/serve-route'
import { scriptWords } from '../../payments/script'
import type { Shop } from '../../shop'
import { settleUntold } from '../payment/ask-provider'
import type { PlannedScript } from './script-plan'

const farthestMs = 400 * 86_400_000
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
 * What a test asks for before it starts: `POST /sim/plan {script, provider?, id?, times?}`, and time that passes:
 * `POST /sim/clock {advanceMs}`. Both are there in demo and test shops only.
 */
export function rehearsalRoutes(shop: Shop): Hono<Doors> {
  const routes = new Hono<Doors>({ strict: false })
  const { rehearsal } = shop
  if (rehearsal === null) return routes
  const { plan, clock } = rehearsal
  routes.get('/plan', (context) => context.json({ planned: plan.list() }))
  routes.post('/plan', async (context) => {
    const isKnown = plan.add(plannedOf(parseJson(await context.req.text())))
    if (!isKnown)
      throw new Refusal('bad-request', { detail: `script is one of ${scriptWords.join(', ')}; times is 1 or more.` })
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
      clock.aheadMs() + advanceMs <= farthestMs
    if (!isForward)
      throw new Refusal('bad-request', {
        detail: `advanceMs is a whole number of milliseconds, ${farthestMs} at most in all.`,
      })
    clock.advance(advanceMs)
    await settleUntold(shop)
    return context.json({ now: new Date(shop.now()).toISOString() })
  })
  return routes
}
