import type { Filter, Listing } from '@prilavok/contracts/admin'
import { numberFrom } from '../lib/number-from'

/** The value that an action of a list needs. */
export type BulkValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'bool' | 'number' | 'text'; readonly field: string }
  | { readonly kind: 'enum'; readonly field: string; readonly of: string; readonly many: boolean }
  | { readonly kind: 'ref'; readonly field: string; readonly of: string }

const WITHOUT = new Set(['delete', 'generate', 'notify', 'printLabels', 'printPackingLists'])

/** What has to be chosen before an action runs; the filters of the list say of what type it is. */
export function bulkValueOf(action: string, { filters, names: own = {} }: Listing): BulkValue {
  if (WITHOUT.has(action) || (own[action] !== undefined && !/^set[A-Z]/.test(action))) return { kind: 'none' }
  // The option that stays; the chosen ones become it.
  if (action === 'merge') return { kind: 'ref', field: 'optionId', of: 'specOption' }
  if (action === 'setManager') return { kind: 'ref', field: 'managerId', of: 'staffMember' }
  if (action === 'changePrice') return { kind: 'number', field: 'percent' }
  if (action === 'addTags' || action === 'removeTags')
    return filters['tags']?.of === undefined
      ? { kind: 'text', field: 'tags' }
      : { kind: 'enum', field: 'tags', of: filters['tags'].of, many: true }
  const word = action.replace(/^set/, '')
  const field = word.charAt(0).toLowerCase() + word.slice(1)
  const names = [field, `is${word}`, `${field}Type`, `${field}Id`]
  const [name, filter]: readonly [string?, Filter?] =
    Object.entries(filters).find(([each]) => names.includes(each) || each.endsWith(`${word}Id`)) ?? []
  if (filter?.type === 'enum') return { kind: 'enum', field, of: filter.of ?? '', many: false }
  if (filter?.type === 'ref') return { kind: 'ref', field: name ?? field, of: filter.of ?? '' }
  const kind = filter?.type === 'bool' ? 'bool' : filter?.type === 'numberRange' ? 'number' : 'text'
  return { kind, field }
}

/** The chosen values as the request carries them: under the field's name and as `value`. */
export function payloadOf(asked: BulkValue, values: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const [first = ''] = values
  const of = (value: unknown) => (asked.kind === 'none' ? undefined : { [asked.field]: value, value })
  if (asked.kind === 'bool') return of(first === 'true')
  if (asked.kind === 'number' && asked.field === 'percent') return { percent: numberFrom(first) ?? null }
  if (asked.kind === 'number') return of(numberFrom(first) ?? null)
  if (asked.kind === 'enum' && asked.many) return of(values)
  if (asked.kind !== 'none' && asked.field === 'tags')
    return of(
      first
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
  return of(first)
}

/** Whether the values are enough for the action to run: a number must be one. */
export const areGiven = (asked: BulkValue, values: readonly string[]): boolean =>
  asked.kind === 'none' ||
  (values.some((each) => each.trim() !== '') &&
    (asked.kind !== 'number' || typeof numberFrom(values[0] ?? '') === 'number'))
