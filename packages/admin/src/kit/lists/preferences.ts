import { isPlain } from '../records/same-value'

/** How somebody wants the columns of a list; kept per resource. */
export interface ListPreferences {
  readonly order: readonly string[]
  readonly hidden: Readonly<Record<string, boolean>>
  readonly widths: Readonly<Record<string, number>>
  readonly pinned: readonly string[]
  readonly isDense: boolean
  readonly isPaged: boolean
}

const keyOf = (resource: string) => `prilavok-staff:list:${resource}`
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
const picked = <T>(value: unknown, isOne: (each: unknown) => each is T): Readonly<Record<string, T>> =>
  isPlain(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => isOne(entry[1])))
    : {}
const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 40 && value <= 1200
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Preferences from whatever is stored; what cannot be read is left at its usual. */
export function preferencesFrom(value: unknown, usual: ListPreferences): ListPreferences {
  if (!isPlain(value)) return usual
  return {
    order: 'order' in value ? texts(value['order']) : usual.order,
    hidden: { ...usual.hidden, ...picked(value['hidden'], isFlag) },
    widths: { ...usual.widths, ...picked(value['widths'], isWidth) },
    pinned: 'pinned' in value ? texts(value['pinned']) : usual.pinned,
    isDense: isFlag(value['isDense']) ? value['isDense'] : usual.isDense,
    isPaged: isFlag(value['isPaged']) ? value['isPaged'] : usual.isPaged,
  }
}

/** Reads what this browser keeps; never throws. */
export function loadPreferences(resource: string, usual: ListPreferences): ListPreferences {
  try {
    return preferencesFrom(JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null'), usual)
  } catch {
    return usual
  }
}

/** Keeps the preferences in this browser, where it keeps anything. */
export function savePreferences(resource: string, preferences: ListPreferences): void {
  try {
    localStorage.setItem(keyOf(resource), JSON.stringify(preferences))
  } catch {
    // A browser that keeps nothing shows the usual columns next time.
  }
}
