import { behaviourOf } from './rules/provider-script'

/** A script for starts to come. */
export interface PlannedScript {
  /** null = of any provider */
  readonly provider: string | null
  /** null = of any draft */
  readonly draftId: string | null
  readonly script: string
  /** For so many starts. */
  readonly left: number
}

/** The scripts that one server has been asked to play. */
export interface ScriptPlan {
  readonly list: () => readonly PlannedScript[]
  /** Plans a script; false when it is not understood. */
  readonly add: (planned: PlannedScript) => boolean
  readonly clear: () => void
  /** The script of this start, used up by it; null when none is planned. */
  readonly take: (provider: string, draftId: string) => string | null
}

export function createScriptPlan(): ScriptPlan {
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

/** What tests and demo shops may ask of the stand-in providers and of the clock. */
export interface Sandbox {
  readonly plan: ScriptPlan
  readonly clock: MovedClock
}

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
