import { readCallStats } from '@prilavok/contracts/admin'
import { staffRoute, type StaffRoute } from '../../http/staff-route'

/** How the calls of the API have done in this process. */
export const callStatsRoutes: readonly StaffRoute[] = [
  staffRoute(readCallStats, ({ calls }) => {
    const { since, items } = calls.read()
    return Promise.resolve({ since, items: [...items] })
  }),
]
