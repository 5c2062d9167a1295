import { decideExperiment, listExperiments } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { decide } from './decide-experiment'
import { readExperiments } from './read-experiments'

/** The experiments of the shop's pages: what they have found, and what becomes of them. */
export const experimentRoutes: readonly StaffRoute[] = [
  staffRoute(listExperiments, async ({ db, settings }) => ({
    items: [...(await readExperiments(db, settings.timeZone))],
  })),

  staffRoute(decideExperiment, async (shop, { body, request, member }) => {
    await decide(shop, body, request.headers.get('If-Match'), member)
    const [decided] = await readExperiments(shop.db, shop.settings.timeZone, body.name)
    if (decided === undefined) throw new HttpProblem('not-found')
    return decided
  }),
]
