import { parseFaults, type Faults } from './fault-spec'

/** Faults for requests to come. */
export interface PlannedFault {
  readonly method: string | null
  /** Path without a trailing slash; `*` at the end matches anything. */
  readonly path: string
  readonly faults: string
  readonly left: number
}

/** The list of planned faults of one server. */
interface FaultPlan {
  readonly list: () => readonly PlannedFault[]
  /** Plans faults; false when they are not understood. */
  readonly add: (planned: PlannedFault) => boolean
  readonly clear: () => void
  /** The faults of this request, used up by it. */
  readonly take: (method: string, path: string) => Faults | null
}

const fits = ({ method, path }: PlannedFault, requestMethod: string, requestPath: string) =>
  (method === null || method === requestMethod) &&
  (path.endsWith('*') ? requestPath.startsWith(path.slice(0, -1)) : requestPath === path)

const MOST_ENTRIES = 100
const MOST_TIMES = 1_000
const LONGEST_PATH = 1_000

export function createFaultPlan(): FaultPlan {
  let planned: readonly PlannedFault[] = []
  return {
    list: () => planned,
    add: (fault) => {
      const isInBounds =
        Number.isInteger(fault.left) && fault.left >= 1 && fault.left <= MOST_TIMES && fault.path.length <= LONGEST_PATH
      if (parseFaults(fault.faults) === null || !isInBounds || planned.length >= MOST_ENTRIES) return false
      planned = [
        ...planned,
        { ...fault, method: fault.method?.toUpperCase() ?? null, path: fault.path.replace(/(.)\/+$/, '$1') },
      ]
      return true
    },
    clear: () => {
      planned = []
    },
    take: (method, path) => {
      const first = planned.find((fault) => fits(fault, method, path))
      if (first === undefined) return null
      planned = planned.flatMap((fault) =>
        fault !== first ? [fault] : fault.left > 1 ? [{ ...fault, left: fault.left - 1 }] : [],
      )
      return parseFaults(first.faults)
    },
  }
}
