import { behaviourOf } from './rules/provider-script'

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

/** The scripts planned at one server. */
interface ScriptPlan {
  readonly list: () => readonly PlannedScript[]
  /** Plans a script; false when it is invalid. */
  readonly add: (planned: PlannedScript) => boolean
  readonly clear: () => void
  /** The script of a payment that starts, used up by it; null when none is planned. */
  readonly take: (provider: string, draftId: string) => string | null
}

function createScriptPlan(): ScriptPlan {
  let planned: readonly PlannedScript[] = []
  return {
    list: () => planned,
    add: (script) => {
      if (behaviourOf(script.script) === null || !Number.isInteger(script.left) || script.left < 1) return false
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

/** A clock that tests move forward, so that days of waiting take no time. */
interface MovedClock {
  readonly aheadMs: () => number
  readonly advance: (ms: number) => void
}

/** Controls of the stand-in providers and of the clock, for tests and demo shops. */
export interface Sandbox {
  readonly plan: ScriptPlan
  readonly clock: MovedClock
}

/** Opens a sandbox without planned scripts, its clock at the present. */
export function createSandbox(): Sandbox {
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
