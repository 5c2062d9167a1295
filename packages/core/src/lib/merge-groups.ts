/** Settings by name; a group holds some of its own. */
type Group = Record<string, unknown>

/** Whether a value has settings of its own below it. */
export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

/** One object of several; those that come later win, groups key by key and so on inwards. What is no group in the earlier ones is taken as it is. */
export function mergeGroups<T extends object>(...given: readonly T[]): T {
  const merged: Group = {}
  for (const each of given) {
    for (const [key, value] of Object.entries(each)) {
      const former = merged[key]
      merged[key] = isGroup(former) && isGroup(value) ? mergeGroups(former, value) : value
    }
  }
  return merged as T
}
