import { createScriptPlan } from './script-plan'
import type { ScriptPlan } from './script-plan'

/** A clock that tests move forward, so that days of waiting take no time. */
interface MovedClock {
  readonly aheadMs: () => number
  readonly advance: (ms: number) => void
}

/** What tests and demo shops may ask of the stand-in providers and of the clock. */
export interface Rehearsal {
  readonly plan: ScriptPlan
  readonly clock: MovedClock
}

export function createRehearsal(): Rehearsal {
  let ahead = 0
  return {
    plan: createScriptPlan(),
    clock: {
      aheadMs: () => ahead,
      advance: (ms) => {
        ahead += ms
      },
    },
  }
}
