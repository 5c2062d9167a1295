import { isRecord } from './parse-json'

/** One object of several; those that come later win, groups key by key and so on inwards. What is no group in the earlier ones is taken as it is. */
export function mergeGroups<T extends object>(...given: readonly T[]): T {
  const merged: Record<string, unknown> = {}
  for (const each of given) {
    for (const [key, value] of Object.entries(each)) {
      const former = merged[key]
      merged[key] = isRecord(former) && isRecord(value) ? mergeGroups(former, value) : value
    }
  }
  return merged as T
}
