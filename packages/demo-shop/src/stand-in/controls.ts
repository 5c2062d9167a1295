import { providerByKey } from '@prilavok/shop-server/kit'
import { behaviourOf } from './provider-script'

/** A script for future payments. */
export interface PlannedScript {
  /** null = of any provider */
  readonly provider: string | null
  /** null = of any draft */
  readonly draftId: string | null
  readonly script: string
  /** How many more payments it applies to. */
  readonly left: number
}

/** How many scripts are planned at most, and for how many payments each. */
export const PLAN_LIMITS = { entries: 100, times: 1_000, idLength: 64 } as const

/** The scripts planned at one server. */
interface ScriptPlan {
  readonly list: () => readonly PlannedScript[]
  /** Plans a script; false when it is invalid, or the plan is full. */
  readonly add: (planned: PlannedScript) => boolean
  readonly clear: () => void
  /** The script of a payment that starts, used up by it; null when none is planned. */
  readonly take: (provider: string, draftId: string) => string | null
}

const isPlannable = ({ script, left, provider, draftId }: PlannedScript): boolean =>
  behaviourOf(script) !== null &&
  Number.isInteger(left) &&
  left >= 1 &&
  left <= PLAN_LIMITS.times &&
  (provider === null || providerByKey(provider) !== null) &&
  (draftId === null || draftId.length <= PLAN_LIMITS.idLength)

function createScriptPlan(): ScriptPlan {
  let planned: readonly PlannedScript[] = []
  return {
    list: () => planned,
    add: (script) => {
      if (!isPlannable(script) || planned.length >= PLAN_LIMITS.entries) return false
      planned = [...planned, script]
      return true
    },
    clear: () => {
      planned = []
    },
    take: (provider, draftId) => {
      const fits = (each: PlannedScript) =>
        (each.provider ?? provider) === provider && (each.draftId ?? draftId) === draftId
      const first = planned.find(fits)
      if (first === undefined) return null
      planned = planned.flatMap((each) =>
        each !== first ? [each] : each.left > 1 ? [{ ...each, left: each.left - 1 }] : [],
      )
      return first.script
    },
  }
}

/** The clock goes this far ahead of the present, and never behind it. */
export const FARTHEST_MS = 400 * 86_400_000

/** A clock that tests move, so that days of waiting take no time. */
interface MovedClock {
  readonly aheadMs: () => number
  /** Moves the clock, back with a negative number; false when that is outside its bounds. */
  readonly move: (ms: number) => boolean
  /** Back to the present. */
  readonly reset: () => void
}

function createMovedClock(): MovedClock {
  let ahead = 0
  return {
    aheadMs: () => ahead,
    move: (ms) => {
      const next = ahead + ms
      if (!Number.isInteger(ms) || next < 0 || next > FARTHEST_MS) return false
      ahead = next
      return true
    },
    reset: () => {
      ahead = 0
    },
  }
}

/** Controls of the stand-in providers and of the clock, for tests and demo shops. */
export interface Controls {
  readonly plan: ScriptPlan
  readonly clock: MovedClock
  /** With it the stand-ins sign their callbacks; never leaves the server. */
  readonly secret: string
}

/** Controls without planned scripts, the clock at the present. */
export const createControls = (secret: string): Controls => ({
  plan: createScriptPlan(),
  clock: createMovedClock(),
  secret,
})
