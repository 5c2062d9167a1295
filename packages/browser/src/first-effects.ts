import type { Effects, Reporter } from '@prilavok/core/effects'
import { createClock } from './clock'
import { createRandom } from './random'
import { createStorage } from './storage/storage'
import { createTabs } from './storage/tabs'

/** What a cart needs before anything else; the other ports may come with later code. */
export type FirstEffects = Pick<Effects, 'clock' | 'storage' | 'tabs' | 'random' | 'report'>

/** The ports of a cart in a browser; they load nothing. */
export const createFirstEffects = (report: Reporter): FirstEffects => ({
  clock: createClock(),
  storage: createStorage(() => localStorage, report),
  tabs: createTabs(),
  random: createRandom(),
  report,
})
