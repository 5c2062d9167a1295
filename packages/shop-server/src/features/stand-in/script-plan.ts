import { behaviourOf } from '../../payments/script'

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
