import type { KeyValueStorage } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import type { Assignment } from '../shop-options.types'

/** Where this browser's assignments are kept. */
export const EXPERIMENTS_KEY = 'prilavok.experiments'
/** Where the tab keeps the options that an address asked for. */
export const OVERRIDES_KEY = 'prilavok.experiment-overrides'

/** Assignments by the name of their experiment. */
export type Assignments = ReadonlyMap<string, Assignment>

const isAssignment = (value: unknown): value is Assignment =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  typeof value['isControl'] === 'boolean' &&
  typeof value['hashCode'] === 'string'

/** The stored assignments of experiments that still run; none when they were stored under another version. Source: EXP-03, EXP-07. */
export function readAssignments(storage: KeyValueStorage, version: string, running: ReadonlySet<string>): Assignments {
  const kept = parseJson(storage.read(EXPERIMENTS_KEY) ?? 'null')
  if (!isRecord(kept) || kept['version'] !== version || !isRecord(kept['assigned'])) return new Map()
  return new Map(
    Object.entries(kept['assigned']).flatMap(([name, value]) =>
      running.has(name) && isAssignment(value) ? [[name, value] as const] : [],
    ),
  )
}

/** Stores assignments; what was stored before is gone. */
export function writeAssignments(storage: KeyValueStorage, version: string, assignments: Assignments): void {
  const text = JSON.stringify({ version, assigned: Object.fromEntries(assignments) })
  if (storage.read(EXPERIMENTS_KEY) !== text) storage.write(EXPERIMENTS_KEY, text)
}
