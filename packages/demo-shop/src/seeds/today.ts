import { DAY_MS } from '@prilavok/shop-server/kit'

const SIX_HOURS_MS = 21_600_000

/** The last 6 o'clock in the morning, UTC: when the demo shop was filled. Nothing in it is younger. */
export const demoToday = Math.floor((Date.now() - SIX_HOURS_MS) / DAY_MS) * DAY_MS + SIX_HOURS_MS
