/** The fewest and the most that a stepper counts where nobody says otherwise. */
export const FEWEST = 1
export const MOST = 9999

/** What of a typed text can be a count. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The count that a text stands for; an empty one is the count as it was. */
export const typedCount = (draft: string | null, value: number): number => Number(draft || value)

/** The nearest count that is allowed. */
export const within = (count: number, min = FEWEST, max = MOST): number => Math.min(max, Math.max(min, count))

/**
 * The count that a key leads to; null where it forgets what was typed, undefined where it is none of the stepper's: Escape
 * belongs to the dialog around once there is nothing left to undo.
 */
export function countOfKey(key: string, draft: string | null, value: number): number | null | undefined {
  const typed = typedCount(draft, value)
  if (key === 'Enter') return typed
  if (key === 'ArrowUp') return typed + 1
  if (key === 'ArrowDown') return typed - 1
  return key === 'Escape' && draft !== null ? null : undefined
}
